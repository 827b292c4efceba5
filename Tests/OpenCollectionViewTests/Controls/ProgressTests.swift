import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ProgressTests {
  private let screen = VirtualScreen(width: 400, height: 800)

  @Test(arguments: [(UIProgressView.Style.default, 4.0), (.bar, 2.5)])
  func `a bar is as high as its style`(style: UIProgressView.Style, height: CGFloat) {
    let bar = UIProgressView(progressViewStyle: style)
    #expect(bar.bounds.height == height)
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
    #expect(bar.sizeThatFits(CGSize(width: 90, height: 90)) == CGSize(width: 90, height: height))
  }

  @Test func `a bar is full by its progress, which has limits`() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
    bar.progress = 0.25
    screen.show(bar)
    #expect(bar.shownFrames == ["0 3 200 4", "0 3 50 4"])
    #expect(bar.accessibilityValue == "25%")
    bar.progress = 2
    #expect(bar.progress == 1)
    bar.progress = -1
    #expect(bar.progress == 0)
    bar.progress = .nan
    #expect(bar.progress == 0)
  }

  @Test func `a change can be animated`() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    screen.show(bar)
    bar.setProgress(1, animated: true)
    screen.advance(by: 0.1)
    let width = bar.subviews[1].layer.presentation()?.bounds.width ?? 0
    #expect(width > 0 && width < 200)
    #expect(screen.advanceUntilRest())
    #expect(bar.shownFrames == ["0 0 200 4", "0 0 200 4"])
  }

  @Test func `a bar fills from the right where lines run to the left`() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.progress = 0.25
    screen.show(bar)
    #expect(bar.shownFrames == ["0 0 200 4", "150 0 50 4"])
  }

  @Test func `a bar follows a progress that it observes`() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    screen.show(bar)
    let progress = Progress(totalUnitCount: 4)
    bar.observedProgress = progress
    progress.completedUnitCount = 1
    screen.advance(by: 0.2)
    #expect(bar.progress == 0.25)
    progress.completedUnitCount = 4
    screen.advance(by: 0.2)
    #expect(bar.progress == 1)
    #expect(screen.advanceUntilRest(limit: 2))
  }

  @Test func `a wheel is hidden until it turns`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.bounds.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test func `a wheel that turns commits one layer eight times per second`() {
    let wheel = UIActivityIndicatorView(style: .large)
    screen.show(wheel)
    wheel.startAnimating()
    screen.runFrame()
    let commits = screen.commitCount
    let frames = screen.frameCount
    screen.advance(by: 2)
    #expect((15...16).contains(screen.commitCount - commits))
    #expect(screen.frameCount - frames <= 18)
    #expect(screen.lastCommit.changed.count == 1)
    wheel.stopAnimating()
    #expect(screen.advanceUntilRest(limit: 1))
  }

  @Test func `a wheel without a window, or hidden, costs nothing`() {
    let wheel = UIActivityIndicatorView(style: .large)
    screen.show(wheel)
    wheel.startAnimating()
    wheel.isHidden = true
    #expect(screen.advanceUntilRest(limit: 1))
    wheel.isHidden = false
    #expect(!screen.advanceUntilRest(limit: 1))
    wheel.removeFromSuperview()
    #expect(screen.advanceUntilRest(limit: 1))
  }
}
