import LayerEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct ImageTests {
  private nonisolated static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 30, 0, 0, 0, 20, 8, 6,
  ]
  private nonisolated static let gif: [UInt8] = Array("GIF89a".utf8) + [30, 0, 20, 0, 0x80, 0, 0]
  private nonisolated static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 20, 0, 30, 3, 1, 0x22, 0,
  ]
  private nonisolated static let progressiveJPEG: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xDB, 0, 3, 1, 0xFF, 0xFF, 0xC4, 0, 2, 0xFF, 0xC2, 0, 17, 8, 0, 20, 0, 30, 3, 1, 0x22, 0,
  ]
  private nonisolated static let plainWebP: [UInt8] =
    Array("RIFF".utf8) + [50, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [
      38, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 30, 0, 20, 0,
    ]
  private nonisolated static let losslessWebP: [UInt8] =
    Array("RIFF".utf8) + [50, 0, 0, 0] + Array("WEBPVP8L".utf8) + [38, 0, 0, 0, 0x2F, 29, 0xC0, 4, 0, 0, 0, 0, 0, 0]
  private nonisolated static let extendedWebP: [UInt8] =
    Array("RIFF".utf8) + [50, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 19, 0, 0]

  private nonisolated static let files: [(String, [UInt8])] = [
    ("image/png", png), ("image/gif", gif), ("image/jpeg", jpeg), ("image/jpeg", progressiveJPEG),
    ("image/webp", plainWebP), ("image/webp", losslessWebP), ("image/webp", extendedWebP),
  ]

  @Test(arguments: files)
  func `the header of a file gives its size and type`(type: String, bytes: [UInt8]) throws {
    let image = try #require(UIImage(data: Data(bytes)))
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(image.scale == 1)
    guard case .encoded(let kept, let mediaType) = image.picture.source else {
      Issue.record("the bytes were not kept")
      return
    }
    #expect(kept == bytes)
    #expect(mediaType == type)
  }

  @Test func `a scale divides the size`() throws {
    let image = try #require(UIImage(data: Data(Self.png), scale: 2))
    #expect(image.size == CGSize(width: 15, height: 10))
    #expect(image.scale == 2)
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func `a scale that is none gives no image`(scale: CGFloat) {
    #expect(UIImage(data: Data(Self.png), scale: scale) == nil)
  }

  @Test(arguments: files)
  func `a file that is cut off in its header is no image`(type: String, bytes: [UInt8]) {
    // A size lies within the first bytes of the shortest header: ten of a GIF.
    for count in 0..<10 { #expect(UIImage(data: Data(bytes.prefix(count))) == nil) }
  }

  @Test func `bytes that are no image give none, and trap never`() {
    var random = SeededGenerator(seed: 11)
    #expect(UIImage(data: Data()) == nil)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...64, using: &random)
      #expect(UIImage(data: Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })) == nil)
    }
  }

  @Test(arguments: files)
  func `changed and shortened headers trap never`(type: String, bytes: [UInt8]) {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<5_000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        changed[Int.random(in: 0..<changed.count, using: &random)] = [0, 1, 0x7F, 0xFF].randomElement(using: &random)!
      }
      let image = UIImage(data: Data(changed.prefix(.random(in: 0...changed.count, using: &random))))
      if let image { #expect(image.size.width > 0 && image.size.height > 0) }
    }
  }

  @Test func `a size of zero is no image`() {
    var bytes = Self.png
    bytes[19] = 0
    #expect(UIImage(data: Data(bytes)) == nil)
  }

  @Test func `a file's name says how many pixels a point has`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["one.png", "two@2x.png", "three@3x.png"] {
      try Data(Self.png).write(to: folder.appendingPathComponent(name))
    }
    func width(_ name: String) -> CGFloat? {
      UIImage(contentsOfFile: folder.appendingPathComponent(name).path)?.size.width
    }
    #expect(width("one.png") == 30)
    #expect(width("two@2x.png") == 15)
    #expect(width("three@3x.png") == 10)
    #expect(width("none.png") == nil)
  }

  // MARK: Image views

  @Test func `an image view is as large as its image and gives it to the host as it is`() throws {
    let screen = VirtualScreen(width: 100, height: 100)
    let image = try #require(UIImage(data: Data(Self.png)))
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(!view.isUserInteractionEnabled)
    #expect(view.intrinsicContentSize == image.size)
    screen.show(view)
    #expect(screen.mirror.nodes.values.contains { $0.properties.contents == .picture(image.picture) })
    view.image = nil
    screen.runFrame()
    #expect(!screen.mirror.nodes.values.contains { $0.properties.contents == .picture(image.picture) })
  }

  @Test func `an image view shows another image while it is highlighted`() throws {
    let image = try #require(UIImage(data: Data(Self.png)))
    let other = try #require(UIImage(data: Data(Self.gif)))
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.image = image
    view.isHighlighted = true
    #expect(view.layer.layerContents == .picture(image.picture))
    view.highlightedImage = other
    #expect(view.layer.layerContents == .picture(other.picture))
    view.isHighlighted = false
    #expect(view.layer.layerContents == .picture(image.picture))
  }

  @Test func `the content mode says how the picture lies in the view`() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer.contentsGravity == .resize)
    view.contentMode = .scaleAspectFill
    #expect(view.layer.contentsGravity == .resizeAspectFill)
    view.contentMode = .bottomRight
    #expect(view.layer.contentsGravity == .bottomRight)
  }

  @Test func `the same image in two views is one picture`() throws {
    let image = try #require(UIImage(data: Data(Self.png)))
    #expect(UIImageView(image: image).layer.layerContents == UIImageView(image: image).layer.layerContents)
  }
}
