import Foundation
import PlaneGeometry

/// Fills groups with items. // P12-P36
struct GroupSolver {
  let pixels: CompositionalPixels
  /// The axis along which groups follow each other.
  let axis: ScrollAxis
  /// How many subitems may still be looked at: groups in groups of nothing would be looked at for ever.
  var budget: Int

  init(pixels: CompositionalPixels, axis: ScrollAxis, itemCount: Int) {
    self.pixels = pixels
    self.axis = axis
    budget = 8 * itemCount + Self.spare
  }

  /// The steps that are allowed beyond those for the items themselves. Our choice: no group that shows anything needs
  /// more.
  private static let spare = 20_000
  /// A run of items without length ends here. Our choice: it has no end.
  private static let longestRun = 4_096

  /// How many items a group has room for.
  struct Run {
    var count: Int
    var box: CompositionalBox
  }

  /// Places the items of a group.
  ///
  /// - Parameters:
  ///   - size: the size of the group, with its estimates.
  ///   - sizedIn: the box in which that was found.
  ///   - run: how many subitems there are, where that is known.
  ///   - held: how many items there are for it.
  ///   - measured: the size that the view of an item has asked for; by the item's number in the group.
  mutating func solve(
    _ group: CompositionalItem, size: CompositionalBox, sizedIn outer: CompositionalBox, run known: Run? = nil,
    held: Int, measured: (Int) -> CompositionalBox?
  ) -> SolvedGroup {
    guard let contents = group.contents else { return SolvedGroup(size: size) }
    var solved = SolvedGroup(size: size)
    if let places = contents.places {
      for place in places.prefix(held) {
        solved.cells.append(SolvedGroup.Cell(frame: CompositionalFrame(place.frame), zIndex: place.zIndex))
      }
      solved.isPartial = held < places.count
      (solved.heldEnd, solved.wholeEnd, solved.trimmed) = (size[axis], size[axis], size[axis])
      return tie(group, to: &solved, sizedIn: outer)
    }
    let insets = group.insets.counting(in: group.size)
    let inner = CompositionalBox(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let run = known ?? self.run(of: group, inner: inner)
    place(contents, of: group, run: run, inner: inner, insets: insets, held: held, measured: measured, in: &solved)
    return tie(group, to: &solved, sizedIn: outer)
  }

  private func tie(
    _ group: CompositionalItem, to solved: inout SolvedGroup, sizedIn outer: CompositionalBox
  ) -> SolvedGroup {
    guard !group.supplementaries.isEmpty, !solved.cells.isEmpty else { return solved }
    let frame = CompositionalFrame(size: solved.size)
    let own = group.supplementaries.map {
      SolvedGroup.Tie(kind: $0.kind, frame: $0.frame(at: frame, sizedIn: outer, pixels), zIndex: $0.zIndex)
    }
    solved.ties.insert(contentsOf: own, at: 0)
    return solved
  }

  // MARK: Filling

  /// How many subitems there is room for, and the box in which they are sized.
  func run(of group: CompositionalItem, inner: CompositionalBox) -> Run {
    guard let contents = group.contents, !contents.subitems.isEmpty else { return Run(count: 0, box: inner) }
    let axis = contents.axis
    func box(_ count: Int) -> CompositionalBox {
      var box = inner
      box[axis] = max(0, box[axis] - Double(max(0, count - 1)) * contents.spacing.length)
      return box
    }
    switch contents.filling {
    case .divided(let count), .counted(let count): return Run(count: count, box: box(count))
    case .repeating: break
    }
    if group.size[axis].isEstimated { return Run(count: contents.subitems.count, box: box(contents.subitems.count)) }
    let hasFractionAcross = contents.subitems.contains {
      $0.size[axis.other].measure == (axis == .horizontal ? .fractionOfWidth : .fractionOfHeight)
    }
    if hasFractionAcross {
      // P20
      let most = longestRun(of: contents, room: inner[axis], spacing: 0) { _ in inner }
      let box = box(most)
      let count = longestRun(of: contents, room: inner[axis], spacing: contents.spacing.length) { _ in box }
      return Run(count: count, box: box)
    }
    // P19
    let count = longestRun(of: contents, room: inner[axis], spacing: contents.spacing.length, box: box)
    return Run(count: count, box: box(count))
  }

  /// The most subitems whose lengths and spacings fit a room.
  private func longestRun(
    of contents: CompositionalContents, room: Double, spacing: Double, box: (Int) -> CompositionalBox
  ) -> Int {
    let axis = contents.axis
    let cycle = contents.subitems.count
    // Where no length depends on the box one pass is enough.
    let isFixed = contents.subitems.allSatisfy { $0.size[axis].isEstimated || $0.size[axis].measure == .absolute }
    func length(_ item: CompositionalItem, _ box: CompositionalBox) -> Double {
      item.size[axis].length(in: box, pixels) + item.edges.both(axis)
    }
    var longest = 0
    var sum = 0.0
    var fewerLonger = 0
    for count in 1...Self.longestRun {
      let box = box(count)
      if isFixed {
        sum += length(contents.subitems[(count - 1) % cycle], box)
      } else {
        var whole = 0.0
        var part = 0.0
        let rest = count % cycle
        for (index, item) in contents.subitems.enumerated() {
          let length = length(item, box)
          whole += length
          if index < rest { part += length }
        }
        sum = whole * Double(count / cycle) + part
      }
      if pixels.fits(sum + Double(count - 1) * spacing, room) {
        longest = count
        fewerLonger = 0
      } else {
        // Rounding may make a longer run fit where a shorter one does not, but not by more than a cycle.
        fewerLonger += 1
        if isFixed || fewerLonger > cycle { break }
      }
    }
    return longest
  }
}

extension CompositionalFrame {
  /// A rectangle of a program; what is no number counts as zero.
  init(_ rect: CGRect) {
    func number(_ value: CGFloat) -> Double {
      value.isFinite ? min(max(value, -CompositionalDimension.longest), CompositionalDimension.longest) : 0
    }
    let rect = rect.standardized
    self.init(
      x: number(rect.origin.x), y: number(rect.origin.y),
      size: CompositionalBox(width: number(rect.size.width), height: number(rect.size.height)))
  }
}
