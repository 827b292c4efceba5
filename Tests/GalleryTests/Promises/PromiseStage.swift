import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// The gallery with one exhibit, for what its card says can be done there.
@MainActor final class PromiseStage {
  let screen: VirtualScreen
  let gallery: GalleryController

  /// - Parameter width: that of a phone unless it is said.
  init(_ title: String, width: CGFloat = 390, height: CGFloat = 844) throws {
    screen = VirtualScreen(width: width, height: height, delegateClass: AppDelegate.self)
    screen.runFrame()
    gallery = try #require(screen.window.rootViewController as? GalleryController)
    gallery.show(at: try #require(Exhibit.all.firstIndex { $0.title == title }))
    rest()
  }

  func exhibit<Controller>(_ type: Controller.Type = Controller.self) throws -> Controller {
    try #require(gallery.children.first as? Controller)
  }

  var status: String { (gallery.children.first as? any ExhibitController)?.status.text ?? "" }

  /// What is shown of the exhibit.
  var view: UIView { gallery.children.first?.view ?? UIView() }

  /// The largest collection view of the exhibit.
  var grid: UICollectionView {
    get throws {
      let all = view.all(UICollectionView.self)
      return try #require(
        all.max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height })
    }
  }

  /// Until nothing moves, or for some seconds where something always does.
  func rest() { screen.advanceUntilRest(limit: 6) }

  // MARK: Places

  func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  func middle(_ item: Int, _ section: Int = 0) throws -> CGPoint {
    let grid = try grid
    let frame = try #require(grid.layoutAttributesForItem(at: IndexPath(item: item, section: section))).frame
    return grid.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  /// The middle of an item of the view that the exhibit itself is the data source of, where that is not the largest.
  func photo(_ item: Int) throws -> CGPoint {
    let exhibit = gallery.children.first
    let grid = try #require(view.all(UICollectionView.self).first { $0.dataSource === exhibit })
    let frame = try #require(grid.layoutAttributesForItem(at: IndexPath(item: item, section: 0))).frame
    return grid.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  func cell(_ item: Int, _ section: Int = 0) throws -> UICollectionViewCell {
    try #require(grid.cellForItem(at: IndexPath(item: item, section: section)))
  }

  /// Scrolls what is around a view until its middle is in the middle.
  func bring(_ view: UIView) throws {
    var around = view.superview
    while let next = around, !(next is UIScrollView) { around = next.superview }
    let page = try #require(around as? UIScrollView)
    let frame = view.convert(view.bounds, to: page)
    let last = page.contentSize.height + page.adjustedContentInset.bottom - page.bounds.height
    page.contentOffset.y = min(max(frame.midY - page.bounds.height / 2, 0), max(last, 0))
    rest()
  }

  // MARK: Deeds

  func tap(_ place: CGPoint) {
    screen.play(.tap(at: place))
    rest()
  }

  func drag(_ start: CGPoint, _ x: CGFloat, _ y: CGFloat, duration: Double = 0.3, holding: Double = 0) {
    screen.play(
      .drag(from: start, to: CGPoint(x: start.x + x, y: start.y + y), duration: duration, holding: holding))
  }

  func press(_ key: String, _ modifiers: KeyModifiers = []) {
    screen.press(key, modifiers)
    rest()
  }

  /// A finger that holds what is at a place until it is lifted off, and stays down.
  func hold(_ place: CGPoint) -> VirtualFinger {
    let finger = screen.touch(at: place)
    finger.rest(for: 0.8)
    return finger
  }

  func turn(width: CGFloat, height: CGFloat) {
    screen.resize(width: width, height: height)
    rest()
  }

  /// The button or segment of a name, in front of everything.
  func button(_ title: String) throws -> UIView {
    for window in screen.scene.windows.reversed() {
      let buttons = window.all(UIView.self).filter { view in
        guard !view.isHidden, view.window != nil, view.bounds.width > 0 else { return false }
        if let button = view as? UIButton {
          return button.configuration?.title == title || button.accessibilityLabel == title
            || button.currentTitle == title
        }
        // Those that a swiped row uncovers.
        return view is UIControl && view.accessibilityLabel == title
      }
      if let button = buttons.last { return button }
    }
    return try #require(nil as UIView?, "There is no button “\(title)”.")
  }

  func tapButton(_ title: String) throws { tap(middle(of: try button(title))) }

  func set(_ toggle: UISwitch, isOn: Bool) {
    toggle.setOn(isOn, animated: false)
    toggle.sendActions(for: .valueChanged)
    rest()
  }

  func set(_ slider: UISlider, to value: Float) {
    slider.value = value
    slider.sendActions(for: .valueChanged)
    screen.advance(by: 0.1)
  }

  func choose(_ segment: Int, of control: UISegmentedControl) {
    control.selectedSegmentIndex = segment
    control.sendActions(for: .valueChanged)
    rest()
  }

  // MARK: What is seen

  /// Tells whether a label that begins so is seen in any window.
  func says(_ start: String) -> Bool {
    screen.scene.windows.contains { window in
      window.all(UILabel.self).contains { $0.text?.hasPrefix(start) == true && !$0.isHidden }
    }
  }
}
