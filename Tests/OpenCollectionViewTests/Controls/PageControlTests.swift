import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Five dots, 17 points apart, in the middle of 200 × 26 points at (100, 100): from 166 to 234.
@MainActor struct PageControlTests {
  private func stage(_ control: UIPageControl = UIPageControl()) -> ControlStage<UIPageControl> {
    control.numberOfPages = 5
    return ControlStage(
      control, at: CGRect(x: 100, y: 100, width: 200, height: 26), noting: [.valueChanged])
  }

  @Test func `dots have a size`() {
    let control = UIPageControl()
    #expect(control.intrinsicContentSize == .zero)
    control.numberOfPages = 5
    #expect(control.size(forNumberOfPages: 1) == CGSize(width: 35, height: 26))
    #expect(control.intrinsicContentSize == CGSize(width: 103, height: 26))
    control.direction = .topToBottom
    #expect(control.intrinsicContentSize == CGSize(width: 26, height: 103))
  }

  @Test func `a tap goes on or back by its half`() {
    let stage = stage()
    stage.tap(290, 113)
    #expect(stage.control.currentPage == 1)
    stage.tap(110, 113)
    stage.tap(110, 113)
    #expect(stage.control.currentPage == 0)
    #expect(stage.journal.text == "valueChanged, valueChanged")
  }

  @Test func `a finger that slides along the dots goes through the pages`() {
    let stage = stage()
    stage.drag((166, 113), (185, 113), (200, 113), (233, 113))
    #expect(stage.control.currentPage == 4)
    #expect(stage.journal.text == "valueChanged, valueChanged, valueChanged")
    #expect(stage.control.interactionState == .none)
  }

  @Test func `pages have limits`() {
    let control = stage().control
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.currentPage = 4
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -3
    #expect(control.numberOfPages == 0)
    control.hidesForSinglePage = true
    #expect(control.isHidden)
    control.numberOfPages = 2
    #expect(!control.isHidden)
  }

  @Test func `in lines that run to the left the first page is at the right`() {
    let control = UIPageControl()
    control.semanticContentAttribute = .forceRightToLeft
    let stage = stage(control)
    stage.tap(110, 113)
    #expect(control.currentPage == 1)
  }

  @Test func `assistive tools hear of the page`() {
    let control = stage().control
    control.accessibilityIncrement()
    #expect(control.accessibilityValue == "page 2 of 5")
    #expect(control.accessibilityTraits == .adjustable)
  }
}
