extension Miniature {
  /// A word grows, and the list below it becomes shorter.
  static let search = Miniature(duration: 3) { phase in
    func typed(_ number: Int) -> Double {
      let start = 0.1 + Double(number) * 0.12
      return Beat.ease(phase, start, start + 0.05) - Beat.ease(phase, 0.84, 0.94)
    }
    let field = MiniatureShape.paper(60, 13, 98, 16).with { $0.radius = 6 }
    let glass = MiniatureShape(look: .ink(0.4), x: 19, y: 13, width: 7, height: 7, radius: 3.5)
    let letters = (0..<4).map { number in
      MiniatureShape(look: .accent, x: 30 + Double(number) * 7, y: 13, width: 5, height: 7, radius: 2)
        .with { $0.opacity = typed(number) }
    }
    // Of six rows the second, third and sixth go, one at each letter, and those below come up.
    let goes = [1: 1, 2: 2, 5: 3]
    let rows = (0..<6).flatMap { number -> [MiniatureShape] in
      let above = goes.filter { $0.key < number }.reduce(0.0) { $0 + typed($1.value) }
      let y = 32 + (Double(number) - above) * 12
      let seen = goes[number].map { 1 - typed($0) } ?? 1
      return [
        MiniatureShape.tile(number, 19, y, 9, 9).with { $0.opacity = seen * (1 - Beat.ease(y, 76, 86)) },
        MiniatureShape.line(30, y, 34 + Double(number * 29 % 37)).with {
          $0.opacity = seen * (1 - Beat.ease(y, 76, 86))
        },
      ]
    }
    return [field, glass] + letters + rows
  }

  /// What is written below goes up among what has been said.
  static let compose = Miniature(duration: 3) { phase in
    let written = Beat.ease(phase, 0.1, 0.4)
    let sent = Beat.ease(phase, 0.48, 0.62)
    let over = Beat.ease(phase, 0.86, 0.97)
    let shift = 17 * sent * (1 - over)
    let bubbles = [(0.0, 44.0, 0), (1, 52, 4), (2, 34, 0)].map { row, width, tone -> MiniatureShape in
      let y = 20 + row * 17 - shift
      return MiniatureShape.tile(tone, tone == 0 ? 12 + width / 2 : 108 - width / 2, y, width, 13).with {
        $0.radius = 6.5
        $0.opacity = Beat.ease(y, 0, 10)
      }
    }
    let bar = MiniatureShape.paper(55, 76, 86, 13).with { $0.radius = 6.5 }
    let button = MiniatureShape(look: .accent, x: 107, y: 76, width: 12, height: 12, radius: 6)
    let draft = MiniatureShape.line(18, 76, 54).with {
      $0.width = max(1, 54 * written)
      $0.x = 18 + $0.width / 2
      $0.opacity = min(1, written * 4) * (1 - Beat.ease(phase, 0.46, 0.5))
    }
    let own = MiniatureShape.tile(4, 108 - 31, Beat.mix(76, 54, sent), 62, 13).with {
      $0.radius = 6.5
      $0.opacity = sent * (1 - over)
    }
    let touch = Beat.ease(phase, 0.4, 0.45) - Beat.ease(phase, 0.5, 0.56)
    return bubbles + [bar, button, draft, own, .finger(107, 77, touch: touch)]
  }
}
