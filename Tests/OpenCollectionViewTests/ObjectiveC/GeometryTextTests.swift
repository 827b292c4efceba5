import OpenCollectionView
import Testing

struct GeometryTextTests {
  @Test func `geometry is written as property lists have it`() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
  }

  @Test func `what was written is read again`() {
    let rect = CGRect(x: 1.25, y: -2, width: 1e20, height: 0)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    let transform = CGAffineTransform(rotationAngle: 0.3)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    let offset = UIOffset(horizontal: 3, vertical: 4)
    #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
    #expect(NSCoder.cgVector(for: "{ 1,2 }") == CGVector(dx: 1, dy: 2))
  }

  @Test(arguments: ["", "{}", "{1}", "{1, 2, 3}", "{1, a}", "{nan, 1}", "{1, inf}", "🙂"])
  func `a text that is no point is zero`(text: String) {
    #expect(NSCoder.cgPoint(for: text) == .zero)
  }

  @Test func `geometry goes through an archive`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
    archiver.encode(CGVector(dx: 5, dy: 6), forKey: "vector")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(scaleX: 2, y: 3))
    #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 5, dy: 6))
    #expect(reader.decodeUIOffset(forKey: "nothing") == .zero)
    #expect(reader.decodeCGPoint(forKey: "nothing") == .zero)
  }
}
