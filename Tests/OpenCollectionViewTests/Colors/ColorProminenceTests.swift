import OpenCollectionView
import Testing

struct ColorProminenceTests {
  @Test func `what matters less is fainter`() {
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(color.prominence == .primary)
    let second = color.withProminence(.secondary)
    #expect(second.prominence == .secondary)
    #expect(abs(second.cgColor.alpha - 0.3) < 1e-6)
    // It begins with the first colour again.
    #expect(second.withProminence(.primary).cgColor.alpha == 0.5)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let label = UIColor.label.withProminence(.tertiary).resolvedColor(with: dark)
    #expect(abs(label.cgColor.alpha - 0.3) < 1e-6)
    #expect(label.cgColor.layerColor.red == 1)
  }

  @Test(arguments: [
    (UIColor.black, "black"), (.white, "white"), (.gray, "gray"), (.lightGray, "gray"), (.clear, "clear"),
    (.red, "red"), (.systemBlue, "blue"), (.systemGreen, "green"), (.systemYellow, "yellow"), (.orange, "orange"),
    (.brown, "brown"), (.systemPurple, "purple"), (.cyan, "cyan"),
    (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"),
    (UIColor(red: 1, green: 0.7, blue: 0.7, alpha: 1), "light red"),
  ])
  func `a colour has a name that can be said`(color: UIColor, name: String) {
    #expect(color.accessibilityName == name)
  }
}
