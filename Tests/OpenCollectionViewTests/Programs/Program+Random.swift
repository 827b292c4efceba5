import OpenCollectionView

extension Program {
  /// The program of a seed: the same on every machine.
  init(seed: Int) {
    var dice = Dice(seed: seed)
    plan = Self.plan(&dice)
    for _ in 0...dice.below(4) {
      reactions.append(
        Reaction(
          call: dice.one(of: Call.allCases), count: dice.one(of: [1, 1, 2, 3, 5, 9, 20]), deed: Self.deed(&dice)))
    }
    for _ in 0...dice.below(7) {
      steps += dice.chance(60) ? Self.phrase(&dice) : dice.one(of: Moment.all).program.steps
    }
    for _ in 0...dice.below(4) { steps.insert(.deed(Self.deed(&dice)), at: dice.below(steps.count + 1)) }
  }

  private static func plan(_ dice: inout Dice) -> Plan {
    var plan = Plan()
    plan.counts = (0..<dice.below(4)).map { _ in dice.one(of: [0, 1, 3, 8, 30]) }
    plan.shape = dice.one(of: Shape.allCases)
    plan.isPrefetching = dice.chance(80)
    plan.allowsMultipleSelection = dice.chance(50)
    plan.isEditing = dice.chance(20)
    if dice.chance(20) { plan.inset = dice.one(of: [20, 200]) }
    plan.anchorsVisibleContent = dice.chance(30)
    plan.hasMenus = dice.chance(70)
    plan.hasRecognizers = dice.chance(70)
    plan.isDiffable = dice.chance(25)
    plan.isInNavigation = dice.chance(20)
    plan.refreshes = dice.chance(20)
    plan.keepsMovements = dice.chance(30)
    return plan
  }

  // MARK: What happens outside

  private static func phrase(_ dice: inout Dice) -> [Step] {
    switch dice.below(16) {
    case 0, 1: return tap(&dice)
    case 2, 3, 4: return drag(&dice)
    case 5: return twoFingers(&dice)
    case 6: return [down(&dice, finger: 0), .wait(0.7), .move(finger: 0, dx: 5, dy: 30), .wait(0.1), .up(finger: 0)]
    case 7: return [.click(x: place(&dice), y: place(&dice)), .wait(time(&dice))]
    case 8:
      return (0...dice.below(3)).flatMap { _ -> [Step] in
        let key = dice.one(of: ["ArrowDown", "ArrowRight", "ArrowUp", " ", "Enter", "Escape", "PageDown"])
        return [.key(key), .wait(time(&dice)), .release(key)]
      }
    case 9:
      return [.hover(x: place(&dice), y: place(&dice)), .wait(time(&dice)), .hover(x: place(&dice), y: place(&dice))]
    case 10: return [.wheel(dx: 0, dy: 40 * (dice.below(9) - 3)), .wait(time(&dice))]
    case 11:
      return [.resize(dice.one(of: [320, 480, 100, 23]), dice.one(of: [480, 320, 100, 5])), .wait(time(&dice))]
    case 14, 15: return swipe(&dice)
    case 12: return [.visible(false), .wait(time(&dice)), .visible(true)]
    default: return [.wait(dice.one(of: [0.3, 1, 3]))]
    }
  }

  private static func tap(_ dice: inout Dice) -> [Step] {
    let finger = dice.below(2)
    var steps: [Step] = [down(&dice, finger: finger), .wait(dice.one(of: [0.05, 0.2, 0.4]))]
    if dice.chance(20) { steps += [.move(finger: finger, dx: 3, dy: dice.below(7)), .wait(0.02)] }
    steps.append(dice.chance(90) ? .up(finger: finger) : .cancel(finger: finger))
    return steps + [.wait(time(&dice))]
  }

  private static func drag(_ dice: inout Dice) -> [Step] {
    let finger = dice.below(2)
    var steps: [Step] = [down(&dice, finger: finger)]
    let (dx, dy) = (dice.chance(30) ? dice.below(60) - 30 : 0, dice.below(90) - 60)
    for _ in 0...dice.below(6) { steps += [.move(finger: finger, dx: dx, dy: dy), .wait(0.016)] }
    if dice.chance(90) { steps.append(.up(finger: finger)) }
    return steps + [.wait(time(&dice))]
  }

