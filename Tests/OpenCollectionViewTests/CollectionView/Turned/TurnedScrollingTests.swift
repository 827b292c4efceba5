import GestureEngine
import TestSupport
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Whatever fingers, wheels and keys do, a row from the right is the mirror image of one from the left, with the same offsets.
@MainActor struct TurnedScrollingTests {
  private typealias Deed = @MainActor (TurnedRow) -> Void

  private func offsets(
    _ count: Int, width: CGFloat, isFromRight: Bool, _ configure: (UICollectionView) -> Void, _ deed: Deed
  ) -> (offsets: [CGFloat], seen: [CGFloat], announced: [CGFloat], velocities: [CGFloat]) {
    let row = TurnedRow(count, width: width, isFromRight: isFromRight, configure: configure)
    var seen: [CGFloat] = []
    deed(row)
    for _ in 0..<120 {
      row.screen.advance(by: 1 / 60)
      seen += row.view.visibleCells.map { cell in
        let frame = row.view.convert(cell.frame, to: nil)
        return isFromRight ? 320 - frame.maxX : frame.minX
      }
    }
    return (
      inThousandths(row.journal.offsets), inThousandths(seen), inThousandths(row.journal.announced),
      inThousandths(row.journal.velocities)
    )
  }

  /// The last digits are those of another sum, since 320 - x is counted.
  private func inThousandths(_ values: [CGFloat]) -> [CGFloat] { values.map { ($0 * 1000).rounded() / 1000 } }

  private func compare(
    _ count: Int = 12, width: CGFloat = 100, _ configure: (UICollectionView) -> Void = { _ in }, _ deed: Deed
  ) {
    let left = offsets(count, width: width, isFromRight: false, configure, deed)
    let right = offsets(count, width: width, isFromRight: true, configure, deed)
    #expect(left.offsets == right.offsets)
    #expect(left.seen == right.seen)
    #expect(left.announced == right.announced)
    #expect(left.velocities == right.velocities)
    #expect(Set(left.offsets).count > 1)
  }

  // C160
  @Test func `throws, and the bounce at either end`() {
    compare { $0.flick(from: 300, to: 200) }
    compare { $0.flick(from: 100, to: 300) }
    compare { row in
      row.flick(from: 300, to: 20, duration: 0.06)
      row.screen.advance(by: 0.2)
      row.flick(from: 300, to: 20, duration: 0.06)
    }
  }

  // C160
  @Test func `pulls beyond the edges, and a finger that catches a throw`() {
    compare { row in
      row.screen.play(
        .drag(from: row.place(50, 200), to: row.place(250, 200), duration: 0.3, holding: 0.1))
    }
    compare { row in
      row.flick(from: 300, to: 150, duration: 0.1)
      row.screen.advance(by: 0.1)
      row.flick(from: 300, to: 150, duration: 0.1)
    }
  }

