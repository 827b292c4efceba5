public import Foundation
public import GestureEngine
import OpenCollectionView

/// Something that is dragged over a ``VirtualScreen`` from outside, as out of another program.
///
/// ```swift
/// let drag = screen.dragIn(files: [VirtualFile("notes.txt", text: "Hello")], at: CGPoint(x: 50, y: 50))
/// drag.move(to: CGPoint(x: 50, y: 200))
/// #expect(drag.effect == .copy)
/// drag.drop()
/// ```
///
/// A step waits for its time, reports what is dragged, and runs a frame, in which the report is heard. What it holds comes with
/// the drop: before it the program knows how many things there are, and their types.
@preconcurrency @MainActor public final class VirtualDrag {
  /// The effect of a drop, as the program has said last: a browser shows it at the pointer.
  public private(set) var effect = DropEffect.none
  /// Its place, in points of the screen.
  public private(set) var location: CGPoint
  /// Tells whether it is over the screen: neither dropped nor gone.
  public private(set) var isOver = true

  let number: UInt32
  private let screen: VirtualScreen
  private let items: [ForeignItem]
  private let providers: [NSItemProvider]

  init(
    on screen: VirtualScreen, number: UInt32, items: [ForeignItem], providers: [NSItemProvider] = [], at point: CGPoint
  ) {
    self.screen = screen
    self.number = number
    self.items = items
    self.providers = providers
    location = point
  }

  func begin() {
    guard providers.isEmpty else {
      screen.scene.beginDrag(number, of: providers, at: location)
      screen.runFrame()
      return
    }
    report(.entered(location, items.map(\.asBeforeTheDrop)), after: 0)
  }

  func hear(_ effect: DropEffect) { self.effect = effect }

  /// Goes to a place in one step.
  ///
  /// - Parameters:
  ///   - point: in points of the screen.
  ///   - seconds: how long after the step before.
  public func move(to point: CGPoint, after seconds: Double = VirtualFinger.stepDuration) {
    requireOver("be moved")
    location = point
    report(.moved(point), after: seconds)
  }

  /// Stays where it is: time passes.
  public func rest(for seconds: Double) {
    requireOver("rest")
    screen.advance(by: VirtualScreen.checked(seconds))
  }

  /// Is dropped where it is.
  public func drop(after seconds: Double = 0) {
    requireOver("be dropped")
    isOver = false
    report(.dropped(location, items), after: seconds)
  }

  /// Leaves the screen, or is given up over it.
  public func leave(after seconds: Double = 0) {
    requireOver("leave")
    isOver = false
    report(.left, after: seconds)
  }

  /// Is taken away by the system, as when a page is lost.
  public func cancel(after seconds: Double = 0) {
    requireOver("be taken away")
    isOver = false
    report(.cancelled, after: seconds)
  }

  private func requireOver(_ deed: String) {
    guard !isOver else { return }
    fatalError(
      "A drag that was dropped or has left at (\(location.x), \(location.y)) cannot \(deed): begin another one with dragIn."
    )
  }

  private func report(_ kind: DragReport.Kind, after seconds: Double) {
    screen.advance(by: VirtualScreen.checked(seconds))
    screen.receive(.drag(DragReport(time: screen.now, drag: number, kind: kind)))
    screen.runFrame()
  }
}

extension ForeignItem {
  /// The little that a browser tells of it while it is dragged.
  var asBeforeTheDrop: ForeignItem {
    switch self {
    case .texts(let texts): .texts(texts.map { ForeignText(mimeType: $0.mimeType) })
    case .file(let file): .file(ForeignFile(number: file.number, mimeType: file.mimeType))
    }
  }
}
