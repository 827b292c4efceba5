import Foundation

extension Miniature {
  /// A message is swiped to one side and back, and then all the way to the other: it goes.
  static let mail = Miniature(duration: 3.4) { phase in
    let pull = Beat.ease(phase, 0.1, 0.24) - Beat.spring(phase, 0.32, 0.5)
    let away = Beat.ease(phase, 0.54, 0.7)
    let gone = Beat.ease(phase, 0.68, 0.76) - Beat.ease(phase, 0.86, 0.98)
    var shapes: [MiniatureShape] = []
    for number in 0..<4 {
      let isSwiped = number == 1
      let left = number > 1 ? gone * 20 : 0
      let y = 13 + Double(number) * 20 - left
      let shift = isSwiped ? 30 * pull - 150 * away + 150 * Beat.ease(phase, 0.84, 0.96) : 0
      let seen = isSwiped ? 1 - gone : 1
      shapes.append(
        MiniatureShape(
          look: .accent, x: isSwiped && shift < 0 ? 96 : 24, y: y, width: 32, height: 15, radius: 4,
          opacity: isSwiped ? min(abs(shift) / 15, 1) * seen : 0))
      shapes.append(
        MiniatureShape.tile([1, 3, 4, 5][number], 60 + shift, y, 104, 17).with {
          $0.depth = 1
          $0.opacity = seen
        })
      shapes.append(
        MiniatureShape(
          look: .light, x: 17 + shift, y: y, width: 6, height: 6, radius: 3, opacity: (number < 2 ? 0.9 : 0) * seen,
          depth: 2))
      shapes.append(
        MiniatureShape(
          look: .light, x: 46 + shift, y: y, width: 40, height: 4, radius: 2, opacity: 0.75 * seen, depth: 2))
    }
    let touch =
      Beat.ease(phase, 0.04, 0.1) - Beat.ease(phase, 0.27, 0.33) + Beat.ease(phase, 0.48, 0.54)
      - Beat.ease(phase, 0.68, 0.74)
    let finger =
      Beat.mix(40, 70, Beat.ease(phase, 0.1, 0.24)) + Beat.mix(0, 30, Beat.ease(phase, 0.34, 0.46))
      - 80 * Beat.ease(phase, 0.54, 0.68) + 50 * Beat.ease(phase, 0.76, 0.96) - 30 * Beat.ease(phase, 0.76, 0.96)
    return shapes + [.finger(finger, 35, touch: touch)]
  }

  /// A row is opened, and those in it come from behind it.
  static let outline = Miniature(duration: 3) { phase in
    let open = Beat.ease(phase, 0.16, 0.4) - Beat.ease(phase, 0.66, 0.9)
    func row(_ number: Int, _ left: Double, _ y: Double, seen: Double = 1, depth: Double = 0) -> [MiniatureShape] {
      let card = MiniatureShape.tile([0, 3, 5, 1, 4][number], (left + 112) / 2, y, 112 - left, 15).with {
        $0.opacity = seen
        $0.depth = depth
      }
      let words = MiniatureShape(
        look: .light, x: left + 22, y: y, width: 26, height: 3.5, radius: 1.75, opacity: 0.75 * seen, depth: depth + 0.1
      )
      return [card, words]
    }
    let arrow = MiniatureShape(
      look: .light, x: 103, y: 14, width: 7, height: 2.5, radius: 1.25, rotation: open * .pi / 2, opacity: 0.9, depth: 6
    )
    let children = (0..<2).flatMap { row($0 + 3, 20, 14 + Double($0 + 1) * 18 * open, seen: open) }
    let others = (0..<2).flatMap { row($0 + 1, 8, 32 + Double($0) * 18 + 36 * open) }
    let touch = Beat.ease(phase, 0.06, 0.13) - Beat.ease(phase, 0.19, 0.27)
    return children + others + row(0, 8, 14, depth: 5) + [arrow, .finger(94, 18, touch: touch)]
  }
}
