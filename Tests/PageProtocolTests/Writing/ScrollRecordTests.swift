import Foundation
import LayerEngine
import Testing

@testable import OpenCollectionView
@testable import PageProtocol

/// What a page far away is told so that it can show scrolls ahead, field by field.
@Suite("Laws of scrolls in messages to a page")
struct ScrollRecordTests {
  private let law = ScrollLead.Axis(
    pulled: 10, minimum: 0, maximum: 4000, givesWay: true, bandLength: 800, coefficient: 0.5, reach: 300,
    decelerationRate: 0.5, bounceRate: 11, overshootReturnRate: 10)

  private func bytes(_ write: (inout MessageWriter) -> Void) -> [UInt8] {
    var message = MessageWriter()
    write(&message)
    return Array(message.bytes)
  }

  private func floats(_ values: [Float]) -> [UInt8] {
    values.flatMap { withUnsafeBytes(of: $0.bitPattern.littleEndian, Array.init) }
  }

  private func doubles(_ values: [Double]) -> [UInt8] {
    values.flatMap { withUnsafeBytes(of: $0.bitPattern.littleEndian, Array.init) }
  }

  @Test func `the law of a drag is a touch, a place and the numbers of its axis`() {
    let lead = ScrollLead(
      layer: LayerID(rawValue: 5), touch: -2, place: CGPoint(x: 1, y: 2.5), x: nil, y: law,
      held: [LayerID(rawValue: 7), LayerID(rawValue: 8)])
    var wanted: [UInt8] = [18, 5, 0xfe, 0xff, 0xff, 0xff]
    wanted += floats([1, 2.5]) + [10] + doubles([10, 0, 4000]) + floats([800, 0.5, 300, 0.5, 11, 10]) + [2, 7, 8]
    #expect(bytes { $0.write(lead) } == wanted)
  }

  @Test func `the law of a wheel is that of its axis, and how far it goes on`() {
    let turn = ScrollTurn(
      layer: LayerID(rawValue: 5), isInSteps: true, x: nil,
      y: ScrollTurn.Axis(law: law, remainder: 3, lowest: -400, highest: 4400), held: [LayerID(rawValue: 7)])
    var wanted: [UInt8] = [20, 5, 26]
    wanted += doubles([10, 0, 4000]) + floats([800, 0.5, 300, 0.5, 11, 10, 3]) + doubles([-400, 4400]) + [1, 7]
    #expect(bytes { $0.write(turn) } == wanted)
  }

  @Test func `where thrown content is going to be is a place, and the distances of later frames`() {
    let course = ScrollCourse(
      layer: LayerID(rawValue: 5), x: nil, y: ScrollCourse.Axis(place: 10, later: [2.5, 4], reach: 300),
      held: [LayerID(rawValue: 7)])
    var wanted: [UInt8] = [19, 5]
    wanted += floats([1000 / 60]) + [2] + doubles([10]) + floats([300]) + [2] + floats([2.5, 4]) + [1, 7]
    #expect(bytes { $0.write(course) } == wanted)
  }
}
