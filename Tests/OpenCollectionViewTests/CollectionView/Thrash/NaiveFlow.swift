import OpenCollectionView

/// The frames of a flow layout by its rules, one item after the other, with whole numbers of points.
struct NaiveFlow {
  var isVertical = true
  /// The room across the scroll direction.
  var room: CGFloat
  var lineSpacing: CGFloat = 10
  var itemSpacing: CGFloat = 10
  var inset: CGFloat = 0
  var headerLength: CGFloat = 0
  var scale: CGFloat = 2

  private(set) var items: [[CGRect]] = []
  private(set) var headers: [CGRect] = []
  private(set) var length: CGFloat = 0

  /// Lays out items of the sizes given.
  mutating func place(_ sizes: [[CGSize]]) {
    items = []
    headers = []
    var along: CGFloat = 0
    for section in sizes {
      let header = CGSize(width: isVertical ? room : headerLength, height: isVertical ? headerLength : room)
      headers.append(frame(across: 0, along: along, header))
      along += headerLength + inset
      var rest = section[...]
      var placed: [CGRect] = []
      while !rest.isEmpty {
        if !placed.isEmpty { along += lineSpacing }
        let line = takeLine(from: &rest)
        let extent = line.map(lengthAlong).max() ?? 0
        var across = start(of: line, isLast: rest.isEmpty)
        let gap = gap(of: line, isLast: rest.isEmpty)
        for size in line {
          placed.append(frame(across: across, along: along + (extent - lengthAlong(size)) / 2, size))
          across += lengthAcross(size) + gap
        }
        along += extent
      }
      items.append(placed)
      along += inset
    }
    length = along
  }

  private var available: CGFloat { room - 2 * inset }
  private func lengthAcross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func lengthAlong(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func takeLine(from rest: inout ArraySlice<CGSize>) -> [CGSize] {
    var line: [CGSize] = []
    var used: CGFloat = 0
    while let size = rest.first {
      let needed = used + lengthAcross(size) + (line.isEmpty ? 0 : itemSpacing)
      guard line.isEmpty || needed <= available else { break }
      used = needed
      line.append(rest.removeFirst())
    }
    return line
  }

  private func sum(_ line: [CGSize]) -> CGFloat { line.reduce(0) { $0 + lengthAcross($1) } }

  /// How many items of the size of a line's first would fit into it.
  private func capacity(of line: [CGSize]) -> CGFloat {
    max(1, ((available + itemSpacing) / (lengthAcross(line[0]) + itemSpacing)).rounded(.down))
  }

  private func start(of line: [CGSize], isLast: Bool) -> CGFloat {
    // One item alone stands in the middle if it is alone because no other would fit.
    guard line.count == 1, !isLast || capacity(of: line) == 1 else { return inset }
    return inset + (available - sum(line)) / 2
  }

  private func gap(of line: [CGSize], isLast: Bool) -> CGFloat {
    guard line.count > 1 || isLast else { return 0 }
    guard isLast else { return (available - sum(line)) / CGFloat(line.count - 1) }
    guard line.allSatisfy({ $0 == line[0] }) else { return itemSpacing }
    let capacity = capacity(of: line)
    return capacity > 1 ? (available - capacity * lengthAcross(line[0])) / (capacity - 1) : 0
  }

  private func frame(across: CGFloat, along: CGFloat, _ size: CGSize) -> CGRect {
    let origin = CGPoint(x: isVertical ? across : along, y: isVertical ? along : across)
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
    return CGRect(origin: CGPoint(x: rounded(origin.x), y: rounded(origin.y)), size: size)
  }
}