  /// A finger goes sideways across a row, and perhaps back; or a trackpad does.
  private static func swipe(_ dice: inout Dice) -> [Step] {
    let (y, way) = (30 + dice.below(300), dice.one(of: [-60, -25, 25, 60]))
    if dice.chance(15) { return (0..<8).flatMap { _ -> [Step] in [.wheel(dx: way, dy: 0), .wait(0.016)] } }
    let finger = dice.below(2)
    var steps: [Step] = [.down(finger: finger, x: way < 0 ? 290 : 20, y: y)]
    for _ in 0...dice.below(5) { steps += [.move(finger: finger, dx: way, dy: dice.below(3)), .wait(0.016)] }
    if dice.chance(20) { steps += [.move(finger: finger, dx: -way, dy: 0), .wait(0.1)] }
    if dice.chance(85) { steps.append(dice.chance(90) ? .up(finger: finger) : .cancel(finger: finger)) }
    steps.append(.wait(time(&dice)))
    if dice.chance(40) {
      // One of the buttons beside the row.
      steps += [
        .down(finger: finger, x: way < 0 ? 280 : 30, y: y), .wait(0.1), .up(finger: finger), .wait(time(&dice)),
      ]
    }
    return steps
  }

  private static func twoFingers(_ dice: inout Dice) -> [Step] {
    let (x, y) = (60 + dice.below(150), 80 + dice.below(200))
    var steps: [Step] = [.down(finger: 0, x: x, y: y), .down(finger: 1, x: x + 40, y: y), .wait(0.02)]
    for _ in 0...dice.below(5) {
      let (dx, dy) = (dice.below(40) - 10, dice.below(40) - 10)
      steps += [.move(finger: 0, dx: dx, dy: dy), .move(finger: 1, dx: dx, dy: dy), .wait(0.016)]
    }
    if dice.chance(80) { steps += [.up(finger: 0), .up(finger: 1)] }
    return steps + [.wait(time(&dice))]
  }

  private static func down(_ dice: inout Dice, finger: Int) -> Step {
    .down(finger: finger, x: place(&dice), y: 20 + place(&dice))
  }

  private static func place(_ dice: inout Dice) -> Int { 10 + dice.below(290) }

  private static func time(_ dice: inout Dice) -> Double { dice.one(of: [0.016, 0.05, 0.1, 0.35, 0.6]) }

  // MARK: What the program does

  private static func deed(_ dice: inout Dice) -> Deed {
    // One of the list that the matrix of callbacks goes through, or one of the same kinds with other numbers.
    if dice.chance(50) { return dice.one(of: Deed.everything) }
    switch dice.below(54) {
    case 0...3: return .reload((0..<dice.below(4)).map { _ in dice.one(of: [0, 1, 4, 12, 40]) })
    case 4...13: return .batch((0...dice.below(4)).map { _ in edit(&dice) })
    case 14...16: return .single(edit(&dice))
    case 17, 18: return .shape(dice.one(of: Shape.allCases), animated: true)
    case 19: return .shape(dice.one(of: Shape.allCases), animated: false)
    case 20: return .invalidate
    case 21, 22: return .offset(dice.below(900), animated: dice.chance(50))
    case 23, 24: return .toItem(dice.below(40), animated: dice.chance(50))
    case 25: return .size(dice.one(of: [300, 150, 0, 7]), dice.one(of: [400, 200, 0, 3]))
    case 26: return .inset(dice.one(of: [0, 30, 300]))
    case 27: return .select(dice.below(40))
    case 28: return .deselectAll
    case 29: return .several(dice.chance(50))
    case 30: return .editing(dice.chance(50))
    case 31: return .allowsSelection(dice.chance(50))
    case 32: return .scrollable(dice.chance(50))
    case 33: return .layOut
    case 34: return .frame
    case 35: return .remove
    case 36, 37: return .add
    case 38: return .hide(dice.chance(40))
    case 39: return dice.chance(40) ? .dropDelegate : .giveDelegate
    case 40: return dice.chance(40) ? .dropSource : .giveSource
    case 41: return .disableRecognizers
    case 42: return .enableRecognizers
    case 43: return .replaceRecognizers
    case 44: return .interaction(dice.chance(50))
    case 45: return .prefetching(dice.chance(50))
    case 46: return .animateSize(dice.one(of: [400, 250, 100]))
    case 47: return .present
    case 48: return .dismiss
    case 49: return .dismissMenu
    case 50: return .letGo
    case 52: return .reveal(dice.below(9))
    case 53: return .completeSwipe(dice.chance(50))
    default: return .endScene
    }
  }

  private static func edit(_ dice: inout Dice) -> ThrashStory.Edit {
    switch dice.below(12) {
    case 0, 1, 2: return .insert(dice.below(90))
    case 3, 4: return .delete(dice.below(40))
    case 5: return .move(dice.below(40), to: dice.below(60))
    case 6: return .reload(dice.below(40))
    case 7: return .reconfigure(dice.below(40))
    case 8: return .insertSection(dice.below(5), items: dice.below(5))
    case 9: return .deleteSection(dice.below(4))
    case 10: return .moveSection(dice.below(4), to: dice.below(4))
    default: return .reloadSection(dice.below(4), items: dice.below(6))
    }
  }
}
