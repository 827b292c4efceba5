import OpenCollectionView
import Testing
import TouchTesting

/// List cells in a flow layout, as they were measured on macOS 27.0 under Mac Catalyst. // I50, I51, I52, I53, I54
@MainActor struct ListCellGeometryTests {
  private typealias Row = MeasuredRow

  /// Half a device pixel at the scale of the figures, and rounding.
  private let tolerance = 0.51

  private func expect(_ drawn: [CGRect], _ wanted: [CGRect], _ location: SourceLocation = #_sourceLocation) {
    #expect(drawn.count == wanted.count, sourceLocation: location)
    for (drawn, wanted) in zip(drawn, wanted) {
      let differences = [
        drawn.minX - wanted.minX, drawn.minY - wanted.minY, drawn.width - wanted.width, drawn.height - wanted.height,
      ]
      #expect(
        differences.allSatisfy { abs($0) <= tolerance }, "\(drawn) in place of \(wanted)", sourceLocation: location)
    }
  }

  @Test func `Content without accessories fills the cell`() {
    let row = Row(320, 60, Row.content(.cell()), [])
    #expect(row.content == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(row.drawings == [])
    #expect(row.textX == 16)
  }

  @Test func `Content ends where an arrow begins, which stands 8 points from the edge`() {
    let row = Row(
      320, 80, Row.content(.cell(), secondary: "12", image: true), [.disclosureIndicator()])
    #expect(row.content.minX == 0 && row.content.width == 298)
    expect(row.drawings, [CGRect(x: 298, y: 33, width: 14, height: 14)])
    expect([row.image ?? .null], [CGRect(x: 16, y: 25.5, width: 29, height: 29)])
    #expect(row.textX == 61)
  }

  @Test func `A value cell and a subtitle cell begin where a cell does`() {
    let value = Row(320, 60, Row.content(.valueCell(), secondary: "12"), [])
    #expect(value.content.width == 320 && value.textX == 16)
    let subtitle = Row(320, 70, Row.content(.subtitleCell(), secondary: "12", image: true), [])
    expect([subtitle.image ?? .null], [CGRect(x: 16, y: 20.5, width: 29, height: 29)])
    #expect(subtitle.textX == 61)
  }

  @Test func `Two accessories where lines begin stand 16 points from each other`() {
    let row = Row(320, 60, Row.content(.cell()), [.delete(), .insert()], isEditing: true)
    #expect(row.content.minX == 72 && row.content.width == 248)
    expect(
      row.drawings, [CGRect(x: 7, y: 17, width: 26, height: 26), CGRect(x: 47, y: 17, width: 26, height: 26)])
    #expect(row.textX == 88)
  }

  @Test func `A line as high as the cell stands before a grip that is not alone`() {
    let row = Row(320, 60, Row.content(.cell()), [.reorder(), .checkmark()], isEditing: true)
    #expect(row.content.minX == 0 && row.content.width == 247)
    expect(
      row.drawings,
      [
        CGRect(x: 249.5, y: 21, width: 19, height: 18), CGRect(x: 279, y: 0, width: 1, height: 60),
        CGRect(x: 286.5, y: 22.5, width: 27, height: 15),
      ])
    #expect(row.textX == 16)
  }

  @Test func `No line stands before a grip that is alone, or that shall have none`() {
    let alone = Row(320, 60, Row.content(.cell()), [.reorder()], isEditing: true)
    expect(alone.drawings, [CGRect(x: 286.5, y: 22.5, width: 27, height: 15)])
    #expect(alone.content.width == 288)
    let plain = Row(
      320, 60, Row.content(.cell()), [.checkmark(), .reorder(options: .init(showsVerticalSeparator: false))],
      isEditing: true)
    #expect(plain.drawings.count == 2)
    #expect(plain.content.width == 256)
  }

  @Test func `A level moves content and accessories by ten points`() {
    let row = Row(
      375, 64, Row.content(.valueCell(), secondary: "12", image: true), [.multiselect()], isEditing: true, level: 1)
    #expect(row.content.minX == 42 && row.content.width == 333)
    expect(row.drawings, [CGRect(x: 17, y: 19, width: 26, height: 26)])
    expect([row.image ?? .null], [CGRect(x: 58, y: 17.5, width: 29, height: 29)])
    #expect(row.textX == 103)
  }

  @Test func `A picture in a row too low for it shrinks to the room between the margins`() {
    // I25
    var content = Row.content(.cell(), text: nil, image: true)
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 8)
    let row = Row(200, 50, content, [.disclosureIndicator()])
    #expect(row.content.width == 178)
    expect(row.drawings, [CGRect(x: 178, y: 18, width: 14, height: 14)])
    expect([row.image ?? .null], [CGRect(x: 16, y: 15, width: 20, height: 20)])
  }

  @Test func `Three levels in a sidebar`() {
    let row = Row(300, 90, Row.content(.sidebarCell(), secondary: "12", image: true), [.checkmark()], level: 3)
    #expect(row.content.minX == 30 && row.content.width == 238)
    expect(row.drawings, [CGRect(x: 270.5, y: 36, width: 19, height: 18)])
    expect([row.image ?? .null], [CGRect(x: 38, y: 30.5, width: 29, height: 29)])
    #expect(row.textX == 77)
  }

  @Test func `An arrow stands before the line of a grip`() {
    let row = Row(
      320, 44, Row.content(.cell()), [.delete(), .reorder(), .disclosureIndicator()], isEditing: true)
    #expect(row.content.minX == 32 && row.content.width == 225)
    expect(
      Array(row.drawings.prefix(3)),
      [
        CGRect(x: 7, y: 9, width: 26, height: 26), CGRect(x: 257, y: 15, width: 14, height: 14),
        CGRect(x: 279, y: 0, width: 1, height: 44),
      ])
    #expect(row.drawings.count == 4)
    #expect(row.textX == 48)
  }

  @Test func `Accessories that are not indented stand at the edge, and content moves on`() {
    let row = Row(320, 60, Row.content(.cell()), [.delete(displayed: .always)], level: 2)
    row.cell.indentsAccessories = false
    row.stage.screen.runFrame()
    expect(row.drawings, [CGRect(x: 7, y: 17, width: 26, height: 26)])
    #expect(row.content.minX == 52)
  }

  @Test func `Accessories and content never cross in a cell that is too narrow`() {
    let row = Row(
      60, 44, Row.content(.cell()),
      [.delete(displayed: .always), .insert(displayed: .always), .disclosureIndicator(), .checkmark()])
    #expect(row.content.minX == 72)
    #expect(row.content.width == 0)
  }

  @Test func `A place of a width has its accessory in the middle, and no width is its own`() {
    let wide = Row(
      320, 60, Row.content(.cell()), [.checkmark(options: .init(reservedLayoutWidth: .custom(40)))])
    expect(wide.drawings, [CGRect(x: 282.5, y: 21, width: 19, height: 18)])
    #expect(wide.content.width == 272)
    for width in [UICellAccessory.LayoutDimension.actual, .custom(0)] {
      let own = Row(320, 60, Row.content(.cell()), [.checkmark(options: .init(reservedLayoutWidth: width))])
      expect(own.drawings, [CGRect(x: 293, y: 21, width: 19, height: 18)])
      #expect(own.content.width == 293)
    }
  }
}
