extension UIImage {
  /// Tells whether an image is shown in its colours or in a tint.
  public enum RenderingMode: Int, Sendable {
    /// As suits where it is shown; in an image view in its colours.
    case automatic = 0
    /// In its colours.
    case alwaysOriginal = 1
    /// Its shape in the tint of the view.
    case alwaysTemplate = 2
  }

  /// The way of filling the space between the caps of a stretched image.
  public enum ResizingMode: Int, Sendable {
    /// The middle again and again.
    case tile = 0
    /// The middle, stretched.
    case stretch = 1
  }

  /// How the pixels of an image are turned to show it.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter turn to the left.
    case left = 2
    /// By a quarter turn to the right.
    case right = 3
    /// Left and right are exchanged.
    case upMirrored = 4
    /// Up and down are exchanged.
    case downMirrored = 5
    /// Rows and columns are exchanged.
    case leftMirrored = 6
    /// Rows and columns are exchanged, and then turned by half a turn.
    case rightMirrored = 7
  }
}

extension UIImage.Orientation {
  /// The orientation with left and right exchanged afterwards.
  var mirrored: Self {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  var exchangesSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// From an upright picture of a size to the turned one, both with their origin at the top left.
  private func transform(_ size: CGSize) -> CGAffineTransform {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    }
  }

  /// A picture with another number of pixels per point, turned: itself where nothing changes.
  func turned(_ picture: LayerPicture, scale: CGFloat) -> LayerPicture {
    if self == .up, scale == picture.scale { return picture }
    let factor = picture.scale / scale
    let size = CGSize(width: picture.size.width * factor, height: picture.size.height * factor)
    if self == .up, case .encoded = picture.source {
      return LayerPicture(size: size, scale: scale, source: picture.source)
    }
    var commands: [DrawCommand] = [.picture(picture, CGRect(origin: .zero, size: size))]
    if self != .up { commands.insert(.concatenate(transform(size)), at: 0) }
    return LayerPicture(
      size: exchangesSides ? CGSize(width: size.height, height: size.width) : size, scale: scale,
      source: .drawn(DisplayList(commands)))
  }
}
