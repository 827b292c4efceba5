#if BrowserHost
extension Page {
  /// The accessibility tree of the document, root first, in the order of the document.
  ///
  /// Ignored nodes are in it: `tree.filter { !$0.isIgnored }` is what a screen reader can reach.
  public func accessibilityTree() async throws -> [AccessibilityNode] {
    try await send("Accessibility.enable")
    let reply = try await send("Accessibility.getFullAXTree")
    return (reply["nodes"].array ?? []).map(AccessibilityNode.init)
  }
}
#endif
