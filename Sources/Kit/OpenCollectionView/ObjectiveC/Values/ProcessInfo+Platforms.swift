extension ProcessInfo {
  /// Tells whether the program was made for iOS and runs on a Mac by Mac Catalyst: false here.
  public var isMacCatalystApp: Bool { false }

  /// Tells whether the program was made for an iPhone or iPad and runs on a Mac: false here.
  public var isiOSAppOnMac: Bool { false }
}
