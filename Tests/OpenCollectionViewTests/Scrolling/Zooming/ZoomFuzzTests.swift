import Foundation
import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct ZoomFuzzTests {
  /// Tells whether the content may rest where it is.
  private func isLegal(_ view: UIScrollView) -> Bool {
    func isIn(_ offset: CGFloat, _ content: CGFloat, _ length: CGFloat, _ alignment: CGFloat) -> Bool {
      let free = length - content
      if free >= 0 { return abs(offset + free * alignment) <= 0.5 }
      return offset >= -0.5 && offset <= content - length + 0.5
    }
    return isIn(view.contentOffset.x, view.contentSize.width, view.bounds.width, view.contentAlignmentPoint.x)
      && isIn(view.contentOffset.y, view.contentSize.height, view.bounds.height, view.contentAlignmentPoint.y)
  }

  // S63
  @Test(arguments: 0..<30)
  func `whatever fingers and programs do, the content comes to rest within its limits`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let side = CGFloat.random(in: 100...1500, using: &random)
    let stage = ZoomStage(picture: CGSize(width: side, height: CGFloat.random(in: 100...1500, using: &random)))
    let view = stage.scrollView
    view.bounces = Int.random(in: 0..<4, using: &random) > 0
    view.bouncesZoom = Int.random(in: 0..<4, using: &random) > 0
    if Bool.random(using: &random) { view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5) }
    var down: [Int32: CGPoint] = [:]
    for _ in 0..<100 {
      let place = CGPoint(
        x: Double.random(in: 0..<400, using: &random), y: Double.random(in: 0..<400, using: &random))
      switch Int.random(in: 0..<40, using: &random) {
      case 0..<6:
        guard down.count < 3 else { break }
        let finger = Int32((1...9).first { down[Int32($0)] == nil } ?? 1)
        down[finger] = place
        stage.send(.began, (finger, place.x, place.y))
      case 6..<10:
        guard let finger = down.keys.min(), let last = down[finger] else { break }
        down[finger] = nil
        stage.send(.ended, (finger, last.x, last.y))
      case 10..<34:
        for (finger, last) in down.sorted(by: { $0.key < $1.key }) {
          let next = CGPoint(
            x: min(max(last.x + .random(in: -30...30, using: &random), 0), 399),
            y: min(max(last.y + .random(in: -30...30, using: &random), 0), 399))
          down[finger] = next
          stage.send(.moved, (finger, next.x, next.y))
        }
      case 34: view.setZoomScale(.random(in: 0...6, using: &random), animated: .random(using: &random))
      case 35:
        view.zoom(
          to: CGRect(x: place.x, y: place.y, width: .random(in: 0...300, using: &random), height: 80),
          animated: .random(using: &random))
      case 36: view.stopScrollingAndZooming()
      case 37: stage.screen.magnify(by: .random(in: 0.3...3, using: &random), at: place, duration: 0.1)
      case 38: view.contentOffset = place
      default: view.maximumZoomScale = .random(in: 1...5, using: &random)
      }
      stage.screen.advance(by: .random(in: 0...0.05, using: &random))
      #expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
      #expect(view.zoomScale > 0)
    }
    for (finger, last) in down.sorted(by: { $0.key < $1.key }) { stage.send(.ended, (finger, last.x, last.y)) }
    #expect(stage.screen.advanceUntilRest())
    // A program may leave content anywhere, and limits do not move it: a touch does.
    stage.pinch(to: 101, from: 80)
    #expect(stage.screen.advanceUntilRest())
    #expect(!view.isZooming && !view.isZoomBouncing && !view.isZoomAnimating && !view.isTracking)
    #expect(view.zoomScale >= view.minimumZoomScale)
    #expect(view.zoomScale <= view.maximumZoomScale)
    #expect(isLegal(view))
    let entries = stage.delegate.journal.entries
    #expect(
      entries.filter { $0 == "willBeginZooming" }.count == entries.filter { $0.hasPrefix("didEndZooming") }.count)
    #expect(
      entries.filter { $0 == "willBeginDragging" }.count == entries.filter { $0.hasPrefix("willEndDragging") }.count)
    #expect(
      entries.filter { $0 == "willBeginDecelerating" }.count
        == entries.filter { $0.hasPrefix("didEndDecelerating") }.count)
  }

  // S63
  @Test(arguments: 0..<30)
  func `once the fingers have lifted nothing jumps`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let stage = ZoomStage(
      picture: CGSize(width: .random(in: 200...900, using: &random), height: .random(in: 200...900, using: &random)),
      minimum: 0.8, maximum: 1.6)
    if Bool.random(using: &random) { stage.scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5) }
    func place() -> CGPoint {
      CGPoint(x: .random(in: 150...250, using: &random), y: .random(in: 150...250, using: &random))
    }
    let start = Double.random(in: 60...140, using: &random)
    stage.screen.play(
      .twoFingers(
        at: place(), distance: start, to: place(), toDistance: start * exp(.random(in: -1.5...1.5, using: &random)),
        duration: 0.3, holding: Bool.random(using: &random) ? 0.6 : 0))
    func corner() -> CGPoint { stage.picture.convert(CGPoint.zero, to: stage.screen.window) }
    var before = corner()
    var scale = stage.scale
    for frame in 0..<200 {
      stage.screen.advance(by: 1.0 / 120)
      let now = corner()
      // The fastest throw of these fingers makes 4000 points per second.
      #expect(abs(now.x - before.x) < 40, "frame \(frame)")
      #expect(abs(now.y - before.y) < 40, "frame \(frame)")
      #expect(abs(stage.scale - scale) < 0.1, "frame \(frame)")
      before = now
      scale = stage.scale
    }
    #expect(stage.screen.advanceUntilRest())
    #expect(isLegal(stage.scrollView))
  }
}
