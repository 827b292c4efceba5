import Foundation

/// Sizes of items that follow each other: many equal ones as one number, or each for itself.
enum SizePiece: Sendable {
  case equal(CGSize, count: Int)
  case own(ArraySlice<CGSize>)

  var count: Int {
    switch self {
    case .equal(_, let count): count
    case .own(let sizes): sizes.count
    }
  }

  /// Sizes as one piece: as one number where they are all the same.
  init(_ sizes: [CGSize]) {
    if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      self = .equal(first, count: sizes.count)
    } else {
      self = .own(sizes[...])
    }
  }
}

extension [SizePiece] {
  /// Every size, one by one.
  var sizes: [CGSize] {
    var sizes: [CGSize] = []
    sizes.reserveCapacity(reduce(0) { $0 + $1.count })
    for piece in self {
      switch piece {
      case .equal(let size, let count): sizes.append(contentsOf: repeatElement(size, count: count))
      case .own(let own): sizes.append(contentsOf: own)
      }
    }
    return sizes
  }

  /// `count` items of one size, but for those that are named in ascending order.
  init(_ size: CGSize, count: Int, others: [(item: Int, size: CGSize)]) {
    self = []
    var item = 0
    var run: [CGSize] = []
    for (index, other) in others.enumerated() {
      if other.item > item { append(.equal(size, count: other.item - item)) }
      run.append(other.size)
      item = other.item + 1
      if index + 1 == others.count || others[index + 1].item > item {
        append(.own(run[...]))
        run = []
      }
    }
    if item < count { append(.equal(size, count: count - item)) }
  }
}
