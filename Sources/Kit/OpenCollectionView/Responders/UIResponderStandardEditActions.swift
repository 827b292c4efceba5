/// The commands of an Edit menu. Every responder has them; what one does not override does nothing.
///
/// Each has a selector, such as ``Selector/copy``, by which ``UIResponder/canPerformAction(_:withSender:)`` tells them
/// apart.
///
/// Sendable, as everything on the main actor is, so that Swift 6 lets selectors be made of its methods.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol, Sendable {
  /// Puts the selection on the pasteboard and removes it.
  func cut(_ sender: Any?)
  /// Puts the selection on the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts what is on the pasteboard.
  func paste(_ sender: Any?)
  /// Inserts what is on the pasteboard in the style of its new surroundings.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Selects the thing in question.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Makes another one of the selection.
  func duplicate(_ sender: Any?)
  /// Makes text bold, or no longer.
  func toggleBoldface(_ sender: Any?)
  /// Slants text, or no longer.
  func toggleItalics(_ sender: Any?)
  /// Underlines text, or no longer.
  func toggleUnderline(_ sender: Any?)
  /// Makes text larger.
  func increaseSize(_ sender: Any?)
  /// Makes text smaller.
  func decreaseSize(_ sender: Any?)
  /// Opens a search.
  func find(_ sender: Any?)
  /// Gives the thing another name.
  func rename(_ sender: Any?)
}

/// Defaults that do nothing.
extension UIResponderStandardEditActions {
  /// Does nothing.
  public func cut(_ sender: Any?) {}
  /// Does nothing.
  public func copy(_ sender: Any?) {}
  /// Does nothing.
  public func paste(_ sender: Any?) {}
  /// Does nothing.
  public func pasteAndMatchStyle(_ sender: Any?) {}
  /// Does nothing.
  public func select(_ sender: Any?) {}
  /// Does nothing.
  public func selectAll(_ sender: Any?) {}
  /// Does nothing.
  public func delete(_ sender: Any?) {}
  /// Does nothing.
  public func duplicate(_ sender: Any?) {}
  /// Does nothing.
  public func toggleBoldface(_ sender: Any?) {}
  /// Does nothing.
  public func toggleItalics(_ sender: Any?) {}
  /// Does nothing.
  public func toggleUnderline(_ sender: Any?) {}
  /// Does nothing.
  public func increaseSize(_ sender: Any?) {}
  /// Does nothing.
  public func decreaseSize(_ sender: Any?) {}
  /// Does nothing.
  public func find(_ sender: Any?) {}
  /// Does nothing.
  public func rename(_ sender: Any?) {}
}
