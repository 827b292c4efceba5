public import Foundation
import PlaneGeometry

/// The geometry of a waterfall: columns of one width, filled with items of any length, and which of them touch a
/// rectangle.
///
/// * Every section has columns of its own, between its header and its footer. Sections follow one another without spacing.
/// * An item goes to the column that ends first, the leading one of several that end together, or where items are filled
///   in order to the column after that of the item before.
/// * Columns are as wide as the room divided by them, rounded down to device pixels, so that they never overlap; origins
///   are rounded to the device pixel as in ``FlowGeometry``. Lengths are not rounded.
/// * An item never begins before the one above it, however negative the spacing is.
///
/// "Column" is meant for content that scrolls down; where it scrolls across, columns are rows. Leading is left or top:
/// mirroring for right-to-left languages is the caller's. All coordinates are points of the content's space.
///
/// ## Cost
/// 18 bytes an item with four columns. Laying out is one pass over the items; a changed item costs a pass over those that
/// come after it; a question costs a search and what it finds, and allocates nothing.
public struct WaterfallGeometry: Sendable {
  /// The axis the content scrolls along.
  public let axis: ScrollAxis
  /// The room for the content in points; only its extent across the scroll axis shapes the layout.
  public let availableSize: CGSize
  /// Device pixels per point.
  public let pixelScale: CGFloat
  /// To which column an item goes.
  public let filling: Filling

  var sections: [PlacedColumns] = []
  /// The beginning of each section, and the content's length as last entry; ascending.
  var starts: [Double] = [0]
  /// How far an element may lie outside its section.
  var overhang = 0.0

  /// Lays out all sections. Cost: linear in the items.
  ///
  /// Traps on numbers that are not finite, on lengths that are negative, on a section without a column and on a scale that
  /// is not above zero; ``problem(in:)`` tells before.
  ///
  /// - Parameters:
  ///   - availableSize: the viewport less the insets of its content, in points; may be zero.
  ///   - pixelScale: device pixels per point, for example 2 or 3.
  public init(
    sections: [Section], axis: ScrollAxis = .vertical, filling: Filling = .shortestColumn, availableSize: CGSize,
    pixelScale: CGFloat
  ) {
    guard availableSize.isUsable, pixelScale.isFinite, pixelScale > 0 else {
      fatalError(
        "WaterfallGeometry: the available size is \(availableSize.text) at \(pixelScale) pixels per point; give a finite "
          + "size of zero or more and a scale above zero.")
    }
    self.axis = axis
    self.availableSize = availableSize
    self.pixelScale = pixelScale
    self.filling = filling
    self.sections.reserveCapacity(sections.count)
    for (index, section) in sections.enumerated() {
      if let problem = Self.problem(in: section) {
        fatalError("WaterfallGeometry: in section \(index), \(problem).")
      }
      var placed = PlacedColumns(section, axis: axis, availableAcross: axis.across(availableSize), pixels: pixels)
      placed.fill(from: 0, filling)
      self.sections.append(placed)
    }
    updateStarts(from: 0)
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of items in a section. Traps when there is no such section.
  public func itemCount(inSection section: Int) -> Int {
    checkSection(section)
    return sections[section].lengths.count
  }

  /// The size of everything: the viewport across the scroll axis, all sections along it. Not rounded to pixels.
  public var contentSize: CGSize {
    let length = starts[sections.count]
    return axis == .vertical
      ? CGSize(width: availableSize.width, height: length) : CGSize(width: length, height: availableSize.height)
  }

  /// The extent of a section's columns across the scroll axis, in points. Traps when there is no such section.
  public func columnExtent(ofSection section: Int) -> CGFloat {
    checkSection(section)
    return sections[section].columnExtent
  }

  var pixels: DevicePixels { DevicePixels(scale: pixelScale) }

  mutating func updateStarts(from section: Int) {
    starts.removeLast(starts.count - 1 - section)
    overhang = 0
    for index in section..<sections.count { starts.append(starts[index] + sections[index].length) }
    for placed in sections { overhang = max(overhang, placed.overhang) }
    // Origins are rounded by half a pixel at most.
    overhang += 0.5 / pixelScale
  }

  func checkSection(_ section: Int) {
    guard sections.indices ~= section else {
      fatalError("WaterfallGeometry: there is no section \(section); there are \(sections.count), numbered from 0.")
    }
  }

  func checkItem(_ item: Int, inSection section: Int) {
    checkSection(section)
    guard 0..<sections[section].lengths.count ~= item else {
      fatalError(
        "WaterfallGeometry: there is no item \(item) in section \(section), which holds "
          + "\(sections[section].lengths.count).")
    }
  }
}
