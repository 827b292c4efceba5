import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct CarouselTests {
  @Test func `The cover in the middle is as large as it can be, and the next one is smaller and fainter`() throws {
    let stage = Stage()
    let (first, second) = (try stage.cell(0), try stage.cell(1))
    #expect(first.convert(first.bounds, to: nil) == CGRect(x: 54.5, y: 176, width: 281, height: 351))
    #expect(first.alpha == 1)
    let seen = second.convert(second.bounds, to: nil)
    #expect(abs(seen.width - 224.8) < 0.01 && abs(seen.minX - 357.74) < 0.01)
    #expect(abs(second.alpha - 0.7) < 0.001)
    #expect(first.layer.zPosition > second.layer.zPosition)
  }

  @Test func `Covers grow evenly to both sides, and those far away are nearly gone`() {
    let metrics = CarouselMetrics(free: CGRect(x: 0, y: 0, width: 1_440, height: 836), wordsHeight: 50)
    #expect(metrics.coverSize == CGSize(width: 420, height: 525))
    #expect(metrics.pitch == 437)
    #expect(metrics.look(at: 0).transform == .identity)
    #expect(metrics.look(at: 218.5).alpha == metrics.look(at: -218.5).alpha)
    #expect(abs(metrics.look(at: 218.5).transform.a - 0.9) < 0.000_001)
    #expect(abs(metrics.look(at: 437).transform.a - 0.8) < 0.000_001)
    #expect(abs(metrics.look(at: 437).transform.tx + metrics.look(at: -437).transform.tx) < 0.000_001)
    #expect(metrics.look(at: 3 * 437).alpha < 0.11)
  }

  @Test func `A flick goes on by one cover, whose name is below it`() {
    let stage = Stage()
    stage.flick()
    #expect(stage.controller.status == ExhibitStatus(text: "2 of 18"))
    #expect(stage.screen.window.says(stage.controller.photos[1].title))
    #expect(!stage.screen.window.says(stage.controller.photos[0].title))
  }

  @Test func `A tap brings a cover to the middle, another one likes it, and a third one takes that back`() throws {
    let stage = Stage()
    stage.screen.play(.tap(at: CGPoint(x: 378, y: 390)))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.status == ExhibitStatus(text: "2 of 18"))
    stage.tapMiddle()
    #expect(stage.controller.status == ExhibitStatus(text: "2 of 18 \u{B7} 1 liked", isEmphasized: true))
    #expect(try stage.cell(1).isSelected)
    stage.tapMiddle()
    #expect(stage.controller.status == ExhibitStatus(text: "2 of 18"))
  }

  @Test func `Arrows leaf, also faster than covers move, and not beyond the ends`() {
    let stage = Stage()
    for _ in 0..<5 {
      stage.screen.press("ArrowRight")
      stage.screen.advance(by: 0.06)
    }
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.status == ExhibitStatus(text: "6 of 18"))
    for _ in 0..<9 { stage.screen.press("ArrowLeft") }
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.status == ExhibitStatus(text: "1 of 18"))
  }

  @Test func `A device that is turned in the middle of a throw shows one cover in the middle`() throws {
    let stage = Stage()
    stage.screen.play(.flick(from: CGPoint(x: 270, y: 390), to: CGPoint(x: 110, y: 390)))
    stage.screen.advance(by: 0.1)
    stage.screen.receive(.screen(ScreenDescription(size: CGSize(width: 780, height: 390))))
    #expect(stage.screen.advanceUntilRest())
    let cell = try stage.cell(stage.controller.middle)
    #expect(abs(cell.convert(cell.bounds, to: nil).midX - 390) < 0.6)
    #expect(cell.alpha == 1)
    #expect(stage.controller.metrics.coverSize == CGSize(width: 212, height: 265))
  }

  @Test func `A page that is loaded again has the same cover in the middle, whatever else it was told`() {
    let stage = Stage()
    stage.flick()
    let state = stage.controller.state
    #expect(state == ExhibitState(choices: ["middle": [1]]))
    let other = Stage { $0.restore(state) }
    #expect(other.controller.status == ExhibitStatus(text: "2 of 18"))
    for lie in [[], [-1], [18], [Int.max]] { other.controller.restore(ExhibitState(choices: ["middle": lie])) }
    #expect(other.screen.advanceUntilRest())
    #expect(other.controller.status == ExhibitStatus(text: "2 of 18"))
  }

  @Test func `From right to left the next cover comes from the left`() throws {
    let stage = Stage(isReadFromRight: true)
    let (first, second) = (try stage.cell(0), try stage.cell(1))
    #expect(first.convert(first.bounds, to: nil).midX == 195)
    #expect(second.convert(second.bounds, to: nil).maxX < 40)
    stage.screen.press("ArrowLeft")
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.status == ExhibitStatus(text: "2 of 18"))
  }
}

/// The exhibit on a phone.
@MainActor private struct Stage {
  let screen: VirtualScreen
  let controller = CarouselController()

  init(isReadFromRight: Bool = false, before: (CarouselController) -> Void = { _ in }) {
    screen = VirtualScreen(width: 390, height: 780, writesRightToLeft: isReadFromRight)
    before(controller)
    screen.show(controller)
    screen.advanceUntilRest()
  }

  func cell(_ item: Int) throws -> UICollectionViewCell {
    try #require(controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  func flick() {
    screen.play(.flick(from: CGPoint(x: 270, y: 390), to: CGPoint(x: 110, y: 390)))
    screen.advanceUntilRest()
  }

  func tapMiddle() {
    screen.play(.tap(at: CGPoint(x: 195, y: 390)))
    screen.advanceUntilRest()
  }
}
