import Foundation

extension Miniature {
  /// Sheets turn in depth, one behind the other.
  static let layers = Miniature(duration: 3) { phase in
    let turn = Beat.thereAndBack(phase)
    return (0..<4).map { number in
      let place = Double(number) - 1.5
      return MiniatureShape.tile(
        number + 1, 60 + place * Beat.mix(7, 19, turn), 43 - place * Beat.mix(5, 0, turn), 44, 52
      )
      .with {
        $0.turn = Beat.mix(0.25, 1.0, turn)
        $0.depth = Double(number)
        $0.opacity = 0.92
      }
    }
  }

  /// A paragraph is set anew in another measure.
  static let text = Miniature { phase in
    let part = Beat.thereAndBack(phase)
    let letters = MiniatureShape(look: .letters("Aa"), x: 32, y: 43, width: 50, height: 50).with {
      $0.scale = 1 + 0.16 * part
    }
    let wide: [Double] = [46, 40, 44, 36, 42, 22]
    let narrow: [Double] = [30, 34, 26, 32, 28, 34]
    let lines = wide.indices.map { number in
      MiniatureShape.line(64, 17 + Double(number) * 10.5, Beat.mix(wide[number], narrow[number], part), height: 4.5)
    }
    return [letters] + lines
  }

  /// A switch, a slider and segments, each of which goes over to another state.
  static let controls = Miniature { phase in
    let on = Beat.spring(phase, 0.08, 0.34) - Beat.ease(phase, 0.62, 0.74)
    let way = Beat.ease(phase, 0.24, 0.56) - Beat.ease(phase, 0.68, 0.92)
    let chosen = Beat.spring(phase, 0.44, 0.7) - Beat.ease(phase, 0.8, 0.96)
    return [
      MiniatureShape(look: .ink(0.16), x: 34, y: 22, width: 36, height: 20, radius: 10),
      MiniatureShape(look: .accent, x: 34, y: 22, width: 36, height: 20, radius: 10, opacity: min(max(on, 0), 1)),
      MiniatureShape(look: .light, x: 26 + 16 * min(max(on, 0), 1.04), y: 22, width: 16, height: 16, radius: 8),
      .tile(3, 86, 22, 44, 20).with { $0.radius = 10 },
      MiniatureShape(look: .ink(0.16), x: 60, y: 45, width: 96, height: 4, radius: 2),
      MiniatureShape(
        look: .accent, x: 12 + (28 + 44 * way) / 2, y: 45, width: 28 + 44 * way, height: 4, radius: 2),
      MiniatureShape(look: .light, x: 40 + 44 * way, y: 45, width: 15, height: 15, radius: 7.5, depth: 2),
      MiniatureShape(look: .ink(0.12), x: 60, y: 68, width: 96, height: 17, radius: 6),
      MiniatureShape(look: .paper, x: 28 + 32 * chosen, y: 68, width: 30, height: 13, radius: 4.5),
      .line(20, 68, 16), .line(52, 68, 16), .line(84, 68, 16),
    ]
  }

  /// A part between two others becomes wider, and they make room.
  static let constraints = Miniature { phase in
    let part = Beat.spring(phase, 0.1, 0.46) - Beat.ease(phase, 0.6, 0.9)
    let middle = Beat.mix(28, 56, part)
    let side = (96 - middle) / 2
    let left = 8 + side / 2
    return [
      .tile(1, left, 30, side, 36).with { $0.radius = 6 },
      .tile(3, 60, 30, middle, 36).with { $0.radius = 6 },
      .tile(4, 120 - left, 30, side, 36).with { $0.radius = 6 },
      MiniatureShape(look: .accent, x: 60, y: 56, width: middle, height: 2, radius: 1),
      MiniatureShape(look: .accent, x: 60 - middle / 2, y: 56, width: 2, height: 8, radius: 1),
      MiniatureShape(look: .accent, x: 60 + middle / 2, y: 56, width: 2, height: 8, radius: 1),
      .line(14, 70, Beat.mix(70, 92, part), height: 4.5), .line(14, 79, Beat.mix(52, 66, part), height: 4.5),
    ]
  }

