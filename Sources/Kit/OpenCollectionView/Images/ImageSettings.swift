/// The properties of an image besides its pixels.
struct ImageSettings: Sendable {
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  var baselineOffset: CGFloat?
  var configuration: UIImage.Configuration?
  var symbol: SymbolImage?
  /// A colour that the image was given, and the picture without it.
  var tint: Tint?
  /// The pictures of an image that moves.
  var frames: [UIImage]?
  var duration = 0.0
  var asset: UIImageAsset?

  struct Tint: Sendable {
    var color: UIColor
    var picture: LayerPicture
  }
}

/// The symbol that an image shows.
struct SymbolImage: Sendable {
  var name: String
  var drawing: SymbolDrawing
  var style: SymbolStyle
  var value: Double?
  /// Tells whether the picture is that of the drawing with left and right exchanged.
  var isFlipped = false
}
