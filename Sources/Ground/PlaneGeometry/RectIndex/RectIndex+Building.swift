public import Foundation

extension RectIndex {
  /// An index of all these rects at once, each with its place in the array as its key.
  ///
  /// Much faster than inserting them one by one, and the tree is better. A rect that is not finite traps with its key.
  public init(_ rects: [CGRect]) {
    guard rects.count <= Self.greatestKey + 1 else {
      fatalError(
        "\(rects.count) rects are more than an index holds; divide them among indexes of at most "
          + "\(Self.greatestKey + 1).")
    }
    guard !rects.isEmpty else { return }
    var boxes: [RectBox] = []
    boxes.reserveCapacity(rects.count)
    for (key, rect) in rects.enumerated() {
      boxes.append(Self.box(of: rect, for: key))
    }
    count = rects.count
    leaves = Array(repeating: Self.none, count: rects.count)
    nodes.reserveCapacity(2 * rects.count - 1)
    let order = Self.spatialOrder(of: boxes)
    root = build(order[...], boxes, parent: Self.none)
  }

  /// Makes the tree over neighbours in `order` by halving, each node in front of what lies below it.
  private mutating func build(_ order: ArraySlice<Place>, _ boxes: [RectBox], parent: Int32) -> Int32 {
    let node = Int32(nodes.count)
    if order.count == 1 {
      let key = order[order.startIndex].key
      nodes.append(Node(box: boxes[Int(key)], parent: parent, left: Self.none, right: key, height: 0))
      leaves[Int(key)] = node
      return node
    }
    let middle = order.startIndex + order.count / 2
    nodes.append(Node(box: boxes[0], parent: parent, left: Self.none, right: Self.none, height: 0))
    nodes[Int(node)].left = build(order[..<middle], boxes, parent: node)
    nodes[Int(node)].right = build(order[middle...], boxes, parent: node)
    refit(node)
    return node
  }

  /// A key and where its rect lies along the curve.
  private struct Place {
    var code: UInt64
    var key: Int32
  }

  /// All keys along a curve that visits the plane square by square, so that neighbours on it are neighbours in space:
  /// the bits of the middles' coordinates, interleaved. Equal middles keep the order of their keys.
  private static func spatialOrder(of boxes: [RectBox]) -> [Place] {
    let whole = boxes.reduce(boxes[0]) { $0.union($1) }
    let side = max(whole.maxX - whole.minX, whole.maxY - whole.minY)
    // One scale for both axes, so that the squares are squares; halved first, so that no sum overflows.
    let scale = side > 0 && side.isFinite ? CGFloat(UInt32.max) / side : 0
    func cell(_ low: CGFloat, _ high: CGFloat, _ origin: CGFloat) -> UInt32 {
      let cells = ((low / 2 + high / 2) - origin) * scale
      return UInt32(min(max(cells, 0), CGFloat(UInt32.max)))
    }
    var places: [Place] = []
    places.reserveCapacity(boxes.count)
    for (key, box) in boxes.enumerated() {
      let x = spread(cell(box.minX, box.maxX, whole.minX))
      let y = spread(cell(box.minY, box.maxY, whole.minY))
      places.append(Place(code: y << 1 | x, key: Int32(key)))
    }
    places.sort { $0.code == $1.code ? $0.key < $1.key : $0.code < $1.code }
    return places
  }

  /// The bits of a number with a zero bit in front of each.
  private static func spread(_ number: UInt32) -> UInt64 {
    var bits = UInt64(number)
    bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
    bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
    bits = (bits | bits << 2) & 0x3333_3333_3333_3333
    bits = (bits | bits << 1) & 0x5555_5555_5555_5555
    return bits
  }
}
