import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// The front page of the store.
@MainActor struct StoreTests {
  @Test(arguments: [
    (390, [CGRect(x: 16, y: 78, width: 358, height: 324), CGRect(x: 386, y: 78, width: 358, height: 324)]),
    (1440, [CGRect(x: 80, y: 78, width: 413, height: 362), CGRect(x: 513, y: 78, width: 413, height: 362)]),
  ])
  func `Cards begin where their heading does, one on a phone and three on a desktop`(
    width: CGFloat, frames: [CGRect]
  ) throws {
    let stage = Stage(width: width)
    #expect((0..<2).map { stage.frame($0, in: 0) } == frames)
    let heading = try #require(stage.heading(0))
    let title = try #require(heading.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(title.convert(CGPoint.zero, to: nil).x == frames[0].minX)
    #expect(title.text == "For quiet walls")
  }

  @Test func `A list has columns of three lines, of which the next one looks in on a phone`() {
    let stage = Stage(width: 390)
    let frames = (0..<4).map { stage.frame($0, in: 2) }
    #expect(frames.map(\.minX) == [16, 16, 16, 350])
    #expect(frames.map(\.minY) == [812, 890, 968, 812])
    #expect(frames.map(\.size) == Array(repeating: CGSize(width: 322, height: 78), count: 4))
  }

  @Test(arguments: [(390, 370), (1440, 1300)] as [(CGFloat, CGFloat)])
  func `A flick of the cards goes on by one group, and moves neither the page nor another row`(
    width: CGFloat, offset: CGFloat
  ) {
    let stage = Stage(width: width)
    stage.flick(from: CGPoint(x: width * 0.8, y: 300), to: CGPoint(x: width * 0.4, y: 300))
    #expect(stage.offsets == [offset, 0, 0, nil, 0, nil])
    #expect(stage.view.contentOffset.y == 0)
    #expect(stage.controller.status == ExhibitStatus(text: "73 prints"))
  }

