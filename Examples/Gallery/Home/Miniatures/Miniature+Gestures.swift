import Foundation

extension Miniature {
  /// Two fingers pull cards apart.
  static let spread = Miniature { phase in
    let apart = Beat.thereAndBack(phase)
    let step = Beat.mix(11, 21, apart)
    let cards = (0..<5).map { number in
      let place = Double(number) - 2
      return MiniatureShape.tile(number + 1, 60 + place * step, 43 + place * place * Beat.mix(0.9, 0, apart), 30, 42)
        .with {
          $0.rotation = place * Beat.mix(0.09, 0, apart)
          $0.depth = Double(number)
        }
    }
    let reach = Beat.mix(14, 42, apart)
    return cards + [-1, 1].map { .finger(60 + $0 * reach, 52, touch: Beat.touch(phase)) }
  }

  /// A finger taps twice; what was heard is written down.
  static let doubleTap = Miniature(duration: 2.2) { phase in
    let first = Beat.ease(phase, 0.08, 0.16) - Beat.ease(phase, 0.2, 0.28)
    let second = Beat.ease(phase, 0.32, 0.4) - Beat.ease(phase, 0.44, 0.52)
    let known = Beat.spring(phase, 0.42, 0.75) - Beat.ease(phase, 0.88, 1)
    let card = MiniatureShape.tile(3, 38, 43, 48, 58).with { $0.scale = 1 - 0.06 * (first + second) + 0.05 * known }
    let ripples = [0.16, 0.4].map { start in
      let part = Beat.ease(phase, start, start + 0.4)
      return MiniatureShape(
        look: .ink(0.5), x: 38, y: 45, width: 34, height: 34, radius: 17,
        opacity: part == 0 ? 0 : (1 - part) * 0.5, depth: 5, scale: part == 1 ? 0.4 : 0.4 + part)
    }
    let entries = (0..<4).map { number in
      let told = Beat.ease(phase, 0.16 + Double(number) * 0.1, 0.24 + Double(number) * 0.1)
      let rest = [0.35, 0.3, 0.25, 0.2][number]
      let strength = rest + 0.5 * (told - Beat.ease(phase, 0.9, 1))
      return MiniatureShape.line(74, 24 + Double(number) * 13, [30, 22, 34, 26][number], strength: 1, height: 5)
        .with { $0.opacity = strength }
    }
    return [card] + ripples + entries + [.finger(38, 45, touch: first + second)]
  }

  /// Two fingers turn and size a circle of items.
  static let circle = Miniature(duration: 3) { phase in
    let wide = Beat.thereAndBack(phase)
    // Items that have gone on by one place look like those that were there only where all are: so it turns back.
    let turn = wide * 0.9
    let radius = Beat.mix(24, 31, wide)
    let discs = (0..<8).map { number in
      let angle = Double(number) * .pi / 4 + turn
      return MiniatureShape.tile(number % 6, 60 + radius * cos(angle), 43 + radius * sin(angle), 17, 17)
        .with { $0.radius = 8.5 }
    }
    let hands = [0.35, 0.35 + .pi].map { angle in
      MiniatureShape.finger(
        60 + Beat.mix(9, 15, wide) * cos(angle + turn), 43 + Beat.mix(9, 15, wide) * sin(angle + turn),
        touch: Beat.touch(phase))
    }
    return discs + hands
  }

  /// A finger throws a list, which slows down by itself, and brings it back.
  static let scrolling = Miniature(duration: 3) { phase in
    let way = 1 - pow(1 - Beat.ease(phase, 0.08, 0.5), 2) - Beat.ease(phase, 0.6, 0.95)
    let offset = way * 66
    let sheet = MiniatureShape.paper(60, 43, 62, 74).with { $0.radius = 7 }
    let rows = (0..<10).map { number in
      let y = 17 + Double(number) * 13 - offset
      // What leaves the sheet fades at its edges.
      let seen = Beat.ease(y, 6, 14) - Beat.ease(y, 72, 80)
      return MiniatureShape.tile(number % 6, 56, y, 46, 9).with {
        $0.radius = 3
        $0.opacity = seen
      }
    }
    let bar = MiniatureShape(look: .ink(0.4), x: 86, y: 22 + way * 38, width: 2.5, height: 22, radius: 1.25)
    let flick = Beat.ease(phase, 0.02, 0.08) - Beat.ease(phase, 0.2, 0.26)
    return [sheet] + rows + [bar, .finger(58, Beat.mix(62, 26, Beat.ease(phase, 0.08, 0.24)), touch: flick)]
  }
}
