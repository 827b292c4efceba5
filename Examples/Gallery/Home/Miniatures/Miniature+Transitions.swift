import Foundation

extension Miniature {
  /// Covers turn as they pass the middle.
  static let coverFlow = Miniature(duration: 3) { phase in
    let shift = Beat.thereAndBack(phase)
    let covers = (0..<7).map { number in
      let place = Double(number) - 3 - shift
      let side = min(max(place, -1), 1)
      return MiniatureShape.tile((number + 2) % 6, 60 + side * 21 + place * 8, 40, 40, 40).with {
        $0.turn = -side * 0.95
        $0.depth = 10 - abs(place)
        $0.scale = 1 - 0.14 * abs(side)
        // Beyond the edges of the stage nothing is seen.
        $0.opacity = 1 - Beat.ease(abs(place), 2.4, 3.4)
      }
    }
    let floor = MiniatureShape(look: .ink(0.12), x: 60, y: 69, width: 96, height: 2, radius: 1)
    let swipe = Beat.ease(phase, 0.02, 0.1) - Beat.ease(phase, 0.36, 0.44)
    return [floor] + covers + [.finger(Beat.mix(80, 48, Beat.ease(phase, 0.1, 0.4)), 50, touch: swipe)]
  }

  /// Two fingers open a pile.
  static let stacks = Miniature(duration: 3) { phase in
    let open = Beat.thereAndBack(phase)
    let angles = [-0.22, 0.16, -0.07, 0.28, 0.03]
    let prints = (0..<5).map { number in
      let column = Double(number % 3)
      let row = Double(number / 3)
      return MiniatureShape.tile(
        number + 1, Beat.mix(60, 28 + column * 32 + row * 16, open), Beat.mix(43, 25 + row * 36, open),
        Beat.mix(42, 28, open), Beat.mix(50, 31, open)
      ).with {
        $0.rotation = angles[number] * (1 - open)
        $0.depth = Double(number)
      }
    }
    let reach = Beat.mix(8, 30, open)
    return prints + [-1, 1].map { .finger(60 + $0 * reach, 43 - $0 * reach * 0.7, touch: Beat.touch(phase)) }
  }

  /// A grid becomes a list, and a grid again.
  static let morph = Miniature { phase in
    var shapes: [MiniatureShape] = []
    for number in 0..<6 {
      // One after the other.
      let delay = Double(number) * 0.02
      let part = Beat.ease(phase, 0.1 + delay, 0.36 + delay) - Beat.ease(phase, 0.6 + delay, 0.86 + delay)
      let column = Double(number % 3)
      let row = Double(number / 3)
      shapes.append(
        .tile(
          number, Beat.mix(27 + column * 33, 24, part), Beat.mix(26 + row * 34, 11 + Double(number) * 12.8, part),
          Beat.mix(29, 12, part), Beat.mix(30, 10, part)))
      shapes.append(
        MiniatureShape.line(35, 11 + Double(number) * 12.8, [58, 46, 64, 50, 60, 40][number]).with {
          $0.opacity = Beat.ease(part, 0.6, 1)
          $0.x += 8 * (1 - part)
        })
    }
    return shapes
  }

  /// A photo comes out of its grid, and goes back.
  static let photos = Miniature(duration: 3) { phase in
    let open = Beat.spring(phase, 0.1, 0.5) - Beat.ease(phase, 0.62, 0.88)
    let squares = (0..<12).map { number -> MiniatureShape in
      let x = 22.5 + Double(number % 4) * 25
      let y = 18 + Double(number / 4) * 25
      if number == 5 {
        return MiniatureShape.tile(
          4, Beat.mix(x, 60, open), Beat.mix(y, 43, open), Beat.mix(23, 96, open), Beat.mix(23, 68, open)
        )
        .with {
          $0.depth = 50
          $0.radius = Beat.mix(3, 6, open)
        }
      }
      return MiniatureShape.tile([0, 2, 1, 3, 5, 4, 2, 0, 3, 1, 0, 5][number], x, y, 23, 23).with {
        $0.radius = 3
        $0.opacity = 1 - 0.75 * min(max(open, 0), 1)
      }
    }
    let tap = Beat.ease(phase, 0.02, 0.08) - Beat.ease(phase, 0.14, 0.22)
    let pull = Beat.ease(phase, 0.54, 0.62) - Beat.ease(phase, 0.76, 0.86)
    return squares + [
      .finger(48, 45, touch: tap),
      .finger(60, Beat.mix(40, 62, Beat.ease(phase, 0.6, 0.8)), touch: pull),
    ]
  }
}
