import TestSupport

extension ThrashStory {
  /// The story of a seed.
  init(seed: Int) { self.init(seed: seed, stepCount: 30) }

  private init(seed: Int, stepCount: Int, among shapes: [Shape] = Shape.resting) {
    var numbers = SeededGenerator(seed: seed)
    setup.counts = Self.counts(using: &numbers)
    setup.shape = shapes.randomElement(using: &numbers) ?? .grid
    setup.isPrefetching = Int.random(in: 0..<3, using: &numbers) > 0
    setup.keepsContent = Int.random(in: 0..<3, using: &numbers) == 0
    setup.allowsMultipleSelection = Bool.random(using: &numbers)
    setup.isDiffable = Int.random(in: 0..<3, using: &numbers) == 0
    for _ in 0..<stepCount {
      steps.append(Self.step(among: shapes, using: &numbers))
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0: break
      case 1: steps.append(.frames(Int.random(in: 2...30, using: &numbers)))
      case 2: steps.append(.rest)
      default: steps.append(.frames(1))
      }
    }
    steps.append(.rest)
  }

  /// The story of a seed among layouts of sections, with rows that scroll sideways.
  init(composedSeed seed: Int) {
    self.init(seed: seed, stepCount: 24, among: Shape.composed + [.grid, .waterfall])
    setup.shape = seed % 2 == 0 ? .shelves : .folded
    if setup.counts.count < 2 { setup.counts += [9, 14] }
    addRows(seed: seed)
  }

  /// The story of a seed in which people carry items into, along and out of rows.
  init(composedCarryingSeed seed: Int) {
    self.init(carryingSeed: seed, among: Shape.composed)
    if setup.counts.count < 2 { setup.counts += [9, 14] }
    addRows(seed: seed)
  }

  /// The story of a seed in which fingers lead to and from layouts with rows.
  init(composedLeadingSeed seed: Int) {
    self.init(leadingSeed: seed, among: Shape.composed + [.grid])
    if setup.counts.count < 2 { setup.counts += [9, 14] }
    addRows(seed: seed)
  }

  private mutating func addRows(seed: Int) {
    var numbers = SeededGenerator(seed: seed &+ 5_000_011)
    var told: [Step] = []
    for step in steps {
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0:
        told.append(
          .row(
            Self.number(using: &numbers), x: Self.place(using: &numbers), animated: Bool.random(using: &numbers)))
      case 1, 2:
        told.append(
          .flickAt(
            y: Double(Int.random(in: 5...250, using: &numbers)), dx: Self.distance(using: &numbers),
            dy: Bool.random(using: &numbers) ? 0 : Self.distance(using: &numbers)))
        told.append(.frames(Int.random(in: 1...9, using: &numbers)))
      default: break
      }
      told.append(step)
    }
    steps = told + [.rest]
  }

  /// The story of a seed in which people also carry items.
  init(carryingSeed seed: Int) { self.init(carryingSeed: seed, among: Shape.resting) }

  /// The story of a seed in which people carry items that may hang on springs.
  init(swingingCarryingSeed seed: Int) { self.init(carryingSeed: seed, among: Shape.allCases) }

  private init(carryingSeed seed: Int, among shapes: [Shape]) {
    self.init(seed: seed, stepCount: 24, among: shapes)
    var numbers = SeededGenerator(seed: seed &+ 1_000_003)
    if setup.counts.allSatisfy({ $0 == 0 }) { setup.counts.append(9) }
    var told: [Step] = []
    for step in steps {
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0...2: told.append(.carry(Self.number(using: &numbers)))
      case 3...6:
        told.append(
          .carryTo(
            Self.number(using: &numbers), x: Double(Int.random(in: 0...220, using: &numbers)),
            y: Double(Int.random(in: -10...320, using: &numbers))))
        if Bool.random(using: &numbers) { told.append(.frames(1)) }
      case 7: told.append(.drop(Self.number(using: &numbers)))
      case 8: if Bool.random(using: &numbers) { told.append(.giveBack(Self.number(using: &numbers))) }
      default: break
      }
      told.append(step)
    }
    steps = told + [.drop(0), .drop(0), .drop(0), .rest]
  }

  /// The story of a seed in which fingers also lead from layout to layout.
  init(leadingSeed seed: Int) { self.init(leadingSeed: seed, among: Shape.resting) }

  private init(leadingSeed seed: Int, among shapes: [Shape]) {
    self.init(seed: seed, stepCount: 24, among: shapes)
    var numbers = SeededGenerator(seed: seed &+ 2_000_003)
    var told: [Step] = []
    for step in steps {
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0...2: told.append(.lead(shapes.randomElement(using: &numbers) ?? .grid))
      case 3: told.append(.leadBack)
      case 4...7:
        told.append(.progress(Double(Int.random(in: -20...120, using: &numbers)) / 100))
        if Bool.random(using: &numbers) { told.append(.frames(1)) }
      case 8, 9:
        told.append(.letGo(finishes: Bool.random(using: &numbers)))
        if Bool.random(using: &numbers) { told.append(.frames(Int.random(in: 1...12, using: &numbers))) }
      default: break
      }
      told.append(step)
    }
    steps = told + [.letGo(finishes: true), .rest]
  }

  /// The story of a seed in which items hang on springs, and fingers drag them about.
  init(swingingSeed seed: Int) {
    self.init(seed: seed, stepCount: 24)
    var numbers = SeededGenerator(seed: seed &+ 3_000_017)
    setup.shape = Shape.swinging.randomElement(using: &numbers) ?? .springy
    if setup.counts.allSatisfy({ $0 == 0 }) { setup.counts.append(17) }
    var told: [Step] = []
    for step in steps {
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0...2: told.append(.grip(Self.number(using: &numbers)))
      case 3...6:
        told.append(
          .haul(
            Self.number(using: &numbers), x: Double(Int.random(in: -50...250, using: &numbers)),
            y: Double(Int.random(in: -50...350, using: &numbers))))
        told.append(.frames(Int.random(in: 1...6, using: &numbers)))
      case 7, 8:
        told.append(
          .release(
            Self.number(using: &numbers), dx: 10 * Self.distance(using: &numbers),
            dy: 10 * Self.distance(using: &numbers)))
      case 9:
        told.append(
          .shape(Shape.swinging.randomElement(using: &numbers) ?? .springy, animated: Bool.random(using: &numbers)))
      default: break
      }
      // Few stories leave layouts that swing.
      if case .shape = step, Int.random(in: 0..<3, using: &numbers) > 0 { continue }
      told.append(step)
    }
    steps = told + [.rest]
  }

  /// The story of a seed in which constraints make cells as large as they are.
  init(constrainedSeed seed: Int) {
    self.init(seed: seed, stepCount: 24)
    var numbers = SeededGenerator(seed: seed &+ 4_000_037)
    setup.shape = .estimated
    setup.isConstrained = true
    if setup.counts.allSatisfy({ $0 == 0 }) { setup.counts.append(17) }
    var told: [Step] = []
    for step in steps {
      if Int.random(in: 0..<3, using: &numbers) == 0 {
        told.append(
          .grow(
            Self.number(using: &numbers), width: Int.random(in: 5...15, using: &numbers) * 4,
            height: Int.random(in: 5...40, using: &numbers) * 4))
        if Bool.random(using: &numbers) { told.append(.frames(1)) }
      }
      // Few stories leave the layout that asks cells for their sizes, and then come back to it.
      if case .shape = step, Int.random(in: 0..<3, using: &numbers) > 0 { continue }
      told.append(step)
      if case .shape = step { told.append(.shape(.estimated, animated: Bool.random(using: &numbers))) }
    }
    steps = told + [.rest]
  }

  private static func counts(using numbers: inout SeededGenerator) -> [Int] {
    (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
      Int.random(in: 0...5, using: &numbers) == 0 ? 0 : Int.random(in: 0...18, using: &numbers)
    }
  }

  private static func number(using numbers: inout SeededGenerator) -> Int { Int.random(in: 0..<1000, using: &numbers) }

  static func edit(using numbers: inout SeededGenerator) -> Edit {
    switch Int.random(in: 0..<20, using: &numbers) {
    case 0...3: .delete(number(using: &numbers))
    case 4...8: .insert(number(using: &numbers))
    case 9...11: .move(number(using: &numbers), to: number(using: &numbers))
    case 12, 13: .reload(number(using: &numbers))
    case 14, 15: .reconfigure(number(using: &numbers))
    case 16: .deleteSection(number(using: &numbers))
    case 17: .insertSection(number(using: &numbers), items: Int.random(in: 0...8, using: &numbers))
    case 18: .moveSection(number(using: &numbers), to: number(using: &numbers))
    default: .reloadSection(number(using: &numbers), items: Int.random(in: 0...8, using: &numbers))
    }
  }

  private static func distance(using numbers: inout SeededGenerator) -> Double {
    Double(Int.random(in: -150...150, using: &numbers))
  }

  private static func place(using numbers: inout SeededGenerator) -> Double {
    Double(Int.random(in: 0...1200, using: &numbers))
  }

  private static func step(among shapes: [Shape], using numbers: inout SeededGenerator) -> Step {
    switch Int.random(in: 0..<40, using: &numbers) {
    case 0...11:
      let edits = (0..<Int.random(in: 0...6, using: &numbers)).map { _ in edit(using: &numbers) }
      return .batch(
        edits, Pace.allCases.randomElement(using: &numbers) ?? .usual, isNested: Bool.random(using: &numbers))
    case 12, 13: return .single(edit(using: &numbers))
    case 14: return .reload(counts(using: &numbers))
    case 15...17:
      return .offset(
        x: place(using: &numbers), y: place(using: &numbers), animated: Bool.random(using: &numbers))
    case 18, 19:
      return .toItem(
        number(using: &numbers), position: number(using: &numbers), animated: Bool.random(using: &numbers))
    case 20, 21: return .flick(dx: distance(using: &numbers), dy: distance(using: &numbers))
    case 22: return .drag(dx: distance(using: &numbers), dy: distance(using: &numbers))
    case 23: return .press
    case 24, 25: return .pull(dx: distance(using: &numbers), dy: distance(using: &numbers))
    case 26: return .lift
    case 27, 28:
      return .tap(
        x: Double(Int.random(in: 0...199, using: &numbers)), y: Double(Int.random(in: 0...299, using: &numbers)))
    case 29: return .select(number(using: &numbers))
    case 30: return .deselect(number(using: &numbers))
    case 31...34:
      return .shape(shapes.randomElement(using: &numbers) ?? .grid, animated: Bool.random(using: &numbers))
    case 35:
      return .size(
        width: Int.random(in: 2...6, using: &numbers) * 50, height: Int.random(in: 1...8, using: &numbers) * 50)
    case 36: return .inset(Int.random(in: 0...30, using: &numbers))
    case 37: return .prefetching(Bool.random(using: &numbers))
    case 38: return .keepsContent(Bool.random(using: &numbers))
    default: return .invalidate
    }
  }
}
