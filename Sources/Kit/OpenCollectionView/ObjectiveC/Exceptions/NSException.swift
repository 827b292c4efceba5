public import Foundation

/// The name of a mistake, such as ``invalidArgumentException``.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// A name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A mistake of no special kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An argument that nothing can be done with.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that the program itself holds to be impossible.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// A number outside of what there is.
  public static let rangeException = NSExceptionName("NSRangeException")
}

/// A mistake that ends the program.
///
/// Difference from Foundation: nothing catches it, as nothing in Swift does there either.
open class NSException: NSObject {
  /// The kind of mistake.
  public let name: NSExceptionName
  /// The event, in words for people.
  public let reason: String?
  /// Everything else that there is to say.
  public let userInfo: [AnyHashable: Any]?

  /// A mistake.
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
  }

  /// Ends the program with the name and the reason.
  open func raise() -> Never { fatalError("\(name.rawValue): \(reason ?? "no reason is given")") }
}
