import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct MillionPhotosTests {
  @Test func `A million photos are open at once, with as many cells as can be seen`() {
    let stage = Stage()
    #expect(stage.collectionView.numberOfSections == 1_000)
    #expect(stage.collectionView.numberOfItems(inSection: 999) == 1_000)
    #expect(stage.collectionView.visibleCells.count < 40)
    #expect(stage.collectionView.contentSize.height > 10_000_000)
    #expect(stage.controller.firstVisible == 1)
  }

  @Test func `Typed on keys, a number is found and its photo is brought into the middle`() {
    let stage = Stage()
    for digit in "531441" { stage.screen.press(String(digit)) }
    #expect(stage.controller.pad.says("531,441"))
    stage.screen.press("Enter")
    #expect(stage.screen.advanceUntilRest())
    stage.expectFound(531_441)
    #expect(stage.controller.bar.news.hasPrefix("Photo 531,441: jumped "))
  }

  @Test func `Tapped on the pad, a number is found as well`() throws {
    let stage = Stage()
    stage.controller.perform(.find)
    stage.screen.advance(by: 1)
    for title in ["9", "9", "0", "0", "0", "1", "Go"] { try stage.tap(title) }
    #expect(stage.screen.advanceUntilRest())
    stage.expectFound(990_001)
    #expect(stage.controller.pad.alpha == 0)
  }

  @Test func `A photo that is near is scrolled to all the way`() {
    let stage = Stage()
    stage.controller.find(60)
    stage.screen.runFrame()
    #expect(stage.collectionView.contentOffset.y < 200)
    #expect(stage.screen.advanceUntilRest())
    stage.expectFound(60)
    #expect(stage.controller.bar.news.hasPrefix("Photo 60: scrolled "))
  }

  @Test func `Every photo can be found, the first and the last too`() {
    let stage = Stage()
    for number in [1_000_000, 1, 2, 1_000, 1_001, 500_000, 999_999] {
      stage.controller.find(number)
      #expect(stage.screen.advanceUntilRest())
      let path = MillionPhotosController.path(of: number)
      #expect(MillionPhotosController.number(of: path) == number)
      let cell = stage.collectionView.cellForItem(at: path)
      #expect(cell?.accessibilityLabel == "Photo \(number)")
      #expect(cell.map { stage.collectionView.bounds.contains($0.frame) } == true, "\(number)")
    }
  }

  @Test func `The heading of a thousand stays in sight while one of them is`() {
    let stage = Stage()
    stage.controller.find(531_441)
    #expect(stage.screen.advanceUntilRest())
    let header = stage.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 531))
    #expect(header?.frame.minY == stage.collectionView.contentOffset.y)
    #expect(header?.says("Film 532") == true)
  }

  @Test func `A thousand back and forward begin at the photo that was found`() {
    let stage = Stage()
    stage.controller.find(5_000)
    stage.controller.perform(.forward)
    #expect(stage.controller.found == 6_000)
    stage.controller.perform(.back)
    stage.controller.perform(.back)
    #expect(stage.controller.found == 4_000)
    for _ in 0..<5 { stage.controller.perform(.back) }
    #expect(stage.controller.found == 1)
  }

  @Test func `A number that no photo has cannot be gone to`() {
    let stage = Stage()
    for digit in "1000001" { stage.screen.press(String(digit)) }
    #expect(stage.controller.pad.says("There are 1,000,000 photos."))
    stage.screen.press("Enter")
    #expect(stage.controller.found == nil)
    stage.screen.press("Backspace")
    #expect(stage.controller.entry.number == 100_000)
    stage.screen.press("Escape")
    stage.screen.advance(by: 1)
    #expect(stage.controller.pad.alpha == 0)
  }

  @Test func `The thumb takes the photos to where it is, and says which they are`() {
    let stage = Stage()
    let scrubber = stage.controller.view.first(Scrubber.self) ?? Scrubber()
    let frame = scrubber.convert(scrubber.bounds, to: nil)
    stage.screen.play(
      .drag(from: CGPoint(x: frame.midX, y: frame.minY + 20), to: CGPoint(x: frame.midX, y: frame.midY - 6)))
    #expect(abs(stage.controller.firstVisible - 500_000) < 4_000)
    #expect(scrubber.text == stage.controller.firstVisible.grouped)
    // The thumb is where the finger left it.
    #expect(abs(scrubber.position - 0.5) < 0.01)
  }

  @Test func `Scrolling on and on makes no more cells than a screen holds twice`() {
    let stage = Stage()
    var cells: Set<ObjectIdentifier> = []
    for _ in 0..<10 {
      stage.screen.play(.flick(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 100)))
      stage.screen.advance(by: 0.4)
      for cell in stage.collectionView.visibleCells { cells.insert(ObjectIdentifier(cell)) }
    }
    #expect(stage.controller.firstVisible > 100)
    #expect(cells.count < 80)
  }

  // MARK: Values

  @Test(arguments: [390.0, 800, 1280]) func `Lines of photos end where the width ends`(width: CGFloat) {
    let mosaic = Mosaic(width: width, safeArea: .zero, scale: 2)
    let free = width - mosaic.inset.left - mosaic.inset.right
    var x: CGFloat = 0
    var height: CGFloat = 0
    for number in 1...2_000 {
      let size = mosaic.size(ofPhoto: number)
      if x == 0 { height = size.height }
      #expect(size.height == height)
      x += size.width
      #expect(x <= free)
      if x == free { x = 0 } else { x += mosaic.spacing }
    }
    #expect(x == 0)
  }

  @Test func `A photo is the same each time, and unlike its neighbour`() {
    #expect(MillionPhoto(number: 77) == MillionPhoto(number: 77))
    #expect(MillionPhoto(number: 77).sun != MillionPhoto(number: 78).sun)
  }

  @Test func `Digits are taken as long as they make a number of seven digits`() {
    var entry = NumberEntry()
    for digit in "00123456789" { entry.append(digit) }
    #expect(entry.digits == "1234567")
    #expect(entry.isBeyond)
    entry.deleteLast()
    #expect(entry.number == 123_456)
    entry.clear()
    #expect(entry.number == nil && !entry.isBeyond)
  }
}

@MainActor private struct Stage {
  let screen: VirtualScreen
  let controller: MillionPhotosController
  var collectionView: UICollectionView { controller.collectionView }

  init() {
    screen = VirtualScreen(width: 390, height: 780)
    controller = MillionPhotosController()
    screen.show(controller)
    screen.advance(by: 0.1)
  }

  func expectFound(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    let cell = collectionView.cellForItem(at: MillionPhotosController.path(of: number))
    #expect(cell?.accessibilityLabel == "Photo \(number)", sourceLocation: sourceLocation)
    #expect(abs((cell?.frame.midY ?? 0) - collectionView.bounds.midY) < 1, sourceLocation: sourceLocation)
    #expect(controller.found == number, sourceLocation: sourceLocation)
  }

  func tap(_ title: String) throws {
    let key = try #require(
      controller.pad.subviews.compactMap { $0 as? UIButton }.first { $0.configuration?.title == title })
    screen.play(.tap(at: key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil)))
    screen.advance(by: 0.3)
  }
}
