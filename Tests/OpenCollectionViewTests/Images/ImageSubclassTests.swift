import LayerEngine
import OpenCollectionView
import Testing

@MainActor struct ImageSubclassTests {
  /// Has no initializers of its own.
  private final class Plain: UIImage, @unchecked Sendable {}

  /// Has one, and what it keeps beside the image.
  private final class Named: UIImage, @unchecked Sendable {
    let name: String

    init?(name: String, data: Data) {
      self.name = name
      super.init(data: data)
    }

    required init?(coder: NSCoder) { nil }

    required convenience init(imageLiteralResourceName name: String) { fatalError("not used") }
  }

  private final class Counting: UIImage, @unchecked Sendable {
    nonisolated(unsafe) static var count = 0

    override init?(data: Data, scale: CGFloat) {
      Self.count += 1
      super.init(data: data, scale: scale)
    }

    required init?(coder: NSCoder) { nil }

    required convenience init(imageLiteralResourceName name: String) { fatalError("not used") }
  }

  private let png = Data([
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 30, 0, 0, 0, 20, 8, 6,
  ])

  @Test func `a subclass without initializers has those of the image`() throws {
    let image = try #require(Plain(data: png, scale: 2))
    #expect(image.size == CGSize(width: 15, height: 10))
    #expect(type(of: image) == Plain.self)
    let pixels = try #require(image.cgImage)
    #expect(Plain(cgImage: pixels, scale: 1, orientation: .right).size == CGSize(width: 20, height: 30))
    #expect(Plain().size == .zero)
    #expect(Plain(systemName: "heart")?.isSymbolImage == true)
  }

  @Test func `a subclass with an initializer of its own calls one of the image's`() throws {
    let image = try #require(Named(name: "sea", data: png))
    #expect(image.name == "sea")
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(Named(name: "nothing", data: Data([1, 2, 3])) == nil)
  }

  @Test func `an initializer is overridden, and what is derived is a plain image`() throws {
    Counting.count = 0
    let image = try #require(Counting(data: png, scale: 1))
    #expect(Counting.count == 1)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(type(of: template) == UIImage.self)
    #expect(image.renderingMode == .automatic)
  }

  @Test func `an image from an archive is nil`() {
    #expect(UIImage(coder: NSCoder()) == nil)
  }
}
