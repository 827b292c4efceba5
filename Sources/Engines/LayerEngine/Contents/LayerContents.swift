/// The contents that a layer shows inside its bounds, between its background and its sublayers.
public enum LayerContents: Equatable, Sendable {
  /// Nothing.
  case none
  /// A picture, laid into the bounds by the layer's contents gravity.
  case picture(LayerPicture)
  /// Lines of text, each at its own place in the layer's bounds.
  case text([TextRun])
}
