import OpenCollectionView
import Testing
import TouchTesting

struct AssetCatalogTests {
  /// A bundle with files by their paths; an ending of `.svg` makes a picture as wide as the text says.
  private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let content = name.hasSuffix(".svg") ? "<svg width='\(text)' height='10'/>" : text
      try Data(content.utf8).write(to: file)
    }
    try body(try #require(Bundle(path: folder.path)))
  }

  private func pixels(_ image: UIImage?) -> CGFloat? { image.map { $0.size.width * $0.scale } }

  private func image(_ name: String, _ bundle: Bundle, scale: CGFloat = 1) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
  }

  // V152
  @Test func `an image set has an image for the screen's pixels`() throws {
    let contents = """
      {"images": [
        {"idiom": "universal", "filename": "a.svg", "scale": "1x"}, {"idiom": "universal", "filename": "a2.svg", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"}], "info": {"version": 1, "author": "xcode"}}
      """
    try withBundle([
      "Assets.xcassets/Sea.imageset/Contents.json": contents, "Assets.xcassets/Sea.imageset/a.svg": "10",
      "Assets.xcassets/Sea.imageset/a2.svg": "20",
    ]) { bundle in
      let images = [1, 2, 3].map { image("Sea", bundle, scale: $0) }
      #expect(images.map { $0?.size.width } == [10, 10, 10])
      #expect(images.map { $0?.scale } == [1, 2, 2])
      #expect(image("Sky", bundle) == nil && image("Sea.imageset", bundle) == nil)
    }
  }

  @Test func `an image set that has one for the dark follows light and dark`() throws {
    let contents = """
      {"images": [{"idiom": "universal", "filename": "day.svg"},
        {"idiom": "universal", "filename": "night.svg", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """
    try withBundle([
      "A.xcassets/Sky.imageset/Contents.json": contents, "A.xcassets/Sky.imageset/day.svg": "1",
      "A.xcassets/Sky.imageset/night.svg": "2",
    ]) { bundle in
      let sky = try #require(UIImage(named: "Sky", in: bundle, with: nil))
      let asset = try #require(sky.imageAsset)
      #expect(pixels(asset.image(with: UITraitCollection(userInterfaceStyle: .light))) == 1)
      #expect(pixels(asset.image(with: UITraitCollection(userInterfaceStyle: .dark))) == 2)
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
        #expect(pixels(UIImage(named: "Sky", in: bundle, with: nil)) == 2)
      }
    }
  }

  @Test func `rendering intent, slices and direction are those of the set`() throws {
    let contents = """
      {"images": [{"idiom": "universal", "filename": "a.svg", "scale": "2x", "language-direction": "left-to-right",
        "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
          "capInsets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}}],
       "properties": {"template-rendering-intent": "template"}}
      """
    try withBundle([
      "A.xcassets/B.imageset/Contents.json": contents, "A.xcassets/B.imageset/a.svg": "40",
    ]) { bundle in
      let shape = try #require(image("B", bundle, scale: 2))
      #expect(shape.renderingMode == .alwaysTemplate)
      #expect(shape.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
      #expect(shape.resizingMode == .stretch && shape.flipsForRightToLeftLayoutDirection)
    }
  }

  @Test func `a device's own entries go before those for all, and other devices' are none`() throws {
    let contents = """
      {"images": [{"idiom": "universal", "filename": "all.svg"}, {"idiom": "iphone", "filename": "phone.svg"},
        {"idiom": "ipad", "filename": "pad.svg"}]}
      """
    try withBundle([
      "A.xcassets/B.imageset/Contents.json": contents, "A.xcassets/B.imageset/all.svg": "1",
      "A.xcassets/B.imageset/phone.svg": "2", "A.xcassets/B.imageset/pad.svg": "3",
    ]) { bundle in
      for (idiom, width) in [(UIUserInterfaceIdiom.phone, CGFloat(2)), (.pad, 3), (.mac, 1)] {
        UITraitCollection(userInterfaceIdiom: idiom).performAsCurrent {
          #expect(pixels(UIImage(named: "B", in: bundle, with: nil)) == width)
        }
      }
    }
  }

  @Test func `a folder of a catalogue is part of the name only where it says so`() throws {
    let images = "{\"images\": [{\"filename\": \"a.svg\"}]}"
    try withBundle([
      "A.xcassets/Plain/B.imageset/Contents.json": images, "A.xcassets/Plain/B.imageset/a.svg": "1",
      "A.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "A.xcassets/Icons/C.imageset/Contents.json": images, "A.xcassets/Icons/C.imageset/a.svg": "2",
    ]) { bundle in
      #expect(pixels(image("B", bundle)) == 1 && image("Plain/B", bundle) == nil)
      #expect(pixels(image("Icons/C", bundle)) == 2 && image("C", bundle) == nil)
    }
  }

  @Test(arguments: [
    "no JSON", "{}", "{\"images\": 1}", "{\"images\": [{\"filename\": \"../secret.svg\"}]}",
    "{\"images\": [{\"filename\": \"a.svg\", \"scale\": \"0x\"}]}",
    "{\"images\": [{\"filename\": \"a.svg\", \"scale\": \"nanx\"}]}", "{\"images\": [{\"filename\": \"none.svg\"}]}",
  ])
  func `a set that says nothing that can be shown is no image`(contents: String) throws {
    try withBundle([
      "A.xcassets/B.imageset/Contents.json": contents, "A.xcassets/B.imageset/a.svg": "1", "A.xcassets/secret.svg": "1",
    ]) { bundle in
      #expect(image("B", bundle) == nil)
    }
  }

  // V153
  @Test func `a colour set has components in all ways of writing them`() throws {
    func set(_ components: String, _ space: String = "srgb") -> String {
      "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", \"components\": \(components)}}]}"
    }
    try withBundle([
      "A.xcassets/Floats.colorset/Contents.json": set(
        "{\"red\": \"1.000\", \"green\": \"0.5\", \"blue\": \"0\", \"alpha\": \"0.25\"}"),
      "A.xcassets/Bytes.colorset/Contents.json": set(
        "{\"red\": \"255\", \"green\": \"51\", \"blue\": \"0\", \"alpha\": \"1.000\"}"),
      "A.xcassets/Hex.colorset/Contents.json": set(
        "{\"red\": \"0xFF\", \"green\": \"0x33\", \"blue\": \"0x00\", \"alpha\": \"1.000\"}"),
      "A.xcassets/Gray.colorset/Contents.json": set("{\"white\": \"0.5\", \"alpha\": \"1\"}", "gray-gamma-22"),
      "A.xcassets/System.colorset/Contents.json":
        "{\"colors\": [{\"color\": {\"platform\": \"ios\", \"reference\": \"systemRedColor\"}}]}",
      "A.xcassets/Broken.colorset/Contents.json": set("{\"red\": \"much\"}"),
    ]) { bundle in
      func components(_ name: String) -> [CGFloat]? {
        UIColor(named: name, in: bundle, compatibleWith: nil)?
          .resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.components
      }
      #expect(components("Floats") == [1, 0.5, 0, 0.25])
      #expect(components("Bytes") == [1, 0.2, 0, 1])
      #expect(components("Hex") == [1, 0.2, 0, 1])
      #expect(components("Gray") == UIColor(white: 0.5, alpha: 1).cgColor.components)
      let light = UITraitCollection(userInterfaceStyle: .light)
      #expect(components("System") == UIColor.systemRed.resolvedColor(with: light).cgColor.components)
      #expect(components("Broken") == nil && components("None") == nil)
    }
  }

  @Test func `a colour set with several entries follows light, dark and contrast`() throws {
    func entry(_ white: String, _ appearances: String) -> String {
      "{\"color\": {\"components\": {\"white\": \"\(white)\", \"alpha\": \"1\"}}, \"appearances\": [\(appearances)]}"
    }
    let dark = "{\"appearance\": \"luminosity\", \"value\": \"dark\"}"
    let high = "{\"appearance\": \"contrast\", \"value\": \"high\"}"
    let colors = [entry("0.1", ""), entry("0.2", dark), entry("0.3", high), entry("0.4", "\(dark), \(high)")]
    try withBundle([
      "A.xcassets/B.colorset/Contents.json": "{\"colors\": [\(colors.joined(separator: ", "))]}"
    ]) { bundle in
      let color = try #require(UIColor(named: "B", in: bundle, compatibleWith: nil))
      func white(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> CGFloat? {
        let traits = UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
        ])
        var white: CGFloat = 0
        color.resolvedColor(with: traits).getWhite(&white, alpha: nil)
        return white
      }
      #expect(white(.light, .normal) == 0.1 && white(.dark, .normal) == 0.2)
      #expect(white(.light, .high) == 0.3 && white(.dark, .high) == 0.4)
    }
  }

  @Test func `a data set has its file's bytes and type`() throws {
    try withBundle([
      "A.xcassets/Words.dataset/Contents.json":
        "{\"data\": [{\"idiom\": \"universal\", \"filename\": \"words.json\", \"universal-type-identifier\": \"public.json\"}]}",
      "A.xcassets/Words.dataset/words.json": "[1]",
    ]) { bundle in
      let words = try #require(NSDataAsset(name: "Words", bundle: bundle))
      #expect(String(decoding: words.data, as: UTF8.self) == "[1]" && words.typeIdentifier == "public.json")
      #expect(NSDataAsset(name: "None", bundle: bundle) == nil)
    }
  }

  @Test @MainActor func `a picture and a colour are found by what Xcode makes of their names`() throws {
    try withBundle([
      "Assets.xcassets/Sea.imageset/Contents.json": #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#,
      "Assets.xcassets/Sea.imageset/a.svg": "30",
      "Assets.xcassets/Leaf.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0.000", "green": "1.000", "blue": "0.000", "alpha": "1.000"}}}]}
      """,
    ]) { bundle in
      #expect(UIImage(resource: ImageResource(name: "Sea", bundle: bundle)).size == CGSize(width: 30, height: 10))
      #expect(
        UIColor(resource: ColorResource(name: "Leaf", bundle: bundle)).resolvedColor(with: .current)
          == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
      let screen = VirtualScreen(width: 10, height: 10)
      let errors = screen.errors {
        #expect(UIImage(resource: ImageResource(name: "Sky", bundle: bundle)).size == .zero)
        #expect(
          UIColor(resource: ColorResource(name: "Sky", bundle: bundle)).resolvedColor(with: .current)
            == UIColor(white: 0, alpha: 0))
      }
      #expect(errors.count == 2)
      #expect(errors.first?.contains("There is no picture \"Sky\"") == true)
    }
  }
}
