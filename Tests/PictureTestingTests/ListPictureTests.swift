import Foundation
import LayerRasterizer
import OpenCollectionView
import PictureTesting
import Testing
import TouchTesting

/// Lists as they are drawn, in pixels: lines and accessories stand where the figures have them, at each scale.
@MainActor struct ListPictureTests {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  nonisolated static let appearances: [Appearance] = [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]

  // MARK: Lines

  // I39, I40, I42
  @Test(arguments: appearances, [1, 2, 3])
  func `A line is one pixel thick on each screen, at the lower edge of its row`(appearance: Appearance, scale: Int)
    throws
  {
    let list = PicturedList(appearance, scale: scale) { _ in [] }
    let picture = try list.picture()
    for item in 0..<2 {
      let row = try #require(list.frame(item))
      let edge = Int((row.maxY * CGFloat(scale)).rounded())
      // Beside the text: a line is there, one pixel high.
      let middle = Int(row.midX) * scale
      let near = (edge - 3 * scale..<edge + 3 * scale).filter { picture.isRed(middle, $0) }
      #expect(near == [edge - 1])
      // It begins where the text does, and ends at the edge of the row.
      let across = (0..<picture.width).filter { picture.isRed($0, edge - 1) }
      #expect(across.first == Int(((row.minX + list.textStart) * CGFloat(scale)).rounded()))
      #expect(across.last == Int((row.maxX * CGFloat(scale)).rounded()) - 1)
      #expect(across.count == (across.last ?? 0) - (across.first ?? 0) + 1)
    }
  }

  // MARK: Accessories

  /// An accessory where lines end, with the frame of what it draws, from the right edge of the row and its middle.
  struct Mark: Sendable, CustomTestStringConvertible {
    var name: String
    var make: @MainActor @Sendable () -> UICellAccessory
    var size: CGSize
    /// How far the middle stands from the edge of the row: 16, and half of the place of 14 or 24. // I50, I52
    var middle: CGFloat
    var isLeading = false
    var testDescription: String { name }
  }

  nonisolated static let marks = [
    Mark(
      name: "disclosure", make: { .disclosureIndicator(options: .init(tintColor: .red)) },
      size: CGSize(width: 14, height: 14), middle: 23),
    Mark(
      name: "outline", make: { .outlineDisclosure(options: .init(tintColor: .red)) },
      size: CGSize(width: 14, height: 14), middle: 23),
    Mark(
      name: "checkmark", make: { .checkmark(options: .init(tintColor: .red)) }, size: CGSize(width: 19, height: 18),
      middle: 28),
    Mark(
      name: "reorder", make: { .reorder(displayed: .always, options: .init(tintColor: .red)) },
      size: CGSize(width: 27, height: 15), middle: 28),
    Mark(
      name: "delete", make: { .delete(displayed: .always, options: .init(tintColor: .red, backgroundColor: .red)) },
      size: CGSize(width: 26, height: 26), middle: 28, isLeading: true),
    Mark(
      name: "insert", make: { .insert(displayed: .always, options: .init(tintColor: .red, backgroundColor: .red)) },
      size: CGSize(width: 26, height: 26), middle: 28, isLeading: true),
  ]

  // I50, I51, I52
  @Test(arguments: marks, [2, 3])
  func `Accessories are drawn in the middle of their places, within the sizes measured`(mark: Mark, scale: Int) throws {
    let list = PicturedList(.insetGrouped, scale: scale, hasLines: false) { _ in [mark.make()] }
    let picture = try list.picture()
    let row = try #require(list.frame(1))
    let box = try #require(picture.redBox(in: row, scale: scale))
    let middle = mark.isLeading ? row.minX + mark.middle : row.maxX - mark.middle
    #expect(abs(box.midX - middle) <= 1)
    #expect(abs(box.midY - row.midY) <= 1)
    #expect(box.width <= mark.size.width + 0.5 && box.height <= mark.size.height + 0.5)
    // A drawing fills one side of what it has, but for what symbols leave free around them.
    #expect(box.width > mark.size.width - 4 || box.height > mark.size.height - 4)
  }

  // I54
  @Test(arguments: [1, 2, 3]) func `Each level of indentation moves the text by ten points`(scale: Int) throws {
    let list = PicturedList(.insetGrouped, scale: scale, hasLines: false, textColor: .red, levels: true) { _ in [] }
    let picture = try list.picture()
    var starts: [CGFloat] = []
    for item in 0..<3 {
      let row = try #require(list.frame(item))
      starts.append(try #require(picture.redBox(in: row, scale: scale)).minX)
    }
    #expect(abs(starts[1] - starts[0] - 10) <= 1 / CGFloat(scale))
    #expect(abs(starts[2] - starts[1] - 10) <= 1 / CGFloat(scale))
  }

  // I53
  @Test(arguments: [2, 3]) func `The line before a grip is a point wide, and as high as its row`(scale: Int) throws {
    let list = PicturedList(.insetGrouped, scale: scale, hasLines: false) { _ in
      [.reorder(displayed: .always), .checkmark()]
    }
    let row = try #require(list.frame(1))
    // The grip's place ends 16 from the edge and is 24 wide; the line ends 8 before it.
    let line = CGRect(x: row.maxX - 16 - 24 - 8 - 1, y: row.minY, width: 1, height: row.height)
    let picture = try list.picture()
    func value(_ x: CGFloat, _ y: CGFloat) -> UInt8 { picture[Int(x * CGFloat(scale)), Int(y * CGFloat(scale))].x }
    for y in [line.minY + 1, line.midY, line.maxY - 1] {
      #expect(value(line.midX, y) < value(line.minX - 0.5, y))
      #expect(value(line.midX, y) < value(line.maxX + 0.5, y))
    }
  }
}
