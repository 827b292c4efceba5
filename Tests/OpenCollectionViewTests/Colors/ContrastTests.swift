import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What colours become for a person who prefers more contrast, or has few of their own.
@MainActor struct ContrastTests {
  private func components(_ color: UIColor, _ traits: UITraitCollection) -> [CGFloat] {
    let resolved = color.resolvedColor(with: traits)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { ($0 * 255).rounded() } + [(alpha * 100).rounded() / 100]
  }

  private func traits(_ contrast: UIAccessibilityContrast, _ style: UIUserInterfaceStyle = .light) -> UITraitCollection
  {
    UITraitCollection {
      $0.accessibilityContrast = contrast
      $0.userInterfaceStyle = style
    }
  }

  // A20
  @Test func `system colours stand out more where the person prefers more contrast`() {
    #expect(components(.systemBlue, traits(.normal)) == [0, 122, 255, 1])
    #expect(components(.systemBlue, traits(.high)) == [0, 64, 221, 1])
    #expect(components(.systemBlue, traits(.high, .dark)) == [64, 156, 255, 1])
    #expect(components(.secondaryLabel, traits(.high)) == [60, 60, 67, 0.8])
    #expect(components(.label, traits(.high)) == [0, 0, 0, 1])
    #expect(components(.systemBackground, traits(.high, .dark)) == [0, 0, 0, 1])
  }

  private let forced = ForcedColors(
    canvas: 0x202020, text: 0xFFFF00, link: 0x00FFFF, disabled: 0x3FF23F, highlight: 0x8EE3F0)

  // A20
  @Test func `forced colours stand for the colours of text, of links and of what is behind everything`() throws {
    let screen = VirtualScreen(width: 320, height: 480)
    var description = screen.scene.screen.screenDescription
    description.prefersDark = true
    description.forcedColors = forced
    screen.receive(.screen(description))
    screen.runFrame()
    let traits = screen.scene.traitCollection
    #expect(traits.accessibilityContrast == .high)
    #expect(components(.label, traits) == [255, 255, 0, 1])
    #expect(components(.secondaryLabel, traits) == [255, 255, 0, 1])
    // What tells that something does not answer, or is not the one that is meant, must not look as what does.
    #expect(components(.tertiaryLabel, traits) == [63, 242, 63, 1])
    #expect(components(.placeholderText, traits) == [63, 242, 63, 1])
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Off"
    button.isEnabled = false
    screen.show(button)
    screen.runFrame()
    let words = try #require(button.titleLabel)
    #expect(components(words.textColor, traits) == [63, 242, 63, 1])
    #expect(components(.link, traits) == [0, 255, 255, 1])
    #expect(components(.systemGroupedBackground, traits) == [32, 32, 32, 1])
    #expect(components(.systemRed, traits) == [255, 105, 97, 1])
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(UIAccessibility.shouldDifferentiateWithoutColor)
  }

  // A20
  @Test func `views are told when colours are forced and set free`() {
    final class View: UIView {
      var isForced: [Bool] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
          isForced.append(traitCollection.accessibilityContrast == .high)
        }
      }
    }
    let screen = VirtualScreen(width: 320, height: 480)
    let view = View()
    screen.window.addSubview(view)
    view.isForced = []
    var description = screen.scene.screen.screenDescription
    for colors in [forced, nil] {
      description.forcedColors = colors
      screen.receive(.screen(description))
      screen.runFrame()
    }
    #expect(view.isForced == [true, false])
  }
}
