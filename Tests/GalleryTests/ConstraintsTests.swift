import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct ConstraintsTests {
  @MainActor private final class Visit {
    let screen: VirtualScreen
    let controller: ConstraintsController

    init(width: CGFloat, height: CGFloat, textScale: Double = 1) throws {
      screen = VirtualScreen(width: width, height: height, delegateClass: AppDelegate.self)
      screen.receive(
        .screen(ScreenDescription(size: CGSize(width: width, height: height), scale: 1, textScale: textScale)))
      let window = try #require(screen.scene.windows.first as? GalleryWindow)
      let gallery = try #require(window.rootViewController as? GalleryController)
      gallery.show(at: try #require(Exhibit.all.firstIndex { $0.title == "Constraints" }))
      screen.advanceUntilRest()
      controller = try #require(gallery.children.compactMap { $0 as? ConstraintsController }.first)
    }

    func all<View: UIView>(_ kind: View.Type, in view: UIView? = nil) -> [View] {
      let view: UIView = view ?? controller.view
      return view.subviews.flatMap { child in [child].compactMap { $0 as? View } + all(kind, in: child) }
    }

    var cards: [CGRect] { all(ConstraintCard.self).map { $0.convert($0.bounds, to: controller.view) } }

    func button(_ title: String) throws -> UIButton {
      try #require(all(UIButton.self).first { $0.configuration?.title == title })
    }

    func press(_ title: String) throws {
      try button(title).sendActions(for: .primaryActionTriggered)
      screen.advanceUntilRest()
    }
  }

  @Test(arguments: [320, 390, 820, 1_280] as [CGFloat], [1, 2])
  func `Cards fill the columns, and none lies on another`(width: CGFloat, textScale: Double) throws {
    let visit = try Visit(width: width, height: 1_000, textScale: textScale)
    let cards = visit.cards
    let (margin, columns) = (GalleryMetrics.margin(forWidth: width), width < 800 ? 1 : 2)
    let columnWidth = (width - CGFloat(columns + 1) * margin) / CGFloat(columns)
    #expect(cards.count == 4)
    for (index, card) in cards.enumerated() {
      #expect(abs(card.width - columnWidth) <= 1 && card.height > 90, "\(card)")
      #expect(card.minX >= margin - 0.5 && card.maxX <= width - margin + 0.5, "\(card)")
      for other in cards[..<index] { #expect(!other.intersects(card), "\(other) \(card)") }
    }
  }

  @Test func `A window that becomes narrower has one column, and all cards stand in it`() throws {
    let visit = try Visit(width: 1_280, height: 800)
    visit.screen.resize(width: 390, height: 844)
    visit.screen.advanceUntilRest()
    let narrow = visit.cards.map(\.size)
    let fresh = try Visit(width: 390, height: 844)
    #expect(narrow == fresh.cards.map(\.size))
    #expect(Set(visit.cards.map(\.minX)) == [16])
  }

  @Test func `What is said becomes bubbles, each as high as its words`() throws {
    let visit = try Visit(width: 390, height: 844)
    let list = try #require(visit.all(UICollectionView.self).first)
    #expect(list.numberOfItems(inSection: 0) == 6)
    try visit.press("Explain")
    #expect(list.numberOfItems(inSection: 0) == 8)
    let heights = list.visibleCells.map(\.frame.height)
    #expect(heights.count > 2 && heights.allSatisfy { $0 > 40 })
    #expect(list.visibleCells.allSatisfy { $0.frame.width == list.bounds.width })
    #expect(list.contentOffset.y > 0)
  }

  @Test(arguments: [390, 800, 1_280, 1_440, 1_920, 2_560] as [CGFloat])
  func `A chat begins at its end, and its bubbles leave no gap above what one can say`(width: CGFloat) throws {
    let visit = try Visit(width: width, height: 1_000)
    let list = try #require(visit.all(UICollectionView.self).first)
    let cells = list.visibleCells.map { $0.convert($0.bounds, to: list.superview) }
    let last = try #require(list.cellForItem(at: IndexPath(item: 5, section: 0)))
    #expect(abs(last.convert(last.bounds, to: list.superview).maxY - list.frame.maxY) <= 1)
    #expect(try #require(cells.map(\.minY).min()) <= list.frame.minY + 6)
  }

  @Test func `Fewer bubbles than fill the list stand at its bottom`() throws {
    let visit = try Visit(width: 1_920, height: 1_000, textScale: 0.8)
    let list = try #require(visit.all(UICollectionView.self).first)
    let cells = list.visibleCells.map { $0.convert($0.bounds, to: list.superview) }
    #expect(cells.count == 6)
    #expect(try #require(cells.map(\.minY).min()) > list.frame.minY + 10)
    #expect(abs(try #require(cells.map(\.maxY).max()) - list.frame.maxY) <= 1)
  }

  @Test func `Parts come and go, and those that stay fill the row`() throws {
    let visit = try Visit(width: 390, height: 844)
    func shown() -> [CGFloat] { visit.all(PartView.self).filter { !$0.isHidden }.map(\.frame.maxX) }
    #expect(shown().count == 3)
    try visit.press("Add")
    #expect(shown().count == 4)
    let end = shown().last
    for _ in 0..<6 { try visit.press("Hide") }
    #expect(shown() == [end ?? 0])
  }

  @Test func `A box that is to be wider than its room is explained in a sentence, and a lower priority mends it`()
    throws
  {
    let visit = try Visit(width: 390, height: 844)
    let view = try #require(visit.all(ConflictView.self).first)
    func says(_ word: String) -> Bool { visit.all(UILabel.self, in: view).contains { $0.text?.contains(word) == true } }
    #expect(says("All constraints hold."))
    let slider = try #require(visit.all(UISlider.self, in: view).first)
    slider.value = 1
    slider.sendActions(for: .valueChanged)
    visit.screen.advanceUntilRest()
    #expect(says("cannot all hold"))
    #expect(says("'stays in the room'") && says("'wanted width'"))
    let fix = try #require(visit.all(UISwitch.self, in: view).first)
    fix.isOn = true
    fix.sendActions(for: .valueChanged)
    visit.screen.advanceUntilRest()
    #expect(says("All constraints hold."))
  }

  @Test func `Who comes back finds all cards as they were, and the same place`()
    throws
  {
    let visit = try Visit(width: 390, height: 844)
    try visit.press("Yes")
    try visit.press("Explain")
    try visit.press("Hide")
    try visit.press("Turn")
    let stepper = try #require(visit.all(UIStepper.self).first)
    stepper.value = 7
    stepper.sendActions(for: .valueChanged)
    let slider = try #require(visit.all(UISlider.self).first)
    slider.value = 0.5
    slider.sendActions(for: .valueChanged)
    let scroll = try #require(visit.all(UIScrollView.self).first { !($0 is UICollectionView) })
    scroll.contentOffset.y = 300
    visit.screen.advanceUntilRest()
    let gallery = try #require(visit.controller.parent as? GalleryController)
    let activity = gallery.activity
    #expect(
      visit.controller.state.choices == [
        "chat": [0, 1], "parts": [2, 0, 1], "form": [7, 0, 0], "conflict": [500, 0],
      ])

    let later = VirtualScreen(width: 390, height: 844, delegateClass: AppDelegate.self)
    let window = try #require(later.scene.windows.first as? GalleryWindow)
    let other = try #require(window.rootViewController as? GalleryController)
    other.restoreUserActivityState(activity)
    later.advanceUntilRest()
    let found = try #require(other.children.compactMap { $0 as? ConstraintsController }.first)
    #expect(found.state.choices == visit.controller.state.choices)
    #expect(abs(try #require(found.state.position) - #require(visit.controller.state.position)) < 0.01)
    let texts = visit.all(UILabel.self, in: found.view).compactMap(\.text)
    #expect(texts.contains("7 guests") && texts.contains("The box is to be 470 points wide."))
  }

  @Test func `What a page kept of the cards may be anything`() throws {
    let visit = try Visit(width: 390, height: 844)
    for numbers in [[], [-1], [9_000, -9_000, 40], [Int.max, Int.min, Int.max], [1, 1]] {
      var state = ExhibitState(position: 1)
      for name in ["chat", "parts", "form", "conflict", "nothing"] { state.choices[name] = numbers }
      visit.controller.restore(state)
      visit.screen.advanceUntilRest()
    }
    #expect(visit.cards.count == 4)
  }
}
