/* What Qt asks of icuuc.dll, for Wine alone.

   Windows 10 and later bring this library; Wine 8 does not, and Qt6Core.dll cannot be loaded without
   it. Qt converts texts between rare encodings with it, which nothing of ours does: every converter is
   refused. It is put into the Wine that tries the program and is never given to anybody. */

#define NOT_SUPPORTED 16 /* U_UNSUPPORTED_ERROR */
#define REFUSED(name) \
    __declspec(dllexport) long long name(void) { return 0; }

__declspec(dllexport) void *ucnv_open(const char *name, int *error)
{
    (void)name;
    *error = NOT_SUPPORTED;
    return 0;
}

REFUSED(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
REFUSED(UCNV_TO_U_CALLBACK_SUBSTITUTE)
REFUSED(ucnv_cbFromUWriteUChars)
REFUSED(ucnv_cbToUWriteUChars)
REFUSED(ucnv_close)
REFUSED(ucnv_countAvailable)
REFUSED(ucnv_fromUCountPending)
REFUSED(ucnv_fromUnicode)
REFUSED(ucnv_getAvailableName)
REFUSED(ucnv_getFromUCallBack)
REFUSED(ucnv_getMaxCharSize)
REFUSED(ucnv_getName)
REFUSED(ucnv_getStandardName)
REFUSED(ucnv_getToUCallBack)
REFUSED(ucnv_reset)
REFUSED(ucnv_setFromUCallBack)
REFUSED(ucnv_setToUCallBack)
REFUSED(ucnv_toUCountPending)
REFUSED(ucnv_toUnicode)
