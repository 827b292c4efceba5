import OpenCollectionView
import Testing

struct NamedImageTests {
  /// A bundle of files, each an SVG picture as wide as said.
  private func withBundle(_ files: [String: Int], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, width) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("<svg width='\(width)' height='10'/>".utf8).write(to: file)
    }
    try body(try #require(Bundle(path: folder.path)))
  }

  private func width(_ name: String, _ bundle: Bundle, scale: CGFloat = 1) -> CGFloat? {
    let traits = UITraitCollection(displayScale: scale)
    return UIImage(named: name, in: bundle, compatibleWith: traits).map { $0.size.width * $0.scale }
  }

  @Test func `a name is found with its extension and without`() throws {
    try withBundle(["a.svg": 1, "b.png": 2, "b.svg": 3, "dir/c.svg": 4, "x.y.svg": 5]) { bundle in
      #expect(width("a", bundle) == 1)
      #expect(width("a.svg", bundle) == 1)
      #expect(width("b", bundle) == 2)
      #expect(width("b.svg", bundle) == 3)
      #expect(width("dir/c", bundle) == 4)
      #expect(width("x.y", bundle) == 5)
      #expect(width("a.png", bundle) == nil)
      #expect(width("none", bundle) == nil)
      #expect(width("", bundle) == nil)
    }
  }

  @Test func `the file that suits the screen is taken, then one of more pixels, then one of fewer`() throws {
    try withBundle(["a.svg": 1, "a@2x.svg": 2, "a@3x.svg": 3, "b.svg": 1, "c@3x.svg": 3, "c.svg": 1]) { bundle in
      #expect([1, 2, 3].map { width("a", bundle, scale: $0) } == [1, 2, 3])
      #expect([1, 2, 3].map { width("b", bundle, scale: $0) } == [1, 1, 1])
      #expect(width("c", bundle, scale: 2) == 3)
      #expect(
        UIImage(named: "a", in: bundle, compatibleWith: UITraitCollection(displayScale: 2))?
          .scale == 2)
    }
  }

  @Test func `a file is read once`() throws {
    try withBundle(["a.svg": 1]) { bundle in
      let first = try #require(UIImage(named: "a", in: bundle, with: nil))
      let second = try #require(UIImage(named: "a", in: bundle, with: nil))
      #expect(first.picture == second.picture)
    }
  }

  @Test func `an image that is not in the main bundle is none`() {
    #expect(UIImage(named: "there is no such image") == nil)
    #expect(UIImage.animatedImageNamed("there is no such image", duration: 1) == nil)
  }

  @Test func `a literal of an image that is missing is an error`() async {
    await #expect(processExitsWith: .failure) { _ = UIImage(imageLiteralResourceName: "there is no such image") }
  }
}
