import DragEngine
import Foundation
import Testing

@Suite struct PressTests {
  @Test func `who wins when a lift has begun`() {
    // N5, N72, N73
    let rows = PressRival.allCases.map { rival in
      "\(rival): \(rival.outcome(afterLiftAllowingOthers: false)), \(rival.outcome(afterLiftAllowingOthers: true)), "
        + "before \(rival.outcomeBeforeLift)"
    }
    #expect(
      rows == [
        "tap: liftWins, rivalWins, before rivalWins",
        "menuPress: together, together, before together",
        "longPress: together, together, before together",
        "reorderPress: liftWins, liftWins, before rivalWins",
        "selectionPan: liftWins, rivalWins, before rivalWins",
        "scroll: liftWins, rivalWins, before rivalWins",
        "rowSwipe: liftWins, rivalWins, before rivalWins",
        "other: liftWins, rivalWins, before rivalWins",
      ])
  }

  @Test func `a finger that moves on drags, from just beyond ten points`() {
    // N73
    var press = LiftedPress(at: CGPoint(x: 100, y: 100))
    #expect(press.moved(to: CGPoint(x: 110, y: 100)) == nil)
    #expect(press.moved(to: CGPoint(x: 110.5, y: 100)) == .drags)
    #expect(press.state == .dragging)
    #expect(press.moved(to: CGPoint(x: 300, y: 100)) == nil)
  }

  @Test func `a finger that moves on out of an open menu drags, and the menu goes`() {
    // N73
    let menu = CGRect(x: 80, y: 200, width: 200, height: 100)
    var press = LiftedPress(at: CGPoint(x: 100, y: 100))
    press.menuDidOpen(at: CGPoint(x: 104, y: 100))
    #expect(press.moved(to: CGPoint(x: 110, y: 100), menu: menu) == nil)
    #expect(press.moved(to: CGPoint(x: 104, y: 85), menu: menu) == .leavesMenu)
  }

  @Test func `a finger that moves to the menu chooses there, and never drags`() {
    // N73
    let menu = CGRect(x: 80, y: 200, width: 200, height: 100)
    var press = LiftedPress(at: CGPoint(x: 100, y: 100))
    press.menuDidOpen(at: CGPoint(x: 100, y: 100))
    #expect(press.moved(to: CGPoint(x: 102, y: 115), menu: menu) == .chooses)
    #expect(press.moved(to: CGPoint(x: 300, y: 20), menu: menu) == nil)
    #expect(press.state == .choosing)
  }

  @Test(arguments: [
    (CGPoint(x: 80, y: 120), false), (CGPoint(x: 120, y: 120), true), (CGPoint(x: 100, y: 80), false),
    (CGPoint(x: 120, y: 100), false), (CGPoint(x: 100, y: 120), true),
  ])
  func `a way leads to the menu where its line goes on into it`(point: CGPoint, chooses: Bool) {
    // N73
    var press = LiftedPress(at: CGPoint(x: 100, y: 100))
    press.menuDidOpen(at: CGPoint(x: 100, y: 100))
    let change = press.moved(to: point, menu: CGRect(x: 90, y: 150, width: 200, height: 100))
    #expect(change == (chooses ? .chooses : .leavesMenu))
  }

  @Test func `a menu that closes under the finger leaves it free to drag`() {
    var press = LiftedPress(at: .zero)
    press.menuDidOpen(at: .zero)
    press.menuDidClose(at: CGPoint(x: 5, y: 0))
    #expect(press.moved(to: CGPoint(x: 14, y: 0)) == nil)
    #expect(press.moved(to: CGPoint(x: 16, y: 0)) == .drags)
  }
}
