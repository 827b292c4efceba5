import GestureEngine
import OpenCollectionView

/// What fingers do, gesture after gesture, and what goes wrong on the way from the screen.
struct Phrases {
  private typealias Step = TouchStream.Step
  private typealias Report = TouchStream.Report

  /// Tells whether reports get lost, repeated or damaged.
  let isBroken: Bool
  private var nextFinger: Int32 = 1

  init(isBroken: Bool) { self.isBroken = isBroken }

  /// One gesture, or a part of one.
  mutating func next(_ dice: inout Dice) -> [TouchStream.Step] {
    var steps = gesture(&dice)
    if dice.chance(20) { steps = interleaved(steps, gesture(&dice), &dice) }
    if isBroken { steps = damaged(steps, &dice) }
    if dice.chance(50) { steps.append(.advance(dice.one(of: [0.05, 0.1, 0.3, 0.36, 0.8]))) }
    return steps
  }

  private mutating func gesture(_ dice: inout Dice) -> [TouchStream.Step] {
    let kind: TouchSample.Kind = dice.chance(85) ? .finger : dice.one(of: [.pencil, .pointer])
    switch dice.below(13) {
    case 0, 1: return taps(1, kind, &dice)
    case 2, 3: return taps(dice.one(of: [2, 2, 3]), kind, &dice)
    case 4, 5: return line(kind, holding: 0, &dice)
    case 6: return line(kind, holding: 0.6, &dice)
    case 7, 8: return pair(&dice)
    case 9: return edge(&dice)
    case 10: return crowd(&dice)
    case 11:
      return [.hover(x: 100, y: 100), .advance(0.05), .hover(x: 110, y: 100), dice.chance(50) ? .leave : .advance(0.1)]
    default: return dice.chance(60) ? [.scroll(x: 100, y: 100, by: 30)] : [.visible(false), .visible(true)]
    }
  }

  private mutating func finger(_ dice: inout Dice) -> Int32 {
    if dice.chance(70) { nextFinger += 1 }
    return nextFinger
  }

  private func place(_ dice: inout Dice) -> (x: Double, y: Double) {
    (Double(dice.below(20)) * 20 + 10, Double(dice.below(20)) * 40 + 10)
  }

  private mutating func taps(_ count: Int, _ kind: TouchSample.Kind, _ dice: inout Dice) -> [TouchStream.Step] {
    let (x, y) = place(&dice)
    let fingers = dice.one(of: [1, 1, 1, 2, 3])
    var steps: [Step] = []
    for number in 0..<count {
      if number > 0 { steps.append(.advance(dice.one(of: [0.05, 0.1, 0.2, 0.34]))) }
      let all = (0..<fingers).map { _ in
        nextFinger += 1
        return nextFinger
      }
      func reports(_ phase: TouchSample.Phase) -> [Report] {
        all.enumerated().map { Report(finger: $1, phase: phase, x: x + 30 * Double($0), y: y, kind: kind) }
      }
      steps += [.report(reports(.began)), .advance(dice.one(of: [0.03, 0.08, 0.1])), .report(reports(.ended))]
    }
    return steps
  }

  private mutating func line(_ kind: TouchSample.Kind, holding: Double, _ dice: inout Dice) -> [TouchStream.Step] {
    let (x, y) = place(&dice)
    let finger = finger(&dice)
    let (dx, dy) = dice.one(of: [(4.0, 0.0), (15, 0), (0, 15), (-15, 2), (0, -20), (9, 9), (1, 0)])
    var steps: [Step] = [.report([Report(finger: finger, phase: .began, x: x, y: y, kind: kind)])]
    if holding > 0 { steps.append(.advance(holding)) }
    let count = 2 + dice.below(6)
    for number in 1...count {
      steps.append(.advance(0.02))
      let share = Double(number)
      steps.append(.report([Report(finger: finger, phase: .moved, x: x + dx * share, y: y + dy * share, kind: kind)]))
    }
    steps.append(.advance(dice.one(of: [0, 0.02, 0.2])))
    let phase: TouchSample.Phase = dice.chance(85) ? .ended : .cancelled
    if dice.chance(90) {
      steps.append(
        .report([
          Report(finger: finger, phase: phase, x: x + dx * Double(count), y: y + dy * Double(count), kind: kind)
        ]))
    }
    return steps
  }

