#if BrowserHost
import CollectionLayouts
import DevTools
import Foundation
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

extension InBrowser {
  /// *Cover Flow*, *Stacks* and *Morph*, under real fingers.
  @MainActor @Suite(.takesLong) struct TransitionExhibitTests {
    @Test(arguments: [(390, 844), (1280, 800)])
    func `covers come to rest in the middle, a tap turns one over and back, another one centres it`(
      width: Int, height: Int
    ) async throws {
      let exhibit = try await ExhibitPage.open("Cover Flow", width: width, height: height)
      let twin = try HeadlessTwin("Cover Flow", of: exhibit, width: Double(width), height: Double(height))
      let controller = try exhibit.controller(CoverFlowController.self)
      let (x, y) = (Double(width) / 2, Double(height) * 0.4)
      let way = Double(width) * 0.2
      try await exhibit.page.drag(from: (x + way, y), to: (x - way, y))
      try await exhibit.rest()
      let center = try #require(controller.layout.centeredIndexPath)
      #expect(center.item > 0)
      #expect(controller.layout.indexPathIsCentered(center))
      let centered = try #require(controller.layout.contentOffset(centering: center))
      #expect(abs(controller.collectionView.contentOffset.x - centered.x) < 1)
      // The page shows it where the layout says: near the ends of a wide row beside the middle.
      let name = try #require(controller.collectionView.cellForItem(at: center)?.accessibilityLabel)
      let shown = try await exhibit.shownFrame(of: name)
      #expect(abs(shown.midX - x - controller.layout.facingOffset) < 1)
      let offset = controller.collectionView.contentOffset
      try twin.act { _ in try twin.controller(CoverFlowController.self).collectionView.contentOffset = offset }
      twin.rest()
      let other = try twin.shownFrame(of: name)
      #expect(abs(shown.midY - other.midY) < 1)
      // The flip takes half a second; the other side is there then.
      let cell = try #require(controller.collectionView.cellForItem(at: center) as? CoverCell)
      try await exhibit.page.tap(at: (x, y))
      try await exhibit.rest()
      #expect(cell.isFlipped)
      try await exhibit.page.tap(at: (x, y))
      try await exhibit.rest()
      #expect(!cell.isFlipped)
      try await exhibit.page.key(.arrowRight)
      try await exhibit.rest()
      #expect(controller.layout.indexPathIsCentered(IndexPath(item: center.item + 1, section: 0)))
      await exhibit.close()
    }

    @Test(arguments: [(390, 844), (1280, 800)])
    func `two fingers carry a pile open, and it stays open or collapses`(width: Int, height: Int) async throws {
      let exhibit = try await ExhibitPage.open("Stacks", width: width, height: height)
      let twin = try HeadlessTwin("Stacks", of: exhibit, width: Double(width), height: Double(height))
      let controller = try exhibit.controller(StacksNavigation.self).stacks
      let view: UICollectionView = controller.collectionView
      let names = Array(twin.names.prefix(8))
      try await exhibit.expectAgreement(names, with: twin)
      let middle = try exhibit.middle(0, in: 1, of: view)
      let start = [CGPoint(x: middle.x - 30, y: middle.y), CGPoint(x: middle.x + 30, y: middle.y)]
      func apart(_ reach: Double) -> [CGPoint] {
        [CGPoint(x: middle.x - reach, y: middle.y + 20), CGPoint(x: middle.x + reach, y: middle.y + 20)]
      }
      // Not far enough.
      try await exhibit.touch(.began, start, with: twin)
      try await exhibit.move([(start[0], apart(55)[0]), (start[1], apart(55)[1])], with: twin)
      try await exhibit.wait { controller.stackLayout.pinchedStackScale > 1.4 }
      try await exhibit.page.nextFrame()
      try await exhibit.page.nextFrame()
      try await exhibit.expectAgreement(names, with: twin, within: 2)
      try await exhibit.touch(.ended, apart(55), with: twin)
      try await exhibit.rest()
      twin.rest()
      #expect(!controller.isOpen)
      try await exhibit.expectAgreement(names, with: twin)
      // Far enough: and no title of a pile is left.
      try await exhibit.touch(.began, start, with: twin)
      try await exhibit.move([(start[0], apart(88)[0]), (start[1], apart(88)[1])], with: twin)
      try await exhibit.wait { controller.stackLayout.pinchedStackScale > 2.5 }
      try await exhibit.touch(.ended, apart(88), with: twin)
      try await exhibit.rest()
      twin.rest()
      #expect(controller.isOpen)
      let open = Array(twin.names.prefix(4))
      try await exhibit.expectAgreement(open, with: twin)
      #expect(
        try await exhibit.page.evaluate(
          """
          [...document.querySelectorAll('[role=heading][aria-label$=" photos"]')]
            .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })).length
          """
        ).number == 0)
      await exhibit.close()
    }

    // T12, T14
    @Test(arguments: [(390, 844), (1280, 800)])
    func `a finger at the edge holds cards, rows and circle half way, forth and back`(
      width: Int, height: Int
    ) async throws {
      let exhibit = try await ExhibitPage.open("Morph", width: width, height: height)
      let twin = try HeadlessTwin("Morph", of: exhibit, width: Double(width), height: Double(height))
      let navigation = try exhibit.controller(MorphNavigation.self)
      let other = try twin.controller(MorphNavigation.self)
      let names = Array(twin.names.prefix(6))
      try await exhibit.expectAgreement(names, with: twin)
      for _ in 0..<2 {
        try await exhibit.page.key(.arrowRight)
        try await exhibit.rest()
        twin.act { $0.press("ArrowRight") }
        twin.rest()
        try await exhibit.expectAgreement(names, with: twin)
      }
      // Held half way the page shows what is between.
      let y = Double(height) * 0.6
      let (edge, half, near) = (
        CGPoint(x: 2, y: y), CGPoint(x: Double(width) / 2, y: y), CGPoint(x: Double(width) / 5, y: y)
      )
      try await exhibit.touch(.began, [edge], with: twin)
      try await exhibit.move([(edge, half)], with: twin)
      try await exhibit.page.nextFrame()
      try await exhibit.page.nextFrame()
      twin.act { $0.advance(by: 0.1) }
      try await exhibit.expectAgreement(names, with: twin, within: 2)
      // Back again, and let go at rest: the circle stays.
      try await exhibit.move([(half, near)], with: twin)
      for _ in 0..<20 { try await exhibit.page.nextFrame() }
      twin.act { $0.advance(by: 0.4) }
      try await exhibit.touch(.ended, [near], with: twin)
      try await exhibit.rest()
      twin.rest()
      #expect(navigation.viewControllers.count == 3 && other.viewControllers.count == 3)
      try await exhibit.expectAgreement(names, with: twin)
      // And to the end: the rows are back.
      let far = CGPoint(x: Double(width) * 0.9, y: y)
      try await exhibit.touch(.began, [edge], with: twin)
      try await exhibit.move([(edge, far)], with: twin)
      try await exhibit.touch(.ended, [far], with: twin)
      try await exhibit.rest()
      twin.rest()
      #expect(navigation.viewControllers.count == 2 && other.viewControllers.count == 2)
      try await exhibit.expectAgreement(names, with: twin)
      await exhibit.close()
    }
  }
}
#endif
