/// Works through the rules of UAX 9 from P2 to I2; the comments name them.
struct BidirectionalResolver {
  let points: [UInt32]
  let original: [BidirectionalClass]
  var classes: [BidirectionalClass]
  var levels: [UInt8]
  let baseLevel: UInt8
  /// For an isolate's start its end and the other way round; -1 without one.
  private let partners: [Int]

  private static let maximumDepth: UInt8 = 125

  init(_ points: [UInt32], baseDirection: TextDirection?) {
    self.points = points
    let classes = points.map { BidirectionalClass($0) }
    original = classes
    self.classes = classes
    let partners = Self.partners(classes)
    self.partners = partners
    switch baseDirection {
    case .leftToRight: baseLevel = 0
    case .rightToLeft: baseLevel = 1
    case nil: baseLevel = Self.isRightToLeft(classes, 0..<classes.count, partners) ? 1 : 0
    }
    levels = Array(repeating: baseLevel, count: points.count)
  }

  mutating func resolve() {
    resolveExplicit()
    for sequence in isolatingRunSequences() {
      var rules = BidirectionalSequence(sequence, resolver: self)
      rules.resolve()
      for (place, index) in sequence.indices.enumerated() {
        levels[index] = rules.level(at: place)
      }
    }
    var previous = baseLevel
    for index in levels.indices {
      if original[index].isRemoved { levels[index] = previous } else { previous = levels[index] }
    }
  }

  /// BD9.
  private static func partners(_ classes: [BidirectionalClass]) -> [Int] {
    var partners = Array(repeating: -1, count: classes.count)
    var open: [Int] = []
    for (index, kind) in classes.enumerated() {
      if kind.isIsolateInitiator {
        open.append(index)
      } else if kind == .PDI, let start = open.popLast() {
        partners[start] = index
        partners[index] = start
      } else if kind == .B {
        open.removeAll()
      }
    }
    return partners
  }

  /// P2, P3.
  private static func isRightToLeft(_ classes: [BidirectionalClass], _ range: Range<Int>, _ partners: [Int]) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .L, .B: return false
      case .R, .AL: return true
      case .LRI, .RLI, .FSI:
        if partners[index] < 0 { return false }
        index = partners[index]
      default: break
      }
      index += 1
    }
    return false
  }

  // MARK: X1 to X8

  private struct Status {
    var level: UInt8
    var override: BidirectionalClass?
    var isIsolate = false
  }

  private mutating func resolveExplicit() {
    var stack = [Status(level: baseLevel)]
    var overflowIsolates = 0
    var overflowEmbeddings = 0
    var validIsolates = 0
    for index in original.indices {
      let kind = original[index]
      let top = stack[stack.count - 1]
      levels[index] = top.level
      switch kind {
      case .RLE, .LRE, .RLO, .LRO:  // X2 to X5
        let level = Self.next(top.level, isRightToLeft: kind == .RLE || kind == .RLO)
        if level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
          stack.append(Status(level: level, override: kind == .RLO ? .R : kind == .LRO ? .L : nil))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .RLI, .LRI, .FSI:  // X5a to X5c
        if let override = top.override { classes[index] = override }
        let end = partners[index] < 0 ? original.count : partners[index]
        let isRightToLeft = kind == .RLI || kind == .FSI && Self.isRightToLeft(original, index + 1..<end, partners)
        let level = Self.next(top.level, isRightToLeft: isRightToLeft)
        if level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
          validIsolates += 1
          stack.append(Status(level: level, isIsolate: true))
        } else {
          overflowIsolates += 1
        }
      case .PDI:  // X6a
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while !stack[stack.count - 1].isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        levels[index] = stack[stack.count - 1].level
        if let override = stack[stack.count - 1].override { classes[index] = override }
      case .PDF:  // X7
        if overflowIsolates > 0 {
        } else if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !top.isIsolate, stack.count > 1 {
          stack.removeLast()
        }
      case .B: levels[index] = baseLevel  // X8
      case .BN: break
      default: if let override = top.override { classes[index] = override }  // X6
      }
    }
  }

  private static func next(_ level: UInt8, isRightToLeft: Bool) -> UInt8 {
    isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
  }

  // MARK: X9, X10

  /// The code points of an isolating run sequence, with what stands before and behind it.
  struct Sequence {
    var indices: [Int]
    var level: UInt8
    var start: BidirectionalClass
    var end: BidirectionalClass
  }

  private func isolatingRunSequences() -> [Sequence] {
    let kept = original.indices.filter { !original[$0].isRemoved }
    var runs: [Range<Int>] = []
    var runOfIndex: [Int: Int] = [:]
    for place in kept.indices {
      if let last = runs.last, levels[kept[last.lowerBound]] == levels[kept[place]] {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
      if original[kept[place]] == .PDI { runOfIndex[kept[place]] = runs.count - 1 }
    }
    var sequences: [Sequence] = []
    for run in runs {
      let first = kept[run.lowerBound]
      if original[first] == .PDI, partners[first] >= 0 { continue }
      var places = Array(run)
      var last = kept[places[places.count - 1]]
      while original[last].isIsolateInitiator, partners[last] >= 0, let next = runOfIndex[partners[last]] {
        places += runs[next]
        last = kept[places[places.count - 1]]
      }
      let level = levels[first]
      let before = places[0] == 0 ? baseLevel : levels[kept[places[0] - 1]]
      let isOpen = original[last].isIsolateInitiator && partners[last] < 0
      let behind = places[places.count - 1] + 1
      let after = isOpen || behind == kept.count ? baseLevel : levels[kept[behind]]
      sequences.append(
        Sequence(
          indices: places.map { kept[$0] }, level: level, start: max(before, level) % 2 == 0 ? .L : .R,
          end: max(after, level) % 2 == 0 ? .L : .R))
    }
    return sequences
  }
}
