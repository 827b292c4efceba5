import GestureEngine
import OpenCollectionView
import TestSupport

extension TouchStream {
  /// The stream of a seed: the same on every machine.
  init(seed: Int) {
    var dice = Dice(seed: seed)
    let viewCount = dice.one(of: [1, 2, 3, 4])
    for number in 0..<viewCount { views.append(Self.view(number, &dice)) }
    let recognizerCount = dice.one(of: [1, 2, 3, 4, 6, 8])
    for number in 0..<recognizerCount {
      recognizers.append(Self.recognizer(number, of: recognizerCount, viewCount, &dice))
    }
    if dice.chance(60) {
      for _ in 0..<dice.below(8) { reactions.append(Self.reaction(recognizerCount, viewCount, &dice)) }
    }
    var phrases = Phrases(isBroken: dice.chance(40))
    for _ in 0...dice.below(6) { steps += phrases.next(&dice) }
    guard dice.chance(30) else { return }
    for _ in 0..<3 where dice.chance(60) {
      steps.insert(.deed(Self.deed(recognizerCount, viewCount, &dice)), at: dice.below(steps.count + 1))
    }
  }

  private static func view(_ number: Int, _ dice: inout Dice) -> ViewPlan {
    var plan = ViewPlan()
    plan.parent = dice.below(number + 1) - 1
    if number > 0 || dice.chance(20) {
      plan.frame = CGRect(
        x: Double(dice.below(5)) * 20, y: Double(dice.below(5)) * 40, width: 400 - Double(dice.below(8)) * 40,
        height: 800 - Double(dice.below(8)) * 80)
      if dice.chance(10) { plan.kind = .control }
    }
    if dice.chance(12) { plan.kind = .scroll }
    plan.takesSeveral = dice.chance(70)
    plan.isExclusive = dice.chance(5)
    return plan
  }

  private static func recognizer(_ number: Int, of count: Int, _ viewCount: Int, _ dice: inout Dice) -> RecognizerPlan {
    var plan = RecognizerPlan()
    plan.kind = dice.one(of: RecognizerPlan.Kind.allCases)
    plan.view = dice.chance(8) ? -1 : dice.below(viewCount)
    plan.taps = dice.one(of: [1, 1, 1, 2, 2, 3])
    if plan.kind == .press { plan.taps = dice.one(of: [0, 0, 0, 1]) }
    plan.fingers = dice.one(of: [1, 1, 1, 1, 2, 3])
    plan.flags = dice.chance(50) ? 5 : dice.below(16)
    // Who decides nothing must not make others wait for ever.
    if plan.kind == .watches { plan.flags = 1 }
    plan.answers = dice.chance(60) ? UInt64(1 + dice.below(1_000_000)) : 0
    if dice.chance(25) { plan.requires = [dice.below(count)] }
    return plan
  }

  private static func reaction(_ recognizerCount: Int, _ viewCount: Int, _ dice: inout Dice) -> Reaction {
    let trigger = dice.one(of: Reaction.Trigger.allCases)
    let isOfView = trigger.rawValue.hasPrefix("view")
    return Reaction(
      trigger: trigger, subject: dice.below(isOfView ? viewCount : recognizerCount), count: 1 + dice.below(4),
      deed: deed(recognizerCount, viewCount, &dice))
  }

  private static func deed(_ recognizerCount: Int, _ viewCount: Int, _ dice: inout Dice) -> Deed {
    let recognizer = dice.below(recognizerCount)
    let view = dice.below(viewCount)
    switch dice.below(22) {
    case 0, 1: return .add(recognizer, view: view)
    case 2, 3: return .remove(recognizer)
    case 4, 5: return .enable(recognizer, false)
    case 6: return .enable(recognizer, true)
    case 7, 8, 9: return .set(recognizer, dice.below(6))
    case 10: return .require(recognizer, dice.below(recognizerCount))
    case 11: return .ignore(recognizer)
    case 12: return .dropDelegate(recognizer)
    case 13: return .flags(recognizer, dice.below(16))
    case 14: return .taps(recognizer, 1 + dice.below(3))
    case 15: return .clear(view: view)
    case 16: return .removeView(view)
    case 17: return .addView(view, to: dice.below(viewCount + 1) - 1)
    case 18: return .hide(view, dice.chance(60))
    case 19: return .interaction(view, dice.chance(50))
    case 20: return .hideWindow(dice.chance(50))
    default: return dice.chance(30) ? .removeWindow : .removeView(view)
    }
  }
}

/// Random choices.
struct Dice {
  private var generator: SeededGenerator

  init(seed: Int) { generator = SeededGenerator(seed: seed) }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &generator) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
  mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }
}
