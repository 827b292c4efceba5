public import Foundation

/// The way in which somebody types: the language of a keyboard.
///
/// Difference from UIKit: hosts do not say which keyboard is used, so there is one mode, in the language that the process runs in;
/// it never is "emoji" or "dictation".
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language, as in "en-GB"; nil for one without.
  open var primaryLanguage: String? { language }

  private let language: String?

  init(language: String?) {
    self.language = language
    super.init()
  }

  /// A mode from an archive: one without a language.
  public required init?(coder: NSCoder) {
    language = nil
    super.init()
  }

  /// The modes that somebody can change to.
  public static var activeInputModes: [UITextInputMode] { [current] }

  /// Posted when somebody changes to another mode; never here.
  nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  static let current = UITextInputMode(language: Locale.preferredLanguages.first)
}
