import LayerEngine
import Testing

/// The descriptions of layers for assistive tools, and where they are kept.
struct LayerAccessibilityTests {
  @Test(arguments: [(1, 40), (0, 1), (3_000_000_000, 4_000_000_000), (2, 0), (0, 0), (7, 3), (-4, 9)])
  func `a place in a list comes back as it was given, alone and beside other details`(number: Int, count: Int) {
    var told = LayerAccessibility(role: .listItem, label: "Tea")
    #expect(!told.hasDetails)
    told.details.place = LayerAccessibility.Place(number, of: count)
    #expect(told.hasDetails)
    #expect(told.details.place == LayerAccessibility.Place(number, of: count))
    told.details.hint = "Opens it"
    #expect(told.details.place == LayerAccessibility.Place(number, of: count))
    #expect(told.details.hint == "Opens it")
    told.details.place = nil
    #expect(told.details.hint == "Opens it")
    told.details = LayerAccessibility.Details()
    #expect(!told.hasDetails)
    #expect(told == LayerAccessibility(role: .listItem, label: "Tea"))
  }

  @Test func `another place is another description`() {
    var details = LayerAccessibility.Details()
    details.place = LayerAccessibility.Place(1, of: 40)
    let first = LayerAccessibility(role: .listItem, label: "Tea", details: details)
    details.place = LayerAccessibility.Place(2, of: 40)
    let second = LayerAccessibility(role: .listItem, label: "Tea", details: details)
    #expect(first != second)
    #expect(Set([first, second, first]).count == 2)
  }
}
