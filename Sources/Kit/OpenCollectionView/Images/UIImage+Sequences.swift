extension UIImage {
  /// An image that shows others one after the other, each for the same time; nil for none.
  ///
  /// Images in it that move themselves give their pictures. A duration that is not above 0 is a thirtieth of a second
  /// for each, as documented.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    let frames = images.flatMap { $0.settings.frames ?? [$0] }
    guard let first = frames.first else { return nil }
    let isDuration = duration > 0 && duration.isFinite
    return first.changed {
      $0.frames = frames
      $0.duration = isDuration ? duration : Double(frames.count) / 30
    }
  }

  /// An image that shows the files of a name with a number behind it, `walk0`, `walk1` and so on, one after the other;
  /// nil where there is no first. Numbers begin at 0 or 1 and end where one is missing, at 1,024 at most.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: sequence(name), duration: duration)
  }

  /// Like ``animatedImageNamed(_:duration:)``, with margins that keep their size, the middle repeated.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Like ``animatedImageNamed(_:duration:)``, with margins that keep their size.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    animatedImage(
      with: sequence(name).map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) },
      duration: duration)
  }

  private static func sequence(_ name: String) -> [UIImage] {
    let start = UIImage(named: name + "0") == nil ? 1 : 0
    var images: [UIImage] = []
    // 1,024: documented.
    while images.count <= 1024, let image = UIImage(named: "\(name)\(start + images.count)") { images.append(image) }
    return images
  }
}
