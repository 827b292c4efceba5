public import Foundation

/// The reach of a typeface that is registered.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Nobody.
  case none = 0
  /// The process.
  case process = 1
  /// The person, in all programs.
  case persistent = 2
  /// The person's present session.
  case session = 3
}

/// Makes a typeface of a program's known by its name.
///
/// Difference from Core Text: hosts have the typefaces that they have, so that none can be added: nothing is done, and fonts of
/// that name stay nil.
///
/// - Returns: false, with an error that says so.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  refuse(font.postScriptName ?? "", error)
}

/// Makes the typefaces of a file known by their names. See ``CTFontManagerRegisterGraphicsFont(_:_:)``.
///
/// - Returns: false, with an error that says so.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  refuse(fontURL.lastPathComponent, error)
}

private func refuse(_ name: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
  error?.pointee = .passRetained(
    NSError(
      domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 105,
      userInfo: [
        NSLocalizedDescriptionKey: "The typeface \(name) cannot be added: hosts have the typefaces that they have."
      ]
    ))
  return false
}
