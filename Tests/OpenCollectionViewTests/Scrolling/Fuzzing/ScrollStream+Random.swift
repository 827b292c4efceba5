import OpenCollectionView

extension ScrollStream {
  /// The stream of a seed: the same on every machine.
  init(seed: Int) {
    var dice = Dice(seed: seed)
    plan = Self.plan(&dice)
    if dice.chance(40) {
      for _ in 0...dice.below(3) {
        let call = dice.one(of: Call.allCases)
        reactions.append(Reaction(call: call, count: 1 + dice.below(4), deed: Self.deed(&dice)))
      }
    }
    for _ in 0...dice.below(7) { steps += Self.phrase(&dice) }
    guard dice.chance(60) else { return }
    for _ in 0...dice.below(4) { steps.insert(.deed(Self.deed(&dice)), at: dice.below(steps.count + 1)) }
  }

  private static func plan(_ dice: inout Dice) -> Plan {
    var plan = Plan()
    plan.width = dice.one(of: [400, 400, 1200, 200, 0])
    plan.height = dice.one(of: [3000, 3000, 30_000, 801, 800, 300, 0])
    if dice.chance(20) { plan.inset = dice.one(of: [20, 300, -30, 900]) }
    plan.bounces = dice.chance(85)
    plan.alwaysBounces = dice.chance(20)
    plan.isPaging = dice.chance(20)
    plan.isLocked = dice.chance(20)
    if dice.chance(30) { plan.rate = dice.one(of: [0.99, 0.9, 0, 1, 0.9999, .nan, -1]) }
    plan.delaysTouches = dice.chance(80)
    if dice.chance(30) { plan.zoom = dice.one(of: [2, 4]) }
    plan.isNested = dice.chance(30)
    plan.isInnerPaging = dice.chance(30)
    plan.framesPerSecond = dice.one(of: [60, 60, 120, 1000, 24, 5])
    return plan
  }

  private static func phrase(_ dice: inout Dice) -> [Step] {
    switch dice.below(12) {
    case 0...5: return drag(&dice)
    case 6: return twoFingers(&dice)
    case 7, 8:
      return (0...dice.below(8)).flatMap { _ -> [Step] in
        [.wheel(dx: dice.chance(30) ? number(&dice, 120) : 0, dy: number(&dice, 120)), .wait(time(&dice) / 4)]
      }
    case 9:
      return (0...dice.below(5)).flatMap { _ -> [Step] in [.magnify(dice.one(of: [0.9, 1.1, 1.3])), .wait(0.02)] }
    case 10: return [.wait(dice.one(of: [0.01, 0.3, 1, 10, 70]))]
    default: return [.visible(false), .wait(time(&dice)), .visible(true)]
    }
  }

  private static func drag(_ dice: inout Dice) -> [Step] {
    let finger = dice.below(3)
    var steps: [Step] = [.down(finger: finger, x: Double(dice.below(400)), y: Double(dice.below(800)))]
    let isSteep = dice.chance(70)
    var dy = number(&dice, 40)
    for _ in 0...dice.below(14) {
      if dice.chance(10) { dy = number(&dice, 60) }
      if dice.chance(8) { steps.append(.rest(finger: finger)) }
      steps += [.move(finger: finger, dx: isSteep ? 0 : number(&dice, 30), dy: dy), .wait(time(&dice) / 10)]
    }
    if dice.chance(20) { steps.append(.wait(dice.one(of: [0.05, 0.12, 0.4, 1]))) }
    if dice.chance(95) { steps.append(dice.chance(92) ? .up(finger: finger) : .cancel(finger: finger)) }
    if dice.chance(70) { steps.append(.wait(dice.one(of: [0, 0.01, 0.05, 0.2, 0.8]))) }
    return steps
  }

  private static func twoFingers(_ dice: inout Dice) -> [Step] {
    var steps: [Step] = [.down(finger: 0, x: 150, y: 400), .wait(time(&dice) / 10), .down(finger: 1, x: 250, y: 400)]
    for _ in 0...dice.below(12) {
      steps += [.move(finger: 0, dx: number(&dice, 15), dy: number(&dice, 15))]
      if dice.chance(80) { steps += [.move(finger: 1, dx: number(&dice, 15), dy: number(&dice, 15))] }
      steps.append(.wait(time(&dice) / 10))
    }
    steps.append(.up(finger: dice.below(2)))
    if dice.chance(50) { steps += [.move(finger: dice.below(2), dx: 0, dy: number(&dice, 30)), .wait(0.01)] }
    return steps + [.up(finger: 0), .up(finger: 1)]
  }

  private static func deed(_ dice: inout Dice) -> Deed {
    func place(_ range: Int) -> CGFloat { CGFloat(dice.below(range)) - 200 }
    switch dice.below(26) {
    case 0, 1: return .offset(place(800), place(4000), animated: false)
    case 2, 3, 4, 5: return .offset(place(800), place(4000), animated: true)
    case 6: return .show(place(800), place(4000), animated: dice.chance(50))
    case 7, 8: return .content(CGFloat(dice.below(1500)), CGFloat(dice.below(6000)))
    case 9: return .inset(dice.one(of: [0, 50, -20, 400]))
    case 10: return .frame(CGFloat(dice.below(400)), CGFloat(dice.below(900)))
    case 11: return .enabled(false)
    case 12: return .enabled(true)
    case 13: return .bounces(dice.chance(50))
    case 14: return .paging(dice.chance(50))
    case 15: return .rate(dice.one(of: [0, 1, 0.9, 0.9999, .nan, 0.998]))
    case 16, 17: return .scale(dice.one(of: [0.1, 0.5, 1, 1.5, 3, 100]), animated: dice.chance(50))
    case 18: return .zoomLimit(dice.one(of: [1, 2, 5]))
    case 19, 20: return .stop
    case 21: return .hide(dice.chance(50))
    case 22: return .leave
    case 23: return .comeBack
    default: return .target(place(800), place(4000))
    }
  }

  private static func number(_ dice: inout Dice, _ limit: Int) -> Double {
    Double(dice.below(2 * limit + 1) - limit)
  }

  private static func time(_ dice: inout Dice) -> Double { dice.one(of: [0.08, 0.16, 0.02, 0.3, 0.083, 0.001]) }
}
