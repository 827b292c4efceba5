/// One isolating run sequence on its way from W1 to I2.
struct BidirectionalSequence {
  private var kinds: [BidirectionalClass]
  private let original: [BidirectionalClass]
  private let points: [UInt32]
  private let embedding: UInt8
  private let start: BidirectionalClass
  private let end: BidirectionalClass

  init(_ sequence: BidirectionalResolver.Sequence, resolver: BidirectionalResolver) {
    kinds = sequence.indices.map { resolver.classes[$0] }
    original = sequence.indices.map { resolver.original[$0] }
    points = sequence.indices.map { resolver.points[$0] }
    embedding = sequence.level
    start = sequence.start
    end = sequence.end
  }

  mutating func resolve() {
    resolveWeak()
    resolveBrackets()
    resolveNeutrals()
  }

  private var direction: BidirectionalClass { embedding % 2 == 0 ? .L : .R }

  /// I1, I2.
  func level(at place: Int) -> UInt8 {
    switch (kinds[place], embedding % 2) {
    case (.R, 0), (.L, 1), (.EN, 1), (.AN, 1): embedding + 1
    case (.EN, 0), (.AN, 0): embedding + 2
    default: embedding
    }
  }

  // MARK: W1 to W7

  private mutating func resolveWeak() {
    var previous = start
    for place in kinds.indices {  // W1
      if kinds[place] == .NSM {
        kinds[place] = previous.isIsolateInitiator || previous == .PDI ? .ON : previous
      }
      previous = kinds[place]
    }
    var strong = start
    for place in kinds.indices {  // W2, and W3 behind it
      switch kinds[place] {
      case .L, .R: strong = kinds[place]
      case .AL:
        strong = .AL
        kinds[place] = .R
      case .EN: if strong == .AL { kinds[place] = .AN }
      default: break
      }
    }
    for place in kinds.indices.dropFirst().dropLast() {  // W4
      let (before, after) = (kinds[place - 1], kinds[place + 1])
      if kinds[place] == .ES, before == .EN, after == .EN { kinds[place] = .EN }
      if kinds[place] == .CS, before == after, before == .EN || before == .AN { kinds[place] = before }
    }
    var place = 0
    while place < kinds.count {  // W5
      guard kinds[place] == .ET else {
        place += 1
        continue
      }
      var behind = place
      while behind < kinds.count, kinds[behind] == .ET { behind += 1 }
      if place > 0 && kinds[place - 1] == .EN || behind < kinds.count && kinds[behind] == .EN {
        for index in place..<behind { kinds[index] = .EN }
      }
      place = behind
    }
    strong = start
    for place in kinds.indices {  // W6, W7
      switch kinds[place] {
      case .ES, .ET, .CS: kinds[place] = .ON
      case .L, .R: strong = kinds[place]
      case .EN: if strong == .L { kinds[place] = .L }
      default: break
      }
    }
  }

  // MARK: N0

  /// The direction that a character counts for among neutrals: numbers as R.
  private func strong(_ kind: BidirectionalClass) -> BidirectionalClass? {
    switch kind {
    case .L: .L
    case .R, .EN, .AN: .R
    default: nil
    }
  }

  private mutating func resolveBrackets() {
    for (opening, closing) in bracketPairs() {
      var found: BidirectionalClass?
      for place in opening + 1..<closing {
        guard let kind = strong(kinds[place]) else { continue }
        found = kind
        if kind == direction { break }
      }
      guard var found else { continue }
      if found != direction {
        let before = kinds[..<opening].reversed().lazy.compactMap(strong).first ?? start
        if before != found { found = direction }
      }
      for place in [opening, closing] {
        kinds[place] = found
        var behind = place + 1
        while behind < kinds.count, original[behind] == .NSM {
          kinds[behind] = found
          behind += 1
        }
      }
    }
  }

  /// BD16.
  private func bracketPairs() -> [(opening: Int, closing: Int)] {
    var pairs: [(opening: Int, closing: Int)] = []
    var open: [(partner: UInt32, place: Int)] = []
    for place in kinds.indices where kinds[place] == .ON {
      guard let (partner, opens) = BidirectionalBrackets.pair(of: points[place]) else { continue }
      if opens {
        guard open.count < 63 else { return pairs.sorted { $0.opening < $1.opening } }
        open.append((BidirectionalBrackets.canonical(partner), place))
      } else if let match = open.lastIndex(where: { $0.partner == BidirectionalBrackets.canonical(points[place]) }) {
        pairs.append((open[match].place, place))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  // MARK: N1, N2

  private mutating func resolveNeutrals() {
    var place = 0
    while place < kinds.count {
      guard kinds[place].isNeutral else {
        place += 1
        continue
      }
      var behind = place
      while behind < kinds.count, kinds[behind].isNeutral { behind += 1 }
      let before = place == 0 ? start : strong(kinds[place - 1])
      let after = behind == kinds.count ? end : strong(kinds[behind])
      let resolved = before == after ? before ?? direction : direction
      for index in place..<behind { kinds[index] = resolved }
      place = behind
    }
  }
}
