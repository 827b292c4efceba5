import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct ReorderTests {
  @Test func `A photo that is held goes where the finger carries it, and the bar says where`() throws {
    let stage = Stage()
    let photo = stage.names[0][0]
    stage.carry(from: stage.middle(0, 0), to: stage.middle(0, 2))
    #expect(stage.order == [[1, 2, 0, 3, 4, 5, 6], [7, 8, 9, 10]])
    #expect(stage.controller.bar.news == "\(photo) is 3 of 7 on the wall")
    #expect(stage.controller.status == ExhibitStatus(text: "11 photos"))
  }

  @Test func `What is carried is named meanwhile`() {
    let stage = Stage()
    let place = stage.middle(1, 1)
    var told: [ExhibitStatus] = []
    stage.controller.statusDidChange = { [weak controller = stage.controller] in
      guard let status = controller?.status, status != told.last else { return }
      told.append(status)
    }
    stage.touch(.began, place)
    stage.screen.advance(by: 0.7)
    // The bar hears of it with the beginning, before the finger has moved.
    #expect(told == [ExhibitStatus(text: "Carrying \(stage.names[1][1])", isEmphasized: true)])
    #expect(stage.controller.status == ExhibitStatus(text: "Carrying \(stage.names[1][1])", isEmphasized: true))
    stage.touch(.ended, place)
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.order == [[0, 1, 2, 3, 4, 5, 6], [7, 8, 9, 10]])
    #expect(told.last == ExhibitStatus(text: "11 photos"))
  }

  @Test func `Moves are taken back and done again, from section to section`() throws {
    let stage = Stage()
    let photo = stage.names[0][6]
    stage.carry(from: stage.middle(0, 6), to: stage.middle(1, 0))
    #expect(stage.order == [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10]])
    #expect(stage.screen.window.says("6 photos"))
    #expect(stage.isEnabled("Undo"))
    #expect(!stage.isEnabled("Redo"))
    stage.tap("Undo")
    #expect(stage.order == [[0, 1, 2, 3, 4, 5, 6], [7, 8, 9, 10]])
    #expect(stage.controller.bar.news == "Took back: \(photo) is 7 of 7 on the wall")
    #expect(stage.screen.window.says("7 photos"))
    #expect(!stage.isEnabled("Undo"))
    stage.tap("Redo")
    #expect(stage.order == [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10]])
    #expect(stage.controller.bar.news == "Did again: \(photo) is 1 of 5 in the drawer")
  }

  @Test func `A section that has become empty says so, and takes photos again`() {
    let stage = Stage()
    for _ in 0..<4 { stage.carry(from: stage.middle(1, 0), to: stage.middle(0, 0)) }
    #expect(stage.order == [[10, 9, 8, 7, 0, 1, 2, 3, 4, 5, 6], []])
    #expect(stage.screen.window.says("Empty: carry a photo here"))
    let heading = stage.heading(1)
    stage.carry(from: stage.middle(0, 1), to: heading)
    #expect(stage.order == [[10, 8, 7, 0, 1, 2, 3, 4, 5, 6], [9]])
    #expect(stage.screen.window.says("1 photo"))
  }

  @Test func `Keys carry a photo too, and take it back`() {
    let stage = Stage()
    stage.press("ArrowDown")
    stage.press(" ", .shift)
    #expect(stage.controller.status.isEmphasized)
    for key in ["ArrowRight", "ArrowRight", "ArrowDown", "Enter"] { stage.press(key) }
    #expect(stage.order == [[1, 2, 3, 4, 5, 6], [7, 8, 0, 9, 10]])
    stage.press("z", .control)
    #expect(stage.order == [[0, 1, 2, 3, 4, 5, 6], [7, 8, 9, 10]])
  }
}

/// The exhibit on a screen with room for seven photos in a line.
@MainActor private struct Stage {
  let screen = VirtualScreen(width: 1280, height: 800)
  let controller = ReorderController()
  /// The titles of the photos as they were at first.
  let names: [[String]]
  private let photos: [Photo]

  init() {
    screen.show(controller)
    names = controller.shelves.map { $0.photos.map(\.title) }
    photos = controller.shelves.flatMap(\.photos)
    screen.advance(by: 1)
  }

  /// Which photos are where, by their first numbers.
  var order: [[Int]] { controller.shelves.map { $0.photos.compactMap(photos.firstIndex) } }

  /// The middle of a photo, on the screen.
  func middle(_ section: Int, _ item: Int) -> CGPoint {
    let path = IndexPath(item: item, section: section)
    let frame = controller.collectionView.layoutAttributesForItem(at: path)?.frame ?? .zero
    return controller.collectionView.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  /// The middle of a section's heading, on the screen.
  func heading(_ section: Int) -> CGPoint {
    let frame = controller.collectionView.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
    return controller.collectionView.convert(CGPoint(x: frame?.midX ?? 0, y: frame?.midY ?? 0), to: nil)
  }

  func carry(from start: CGPoint, to end: CGPoint) {
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    screen.play(.samples([(0, start), (0.7, start), (0.8, middle), (0.9, end), (1.3, end)]))
    #expect(screen.advanceUntilRest())
  }

  /// A finger comes down or is lifted.
  func touch(_ phase: TouchSample.Phase, _ place: CGPoint) {
    screen.receive(.touches([TouchSample(time: screen.now, identifier: 1, phase: phase, location: place)]))
    screen.runFrame()
  }

  func press(_ key: String, _ modifiers: KeyModifiers = []) {
    screen.press(key, modifiers)
    #expect(screen.advanceUntilRest())
  }

  private func button(_ name: String) -> UIButton? {
    controller.bar.subviews.compactMap { $0 as? UIButton }.first { $0.accessibilityLabel == name }
  }

  func isEnabled(_ name: String) -> Bool { button(name)?.isEnabled == true }

  func tap(_ name: String) {
    guard let frame = button(name)?.frame else { return }
    screen.play(.tap(at: controller.bar.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)))
    #expect(screen.advanceUntilRest())
  }
}
