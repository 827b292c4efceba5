import Foundation
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// The desk on a tablet, above a field from which things are dragged in that are not of the desk.
@MainActor final class DeskStage {
  let screen: VirtualScreen
  let desk = DeskController()
  let outside = DeskOutside()

  init(width: CGFloat = 1024, height: CGFloat = 768, isReadFromRight: Bool = false) {
    screen = VirtualScreen(width: width, height: height, writesRightToLeft: isReadFromRight)
    let root = UIViewController()
    root.addChild(desk)
    root.view.addSubview(desk.view)
    root.view.addSubview(outside.view)
    screen.show(root)
    desk.view.frame = CGRect(x: 0, y: 0, width: width, height: height - 60)
    outside.view.frame = CGRect(x: 0, y: height - 60, width: 100, height: 60)
    desk.didMove(toParent: root)
    screen.advanceUntilRest()
  }

  /// The names of what lies in a place.
  func ids(_ place: DeskPlace) -> [Int] { desk.desk[place].map(\.id) }

  func view(_ place: DeskPlace) -> UICollectionView { desk.panel(place).collectionView }

  func middle(_ place: DeskPlace, _ item: Int) -> CGPoint {
    middle(place, IndexPath(item: item, section: place.section))
  }

  func middle(box: Int) -> CGPoint { middle(.table, IndexPath(item: box, section: 0)) }

  private func middle(_ place: DeskPlace, _ path: IndexPath) -> CGPoint {
    let frame = view(place).layoutAttributesForItem(at: path)?.frame ?? .zero
    return view(place).convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  /// A finger that has lifted what is at a point.
  func lift(at point: CGPoint) -> VirtualFinger {
    let finger = screen.touch(at: point)
    finger.rest(for: 0.6)
    return finger
  }

  /// Takes a finger to a point in steps, as a person does, and lets it rest there.
  func drag(_ finger: VirtualFinger, to point: CGPoint) {
    let start = finger.location
    for step in 1...10 {
      let share = CGFloat(step) / 10
      finger.move(to: CGPoint(x: start.x + (point.x - start.x) * share, y: start.y + (point.y - start.y) * share))
    }
    finger.rest(for: 0.5)
  }

  /// Another finger taps, while one drags.
  func tap(_ point: CGPoint, beside finger: VirtualFinger) {
    screen.touch(at: point).lift(after: 0.05)
    finger.rest(for: 0.5)
  }

  /// Drags what is at a point to another one, and drops it there.
  func carry(_ start: CGPoint, to end: CGPoint) {
    let finger = lift(at: start)
    drag(finger, to: end)
    finger.lift()
    screen.advanceUntilRest()
  }

  func tap(_ point: CGPoint) {
    screen.play(.tap(at: point))
    screen.advanceUntilRest()
  }

  func press(_ key: String, control: Bool = false) {
    screen.press(key, control ? .control : [])
    screen.advanceUntilRest()
  }

  /// Lets time go on until data from outside have come, which other threads read.
  func waitForArrivals() async {
    for _ in 0..<2_000 where !desk.arrivals.isEmpty {
      screen.advance(by: 0.02)
      try? await Task.sleep(for: .milliseconds(1))
    }
    screen.advanceUntilRest()
  }
}

/// Something that has nothing to do with the desk, and from which things are dragged.
@MainActor final class DeskOutside: NSObject, UIDragInteractionDelegate {
  let view = UIView()
  var providers: [NSItemProvider] = []

  override init() {
    super.init()
    view.backgroundColor = .systemGray
    view.addInteraction(UIDragInteraction(delegate: self))
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    providers.map { UIDragItem(itemProvider: $0) }
  }
}
