import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct TraitCollectionTests {
  private enum Density: UITraitDefinition { static let defaultValue = 1.0 }
  private enum Accent: UITraitDefinition {
    static let defaultValue: String? = nil
    static let affectsColorAppearance = true
    static let name = "Accent"
  }

  @Test func `surroundings that say nothing answer so`() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits[Density.self] == 1)
    #expect(traits[Accent.self] == nil)
  }

  @Test func `of several that say something of one trait the last counts`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .unspecified),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 3)
  }

  @Test func `one contains another when it says all that the other says`() {
    let both = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.horizontalSizeClass = .compact
    }
    #expect(both.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!both.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(!UITraitCollection(userInterfaceStyle: .dark).containsTraits(in: both))
    #expect(both.containsTraits(in: UITraitCollection()))
    #expect(both.containsTraits(in: nil))
  }

  @Test func `those that say the same are equal`() {
    let first = UITraitCollection(traitsFrom: [
      UITraitCollection(verticalSizeClass: .regular), UITraitCollection(layoutDirection: .rightToLeft),
    ])
    let second = UITraitCollection {
      $0.layoutDirection = .rightToLeft
      $0.verticalSizeClass = .regular
    }
    #expect(first == second)
    #expect(first.hash == second.hash)
    #expect(first != second.replacing(UITraitLayoutDirection.self, value: .leftToRight))
  }

  @Test func `a program's own traits are said like the others`() {
    let traits = UITraitCollection(Density.self, value: 2).modifyingTraits {
      $0[Accent.self] = "red"
      $0.legibilityWeight = .bold
    }
    #expect(traits[Density.self] == 2)
    #expect(traits[Accent.self] == "red")
    #expect(traits[UITraitLegibilityWeight.self] == .bold)
    #expect(traits == UITraitCollection(traitsFrom: [traits, UITraitCollection(Density.self, value: 2)]))
    #expect(traits != traits.replacing(Density.self, value: 3))
    #expect(Accent.name == "Accent")
    #expect(Density.name == "Density")
  }

  @Test func `what differs is known`() {
    let first = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2
      $0[Density.self] = 2
    }
    let second = UITraitCollection {
      $0.userInterfaceStyle = .light
      $0.displayScale = 2
    }
    #expect(first.changedTraits(from: second).map { $0.name } == ["UITraitUserInterfaceStyle", "Density"])
    #expect(second.changedTraits(from: nil).map { $0.name } == ["UITraitUserInterfaceStyle", "UITraitDisplayScale"])
    #expect(first.changedTraits(from: first).isEmpty)
  }

  @Test func `only some traits change how colours look`() {
    let plain = UITraitCollection(userInterfaceStyle: .light)
    func differs(_ other: UITraitCollection) -> Bool { plain.hasDifferentColorAppearance(comparedTo: other) }
    #expect(!differs(plain.replacing(UITraitDisplayScale.self, value: 3)))
    #expect(!differs(plain.replacing(Density.self, value: 3)))
    #expect(differs(plain.replacing(Accent.self, value: "red")))
    #expect(differs(plain.replacing(UITraitAccessibilityContrast.self, value: .high)))
    #expect(differs(plain.replacing(UITraitUserInterfaceLevel.self, value: .elevated)))
    #expect(
      UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name } == [
        "UITraitUserInterfaceStyle", "UITraitDisplayGamut", "UITraitAccessibilityContrast",
        "UITraitUserInterfaceLevel",
      ])
  }

  @Test func `the current ones can be set for a while`() {
    let screen = VirtualScreen(width: 100, height: 100, scale: 1)
    defer { withExtendedLifetime(screen) {} }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
      UITraitCollection.current = dark
      #expect(UITraitCollection.current === dark)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(UITraitCollection.current.displayScale == 1)
  }

  @Test func `categories compare by size`() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL") == .large)
  }

  @Test func `reading an override that is not there stops the program with a sentence`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIView().traitOverrides.displayScale
    }
  }
}
