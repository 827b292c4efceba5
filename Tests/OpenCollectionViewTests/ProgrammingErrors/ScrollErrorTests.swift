import OpenCollectionView
import Testing
import TouchTesting

/// Errors about scroll views that a program survives.
@MainActor @Suite struct ScrollErrorTests {
  private let screen = VirtualScreen(width: 320, height: 480)
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let delegate = StrayDelegate()

  init() {
    view.contentSize = CGSize(width: 320, height: 2000)
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = delegate
    screen.show(view)
    view.contentOffset = CGPoint(x: 0, y: 100)
  }

  private func flick() {
    screen.play(.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200), duration: 0.1))
    screen.advanceUntilRest()
  }

  @Test func `Offsets that are no numbers leave the content where it is`() {
    let errors = screen.errors {
      view.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
      view.setContentOffset(CGPoint(x: CGFloat.infinity, y: 0), animated: true)
      view.bounds.origin.y = .nan
      view.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 480)
    }
    #expect(
      errors.first
        == "The content offset of UIScrollView cannot be (0.0, nan): give finite numbers. Instead: the content stays "
        + "where it is.")
    #expect(errors.count == 4)
    #expect(view.contentOffset == CGPoint(x: 0, y: 100))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    flick()
    #expect(view.contentOffset.y > 300)
  }

  @Test func `Sizes and insets that are no numbers leave the old ones`() {
    view.contentInset = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    let errors = screen.errors {
      view.contentSize = CGSize(width: 320, height: CGFloat.nan)
      view.contentSize = CGSize(width: 320, height: -1)
      view.contentInset = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
      view.contentAlignmentPoint = CGPoint(x: CGFloat.nan, y: 0)
    }
    #expect(errors.count == 4)
    #expect(
      errors.first
        == "The content size of UIScrollView cannot be 320.0 × nan: give finite sizes of zero or more. Instead: it "
        + "stays as it was.")
    #expect(view.contentSize == CGSize(width: 320, height: 2000))
    #expect(view.contentInset.top == 7)
    #expect(view.contentAlignmentPoint == .zero)
    flick()
    #expect(view.contentOffset.y > 300)
  }

  @Test func `Zoom scales that are no numbers leave the old ones`() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.addSubview(content)
    delegate.zoomed = content
    view.maximumZoomScale = 4
    view.zoomScale = 2
    let errors = screen.errors {
      view.minimumZoomScale = .nan
      view.minimumZoomScale = -1
      view.maximumZoomScale = .nan
      view.zoomScale = .nan
      view.setZoomScale(-2, animated: true)
      view.zoom(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), animated: false)
    }
    #expect(errors.count == 6)
    #expect(view.minimumZoomScale == 1)
    #expect(view.maximumZoomScale == 4)
    #expect(view.zoomScale == 2)
    view.setZoomScale(3, animated: true)
    screen.advanceUntilRest()
    #expect(view.zoomScale == 3)
  }

  @Test func `A delegate that wants the content nowhere has it come to rest where it would have`() {
    flick()
    let wouldBe = view.contentOffset.y
    view.contentOffset.y = 100
    delegate.target = CGPoint(x: 0, y: CGFloat.nan)
    let errors = screen.errors { flick() }
    #expect(
      errors == [
        "The target content offset of UIScrollView was made (0.0, nan) while a drag ended: give finite numbers. "
          + "Instead: the content comes to rest where it would have."
      ])
    #expect(view.contentOffset.y == wouldBe)
    delegate.target = CGPoint(x: 0, y: 700)
    view.contentOffset.y = 100
    flick()
    #expect(view.contentOffset.y == 700)
  }
}

@MainActor private final class StrayDelegate: NSObject, UIScrollViewDelegate {
  var target: CGPoint?
  var zoomed: UIView?

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let target { targetContentOffset.pointee = target }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}
