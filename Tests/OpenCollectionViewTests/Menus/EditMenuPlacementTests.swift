import Foundation
import Testing

@testable import OpenCollectionView

struct EditMenuPlacementTests {
  let room = CGRect(x: 8, y: 8, width: 304, height: 464)

  private func placement(
    _ target: CGRect, width: CGFloat = 100, wish: EditMenuPlacement.Arrow? = nil
  ) -> EditMenuPlacement {
    EditMenuPlacement(
      of: CGSize(width: width, height: 44), at: target, in: room, wish: wish, arrowLength: 10, arrowWidth: 20)
  }

  // R7
  @Test func `the bar stands above where there is room`() {
    let place = placement(CGRect(x: 100, y: 200, width: 60, height: 40))
    #expect(place.arrow == .down)
    #expect(place.frame == CGRect(x: 80, y: 146, width: 100, height: 54))
    #expect(place.tip == 50)
  }

  // R7
  @Test func `otherwise it stands below`() {
    let place = placement(CGRect(x: 100, y: 30, width: 60, height: 40))
    #expect(place.arrow == .up)
    #expect(place.frame == CGRect(x: 80, y: 70, width: 100, height: 54))
  }

  @Test func `a target that fills the window has it over its middle`() {
    let place = placement(CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(place.arrow == .down)
    #expect(place.frame == CGRect(x: 110, y: 186, width: 100, height: 54))
  }

  @Test func `it stays in the window, and the arrow off its corners`() {
    let left = placement(CGRect(x: 10, y: 200, width: 20, height: 20), width: 200)
    #expect(left.frame.minX == 8)
    #expect(left.tip == 22)
    let right = placement(CGRect(x: 300, y: 200, width: 20, height: 20), width: 200)
    #expect(right.frame.maxX == 312)
    #expect(right.tip == 178)
  }

  // R7
  @Test func `a wish for a side is granted where there is room`() {
    let target = CGRect(x: 60, y: 200, width: 40, height: 40)
    #expect(placement(target, wish: .up).frame == CGRect(x: 30, y: 240, width: 100, height: 54))
    #expect(placement(target, wish: .left).frame == CGRect(x: 100, y: 198, width: 110, height: 44))
    #expect(placement(target, wish: .right).arrow == .down)
  }

  @Test func `entries that have room are on one page`() {
    #expect(EditMenuPages.pages(of: [100, 100, 100], in: 300, buttonWidth: 36) == [[0, 1, 2]])
    #expect(EditMenuPages.pages(of: [], in: 300, buttonWidth: 36) == [])
  }

  @Test func `others are turned like pages, with room for the buttons`() {
    #expect(EditMenuPages.pages(of: [100, 100, 100], in: 299, buttonWidth: 36) == [[0, 1], [2]])
    #expect(EditMenuPages.pages(of: [100, 100, 100, 100], in: 200, buttonWidth: 36) == [[0], [1], [2], [3]])
    #expect(EditMenuPages.pages(of: [400, 50], in: 200, buttonWidth: 36) == [[0], [1]])
  }
}
