import LayerEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

struct FontTests {
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
    (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
  ])
  func `text styles have the documented sizes`(style: UIFont.TextStyle, size: Double) {
    #expect(Double(UIFont.preferredFont(forTextStyle: style).pointSize) == size)
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 14.0), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28), (.accessibilityLarge, 33),
    (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
    (.unspecified, 17),
  ])
  func `running text has the documented size in each category`(category: UIContentSizeCategory, size: Double) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(Double(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize) == size)
  }

  @Test func `headlines are half bold`() {
    #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func `metrics scale fonts and values as their style grows, up to a largest size`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let font = UIFont.systemFont(ofSize: 34, weight: .bold)
    let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
    #expect(scaled.pointSize == 66)
    #expect(scaled.textFont.face == font.textFont.face)
    #expect(
      UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 40, compatibleWith: traits).pointSize == 40)
    #expect(UIFontMetrics(forTextStyle: .footnote).scaledValue(for: 13, compatibleWith: traits) == 27)
    #expect(UIFont.TextStyle.body.metrics.scaledValue(for: 10) == 10)
  }

  @Test func `a font that is scaled already is not scaled again`() async {
    await #expect(processExitsWith: .failure) {
      _ = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))
    }
  }

  @Test func `the system's font has the lines of iOS`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.0005)
    #expect(abs(font.ascender - 16.1865) < 0.0001)
    #expect(abs(font.descender - -4.1006) < 0.0001)
    #expect(abs(font.capHeight - 11.9799) < 0.0001)
    #expect(abs(font.xHeight - 8.9471) < 0.0001)
    #expect(font.leading == 0)
    let all: [UIFont] = [
      .boldSystemFont(ofSize: 17), .italicSystemFont(ofSize: 17),
      .systemFont(ofSize: 17, weight: .light, width: .condensed),
      .monospacedDigitSystemFont(ofSize: 17, weight: .medium), .preferredFont(forTextStyle: .body),
      .preferredFont(forTextStyle: .headline), UIFont.systemFont(ofSize: 5).withSize(17),
      UIFont(descriptor: font.fontDescriptor, size: 0), UIFont(descriptor: UIFontDescriptor(), size: 17),
      UIFontMetrics.default.scaledFont(for: font),
    ]
    for other in all { #expect(other.lineHeight == font.lineHeight, "\(other.fontName)") }
  }

  @Test func `other fonts keep the lines of their own`() {
    let fonts: [UIFont?] = [
      UIFont(name: "Helvetica", size: 17), UIFont(name: "Arial-BoldMT", size: 17),
      .monospacedSystemFont(ofSize: 17, weight: .regular),
      UIFont(descriptor: UIFontDescriptor(name: "Menlo", size: 17), size: 0),
      UIFont(descriptor: UIFont.systemFont(ofSize: 17).fontDescriptor.withFamily("Arial"), size: 0),
    ]
    for font in fonts { #expect(abs((font?.lineHeight ?? 0) - 18.9922) < 0.0001) }
  }

  @Test func `the system's font is as wide as it is drawn`() {
    let text = "Hamburgefonstiv 123"
    #expect(
      text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        == text.size(withAttributes: [.font: UIFont(name: "Helvetica", size: 17) as Any]).width)
  }

  @Test func `the system's font has a family that is not listed, and names by which it is found`() {
    let font = UIFont.systemFont(ofSize: 12, weight: .semibold)
    #expect(font.familyName == ".AppleSystemUIFont")
    #expect(font.fontName == ".SFUI-Semibold")
    #expect(UIFont.italicSystemFont(ofSize: 12).fontName == ".SFUI-RegularItalic")
    #expect(UIFont(name: ".SFUI-Semibold", size: 12) == font)
    #expect(!UIFont.familyNames.contains(".AppleSystemUIFont"))
    #expect(font.fontDescriptor.matchingFontDescriptors(withMandatoryKeys: nil).count == 1)
  }

  @Test(arguments: [(1.0, 21.0, 41.0), (2, 20.5, 41), (3, 20.333333333333332, 40.666666666666664)])
  @MainActor func `labels are as high as on iOS, rounded up to pixels`(scale: Double, one: Double, two: Double) {
    let screen = VirtualScreen(width: 300, height: 300, scale: scale)
    let label = UILabel()
    screen.window.addSubview(label)
    label.text = "One"
    #expect(abs(label.intrinsicContentSize.height - one) < 1e-9)
    label.numberOfLines = 0
    label.text = "One\nTwo"
    #expect(abs(label.intrinsicContentSize.height - two) < 1e-9)
  }

  @Test @MainActor func `letters stand on the baseline of iOS`() {
    let screen = VirtualScreen(width: 300, height: 300, scale: 3)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 61.0 / 3))
    label.text = "One"
    screen.show(label)
    guard case .text(let runs) = label.layer.layerContents else {
      Issue.record("No text is shown.")
      return
    }
    // (20.333 − 20.287) / 2 + 16.187, on a grid of thirds.
    #expect(runs.map { ($0.origin.y * 3).rounded() / 3 } == [49.0 / 3])
  }

  @Test func `sizes of the system's fonts`() {
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 12)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 12)
  }

  @Test func `fonts are found by the names of their families' faces`() {
    #expect(UIFont(name: "Helvetica-Bold", size: 12)?.textFont.face == FontFace(weight: .bold))
    #expect(UIFont(name: "Helvetica-Bold", size: 12) != .boldSystemFont(ofSize: 12))
    #expect(UIFont(name: "HelveticaNeue-MediumItalic", size: 12)?.textFont.face.weight == .medium)
    #expect(UIFont(name: "HelveticaNeue-MediumItalic", size: 12)?.textFont.face.isItalic == true)
    #expect(UIFont(name: "Menlo", size: 12) == .monospacedSystemFont(ofSize: 12, weight: .regular))
    #expect(UIFont(name: "Papyrus", size: 12) == nil)
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) {
        #expect(UIFont(name: name, size: 10)?.fontName == name)
        #expect(UIFont(name: name, size: 10)?.familyName == family)
      }
    }
    #expect(UIFont.fontNames(forFamilyName: "Papyrus") == [])
  }

  @Test func `letters of one width are, and narrow ones are narrower`() {
    func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    let mono = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    #expect(width("iii", mono) == width("WWW", mono))
    #expect(abs(width("i", mono) - 12) < 0.01)
    let narrow = UIFont.systemFont(ofSize: 20, weight: .regular, width: .condensed)
    #expect(abs(width("abc", narrow) / width("abc", .systemFont(ofSize: 20)) - 0.84) < 1e-9)
    #expect(narrow.lineHeight == UIFont.systemFont(ofSize: 20).lineHeight)
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    #expect(width("111", digits) == width("888", digits))
  }

  // MARK: Descriptors

  @Test func `a font described is the same font`() {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 13, weight: .heavy), .italicSystemFont(ofSize: 10),
      .monospacedSystemFont(ofSize: 9, weight: .bold), .systemFont(ofSize: 12, weight: .light, width: .expanded),
      .preferredFont(forTextStyle: .headline),
    ]
    for font in fonts { #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font) }
    #expect(UIFont(descriptor: fonts[0].fontDescriptor, size: 20).pointSize == 20)
  }

  @Test func `traits change faces`() throws {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(
      UIFont(descriptor: bold, size: 0).textFont.face == FontFace(weight: .bold, isItalic: true, heights: .system))
    #expect(bold.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    let back = try #require(bold.withSymbolicTraits([]))
    #expect(UIFont(descriptor: back, size: 0) == .systemFont(ofSize: 17))
    let mono = try #require(plain.withDesign(.monospaced))
    #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .regular))
    #expect(plain.withDesign(.serif) == nil)
    #expect(UIFont(descriptor: plain.withFace("Bold"), size: 0) == .boldSystemFont(ofSize: 17))
    #expect(UIFont(descriptor: plain.withSize(20), size: 0) == .systemFont(ofSize: 20))
    let weighted = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black]])
    #expect(UIFont(descriptor: weighted, size: 0) == .systemFont(ofSize: 17, weight: .black))
    #expect(UIFontDescriptor(name: "Arial-BoldMT", size: 8).postscriptName == "LiberationSans-Bold")
    #expect(UIFontDescriptor(name: "Papyrus", size: 8).matchingFontDescriptors(withMandatoryKeys: nil) == [])
  }
}
