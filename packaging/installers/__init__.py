"""From a checkout to what people install: `python -m installers` builds all that this system can."""
