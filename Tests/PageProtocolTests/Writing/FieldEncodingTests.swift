import Foundation
import LayerEngine
import OpenCollectionView
import PlaneGeometry
import Testing
import TextEngine

@testable import PageProtocol

@Suite("Fields in messages to a page")
struct FieldEncodingTests {
  private func bytes(_ write: (inout MessageWriter) -> Void) -> [UInt8] {
    var message = MessageWriter()
    write(&message)
    return Array(message.bytes)
  }

  private func float(_ value: Float) -> [UInt8] { withUnsafeBytes(of: value.bitPattern.littleEndian, Array.init) }

  private func floats(_ values: [Float]) -> [UInt8] { values.flatMap(float) }

  private func field() -> LayerField {
    let font = TextFont(size: 17)
    let black = LayerColor(red: 0, green: 0, blue: 0, alpha: 1)
    let blue = LayerColor(red: 0, green: 0, blue: 1, alpha: 1)
    var field = LayerField(
      exchange: 300, initialText: "ab", initialSelection: 1..<2,
      style: LayerField.Style(font: font, color: black, tint: blue, lineHeight: 20, baseline: 16),
      placeholderColor: LayerColor(red: 1, green: 0, blue: 0, alpha: 0))
    field.placeholder = "é"
    field.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    return field
  }

  @Test func `a layer without a field says so`() {
    #expect(bytes { $0.write(.field(nil), picture: 0) } == [0])
    #expect(LayerValue.field(nil).bit == 28)
  }

  @Test func `a field is its exchange, its text, how that looks, and what is typed into it`() {
    // X39, X40
    let weight = UInt8(TextFont(size: 17).face.weight.rawValue / 100)
    #expect(
      bytes { $0.write(.field(field()), picture: 0) } == [1, 0xac, 2, 0b1010_1100, 0, 2, 97, 98, 1, 2, weight]
        + floats([17, 20, 16, 0]) + [0, 0, 0, 255, 0, 0, 255, 255, 255, 0, 0, 0, 2, 0xc3, 0xa9, 3]
        + floats([1, 2, 3, 4])
        + [0, 0, 2, 0, 0, 3, 111, 102, 102, 0])
  }

  @Test func `what a field is stands in its flags and traits`() {
    // X39
    var field = field()
    field.holdsLines = true
    field.isEdited = true
    field.isEnabled = false
    field.isDrawn = true
    field.style.direction = .rightToLeft
    field.traits.isSecure = true
    field.traits.showsKeyboard = false
    field.traits.keyboard = .decimal
    field.traits.returnKey = .send
    field.traits.capitalization = .all
    field.traits.corrects = false
    field.traits.checksSpelling = true
    field.traits.content = .phone
    field.form = 9
    let told = bytes { $0.write(.field(field), picture: 0) }
    #expect(told[3...4] == [0b0101_1111, 0b100])
    #expect(told.suffix(10) == [4, 5, 3, 1, 2, 3, 116, 101, 108, 9])
  }

  @Test func `a field of several styles has each of them once, and the runs that it begins with`() {
    // X25, X39
    var field = field()
    field.isStyled = true
    var red = TextStyle(font: TextFont(size: 20), color: LayerColor(red: 1, green: 0, blue: 0, alpha: 1))
    red.underline = TextStroke(pattern: .dashed, isThick: true)
    red.letterSpacing = 2
    field.styles = [red]
    field.initialRuns = [.init(length: 1, style: 0), .init(length: 1, style: 1)]
    let told = bytes { $0.write(.field(field), picture: 0) }
    #expect(told[4] == 0b1000)
    let weight = UInt8(TextFont(size: 20).face.weight.rawValue / 100)
    var styles: [UInt8] = [1, weight]
    styles += floats([20, Float(TextFont(size: 20).lineHeight)])
    styles += [255, 0, 0, 255, 0b0100_0010, 0, 131, 0] as [UInt8]
    styles += float(2)
    let wanted: [UInt8] = [UInt8(styles.count)] + styles + [2, 1, 0, 1, 1]
    #expect(Array(told.suffix(wanted.count)) == wanted)
  }

  @Test func `orders name the exchange, whatever number its layer has`() {
    // X45, X52
    func order(_ kind: TextOrder.Kind) -> [UInt8] {
      bytes { $0.write(TextOrder(layer: LayerID(rawValue: 5), exchange: 300, kind: kind)) }
    }
    let correction = TextCorrection(number: 5, edit: 9, range: 0..<2, replacement: "AB", selection: 2..<2)
    #expect(order(.correct(correction)) == [21, 0xac, 2, 5, 9, 0, 2, 2, 2, 2, 65, 66, 0])
    let styling = TextStyling(runs: [.init(length: 1, style: 0), .init(length: 300, style: 2)], typing: 0)
    let styled = TextCorrection(number: 5, edit: 9, range: 0..<0, replacement: "", selection: 1..<1, styling: styling)
    #expect(order(.correct(styled)) == [21, 0xac, 2, 5, 9, 0, 0, 1, 1, 0, 3, 1, 0, 0xac, 2, 2, 1])
    #expect(order(.resume(TextResumption(text: "a", edit: 9, correction: 5))) == [22, 0xac, 2, 9, 5, 1, 97])
    #expect(order(.focus) == [23, 0xac, 2, 1])
    #expect(order(.blur) == [23, 0xac, 2, 0])
    #expect(order(.tapEdits(touch: 4)) == [])
  }

  @Test func `what both sides go on from is told before what follows from it`() {
    // X52
    var orders = PageOrders()
    func add(_ kind: TextOrder.Kind) {
      orders.add(TextOrder(layer: LayerID(rawValue: 5), exchange: 7, kind: kind))
    }
    add(.blur)
    add(.resume(TextResumption(text: "", edit: 1, correction: 2)))
    #expect(bytes { orders.write(to: &$0) } == [22, 7, 1, 2, 0, 23, 7, 0])
    add(.blur)
    orders.forgetTexts()
    #expect(bytes { orders.write(to: &$0) } == [])
  }
}
