import OpenCollectionView

extension UIImage {
  /// A white check, for a round badge of the image's size. All cells share the one image.
  @MainActor static let checkmark = UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26)).image { _ in
    let check = UIBezierPath()
    check.move(to: CGPoint(x: 8, y: 13.5))
    check.addLine(to: CGPoint(x: 11.5, y: 17))
    check.addLine(to: CGPoint(x: 18, y: 9.5))
    check.lineWidth = 2.25
    check.lineCapStyle = .round
    check.lineJoinStyle = .round
    UIColor.white.setStroke()
    check.stroke()
  }
}
