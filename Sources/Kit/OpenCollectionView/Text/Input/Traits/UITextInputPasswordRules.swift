/// Tells what new passwords must be like. Kept for programs; who makes passwords up here asks nobody.
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules in Apple's words.
  public let passwordRulesDescriptor: String

  /// Rules in Apple's words.
  public required init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  /// Rules with the same words.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(descriptor: passwordRulesDescriptor) }
}
