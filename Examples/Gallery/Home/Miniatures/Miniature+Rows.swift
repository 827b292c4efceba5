import Foundation

extension Miniature {
  /// A row of cards goes on by one, and another row the other way.
  static let store = Miniature(duration: 3) { phase in
    let first = Beat.ease(phase, 0.08, 0.3) - Beat.ease(phase, 0.62, 0.84)
    let second = Beat.ease(phase, 0.34, 0.56) - Beat.ease(phase, 0.7, 0.92)
    func seen(_ x: Double) -> Double { Beat.ease(x, -20, 4) - Beat.ease(x, 116, 140) }
    let cards = (0..<3).map { number in
      let x = 45 + Double(number) * 74 - 74 * first
      return MiniatureShape.tile([0, 3, 5][number], x, 28, 68, 36).with { $0.opacity = seen(x) }
    }
    let tiles = (0..<7).map { number in
      let x = 22 + Double(number) * 26 - 52 * second
      return MiniatureShape.tile([2, 4, 1, 5, 0, 3, 2][number], x, 68, 22, 20).with { $0.opacity = seen(x) }
    }
    let words = [MiniatureShape.line(11, 5, 34), .line(11, 52, 26)]
    let flick = Beat.ease(phase, 0.02, 0.08) - Beat.ease(phase, 0.28, 0.34)
    let other = Beat.ease(phase, 0.3, 0.36) - Beat.ease(phase, 0.54, 0.6)
    return words + cards + tiles + [
      .finger(Beat.mix(84, 34, Beat.ease(phase, 0.08, 0.28)), 32, touch: flick),
      .finger(Beat.mix(80, 34, Beat.ease(phase, 0.34, 0.54)), 69, touch: other),
    ]
  }

  /// Covers grow as they come to the middle.
  static let carousel = Miniature(duration: 3) { phase in
    let shift = Beat.ease(phase, 0.08, 0.3) + Beat.ease(phase, 0.38, 0.56) - 2 * Beat.ease(phase, 0.7, 0.94)
    let covers = (0..<7).map { number in
      let place = Double(number) - 2 - shift
      let near = min(abs(place), 1)
      return MiniatureShape.tile((number * 2 + 1) % 6, 60 + place * 38, 43, 38, 52).with {
        $0.scale = 1.1 - 0.36 * near
        $0.depth = 10 - abs(place)
        $0.opacity = 1 - 0.3 * near - 0.7 * Beat.ease(abs(place), 1.1, 2)
      }
    }
    let swipe = Beat.ease(phase, 0.02, 0.08) - Beat.ease(phase, 0.28, 0.34)
    return covers + [.finger(Beat.mix(82, 44, Beat.ease(phase, 0.08, 0.28)), 52, touch: swipe)]
  }
}
