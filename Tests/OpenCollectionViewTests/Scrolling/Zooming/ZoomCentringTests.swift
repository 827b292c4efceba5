import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ZoomCentringTests {
  private func middle(_ stage: ZoomStage) -> CGPoint {
    let frame = stage.picture.convert(stage.picture.bounds, to: stage.screen.window)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func isInMiddle(_ stage: ZoomStage, _ tolerance: CGFloat = 0.5) -> Bool {
    abs(middle(stage).x - 200) <= tolerance && abs(middle(stage).y - 200) <= tolerance
  }

  // S3
  @Test func `content that is smaller stands where its alignment says`() {
    let stage = ZoomStage(picture: CGSize(width: 200, height: 100))
    stage.scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(stage.scrollView.contentAlignmentPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(stage.offset == CGPoint(x: -100, y: -150))
    stage.scrollView.contentAlignmentPoint = CGPoint(x: 1, y: 0)
    #expect(stage.offset == CGPoint(x: -200, y: 0))
    stage.scrollView.contentSize = CGSize(width: 600, height: 100)
    #expect(stage.offset == .zero)
    stage.scrollView.contentInset = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    #expect(stage.offset == CGPoint(x: -30, y: -20))
    stage.scrollView.contentAlignmentPoint = CGPoint(x: 1, y: 1)
    #expect(stage.offset == CGPoint(x: -30, y: -260))
  }

  @Test func `aligned content is scaled about its place`() {
    let stage = ZoomStage(picture: CGSize(width: 200, height: 200))
    stage.scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(isInMiddle(stage))
    stage.scrollView.zoomScale = 0.5
    #expect(isInMiddle(stage))
    stage.scrollView.setZoomScale(1.5, animated: true)
    stage.screen.advance(by: 0.1)
    #expect(isInMiddle(stage, 1))
    stage.screen.advanceUntilRest()
    #expect(isInMiddle(stage))
    stage.pinch(to: 30, around: CGPoint(x: 150, y: 250))
    stage.screen.advanceUntilRest()
    #expect(stage.scale == 0.5)
    #expect(isInMiddle(stage))
  }

  @Test func `a delegate that sets the insets keeps the content in the middle`() {
    let stage = ZoomStage(picture: CGSize(width: 200, height: 200))
    func centre(_ view: UIScrollView) {
      let across = max(0, (view.bounds.width - view.contentSize.width) / 2)
      let along = max(0, (view.bounds.height - view.contentSize.height) / 2)
      view.contentInset = UIEdgeInsets(top: along, left: across, bottom: along, right: across)
    }
    centre(stage.scrollView)
    #expect(isInMiddle(stage))
    stage.delegate.onZoom = { centre($0) }
    stage.scrollView.zoomScale = 0.5
    #expect(isInMiddle(stage))
    stage.scrollView.setZoomScale(1.5, animated: true)
    stage.screen.advanceUntilRest()
    #expect(isInMiddle(stage))
    stage.pinch(to: 40, around: CGPoint(x: 150, y: 250))
    stage.screen.advanceUntilRest()
    #expect(isInMiddle(stage))
    stage.pinch(to: 300)
    stage.screen.advanceUntilRest()
    #expect(stage.scale > 1.5)
    #expect(isInMiddle(stage, 40))
  }

  @Test func `a delegate that moves the view keeps the content in the middle`() {
    let stage = ZoomStage(picture: CGSize(width: 200, height: 200))
    func centre(_ view: UIScrollView) {
      stage.picture.center = CGPoint(
        x: max(view.bounds.width, view.contentSize.width) / 2, y: max(view.bounds.height, view.contentSize.height) / 2)
    }
    centre(stage.scrollView)
    stage.delegate.onZoom = { centre($0) }
    stage.scrollView.zoomScale = 0.5
    #expect(isInMiddle(stage))
    let place = CGPoint(x: 170, y: 230)
    stage.send(.began, (1, 120, 230), (2, 220, 230))
    let point = stage.point(at: place)
    for distance in stride(from: 105.0, through: 250, by: 5) {
      stage.move(apart: distance, around: place)
      #expect(abs(stage.point(at: place).x - point.x) * stage.scale < 0.6)
      #expect(abs(stage.point(at: place).y - point.y) * stage.scale < 0.6)
    }
    stage.move(apart: 60, around: place)
    stage.send(.ended, (1, 140, 230), (2, 200, 230))
    stage.screen.advanceUntilRest()
    #expect(isInMiddle(stage))
    #expect(stage.offset == .zero)
  }

  @Test func `a subclass that lays the view out keeps the content in the middle`() {
    final class Centring: UIScrollView {
      weak var picture: UIView?
      override func layoutSubviews() {
        super.layoutSubviews()
        guard let picture else { return }
        picture.frame.origin = CGPoint(
          x: max(0, (bounds.width - picture.frame.width) / 2), y: max(0, (bounds.height - picture.frame.height) / 2))
      }
    }
    let centring = Centring()
    let stage = ZoomStage(picture: CGSize(width: 200, height: 200), scrollView: centring)
    centring.picture = stage.picture
    centring.setNeedsLayout()
    stage.screen.runFrame()
    #expect(isInMiddle(stage))
    let place = CGPoint(x: 170, y: 230)
    stage.send(.began, (1, 120, 230), (2, 220, 230))
    let point = stage.point(at: place)
    for distance in stride(from: 105.0, through: 250, by: 5) {
      stage.move(apart: distance, around: place)
      #expect(abs(stage.point(at: place).x - point.x) * stage.scale < 0.6)
    }
    stage.move(apart: 50, around: place)
    stage.send(.ended, (1, 145, 230), (2, 195, 230))
    stage.screen.advanceUntilRest()
    #expect(isInMiddle(stage))
    #expect(stage.offset == .zero)
  }

  @Test func `a frame that is set is the one that is seen`() {
    let stage = ZoomStage(picture: CGSize(width: 200, height: 100))
    stage.scrollView.zoomScale = 2
    stage.picture.frame = CGRect(x: 10, y: 20, width: 400, height: 200)
    #expect(stage.picture.frame == CGRect(x: 10, y: 20, width: 400, height: 200))
    #expect(stage.picture.bounds.size == CGSize(width: 200, height: 100))
    stage.picture.frame = CGRect(x: 0, y: 0, width: 800, height: 200)
    #expect(stage.picture.frame == CGRect(x: 0, y: 0, width: 800, height: 200))
    #expect(stage.picture.bounds.size == CGSize(width: 400, height: 100))
    #expect(stage.scale == 2)
  }

  @Test func `an alignment that is none traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIScrollView().contentAlignmentPoint = CGPoint(x: CGFloat.nan, y: 0) }
    }
  }
}
