import Foundation
import PlaneGeometry
import Testing

struct InsetsTests {
  @Test func `Insets move the edges inwards, negative ones outwards`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 21, width: 94, height: 196))
    #expect(
      rect.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4))
        == CGRect(x: 8, y: 19, width: 106, height: 204))
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test func `Insets larger than the rect leave a negative size`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      .inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    #expect(rect.origin.x == 8)
    #expect(rect.size.width == -6)
  }

  @Test func `The null rect stays null`() {
    #expect(CGRect.null.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).isNull)
  }

  @Test func `Values made of nothing are zero`() {
    #expect(UIEdgeInsets() == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(UIEdgeInsets.zero == UIEdgeInsets())
    #expect(NSDirectionalEdgeInsets.zero == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    #expect(UIOffset.zero == UIOffset(horizontal: 0, vertical: 0))
    #expect(CGVector.zero == CGVector(dx: 0, dy: 0))
  }

  @Test func `They survive being written and read`() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let offset = UIOffset(horizontal: 5, vertical: 6)
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    #expect(try decoder.decode(UIEdgeInsets.self, from: encoder.encode(insets)) == insets)
    #expect(try decoder.decode(NSDirectionalEdgeInsets.self, from: encoder.encode(directional)) == directional)
    #expect(try decoder.decode(UIOffset.self, from: encoder.encode(offset)) == offset)
    let vector = try encoder.encode(CGVector(dx: 7, dy: 8))
    #expect(String(decoding: vector, as: UTF8.self) == "[7,8]")
    #expect(try decoder.decode(CGVector.self, from: vector) == CGVector(dx: 7, dy: 8))
  }
}
