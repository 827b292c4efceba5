/// A paragraph in which text of both directions may be mixed: Unicode's bidirectional algorithm (UAX 9) as a plain value.
///
/// Every code point has a level: even for text that is read from the left, odd for text that is read from the right.
/// Mirroring (rule L4) is left to what draws the characters.
public struct BidirectionalText: Sendable {
  /// The level of the paragraph, 0 or 1.
  public let baseLevel: UInt8
  /// The level of every code point before lines are broken (rules up to I2). Characters that rule X9 takes out have the
  /// level of the one before them.
  public let levels: [UInt8]

  private let classes: [BidirectionalClass]

  /// Finds the levels of one paragraph.
  ///
  /// Without a base direction it is that of the first letter, from the left where there is none (P2, P3).
  /// Cost: linear in the text, and quadratic in the depth of isolates.
  public init(_ scalars: some Collection<Unicode.Scalar>, baseDirection: TextDirection? = nil) {
    var resolver = BidirectionalResolver(scalars.map(\.value), baseDirection: baseDirection)
    classes = resolver.original
    baseLevel = resolver.baseLevel
    resolver.resolve()
    levels = resolver.levels
  }

  /// The direction of the paragraph.
  public var baseDirection: TextDirection { baseLevel == 0 ? .leftToRight : .rightToLeft }

  /// The levels of the code points of a line: tabs, spaces at the line's end and those before tabs have the paragraph's
  /// level (L1). `range` is within the paragraph.
  public func lineLevels(_ range: Range<Int>) -> [UInt8] {
    var line = Array(levels[range])
    var isReset = true
    for index in range.reversed() {
      let kind = classes[index]
      switch kind {
      case .S, .B:
        isReset = true
        line[index - range.lowerBound] = baseLevel
      case .WS, .LRI, .RLI, .FSI, .PDI: if isReset { line[index - range.lowerBound] = baseLevel }
      default:
        if kind.isRemoved {
          if isReset { line[index - range.lowerBound] = baseLevel }
        } else {
          isReset = false
        }
      }
    }
    return line
  }

  /// The places of a line's items from the left to the right, by their levels (L2).
  public static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// The direction of the first letter that is not within an isolate; nil where there is none (P2, P3).
  public static func firstStrongDirection(_ scalars: some Sequence<Unicode.Scalar>) -> TextDirection? {
    var depth = 0
    for scalar in scalars {
      switch BidirectionalClass(scalar.value) {
      case .L where depth == 0: return .leftToRight
      case .R where depth == 0, .AL where depth == 0: return .rightToLeft
      case .LRI, .RLI, .FSI: depth += 1
      case .PDI: depth = max(depth - 1, 0)
      case .B: return nil
      default: break
      }
    }
    return nil
  }
}
