/// The places of keys on a keyboard, by the numbers of the USB specification for keyboards (usage page 7).
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// No key in particular.
  case keyboardErrorUndefined = 3
  /// The key A.
  case keyboardA = 4
  /// The key B.
  case keyboardB = 5
  /// The key C.
  case keyboardC = 6
  /// The key D.
  case keyboardD = 7
  /// The key E.
  case keyboardE = 8
  /// The key F.
  case keyboardF = 9
  /// The key G.
  case keyboardG = 10
  /// The key H.
  case keyboardH = 11
  /// The key I.
  case keyboardI = 12
  /// The key J.
  case keyboardJ = 13
  /// The key K.
  case keyboardK = 14
  /// The key L.
  case keyboardL = 15
  /// The key M.
  case keyboardM = 16
  /// The key N.
  case keyboardN = 17
  /// The key O.
  case keyboardO = 18
  /// The key P.
  case keyboardP = 19
  /// The key Q.
  case keyboardQ = 20
  /// The key R.
  case keyboardR = 21
  /// The key S.
  case keyboardS = 22
  /// The key T.
  case keyboardT = 23
  /// The key U.
  case keyboardU = 24
  /// The key V.
  case keyboardV = 25
  /// The key W.
  case keyboardW = 26
  /// The key X.
  case keyboardX = 27
  /// The key Y.
  case keyboardY = 28
  /// The key Z.
  case keyboardZ = 29
  /// The key 1.
  case keyboard1 = 30
  /// The key 2.
  case keyboard2 = 31
  /// The key 3.
  case keyboard3 = 32
  /// The key 4.
  case keyboard4 = 33
  /// The key 5.
  case keyboard5 = 34
  /// The key 6.
  case keyboard6 = 35
  /// The key 7.
  case keyboard7 = 36
  /// The key 8.
  case keyboard8 = 37
  /// The key 9.
  case keyboard9 = 38
  /// The key 0.
  case keyboard0 = 39
  /// Return.
  case keyboardReturnOrEnter = 40
  /// Escape.
  case keyboardEscape = 41
  /// Backspace.
  case keyboardDeleteOrBackspace = 42
  /// Tab.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// The hyphen.
  case keyboardHyphen = 45
  /// The equals sign.
  case keyboardEqualSign = 46
  /// The opening bracket.
  case keyboardOpenBracket = 47
  /// The closing bracket.
  case keyboardCloseBracket = 48
  /// The backslash.
  case keyboardBackslash = 49
  /// The semicolon.
  case keyboardSemicolon = 51
  /// The apostrophe.
  case keyboardQuote = 52
  /// The grave accent.
  case keyboardGraveAccentAndTilde = 53
  /// The comma.
  case keyboardComma = 54
  /// The full stop.
  case keyboardPeriod = 55
  /// The slash.
  case keyboardSlash = 56
  /// Caps Lock.
  case keyboardCapsLock = 57
  /// F1.
  case keyboardF1 = 58
  /// F2.
  case keyboardF2 = 59
  /// F3.
  case keyboardF3 = 60
  /// F4.
  case keyboardF4 = 61
  /// F5.
  case keyboardF5 = 62
  /// F6.
  case keyboardF6 = 63
  /// F7.
  case keyboardF7 = 64
  /// F8.
  case keyboardF8 = 65
  /// F9.
  case keyboardF9 = 66
  /// F10.
  case keyboardF10 = 67
  /// F11.
  case keyboardF11 = 68
  /// F12.
  case keyboardF12 = 69
  /// Print Screen.
  case keyboardPrintScreen = 70
  /// Scroll Lock.
  case keyboardScrollLock = 71
  /// Pause.
  case keyboardPause = 72
  /// Insert.
  case keyboardInsert = 73
  /// Home.
  case keyboardHome = 74
  /// Page Up.
  case keyboardPageUp = 75
  /// Forward Delete.
  case keyboardDeleteForward = 76
  /// End.
  case keyboardEnd = 77
  /// Page Down.
  case keyboardPageDown = 78
  /// The arrow to the right.
  case keyboardRightArrow = 79
  /// The arrow to the left.
  case keyboardLeftArrow = 80
  /// The arrow down.
  case keyboardDownArrow = 81
  /// The arrow up.
  case keyboardUpArrow = 82
  /// Num Lock.
  case keypadNumLock = 83
  /// The slash of the keypad.
  case keypadSlash = 84
  /// The asterisk of the keypad.
  case keypadAsterisk = 85
  /// The minus of the keypad.
  case keypadHyphen = 86
  /// The plus of the keypad.
  case keypadPlus = 87
  /// Enter of the keypad.
  case keypadEnter = 88
  /// The 1 of the keypad.
  case keypad1 = 89
  /// The 2 of the keypad.
  case keypad2 = 90
  /// The 3 of the keypad.
  case keypad3 = 91
  /// The 4 of the keypad.
  case keypad4 = 92
  /// The 5 of the keypad.
  case keypad5 = 93
  /// The 6 of the keypad.
  case keypad6 = 94
  /// The 7 of the keypad.
  case keypad7 = 95
  /// The 8 of the keypad.
  case keypad8 = 96
  /// The 9 of the keypad.
  case keypad9 = 97
  /// The 0 of the keypad.
  case keypad0 = 98
  /// The decimal point of the keypad.
  case keypadPeriod = 99
  /// The left Control.
  case keyboardLeftControl = 224
  /// The left Shift.
  case keyboardLeftShift = 225
  /// The left Alt or Option.
  case keyboardLeftAlt = 226
  /// The left Command.
  case keyboardLeftGUI = 227
  /// The right Control.
  case keyboardRightControl = 228
  /// The right Shift.
  case keyboardRightShift = 229
  /// The right Alt or Option.
  case keyboardRightAlt = 230
  /// The right Command.
  case keyboardRightGUI = 231
}
