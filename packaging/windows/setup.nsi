; The setup program for one person: it needs no administrator and asks nothing.
;
; installers/windows_setup.py says by -D what everything is called and where it lies, and writes what is
; included from ${PARTS}: our texts in each language, and the names of all files that come and go. Nothing
; else is ever removed: saved games lie elsewhere, and what people have put beside the program stays.

!include "MUI2.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
RequestExecutionLevel user
!ifdef QUICKLY
  SetCompress off
!else
  SetCompressor /SOLID /FINAL lzma
  SetCompressorDictSize 64
!endif
ManifestDPIAware true
ManifestSupportedOS Win10
BrandingText " "

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${KEY}"
!define APP_PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths\${KEY}.exe"
!define CLASSES "Software\Classes"
!define STILL_OPEN_CODE 3

; Where it is now, a newer version goes, too.
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${NUMBERS}"
VIAddVersionKey "CompanyName" "${AUTHORS}"
VIAddVersionKey "LegalCopyright" "${AUTHORS}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_WELCOMEPAGE_TITLE "${NAME} ${VERSION}"
!define MUI_WELCOMEPAGE_TEXT "$(WELCOME)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${KEY}.exe"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is for all whose Windows speaks another language; it is not asked for.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Ukrainian"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Russian"
!include "${PARTS}/texts.nsh"

; ---- a program that is open ------------------------------------------------------------------------

; Windows lets nobody write to a program that runs. Half of it would be new and half of it old.
!macro STOP_IF_OPEN FILE
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\${FILE}"
      ${Break}
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\${FILE}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${Break}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(STILL_OPEN)" /SD IDCANCEL IDRETRY +3
      SetErrorLevel ${STILL_OPEN_CODE}
      Quit
  ${Loop}
!macroend

; ---- what Windows shows of it ----------------------------------------------------------------------

!macro TELL_THE_SHELL
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; ---- installing ------------------------------------------------------------------------------------

Function .onInit
  ${IfNot} ${AtLeastBuild} 17763
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section
  SetShellVarContext current
  !insertmacro STOP_IF_OPEN "${KEY}.exe"
  !insertmacro STOP_IF_OPEN "${KEY}.com"

  ; An older version knows best what is its own.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR' $0
    ${If} $0 != 0
      SetErrorLevel $0
      Abort
    ${EndIf}
  ${EndIf}

  !include "${PARTS}/coming.nsh"
  SetOutPath "$INSTDIR"
  File "/oname=game-file.ico" "${GAME_ICON}"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${KEY}.exe" "" "$INSTDIR\${KEY}.exe" 0 \
    SW_SHOWNORMAL "" "$(SUMMARY)"

  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${PROGID}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "Content Type" "${MIME_TYPE}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${PROGID}" ""
  WriteRegStr HKCU "${CLASSES}\${PROGID}" "" "$(FILE_TYPE)"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\DefaultIcon" "" "$INSTDIR\game-file.ico"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\shell\open\command" "" '"$INSTDIR\${KEY}.exe" "%1"'
  WriteRegStr HKCU "${APP_PATHS}" "" "$INSTDIR\${KEY}.exe"

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${KEY}.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${AUTHORS}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  !insertmacro TELL_THE_SHELL
SectionEnd

; ---- uninstalling ----------------------------------------------------------------------------------

Section "Uninstall"
  SetShellVarContext current
  !insertmacro STOP_IF_OPEN "${KEY}.exe"
  !insertmacro STOP_IF_OPEN "${KEY}.com"

  Delete "$SMPROGRAMS\${NAME}.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $0 == "${PROGID}" ; another program may have taken over
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" ""
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" "Content Type"
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${PROGID}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\${PROGID}"
  DeleteRegKey HKCU "${APP_PATHS}"
  DeleteRegKey HKCU "${UNINSTALL}"

  Delete "$INSTDIR\game-file.ico"
  !include "${PARTS}/going.nsh"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  !insertmacro TELL_THE_SHELL
SectionEnd
