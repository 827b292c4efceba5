import Foundation
import Testing

@testable import OpenCollectionView

struct ContextMenuPlacementTests {
  let room = CGRect(x: 12, y: 12, width: 296, height: 456)
  let menu = CGSize(width: 250, height: 132)

  private func placement(_ source: CGRect, menu: CGSize? = nil) -> ContextMenuPlacement {
    ContextMenuPlacement(source: source, preview: source.size, menu: menu ?? self.menu, in: room)
  }

  @Test func `the menu stands below what was lifted, along its nearer edge`() {
    let left = placement(CGRect(x: 20, y: 40, width: 100, height: 80))
    #expect(left.preview == CGRect(x: 20, y: 40, width: 100, height: 80))
    #expect(left.menu == CGRect(x: 20, y: 132, width: 250, height: 132))
    let right = placement(CGRect(x: 200, y: 40, width: 100, height: 80))
    #expect(right.menu == CGRect(x: 50, y: 132, width: 250, height: 132))
  }

  @Test func `it stands above where there is no room below`() {
    let place = placement(CGRect(x: 20, y: 360, width: 100, height: 80))
    #expect(place.isAbove)
    #expect(place.menu == CGRect(x: 20, y: 216, width: 250, height: 132))
  }

  @Test func `where there is room on neither side the preview moves up`() {
    let place = placement(CGRect(x: 20, y: 120, width: 200, height: 300))
    #expect(place.preview == CGRect(x: 20, y: 24, width: 200, height: 300))
    #expect(place.menu == CGRect(x: 20, y: 336, width: 250, height: 132))
  }

  @Test func `a preview that is too high stands beside the menu where the room is wide`() {
    let wide = CGRect(x: 12, y: 12, width: 700, height: 300)
    let place = ContextMenuPlacement(
      source: CGRect(x: 20, y: 20, width: 200, height: 250), preview: CGSize(width: 200, height: 250), menu: menu,
      in: wide)
    #expect(place.preview == CGRect(x: 20, y: 20, width: 200, height: 250))
    #expect(place.menu == CGRect(x: 232, y: 79, width: 250, height: 132))
  }

  @Test func `otherwise it becomes smaller`() {
    let place = placement(CGRect(x: 12, y: 12, width: 296, height: 456))
    #expect(place.menu.height == 132)
    #expect(place.preview.maxY + 12 == place.menu.minY)
    #expect(place.menu.maxY == 468)
    #expect(place.preview.minY == 12)
  }

  @Test func `a long menu scrolls`() {
    let place = placement(CGRect(x: 12, y: 100, width: 296, height: 200), menu: CGSize(width: 250, height: 900))
    #expect(place.menu.height == 251)
    #expect(place.menu.maxY == 468)
  }

  @Test func `a menu alone stands below its anchor, else above`() {
    let low = ContextMenuPlacement(anchor: CGRect(x: 20, y: 40, width: 80, height: 40), menu: menu, in: room)
    #expect(low.menu == CGRect(x: 20, y: 86, width: 250, height: 132))
    let high = ContextMenuPlacement(anchor: CGRect(x: 220, y: 400, width: 80, height: 40), menu: menu, in: room)
    #expect(high.menu == CGRect(x: 50, y: 262, width: 250, height: 132))
    #expect(high.isAbove)
  }
}
