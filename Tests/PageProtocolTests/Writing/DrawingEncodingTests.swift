import Foundation
import LayerEngine
import PlaneGeometry
import Testing

@testable import PageProtocol

@Suite("Drawings in messages to a page")
struct DrawingEncodingTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
  private let numbers: [UInt8] = [0, 0, 128, 63, 0, 0, 0, 64, 0, 0, 64, 64, 0, 0, 128, 64]
  private let red = LayerColor(red: 1, green: 0, blue: 0)

  /// What follows the number of commands.
  private func bytes(_ commands: [DrawCommand], parts: [UInt32] = []) -> [UInt8] {
    var message = MessageWriter()
    let picture = LayerPicture(size: .zero, source: .drawn(DisplayList(commands)))
    message.write(picture, number: 1, parts: parts)
    // Kind 1, number 1, size 8, scale 4, kind of picture 1, and the number of commands.
    return Array(message.bytes.dropFirst(16))
  }

  @Test func `commands without fields are one byte`() {
    #expect(bytes([.save, .restore, .resetClip, .beginGroup, .endGroup]) == [1, 2, 14, 15, 16])
  }

  @Test func `states are a number each`() {
    #expect(bytes([.opacity(1)]) == [4, 0, 0, 128, 63])
    #expect(bytes([.blend(.plusLighter), .interpolation(.none)]) == [11, 27, 13, 1])
  }

  @Test func `a shadow is an offset, a blur and a colour, or nothing`() {
    let shadow = DrawShadow(offset: CGSize(width: 1, height: 2), blur: 3, color: red)
    #expect(
      bytes([.shadow(shadow), .shadow(nil)])
        == [12, 1, 0, 0, 128, 63, 0, 0, 0, 64, 0, 0, 64, 64, 255, 0, 0, 255, 12, 0])
  }

  @Test func `a rectangle is filled in twenty-one bytes`() {
    #expect(bytes([.fillRect(rect, red)]) == [17] + numbers + [255, 0, 0, 255])
    #expect(bytes([.clear(rect)]) == [18] + numbers)
  }

  @Test func `pictures and their parts go by their numbers, in the order of the commands`() {
    let picture = LayerPicture(size: .zero, source: .drawn(DisplayList()))
    #expect(
      bytes([.part(picture, rect, rect), .picture(picture, rect)], parts: [7, 9])
        == [19, 7] + numbers + numbers + [9, 9] + numbers)
  }

  @Test func `a conic gradient is a centre and an angle`() {
    let gradient = DrawGradient(
      shape: .conic(center: CGPoint(x: 1, y: 2), angle: 3), stops: [], extendsBeforeStart: false, extendsAfterEnd: false
    )
    #expect(bytes([.gradient(gradient)]) == [8, 2, 0, 0, 128, 63, 0, 0, 0, 64, 0, 0, 64, 64, 0, 0])
  }

  @Test func `the picture of a part is sent before its drawing`() {
    var table = PictureTable(idleLimit: 0, idleBytes: 0)
    var message = MessageWriter()
    let inner = LayerPicture(size: .zero, source: .drawn(DisplayList()))
    let outer = LayerPicture(size: .zero, source: .drawn(DisplayList([.part(inner, rect, rect)])))
    #expect(table.use(outer, writingTo: &message) == 2)
    #expect(table.count == 2)
    #expect(message.bytes.prefix(2) == [4, 1])
  }
}