  /// Two fingers that spread or turn.
  private mutating func pair(_ dice: inout Dice) -> [TouchStream.Step] {
    let (x, y) = place(&dice)
    nextFinger += 2
    let (one, two) = (nextFinger - 1, nextFinger)
    let turns = dice.chance(50)
    func reports(_ phase: TouchSample.Phase, _ share: Double) -> [Report] {
      let (dx, dy) = turns ? (50 - share * 2, share * 12) : (50 + share * 8, 0)
      return [
        Report(finger: one, phase: phase, x: x - dx, y: y - dy),
        Report(finger: two, phase: phase, x: x + dx, y: y + dy),
      ]
    }
    var steps: [Step] =
      dice.chance(50)
      ? [.report(reports(.began, 0))]
      : [.report([reports(.began, 0)[0]]), .advance(0.05), .report([reports(.began, 0)[1]])]
    let count = 2 + dice.below(4)
    for number in 1...count { steps += [.advance(0.02), .report(reports(.moved, Double(number)))] }
    let last = reports(.ended, Double(count))
    steps += dice.chance(50) ? [.report(last)] : [.report([last[0]]), .advance(0.1), .report([last[1]])]
    return steps
  }

  private mutating func edge(_ dice: inout Dice) -> [TouchStream.Step] {
    let finger = finger(&dice)
    let left = dice.chance(50)
    func x(_ share: Double) -> Double { left ? 3 + share * 12 : 397 - share * 12 }
    var steps: [Step] = [.report([Report(finger: finger, phase: .began, x: x(0), y: 300)])]
    for number in 1...4 {
      steps += [.advance(0.02), .report([Report(finger: finger, phase: .moved, x: x(Double(number)), y: 300)])]
    }
    return steps + [.report([Report(finger: finger, phase: .ended, x: x(4), y: 300)])]
  }

  /// Many fingers, now and then more than there is room for.
  private mutating func crowd(_ dice: inout Dice) -> [TouchStream.Step] {
    let count = dice.one(of: [5, 20, 20, 70])
    let first = nextFinger + 1
    nextFinger += Int32(count)
    func reports(_ phase: TouchSample.Phase, _ move: Double) -> [Report] {
      (0..<count).map { (number: Int) -> Report in
        let (column, row) = (Double(number % 10), Double(number / 10))
        return Report(
          finger: first + Int32(number), phase: phase, x: 10 + column * 38 + move, y: 10 + row * 100)
      }
    }
    var steps: [Step] = [.report(reports(.began, 0)), .advance(0.02), .report(reports(.moved, 14)), .advance(0.02)]
    if dice.chance(80) { steps.append(.report(reports(.ended, 14))) }
    return steps
  }

  private func interleaved(
    _ one: [TouchStream.Step], _ two: [TouchStream.Step], _ dice: inout Dice
  ) -> [TouchStream.Step] {
    var (left, right) = (one[...], two[...])
    var result: [Step] = []
    while !left.isEmpty || !right.isEmpty {
      if right.isEmpty || (!left.isEmpty && dice.chance(50)) {
        result.append(left.removeFirst())
      } else {
        result.append(right.removeFirst())
      }
    }
    return result
  }

  private func damaged(_ steps: [TouchStream.Step], _ dice: inout Dice) -> [TouchStream.Step] {
    var result: [Step] = []
    for step in steps {
      guard case .report(var reports) = step, dice.chance(35), !reports.isEmpty else {
        result.append(step)
        continue
      }
      let index = dice.below(reports.count)
      switch dice.below(9) {
      case 0: continue
      case 1: reports.append(reports[index])
      case 2: reports[index].x = dice.one(of: [.nan, .infinity, -1e300, 1e18])
      case 3: reports[index].y = dice.one(of: [.nan, -.infinity, 1e300, -5])
      case 4: reports[index].after = dice.one(of: [.nan, .infinity, -.infinity, -1, -0.01, 1e9, 0.005])
      case 5: reports[index].finger = dice.one(of: [0, -1, .max, .min, nextFinger])
      case 6: reports[index].phase = dice.one(of: [.began, .moved, .ended, .cancelled])
      case 7: reports[index].kind = dice.one(of: [.finger, .pencil, .pointer])
      default: result.append(.report(reports))
      }
      result.append(.report(reports))
    }
    return result
  }
}
