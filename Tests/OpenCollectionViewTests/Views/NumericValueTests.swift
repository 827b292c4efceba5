import OpenCollectionView
import Testing

/// Priorities, levels of windows and weights of fonts are numbers that are counted with.
@MainActor struct NumericValueTests {
  @Test func `a priority is a little less than another one`() {
    #expect(UILayoutPriority.defaultHigh - 1 == UILayoutPriority(749))
    #expect(UILayoutPriority.required - .defaultHigh == 250)
    var priority = UILayoutPriority.defaultLow
    priority += 1
    #expect(priority == UILayoutPriority(251))
    priority -= 2
    #expect(priority < .defaultLow)
    let label = UILabel()
    label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
  }

  @Test func `a window lies above another level`() {
    #expect(UIWindow.Level.alert + 1 > .alert)
    #expect((UIWindow.Level.normal + 1).rawValue == 1)
  }

  @Test func `weights of fonts are ordered`() {
    #expect(UIFont.Weight.regular < .bold)
    #expect((UIFont.Weight.regular + 0.1).rawValue == 0.1)
  }
}
