import Foundation

extension Miniature {
  /// A grid of photos is scrolled, and one is chosen.
  static let photoGrid = Miniature(duration: 3) { phase in
    let offset = 27 * Beat.thereAndBack(phase)
    let chosen = Beat.ease(phase, 0.44, 0.5) - Beat.ease(phase, 0.58, 0.64)
    let tiles = (0..<16).map { number in
      let y = 20 + Double(number / 4) * 27 - offset
      return MiniatureShape.tile(
        [0, 3, 1, 5, 4, 2, 5, 0, 1, 4, 3, 2, 5, 0, 2, 4][number], 21 + Double(number % 4) * 26, y, 23, 24
      )
      .with { $0.opacity = Beat.ease(y, -16, 4) - Beat.ease(y, 84, 104) }
    }
    let ring = MiniatureShape(
      look: .accent, x: 79.5, y: 38, width: 9, height: 9, radius: 4.5, opacity: chosen, depth: 20,
      scale: 0.4 + 0.6 * chosen)
    let flick = Beat.ease(phase, 0.02, 0.1) - Beat.ease(phase, 0.36, 0.42)
    return tiles + [ring, .finger(40, Beat.mix(66, 38, Beat.ease(phase, 0.1, 0.38)), touch: flick)]
  }

  /// Pictures of every size fly past under a scrubber.
  static let millionPhotos = Miniature(duration: 3) { phase in
    let way = Beat.thereAndBack(phase)
    let sizes: [(Double, Double, Double, Double)] = [
      (0, 0, 2, 2), (2, 0, 1, 1), (3, 0, 1, 1), (4, 0, 1, 2), (2, 1, 2, 1),
      (0, 2, 1, 1), (1, 2, 1, 1), (2, 2, 2, 2), (4, 2, 1, 1), (0, 3, 2, 1), (4, 3, 1, 1),
    ]
    // The same mosaic comes twice: at the end of the way it stands where it stood.
    let tiles = (0..<2).flatMap { copy in
      sizes.enumerated().map { number, place in
        let y = 7 + (place.1 + place.3 / 2 + Double(copy) * 4) * 18 - way * 72
        return MiniatureShape.tile(
          (number * 5 + copy) % 6, 12 + (place.0 + place.2 / 2) * 18, y, place.2 * 18 - 2, place.3 * 18 - 2
        ).with {
          $0.radius = 2.5
          $0.opacity = Beat.ease(y, -14, 4) - Beat.ease(y, 82, 100)
        }
      }
    }
    let track = MiniatureShape(look: .ink(0.14), x: 110, y: 43, width: 3, height: 70, radius: 1.5)
    let thumb = MiniatureShape(look: .accent, x: 110, y: 18 + way * 50, width: 8, height: 16, radius: 4, depth: 2)
    return tiles + [track, thumb, .finger(110, 20 + way * 50, touch: Beat.touch(phase))]
  }

  /// A note is swiped aside, and comes back.
  static let edit = Miniature { phase in
    let way = Beat.ease(phase, 0.1, 0.4) - Beat.spring(phase, 0.56, 0.96)
    var shapes: [MiniatureShape] = []
    for number in 0..<3 {
      let y = 19 + Double(number) * 24
      let shift = number == 1 ? -34 * way : 0
      shapes.append(
        MiniatureShape(
          look: .accent, x: 92, y: y, width: 28, height: 18, radius: 4,
          opacity: number == 1 ? min(max(way * 2, 0), 1) : 0))
      shapes.append(MiniatureShape.tile([0, 3, 5][number], 60 + shift, y, 92, 20).with { $0.depth = 1 })
      shapes.append(
        MiniatureShape(
          look: .light, x: 26 + shift, y: y, width: 12, height: 12, radius: 6, opacity: 0.5, depth: 2))
      shapes.append(
        MiniatureShape(
          look: .light, x: 56 + shift, y: y, width: 34, height: 4, radius: 2, opacity: 0.75, depth: 2))
    }
    let touch = Beat.touch(min(phase * 1.6, 1))
    return shapes + [.finger(84 - 34 * Beat.ease(phase, 0.1, 0.4), 45, touch: touch)]
  }
}
