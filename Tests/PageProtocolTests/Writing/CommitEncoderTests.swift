import Foundation
import LayerEngine
import PlaneGeometry
import Testing

@testable import PageProtocol

@Suite("Messages to a page")
struct CommitEncoderTests {
  private func encode(_ commit: LayerCommit, with encoder: inout CommitEncoder) -> [UInt8] {
    var message = MessageWriter()
    encoder.encode(commit, into: &message)
    return Array(message.bytes)
  }

  private func commit(_ changes: [(UInt32, LayerValue)]) -> LayerCommit {
    var commit = LayerCommit()
    commit.changed = changes.map { LayerChange(layer: LayerID(rawValue: $0.0), value: $0.1) }
    return commit
  }

  private func picture() -> LayerPicture {
    LayerPicture(size: CGSize(width: 1, height: 2), source: .encoded(bytes: [9, 8], mediaType: "a/b"))
  }

  @Test func `an empty commit is nine bytes`() {
    var encoder = CommitEncoder(limits: PageLimits())
    #expect(encode(LayerCommit(), with: &encoder) == [3, 1, 0, 0, 0, 0, 0, 0, 0])
    #expect(encode(LayerCommit(), with: &encoder) == [3, 2, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func `scrolling is one exact pair of numbers`() {
    var encoder = CommitEncoder(limits: PageLimits())
    let bytes = encode(commit([(300, .boundsOrigin(CGPoint(x: 0, y: 40_000_000.25)))]), with: &encoder)
    // 1,280,000,008: eighths of a point, four times each.
    #expect(bytes == [3, 1, 0, 0, 0, 0, 0, 0, 0xac, 0x02, 8, 0, 0x88, 0x80, 0xad, 0xe2, 0x04, 0])
  }

  @Test func `a coordinate is exact, in few bytes where it is a whole number of eighths`() {
    func bytes(_ value: CGFloat) -> [UInt8] {
      var message = MessageWriter()
      message.write(place: value)
      return Array(message.bytes)
    }
    func bits(_ value: Double) -> [UInt8] { withUnsafeBytes(of: value.bitPattern.littleEndian, Array.init) }
    #expect([0, -0.0, 0.125, -0.125, 600].map(bytes) == [[0], [0], [4], [6], [0x80, 0x96, 0x01]])
    #expect(bytes(-600) == [0x82, 0x96, 0x01])
    for other in [0.1, -0.1, .infinity, -.infinity, .nan, 1e300, 0x1p45] { #expect(bytes(other) == [1] + bits(other)) }
    #expect(bytes(0x1p44) == [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01])
  }

  @Test func `a place among letters is a whole number of eighths or the nearest short one`() {
    func bytes(_ value: CGFloat) -> [UInt8] {
      var message = MessageWriter()
      message.write(amongLetters: value)
      return Array(message.bytes)
    }
    #expect([67, -0.5].map(bytes) == [[0xe0, 0x10], [18]])
    #expect(bytes(0.1) == [3] + withUnsafeBytes(of: Float(0.1).bitPattern.littleEndian, Array.init))
  }

  @Test func `two hundred layers at even places are one kilobyte, at odd ones four, turning and fading ones ten`() {
    var encoder = CommitEncoder(limits: PageLimits())
    let layers = 2..<UInt32(202)
    let steps = commit(layers.map { ($0, .position(CGPoint(x: 10.5, y: 20))) })
    #expect(encode(steps, with: &encoder).count == 1_283)
    let moves = commit(layers.map { ($0, .position(CGPoint(x: 10.3, y: 20.7))) })
    #expect(encode(moves, with: &encoder).count == 4_083)
    let turn = CATransform3DMakeRotation(0.5, 0, 0, 1)
    let dances = commit(
      layers.flatMap { layer -> [(UInt32, LayerValue)] in
        [(layer, .position(CGPoint(x: 10.3, y: 20.7))), (layer, .transform(turn)), (layer, .opacity(0.5))]
      })
    #expect(encode(dances, with: &encoder).count == 10_083)
  }

  @Test func `the tree is described in the order in which it is applied`() {
    var encoder = CommitEncoder(limits: PageLimits())
    var commit = LayerCommit()
    commit.removed = [LayerID(rawValue: 5)]
    commit.created = [LayerCreation(layer: LayerID(rawValue: 6), kind: .transform)]
    commit.placed = [LayerPlacement(layer: LayerID(rawValue: 6), parent: LayerID(rawValue: 1), index: 200)]
    #expect(encode(commit, with: &encoder) == [3, 1, 0, 0, 0, 1, 5, 1, 6, 1, 1, 6, 1, 0xc8, 1, 0])
  }

  @Test func `values of one layer share a mask`() {
    var encoder = CommitEncoder(limits: PageLimits())
    let bytes = encode(
      commit([(2, .isHidden(true)), (2, .masksToBounds(true)), (3, .isDoubleSided(false))]), with: &encoder)
    #expect(bytes.dropFirst(8) == [2, 0x80, 0x0a, 1, 1, 3, 0x80, 0x04, 0, 0])
  }

  @Test func `values out of their order get masks of their own`() {
    var encoder = CommitEncoder(limits: PageLimits())
    let bytes = encode(commit([(2, .masksToBounds(true)), (2, .isHidden(true))]), with: &encoder)
    #expect(bytes.dropFirst(8) == [2, 0x80, 0x08, 1, 2, 0x80, 0x02, 1, 0])
  }

  @Test func `a picture is sent once`() {
    var encoder = CommitEncoder(limits: PageLimits())
    let picture = picture()
    let first = encode(commit([(2, .contents(.picture(picture))), (3, .contents(.picture(picture)))]), with: &encoder)
    #expect(
      first.prefix(22) == [4, 1, 0, 0, 128, 63, 0, 0, 0, 64, 0, 0, 128, 63, 0, 3, 97, 47, 98, 2, 9, 8])
    #expect(first.dropFirst(22).first == 3)
    let second = encode(commit([(4, .contents(.picture(picture)))]), with: &encoder)
    #expect(second == [3, 2, 0, 0, 0, 0, 0, 0, 4, 0x80, 0x80, 0x10, 1, 1, 0])
    #expect(encoder.pictureCount == 1)
  }

