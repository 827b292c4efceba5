public import Foundation

/// The places of everything in a compositional layout.
///
/// Sections of uniform groups take no memory for their items, and answer by division; others take some for what was measured.
public struct CompositionalGeometry: Equatable, Sendable {
  /// The axis of scrolling.
  public let axis: ScrollAxis
  /// The size of the view.
  public let container: CGSize
  let pixels: CompositionalPixels
  let sectionSpacing: Double
  var sections: [PlacedComposition]
  /// The beginning of each section.
  private(set) var starts: [Double] = []
  /// The views at the edges of the whole content, around a section without groups as long as all sections.
  var frame: PlacedComposition
  /// The length of all sections, and what the layout's own views take before and behind them. // P48
  private(set) var before = 0.0
  private(set) var length = 0.0
  private(set) var after = 0.0

  /// Places sections in a view.
  ///
  /// - Parameters:
  ///   - container: the size of the view, in points.
  ///   - pixelScale: pixels per point.
  ///   - boundaries: the views at the edges of the whole content.
  ///   - sections: what each section is, and how many items it has.
  public init(
    axis: ScrollAxis, container: CGSize, pixelScale: Double, sectionSpacing: Double = 0,
    boundaries: [CompositionalBoundary] = [], sections: [(section: CompositionalSection, itemCount: Int)]
  ) {
    let pixels = CompositionalPixels(scale: pixelScale.isFinite && pixelScale > 0 ? pixelScale : 1)
    let box = CompositionalFrame(CGRect(origin: .zero, size: container)).size
    self.axis = axis
    self.container = CGSize(width: box.width, height: box.height)
    self.pixels = pixels
    self.sectionSpacing = sectionSpacing.isFinite ? sectionSpacing : 0
    self.sections = sections.map {
      PlacedComposition($0.section, itemCount: max(0, $0.itemCount), axis: axis, container: box, pixels: pixels)
    }
    let size = CompositionalSize(
      width: CompositionalDimension(.absolute, 0), height: CompositionalDimension(.absolute, 0))
    frame = PlacedComposition(
      CompositionalSection(group: CompositionalItem(size: size), boundaries: boundaries), itemCount: 0, axis: axis,
      container: box, pixels: pixels)
    place()
  }

  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many items a section has.
  public func itemCount(inSection section: Int) -> Int { sections[section].itemCount }

  /// The size of the content. // P38
  public var contentSize: CGSize {
    var size = CompositionalBox(width: container.width, height: container.height)
    for section in sections { size[axis.other] = max(size[axis.other], section.acrossEnd) }
    size[axis] = max(0, before + length + after)
    return CGSize(width: size.width, height: size.height)
  }

  /// Takes over the size that the view of an item has asked for; sides that are not estimated do not count.
  ///
  /// - Returns: whether anything stands elsewhere.
  public mutating func setSize(_ size: CGSize, ofItem item: Int, inSection section: Int) -> Bool {
    guard sections.indices.contains(section) else { return false }
    let size = CompositionalFrame(CGRect(origin: .zero, size: size)).size
    let before = sections[section].length
    guard sections[section].setSize(size, ofItem: item) else { return false }
    sectionChanged(section, from: before)
    return true
  }

  /// The same for a view at the edge of a section, or of the layout for ``CompositionalElement/ofLayout``.
  public mutating func setSize(_ size: CGSize, ofBoundary kind: String, section: Int, item: Int) -> Bool {
    let size = CompositionalFrame(CGRect(origin: .zero, size: size)).size
    if item == CompositionalElement.ofLayout {
      guard let index = frame.definition.boundaries.firstIndex(where: { $0.kind == kind }),
        frame.setSize(size, ofBoundary: index)
      else { return false }
      place()
      return true
    }
    guard sections.indices.contains(section),
      let index = sections[section].definition.boundaries.firstIndex(where: { $0.kind == kind })
    else { return false }
    let before = sections[section].length
    guard sections[section].setSize(size, ofBoundary: index) else { return false }
    sectionChanged(section, from: before)
    return true
  }

  private mutating func sectionChanged(_ section: Int, from length: Double) {
    if sections[section].length != length { place() }
  }

  private mutating func place() {
    var position = 0.0
    starts.removeAll(keepingCapacity: true)
    for (index, section) in sections.enumerated() {
      // P33
      if index > 0 { position += sectionSpacing }
      starts.append(position)
      position += section.length
    }
    length = position
    (before, after) = (0, 0)
    let items = frame.definition.boundaries
    for (index, item) in items.enumerated() where item.extends {
      let own = frame.boundarySize(index)[axis]
      switch item.edge(axis) {
      case -1: before = max(before, own - item.offset(axis))
      case 1: after = max(after, own + item.offset(axis))
      default: length = max(length, own)
      }
    }
    for index in starts.indices { starts[index] += before }
    frame.surround(before: before, length: length, after: after)
  }
}
