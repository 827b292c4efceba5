public import Foundation
public import PlaneGeometry

/// The geometry of a flow layout: where items, headers and footers go, and which of them touch a rectangle.
///
/// The rules are the measured ones of `UICollectionViewFlowLayout` (iOS 26):
///
/// * A line takes items while they and the least spacing fit; an exact fit counts.
/// * A full line shares the left-over room equally between its gaps.
/// * The last line of a section is spaced as if filled up with more of its items when all of them have one size, so
///   that a grid stays a grid; otherwise it keeps the least spacing from the leading edge on.
/// * A line with room for one item only centres it, also when the item is longer than the room.
/// * A line's extent is its largest item; smaller ones are centred across it.
/// * Origins are rounded to the device pixel, halves up; sizes and ``contentSize`` are not rounded.
/// * Headers and footers span the viewport and ignore the insets. An empty section keeps header, insets and footer.
///   Sections follow one another without spacing.
/// * With horizontal scrolling the lines are columns: the interitem spacing runs down a column.
/// * Spacings and insets below zero make lines, items and sections overlap by the same arithmetic. What goes back by more
///   than an item's length runs towards smaller coordinates, and a section is never shorter than nothing.
///
/// All coordinates are points of the content's space. A viewport that leaves no room across the scroll axis gives every
/// item a line of its own. Items run from left to right; mirroring for right-to-left languages is the caller's.
///
/// ## Cost
/// A section of equal items is arithmetic: a million items take no memory and open at once. Items with sizes of their
/// own take about 36 bytes each at most and are laid out in one linear pass. Where few of many items differ, only those
/// and the lines around them take memory.
///
/// ## Difference from UIKit
/// Item sizes that are negative, and numbers that are not finite, trap; UIKit raises or leaves them undefined.
public struct FlowGeometry: Sendable {
  /// The axis the content scrolls along.
  public let axis: ScrollAxis
  /// The room for the content in points; only its extent across the scroll axis shapes the layout.
  public internal(set) var availableSize: CGSize
  /// Device pixels per point.
  public internal(set) var pixelScale: CGFloat
  /// Room that the items leave free across the scroll axis beside their sections' insets, such as a safe area; headers
  /// and footers ignore it, and so does the axis of scrolling.
  public internal(set) var itemInsets: UIEdgeInsets

  var sections: [PlacedSection]
  /// The beginning of each section, and the content's length as last entry; ascending.
  var starts: [Double] = []
  /// The sections that have anything to show.
  var occupied: [Int32] = []
  /// How far an element may lie outside its section: half a pixel of rounding, more with negative insets or spacings.
  var overhang = 0.0

  /// Lays out all sections. Cost: linear in the sections and in the items that have sizes of their own.
  ///
  /// Traps on a size that is negative or not finite, on a spacing, header length or inset that is not finite, and on a
  /// scale that is not above zero, in a sentence with the numbers.
  ///
  /// - Parameters:
  ///   - availableSize: the viewport less the insets of its content, in points; may be zero.
  ///   - pixelScale: device pixels per point, for example 2 or 3.
  ///   - itemInsets: what the items leave free across the scroll axis beside their sections' insets.
  public init(
    sections: [Section], axis: ScrollAxis, availableSize: CGSize, pixelScale: CGFloat, itemInsets: UIEdgeInsets = .zero
  ) {
    Self.check(availableSize: availableSize, pixelScale: pixelScale, itemInsets: itemInsets)
    self.axis = axis
    self.itemInsets = itemInsets
    self.availableSize = availableSize
    self.pixelScale = pixelScale
    self.sections = []
    self.sections.reserveCapacity(sections.count)
    for (index, section) in sections.enumerated() {
      self.sections.append(place(section, index: index))
    }
    updateOccupation()
    updateStarts(from: 0)
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of items in a section. Traps when there is no such section.
  public func itemCount(inSection section: Int) -> Int {
    checkSection(section)
    return sections[section].itemCount
  }

  /// The size of everything: the viewport across the scroll axis, all sections along it. Not rounded to pixels.
  public var contentSize: CGSize {
    let length = starts[sections.count]
    return axis == .vertical
      ? CGSize(width: availableSize.width, height: length) : CGSize(width: length, height: availableSize.height)
  }

  var pixels: DevicePixels { DevicePixels(scale: pixelScale) }

  var availableAcross: Double { axis.across(availableSize) }

  func checkSection(_ section: Int) {
    guard sections.indices ~= section else {
      fatalError("FlowGeometry: there is no section \(section); there are \(sections.count), numbered from 0.")
    }
  }

  func checkItem(_ item: Int, inSection section: Int) {
    checkSection(section)
    guard 0..<sections[section].itemCount ~= item else {
      fatalError(
        "FlowGeometry: there is no item \(item) in section \(section), which holds \(sections[section].itemCount).")
    }
  }
}