  @Test func `pictures that nothing shows are forgotten beyond the bound, the longest idle first`() {
    var limits = PageLimits()
    limits.idlePictures = 1
    var encoder = CommitEncoder(limits: limits)
    let pictures = [picture(), picture()]
    _ = encode(
      commit([(2, .contents(.picture(pictures[0]))), (3, .contents(.picture(pictures[1])))]), with: &encoder)
    let kept = encode(commit([(2, .contents(.none))]), with: &encoder)
    #expect(kept.last == 0 && encoder.pictureCount == 2)
    let cleared = encode(commit([(3, .contents(.none))]), with: &encoder)
    #expect(cleared.suffix(2) == [5, 1])
    #expect(encoder.pictureCount == 1)
  }

  @Test func `a picture of a layer that is removed becomes idle, and is found again`() {
    var encoder = CommitEncoder(limits: PageLimits())
    let picture = picture()
    _ = encode(commit([(2, .contents(.picture(picture)))]), with: &encoder)
    var removal = LayerCommit()
    removal.removed = [LayerID(rawValue: 2)]
    _ = encode(removal, with: &encoder)
    let again = encode(commit([(7, .contents(.picture(picture)))]), with: &encoder)
    #expect(again.first == 3)
  }

  @Test func `the pictures of a drawing are sent before it and forgotten after it`() {
    var limits = PageLimits()
    limits.idlePictures = 0
    var encoder = CommitEncoder(limits: limits)
    let drawing = LayerPicture(
      size: CGSize(width: 4, height: 4), source: .drawn(DisplayList([.picture(picture(), .zero)])))
    let bytes = encode(commit([(2, .contents(.picture(drawing)))]), with: &encoder)
    #expect(bytes.prefix(2) == [4, 1])
    #expect(bytes.dropFirst(22).prefix(2) == [4, 2])
    let cleared = encode(commit([(2, .contents(.none))]), with: &encoder)
    #expect(cleared.suffix(4) == [5, 2, 5, 1])
  }

  @Test func `a reset begins with no pictures`() {
    var encoder = CommitEncoder(limits: PageLimits())
    let picture = picture()
    _ = encode(commit([(2, .contents(.picture(picture)))]), with: &encoder)
    var message = MessageWriter()
    encoder.reset(writingTo: &message)
    #expect(Array(message.bytes) == [2])
    #expect(encode(commit([(2, .contents(.picture(picture)))]), with: &encoder).first == 4)
    #expect(encoder.sequence == 2)
  }

  private func run(_ string: String, x: Double, y: Double = 20) -> LayerValue {
    .contents(
      .text([
        TextRun(
          string: string, origin: CGPoint(x: x, y: y), width: 30, font: TextFont(size: 13),
          color: LayerColor(red: 0, green: 0, blue: 0, alpha: 1))
      ]))
  }

  @Test func `a label that is used again for other words sends these and where they begin`() {
    var encoder = CommitEncoder(limits: PageLimits())
    let whole = encode(commit([(2, run("Item 1", x: 8))]), with: &encoder)
    #expect(whole.dropFirst(8).prefix(13) == [2, 0x80, 0x80, 0x10, 2, 1, 6, 73, 116, 101, 109, 32, 49])
    let again = encode(commit([(2, run("Item 2", x: 0.5))]), with: &encoder)
    #expect(again.dropFirst(8) == [2, 0x80, 0x80, 0x10, 3, 6, 73, 116, 101, 109, 32, 50, 16, 0])
  }

