/// The buttons beside the suggestions of a keyboard. Kept for programs: hosts' keyboards have no such bar, as those of phones have none.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// The groups at the leading side.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups at the trailing side.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Tells whether people may hide the buttons; true unless set.
  open var allowsHidingShortcuts = true
}