  /// A finger rests on a picture until its menu opens.
  static let menus = Miniature { phase in
    let held = Beat.ease(phase, 0.02, 0.1) - Beat.ease(phase, 0.8, 0.9)
    let open = Beat.spring(phase, 0.26, 0.6) - Beat.ease(phase, 0.84, 0.96)
    let row = Beat.ease(phase, 0.54, 0.62) + Beat.ease(phase, 0.64, 0.72)
    let picture = MiniatureShape.tile(3, 38, 43, 46, 54).with { $0.scale = 1 - 0.05 * held + 0.1 * max(open, 0) }
    // A part of it shows at rest: that it is a menu can be told without any motion.
    let shown = 0.82 + 0.18 * open
    let panel = MiniatureShape.paper(88, 43, 44, 52).with {
      $0.radius = 7
      $0.scale = shown
      $0.depth = 10
    }
    let mark = MiniatureShape(
      look: .accent, x: 88, y: 28 + min(row, 2) * 10, width: 38 * shown, height: 9, radius: 3,
      opacity: (Beat.ease(phase, 0.46, 0.52) - Beat.ease(phase, 0.8, 0.86)) * 0.9, depth: 11)
    let lines = (0..<4).map { number in
      MiniatureShape.line(72, 28 + Double(number) * 10, [24, 18, 28, 20][number]).with { $0.depth = 12 }
    }
    return [picture, panel, mark] + lines + [.finger(42, 48, touch: held)]
  }

  /// A sheet comes up over a screen that steps back, and is pulled down.
  static let presentation = Miniature { phase in
    let up = Beat.spring(phase, 0.06, 0.42) - Beat.ease(phase, 0.62, 0.9)
    let back = min(max(up, 0), 1)
    let screen = MiniatureShape.tile(2, 60, 43, 50, 76).with {
      $0.radius = 8
      $0.scale = 1 - 0.06 * back
    }
    let top = Beat.mix(60, 24, up)
    let sheet = MiniatureShape.paper(60, (top + 83) / 2, 50, 83 - top).with {
      $0.radius = 8
      $0.depth = 2
    }
    let grabber = MiniatureShape(look: .ink(0.3), x: 60, y: top + 5, width: 12, height: 2.5, radius: 1.25, depth: 3)
    let lines = (0..<3).map { number in
      let y = top + 15 + Double(number) * 9
      return MiniatureShape.line(42, y, [36, 28, 32][number]).with {
        $0.depth = 3
        $0.opacity = 1 - Beat.ease(y, 74, 80)
      }
    }
    let pull = Beat.ease(phase, 0.54, 0.62) - Beat.ease(phase, 0.88, 0.96)
    return [screen, sheet, grabber] + lines + [.finger(60, top + 8, touch: pull)]
  }

  /// A screen is pushed over another, and a finger pulls it back from the edge.
  static let navigation = Miniature { phase in
    let pushed = Beat.ease(phase, 0.06, 0.34) - Beat.ease(phase, 0.56, 0.92)
    let below = MiniatureShape.paper(60, 43, 54, 74).with { $0.radius = 7 }
    let rows = (0..<4).map { number in
      MiniatureShape.line(
        42 - 8 * pushed, 22 + Double(number) * 14, [32, 26, 36, 30][number], strength: 0.22, height: 5)
    }
    // At rest a part of it looks in from the side.
    let x = Beat.mix(96, 60, pushed)
    let page = MiniatureShape.tile(3, x, 43, 54, 74).with {
      $0.radius = 7
      $0.depth = 5
    }
    let words = [
      MiniatureShape(look: .light, x: x, y: 26, width: 36, height: 5, radius: 2.5, opacity: 0.75, depth: 6),
      MiniatureShape(look: .light, x: x - 6, y: 38, width: 24, height: 4, radius: 2, opacity: 0.5, depth: 6),
    ]
    let pull = Beat.ease(phase, 0.48, 0.56) - Beat.ease(phase, 0.9, 0.98)
    return [below] + rows + [page] + words + [.finger(x - 24, 52, touch: pull)]
  }
}
