import CollectionEngine
import OpenCollectionView

/// Scrolls a view while something that a finger carries is near its upper or lower edge, the faster the nearer. It goes by the
/// edges of what is carried: a thumb does not get to the edge of a phone.
@MainActor final class CarryScroller: NSObject {
  /// The speed where what is carried is at the edge, in points per second.
  private static let fastest = 300.0

  private let view: UIScrollView
  private var link: CADisplayLink?
  /// In points per second; negative towards the beginning.
  private var speed = 0.0
  private var lastTime: Double?
  /// Where the content would be if pixels were as small as one likes.
  private var exactOffset: CGFloat = 0

  init(_ view: UIScrollView) { self.view = view }

  /// The offsets from the first to the last.
  private var range: ClosedRange<CGFloat> {
    let inset = view.adjustedContentInset
    let last = view.contentSize.height + inset.bottom - view.bounds.height
    return -inset.top...max(-inset.top, last)
  }

  /// Has the content go on, or stop, for something that is carried over a length of the content.
  func update(forCarried part: ClosedRange<CGFloat>) {
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    func pace(at y: CGFloat) -> Double {
      EdgeScroll.speed(at: y, from: seen.minY, to: seen.maxY, fastest: Self.fastest)
    }
    // What is higher than the view is near both edges, and goes nowhere.
    speed = min(pace(at: part.lowerBound), 0) + max(pace(at: part.upperBound), 0)
    let isAtEnd = speed < 0 ? view.contentOffset.y <= range.lowerBound : view.contentOffset.y >= range.upperBound
    guard speed != 0, !isAtEnd else { return stop() }
    guard link == nil else { return }
    lastTime = nil
    exactOffset = view.contentOffset.y
    let link = CADisplayLink(target: self, selector: Selector(CarryScroller.step(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func step(_ link: CADisplayLink) {
    defer { lastTime = link.timestamp }
    guard let lastTime else { return }
    exactOffset = min(max(exactOffset + speed * (link.timestamp - lastTime), range.lowerBound), range.upperBound)
    // Who follows the content hears of it, and says how to go on.
    view.contentOffset.y = exactOffset
  }
}