  @Test func `a label is told as a whole where the page does not have its look`() {
    var encoder = CommitEncoder(limits: PageLimits())
    func form(_ value: LayerValue) -> UInt8? { encode(commit([(2, value)]), with: &encoder).dropFirst(12).first }
    #expect(form(run("One", x: 8)) == 2)
    #expect(form(run("Two", x: 8, y: 21)) == 2)
    #expect(form(run("Three", x: 9, y: 21)) == 3)
    #expect(form(.contents(.none)) == 0)
    #expect(form(run("Three", x: 9, y: 21)) == 2)
    var removal = LayerCommit()
    removal.removed = [LayerID(rawValue: 2)]
    _ = encode(removal, with: &encoder)
    #expect(form(run("Four", x: 9, y: 21)) == 2)
    var message = MessageWriter()
    encoder.reset(writingTo: &message)
    #expect(form(run("Five", x: 9, y: 21)) == 2)
  }

  @Test func `a cell that is used again at another place of its list sends that alone`() {
    var encoder = CommitEncoder(limits: PageLimits())
    func bytes(_ label: String, _ number: Int, of count: Int) -> [UInt8] {
      var details = LayerAccessibility.Details()
      details.place = LayerAccessibility.Place(number, of: count)
      let cell = LayerAccessibility(role: .listItem, label: label, details: details)
      return Array(encode(commit([(2, .accessibility(cell))]), with: &encoder).dropFirst(8))
    }
    #expect(bytes("A", 1, of: 300).prefix(5) == [2, 0x80, 0x80, 0x40, 1])
    #expect(bytes("A", 2, of: 300) == [2, 0x80, 0x80, 0x40, 2, 2, 0xac, 0x02, 0])
    #expect(bytes("B", 2, of: 300).prefix(5) == [2, 0x80, 0x80, 0x40, 1])
    #expect(encode(commit([(2, .accessibility(nil))]), with: &encoder).dropFirst(12).first == 0)
    #expect(bytes("B", 2, of: 300).prefix(5) == [2, 0x80, 0x80, 0x40, 1])
  }

  @Test func `a label says its words once, and again in full where tools are told more or other ones`() {
    var encoder = CommitEncoder(limits: PageLimits())
    func bytes(_ said: LayerAccessibility, with words: LayerValue?) -> [UInt8] {
      let changes = [words, .accessibility(said)].compactMap(\.self)
      return Array(encode(commit(changes.map { (2, $0) }), with: &encoder).dropFirst(8))
    }
    let said = LayerAccessibility(role: .text, label: "Item 2")
    _ = bytes(said, with: run("Item 1", x: 8))
    let again = bytes(said, with: run("Item 2", x: 0.5))
    #expect(again == [2, 0x80, 0x80, 0x50, 3, 6, 73, 116, 101, 109, 32, 50, 16, 3, 0])
    // Not the words of this commit, which may be others.
    #expect(bytes(said, with: nil).prefix(5) == [2, 0x80, 0x80, 0x40, 1])
    var details = LayerAccessibility.Details()
    details.isHidden = true
    let others = [
      LayerAccessibility(role: .text, label: "Item"), LayerAccessibility(role: .button, label: "Item 2"),
      LayerAccessibility(role: .text, label: "Item 2", value: ""),
      LayerAccessibility(role: .text, label: "Item 2", isEnabled: false),
      LayerAccessibility(role: .text, label: "Item 2", isSelected: false),
      LayerAccessibility(role: .text, label: "Item 2", isInteractive: true),
      LayerAccessibility(role: .text, label: "Item 2", details: details),
    ]
    for other in others { #expect(bytes(other, with: run("Item 2", x: 0.5)).dropLast().dropFirst(13).first == 1) }
  }

  @Test func `transforms take no more numbers than they need`() {
    var encoder = CommitEncoder(limits: PageLimits())
    var deep = CATransform3DIdentity
    deep.m34 = -0.002
    let sizes = [CATransform3DIdentity, CATransform3DMakeTranslation(1, 2, 0), deep].map {
      encode(commit([(2, .transform($0))]), with: &encoder).count - 11
    }
    #expect(sizes == [1, 25, 65])
  }

  @Test func `colours are whole bytes and never trap`() {
    var message = MessageWriter()
    message.write(LayerColor(red: 1.5, green: -1, blue: .nan, alpha: 0.5))
    #expect(Array(message.bytes) == [255, 0, 0, 128])
  }

  @Test func `a hundred and fifty layers that turn in space take eleven thousand bytes`() {
    var encoder = CommitEncoder(limits: PageLimits())
    var deep = CATransform3DIdentity
    deep.m34 = -0.002
    let changes = (1...150).flatMap { [(UInt32($0), LayerValue.transform(deep)), (UInt32($0), .opacity(0.5))] }
    #expect(encode(commit(changes), with: &encoder).count == 10_832)
  }
}
