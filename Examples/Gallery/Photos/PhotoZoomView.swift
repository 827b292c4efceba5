import OpenCollectionView

/// What an opened photo lies in: two fingers and double taps zoom it, one finger moves it while it is larger than the page.
/// It fills the page, so that all of a large photo can be seen.
final class PhotoZoomView: UIScrollView {
  /// How large a photo becomes at most, in sizes of the page. Our choice.
  static let largestScale: CGFloat = 4
  /// How large a double tap makes it. Our choice.
  static let tappedScale: CGFloat = 2.5

  private let picture: UIView
  /// Where the photo lies on its page while it is not zoomed, in points of the page.
  private var place = CGRect.zero
  /// Called when the photo has become larger than its page, and when it is no longer.
  var didZoom: (() -> Void)?
  private var wasZoomed = false

  init(_ picture: UIView) {
    self.picture = picture
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    decelerationRate = .fast
    // A photo that leaves the page to one side is seen beside the cell, too.
    clipsToBounds = false
    maximumZoomScale = Self.largestScale
    delegate = self
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  /// Tells whether the photo is larger than its page has it.
  var isZoomed: Bool { zoomScale > minimumZoomScale * 1.01 }

  /// Lays the photo on its page.
  ///
  /// - Parameters:
  ///   - page: the page, in points of the view around this one.
  ///   - place: where the photo lies on it.
  func lay(on page: CGRect, at place: CGRect) {
    guard frame != page || self.place != place else { return }
    zoomScale = 1
    frame = page
    self.place = place
    picture.frame = CGRect(origin: .zero, size: place.size)
    contentSize = place.size
    leaveRoom()
    contentOffset = CGPoint(x: -contentInset.left, y: -contentInset.top)
  }

  /// A photo that is smaller than its page stays where it is on it; one that is larger goes to all of its edges.
  private func leaveRoom() {
    func start(_ page: CGFloat, _ content: CGFloat, _ place: CGFloat, _ length: CGFloat) -> CGFloat {
      let free = page - length
      return free > 0 ? max(0, page - content) * place / free : 0
    }
    let x = start(bounds.width, contentSize.width, place.minX, place.width)
    let y = start(bounds.height, contentSize.height, place.minY, place.height)
    contentInset = UIEdgeInsets(
      top: y, left: x, bottom: max(0, bounds.height - contentSize.height - y),
      right: max(0, bounds.width - contentSize.width - x))
  }

  /// Makes what is at a point of the photo large, or all of it as it was.
  func toggle(at point: CGPoint) {
    guard !isZoomed else { return setZoomScale(minimumZoomScale, animated: true) }
    let size = CGSize(width: bounds.width / Self.tappedScale, height: bounds.height / Self.tappedScale)
    zoom(
      to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height),
      animated: true)
  }

  /// Fingers that close over a photo that is not zoomed mean the grid.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pinch = pinchGestureRecognizer, gestureRecognizer === pinch else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return (isZoomed || pinch.scale > 1) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

extension PhotoZoomView: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    leaveRoom()
    guard isZoomed != wasZoomed else { return }
    wasZoomed = isZoomed
    didZoom?()
  }
}
