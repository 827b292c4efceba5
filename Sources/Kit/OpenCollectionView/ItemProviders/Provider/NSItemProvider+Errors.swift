import Foundation

extension NSItemProvider {
  /// The domain of errors of providers.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// A reason why data do not come.
  public enum ErrorCode: Int, Sendable {
    /// Nothing is known of it.
    case unknownError = -1
    /// There is no such form, or it cannot be asked for now.
    case itemUnavailableError = -1000
    /// The data make an object of another class.
    case unexpectedValueClassError = -1100
    /// The data cannot become what is asked for.
    case unavailableCoercionError = -1200
  }

  static func error(_ code: ErrorCode, _ reason: String) -> NSError {
    NSError(
      domain: errorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "An item provider's data cannot be loaded: \(reason)."])
  }
}