  // C160
  @Test func `pages, with insets and without`() {
    compare(5, width: 320, { $0.isPagingEnabled = true }, { $0.flick(from: 250, to: 150) })
    compare(
      6, width: 200,
      {
        $0.isPagingEnabled = true
        $0.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 50)
      },
      { row in
        row.flick(from: 250, to: 100)
        row.screen.advance(by: 1)
        row.drag(from: 250, to: 90)
      })
  }

  // C160
  @Test func `wheels and trackpads`() {
    compare { row in for _ in 0..<6 { row.turnWheel(25) } }
    compare { row in
      row.view.contentOffset.x = 400
      for _ in 0..<6 { row.turnWheel(-25) }
    }
  }

  // C160
  @Test func `keys`() {
    compare(
      12, width: 100, { $0.allowsFocus = false },
      { row in
        for _ in 0..<3 { row.screen.press(row.isFromRight ? "ArrowLeft" : "ArrowRight") }
      })
  }

  // C160
  @Test func `a row in a row of the other direction hands on what it cannot take`() {
    for innerIsFromRight in [false, true] {
      let screen = VirtualScreen(width: 320, height: 480)
      let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      outer.contentSize = CGSize(width: 960, height: 400)
      outer.contentOffset.x = 320
      let row = TurnedRow(4, width: 100, isFromRight: innerIsFromRight)
      row.view.removeFromSuperview()
      row.view.frame.origin.x = 320
      outer.addSubview(row.view)
      screen.show(outer)
      // The content is 80 points longer than the row: of 200 points the finger goes 80 are the row's.
      let step: CGFloat = innerIsFromRight ? 210 : -210
      let start = CGPoint(x: innerIsFromRight ? 50 : 270, y: 200)
      screen.play(
        .drag(from: start, to: CGPoint(x: start.x + step, y: 200), duration: 0.3, holding: 0.6))
      screen.advanceUntilRest()
      #expect(row.x == 80)
      #expect(outer.contentOffset.x == (innerIsFromRight ? 200 : 440))
    }
  }

  // C160
  @Test func `a row in an item of another row is moved alone, and the other one beside it`() {
    let outer = TurnedRow(5, width: 320)
    let inner = TurnedRow(10, width: 100)
    inner.view.removeFromSuperview()
    inner.view.frame = CGRect(x: 20, y: 0, width: 280, height: 100)
    outer.view.cellForItem(at: [0, 0])?.contentView.addSubview(inner.view)
    outer.screen.runFrame()
    outer.screen.play(
      .drag(from: CGPoint(x: 60, y: 50), to: CGPoint(x: 160, y: 50), duration: 0.3, holding: 0.6))
    #expect(inner.x == 90)
    #expect(outer.x == 0)
    outer.screen.play(
      .drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 160, y: 300), duration: 0.3, holding: 0.6))
    #expect(inner.x == 90)
    #expect(outer.x == 90)
  }

  // C160
  @Test func `a host far away is told the law of a drag, of a throw and of a wheel in its own coordinates`() throws {
    let row = TurnedRow(12, width: 100)
    func send(_ phase: TouchSample.Phase, _ x: CGFloat) {
      row.screen.receive(
        .touches([TouchSample(time: row.screen.now, identifier: 1, phase: phase, location: CGPoint(x: x, y: 200))]))
      row.screen.runFrame()
    }
    var leads = ScrollLeads()
    send(.began, 100)
    send(.moved, 130)
    #expect(row.x == 20)
    let law = try #require(leads.follow(row.screen.scene, latency: 0.1).drags.first?.x)
    // What a host knows of the origin: minus what is at the left edge.
    #expect(law.pulled == -340)
    #expect(law.minimum == -1200)
    #expect(law.maximum == -320)
    for place: CGFloat in [160, 190, 220] {
      row.screen.advance(by: ScrollCourse.interval)
      send(.moved, place)
    }
    send(.ended, 220)
    let course = try #require(leads.follow(row.screen.scene, latency: 0.1).courses.first?.x)
    let told = {
      row.screen.mirror.nodes[row.screen.scene.tree.identifier(of: row.view.layer)!]!.properties.bounds.minX
    }
    #expect(abs(course.place - told()) < 0.5)
    let start = course.place
    row.screen.advance(by: ScrollCourse.interval)
    #expect(abs(start + Double(course.later[0]) - told()) < 2)
    row.screen.advanceUntilRest()
    row.view.contentOffset.x = 100
    row.turnWheel(15)
    let turn = try #require(leads.follow(row.screen.scene, latency: 0.1).turns.first?.x)
    // What is shown lacks the rest of the notch.
    #expect(abs(turn.law.pulled - turn.remainder + row.x + 320) <= 0.5)
    #expect(turn.lowest <= -1200 && turn.highest >= -320 && turn.lowest < turn.highest)
  }

  // C160
  @Test func `what was recorded is replayed to the same place`() {
    let row = TurnedRow(12, width: 100)
    let recorder = HostInputRecorder(scene: row.screen.scene)
    row.flick(from: 300, to: 180)
    row.screen.advanceUntilRest()
    let recording = recorder.recording
    let again = TurnedRow(12, width: 100)
    #expect(again.screen.replay(recording) == nil)
    again.screen.advanceUntilRest()
    #expect(again.x == row.x)
    #expect(row.x > 100)
  }
}
