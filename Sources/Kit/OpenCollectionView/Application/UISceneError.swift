public import Foundation

/// Why the system did not do what a program had asked of a scene.
public struct UISceneError: LocalizedError, Hashable, Sendable {
  /// The domain of such errors.
  public static let errorDomain = "UISceneErrorDomain"

  /// The reasons.
  public enum Code: Int, Sendable {
    /// A host has one scene for a person, as a page in a browser or a test's screen.
    case multipleScenesNotSupported = 0
    /// The session has no scene, or no window could be opened.
    case requestDenied = 1
  }

  /// The reason.
  public let code: Code
  /// The same as a sentence.
  public let errorDescription: String?

  /// The host shows one scene to a person.
  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  /// The request cannot be met.
  public static let requestDenied = Code.requestDenied

  init(_ code: Code, _ sentence: String) {
    self.code = code
    errorDescription = sentence
  }
}