  @Test func `A finger that goes up moves the page, wherever it comes down, and no row`() {
    let stage = Stage(width: 390)
    stage.screen.play(.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), duration: 0.4))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.view.contentOffset.y > 150)
    #expect(stage.offsets == [0, 0, 0, nil, 0, nil])
  }

  @Test func `A finger on a row that is thrown stops it, and takes nothing`() {
    let stage = Stage(width: 390)
    let y = stage.frame(0, in: 1).midY
    stage.screen.play(.flick(from: CGPoint(x: 350, y: y), to: CGPoint(x: 150, y: y)))
    stage.screen.advance(by: 0.1)
    stage.touch(.began, CGPoint(x: 195, y: y))
    stage.screen.advance(by: 0.05)
    let caught = stage.offsets[1]
    stage.screen.advance(by: 0.5)
    #expect(stage.offsets[1] == caught)
    #expect((caught ?? 0) > 100)
    stage.touch(.ended, CGPoint(x: 195, y: y))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.status == ExhibitStatus(text: "73 prints"))
  }

  @Test func `A tap takes a print, which the bar counts, and another one puts it back`() throws {
    let stage = Stage(width: 390)
    stage.tap(0, in: 0)
    #expect(stage.controller.status == ExhibitStatus(text: "1 taken \u{B7} \u{20AC}18", isEmphasized: true))
    stage.tap(1, in: 1)
    #expect(stage.controller.status == ExhibitStatus(text: "2 taken \u{B7} \u{20AC}66", isEmphasized: true))
    stage.tap(0, in: 0)
    stage.tap(1, in: 1)
    #expect(stage.controller.status == ExhibitStatus(text: "73 prints"))
  }

  @Test func `The offer is three prints at one price`() {
    let stage = Stage(width: 390)
    stage.view.contentOffset.y = 900
    stage.screen.runFrame()
    stage.tap(0, in: 3)
    #expect(stage.controller.status == ExhibitStatus(text: "3 taken \u{B7} \u{20AC}60", isEmphasized: true))
  }

  @Test func `The heading of a shelf stays in sight while its prints go by, and has a line below it then`() throws {
    let stage = Stage(width: 390)
    #expect(try #require(stage.heading(0)).isPinned == false)
    stage.view.contentOffset.y = 3_000
    #expect(stage.screen.advanceUntilRest())
    let heading = try #require(stage.heading(5))
    #expect(heading.convert(CGPoint.zero, to: nil).y == 0)
    #expect(heading.isPinned)
    #expect(heading.accessibilityLabel == "All the rest, In no order at all")
    #expect(heading.accessibilityTraits == .header)
  }

  @Test func `A badge is a word in the corner, which the print says as well`() {
    let stage = Stage(width: 390)
    #expect(stage.view.visibleSupplementaryViews(ofKind: StoreLayout.badge).count == 3)
    let cell = stage.view.cellForItem(at: IndexPath(item: 2, section: 1))
    #expect(cell?.accessibilityLabel == "No wind at all, Tolle, 2020, Last 3, \u{20AC}28")
  }

  @Test func `No picture is there twice`() {
    let prints = StoreShelf.all.flatMap(\.prints)
    #expect(prints.count == 73)
    #expect(Set(prints.map { [$0.photo.motif.rawValue, $0.photo.variant] }).count == 73)
    #expect(Set(prints.map(\.photo.title)).count == 73)
  }

  @Test func `A device that is turned there and back shows the same cards and tiles`() {
    let stage = Stage(width: 390)
    stage.view.setOrthogonalContentOffset(1_850, forSection: 0)
    stage.view.setOrthogonalContentOffset(453, forSection: 1)
    #expect(stage.screen.advanceUntilRest())
    for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
      stage.screen.receive(.screen(ScreenDescription(size: size)))
      #expect(stage.screen.advanceUntilRest())
    }
    #expect(abs((stage.offsets[0] ?? 0) - 1_850) < 1)
    #expect(abs((stage.offsets[1] ?? 0) - 453) < 2)
  }

  @Test func `Rows come back to where they were`() {
    let stage = Stage(width: 390)
    stage.view.setOrthogonalContentOffset(740, forSection: 0)
    stage.view.setOrthogonalContentOffset(334, forSection: 2)
    #expect(stage.screen.advanceUntilRest())
    let state = stage.controller.state
    #expect(state == ExhibitState(choices: ["rows": [740, 0, 334, 0, 0, 0]]))
    let other = Stage(width: 390)
    other.controller.restore(state)
    #expect(other.screen.advanceUntilRest())
    #expect(other.offsets == [740, 0, 334, nil, 0, nil])
  }

  @Test func `Where people read from right to left rows begin at the right, and go on to the left`() throws {
    let stage = Stage(width: 390, isReadFromRight: true)
    func seen(_ item: Int) throws -> CGRect {
      let cell = try #require(stage.view.cellForItem(at: IndexPath(item: item, section: 1)))
      return cell.convert(cell.bounds, to: nil)
    }
    #expect(try seen(0) == CGRect(x: 235, y: 512, width: 139, height: 182))
    #expect(try seen(1) == CGRect(x: 84, y: 512, width: 139, height: 182))
    stage.flick(from: CGPoint(x: 80, y: 300), to: CGPoint(x: 300, y: 300))
    #expect(stage.offsets[0] == 370)
  }
}

/// The exhibit on a screen.
@MainActor private struct Stage {
  let screen: VirtualScreen
  let controller = StoreController()
  var view: UICollectionView { controller.collectionView }

  init(width: CGFloat, isReadFromRight: Bool = false) {
    screen = VirtualScreen(width: width, height: 844, writesRightToLeft: isReadFromRight)
    screen.show(controller)
    screen.advanceUntilRest()
  }

  /// How far each shelf has scrolled sideways.
  var offsets: [CGFloat?] { controller.shelves.indices.map { view.orthogonalContentOffset(forSection: $0) } }

  func frame(_ item: Int, in section: Int) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }

  func heading(_ section: Int) -> StoreHeading? {
    view.supplementaryView(forElementKind: StoreLayout.heading, at: IndexPath(item: 0, section: section))
      as? StoreHeading
  }

  func tap(_ item: Int, in section: Int) {
    let frame = frame(item, in: section)
    screen.play(.tap(at: view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)))
    screen.advanceUntilRest()
  }

  func flick(from start: CGPoint, to end: CGPoint) {
    screen.play(.flick(from: start, to: end))
    screen.advanceUntilRest()
  }

  func touch(_ phase: TouchSample.Phase, _ place: CGPoint) {
    screen.receive(.touches([TouchSample(time: screen.now, identifier: 9, phase: phase, location: place)]))
  }
}
