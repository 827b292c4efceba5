/// Takes things that are pasted or dropped. Every responder does, once it has a configuration. // N78
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: AnyObject {
  /// Says what is taken; nil for nothing.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes what was pasted or dropped.
  func paste(itemProviders: [NSItemProvider])
  /// Tells whether something would be taken.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
