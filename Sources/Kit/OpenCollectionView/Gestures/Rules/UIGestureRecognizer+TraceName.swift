extension UIGestureRecognizer: TraceNamed {
  /// The recognizer's ``name``, which traces show before its type and number.
  public nonisolated var traceName: String? { MainActor.assumeIsolated { name } }
}
