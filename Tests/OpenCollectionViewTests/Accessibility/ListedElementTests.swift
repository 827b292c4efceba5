import Foundation
import GestureEngine
import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Elements that are no views, and views that list their elements.
@MainActor struct ListedElementTests {
  let stage = SpokenScreen()
  let chart = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))

  private func bar(_ label: String, _ frame: CGRect) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: chart)
    element.accessibilityLabel = label
    element.accessibilityFrameInContainerSpace = frame
    element.accessibilityTraits = .button
    return element
  }

  @Test func `Elements are told with their places in the view`() {
    chart.accessibilityElements = [
      bar("May", CGRect(x: 0, y: 0, width: 50, height: 100)), bar("June", CGRect(x: 60, y: 0, width: 50, height: 100)),
    ]
    stage.show(chart)
    let elements = stage.told.first?.details.elements ?? []
    #expect(elements.map(\.accessibility.label) == ["May", "June"])
    #expect(elements.map(\.number) == [1, 2])
    #expect(elements.map(\.frame.origin.x) == [0, 60])
    #expect(elements.map(\.accessibility.isInteractive) == [true, true])
  }

  @Test func `A frame on the screen is brought into the view`() {
    let element = UIAccessibilityElement(accessibilityContainer: chart)
    element.accessibilityFrame = CGRect(x: 25, y: 40, width: 10, height: 20)
    chart.accessibilityElements = [element]
    stage.show(chart)
    #expect(stage.told.first?.details.elements.first?.frame == CGRect(x: 5, y: 10, width: 10, height: 20))
  }

  @Test func `A changed element is told again`() {
    let may = bar("May", CGRect(x: 0, y: 0, width: 50, height: 100))
    chart.accessibilityElements = [may]
    stage.show(chart)
    may.accessibilityValue = "12"
    stage.screen.runFrame()
    #expect(stage.told.first?.details.elements.first?.accessibility.value == "12")
  }

  @Test func `An element is found by its place in the list`() {
    let may = bar("May", .zero)
    let june = bar("June", .zero)
    chart.accessibilityElements = [may, june]
    #expect(chart.accessibilityElementCount() == 2)
    #expect(chart.accessibilityElement(at: 1) as? UIAccessibilityElement === june)
    #expect(chart.accessibilityElement(at: 2) == nil)
    #expect(chart.index(ofAccessibilityElement: june) == 1)
    #expect(chart.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  @Test func `A list of views gives their order and leaves the others out`() {
    let views = ["first", "second", "third"].map { name in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.isAccessibilityElement = true
      view.accessibilityLabel = name
      chart.addSubview(view)
      return view
    }
    chart.accessibilityElements = [views[2], views[0]]
    stage.show(chart)
    let told = stage.told.filter { !$0.label.isEmpty }
    #expect(told.map(\.details.rank) == [2, nil, 1])
    #expect(told.map(\.details.isHidden) == [false, true, false])
  }

  @Test func `An action on an element goes to the element, and taps its middle where it does nothing`() {
    let view = SpokenView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 100, y: 50, width: 20, height: 20)
    view.accessibilityElements = [element]
    view.accessibilityLabel = "Chart"
    stage.show(view)
    stage.act(.activate, on: "Chart", element: 1)
    #expect(view.log == ["touch 130 90", "lift"])
  }
}
