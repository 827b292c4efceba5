import OpenCollectionView
import PictureTesting
import Testing
import TouchTesting

/// Layers told as text, for tests that compare what is drawn and not how.
@MainActor struct LayerTextTests {
  private func card() -> UIView {
    let card = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 24))
    card.backgroundColor = .white
    let dot = UIView(frame: CGRect(x: 8, y: 4, width: 16, height: 16))
    dot.accessibilityIdentifier = "dot"
    dot.layer.cornerRadius = 8
    card.addSubview(dot)
    return card
  }

  // B10
  @Test func `a view is told with what a program has set of its layers`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let card = card()
    screen.show(card)
    #expect(
      screen.layerText(of: card)
        == "UIView\tbackground=#ffffff\tbounds=0 0 40 24\tposition=30 32\n"
        + "UIView/dot\tbounds=0 0 16 16\tcorners=8\tposition=16 12\n")
  }

  // B10
  @Test func `hidden layers are left out, and views of other screens are not told`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let card = card()
    screen.show(card)
    card.subviews[0].isHidden = true
    screen.runFrame()
    #expect(screen.layerText(of: card) == "UIView\tbackground=#ffffff\tbounds=0 0 40 24\tposition=30 32\n")
    #expect(screen.layerText(of: UIView()) == nil)
  }
}
