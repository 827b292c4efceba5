public import LayerEngine

/// A film of what a screen showed, picture by picture.
public protocol PixelFilm {
  /// Adds what a tree of layers shows for some seconds. All have to have one size.
  mutating func add(_ tree: LayerMirror, duration: Double) throws
  /// The film as an animated PNG file; nil without a picture.
  var file: [UInt8]? { get }
}
