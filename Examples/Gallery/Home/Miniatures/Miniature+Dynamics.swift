import Foundation

extension Miniature {
  /// Rows stay behind the finger, and swing back.
  static let springs = Miniature(duration: 3) { phase in
    let drag = Beat.ease(phase, 0.06, 0.3)
    let rows = (0..<6).map { number in
      let distance = abs(Double(number) - 4)
      let late = Beat.ease(phase, 0.06 + distance * 0.03, 0.34 + distance * 0.03)
      let back = Beat.spring(phase, 0.42 + distance * 0.02, 0.92 + distance * 0.01)
      let y = 11 + Double(number) * 13 - 12 * late * (1 - back) * 1.0
      return MiniatureShape.tile(number, 60, y, 84, 10).with { $0.radius = 3 }
    }
    let touch = Beat.ease(phase, 0, 0.06) - Beat.ease(phase, 0.38, 0.46)
    return rows + [.finger(66, 64 - 12 * drag, touch: touch)]
  }

  /// Things are thrown up, turn, fall and bounce.
  static let gravity = Miniature(duration: 3) { phase in
    /// The height of something that is thrown at `start`, comes down at `end`, and bounces twice.
    func height(_ start: Double, _ end: Double, _ top: Double) -> Double {
      let whole = end - start
      let flights = [(0.0, 0.6, 1.0), (0.6, 0.86, 0.19), (0.86, 1.0, 0.054)]
      for (from, to, share) in flights {
        let part = ((phase - start) / whole - from) / (to - from)
        if part >= 0, part <= 1 { return top * share * 4 * part * (1 - part) }
      }
      return 0
    }
    let ground = MiniatureShape(look: .ink(0.16), x: 60, y: 76, width: 104, height: 3, radius: 1.5)
    let ball = MiniatureShape.tile(4, 34, 64 - height(0.08, 0.9, 46), 21, 21).with { $0.radius = 10.5 }
    let box = MiniatureShape.tile(1, 63, 64.5 - height(0.16, 0.96, 36), 20, 20).with {
      $0.rotation = 0.7 * sin(.pi * Beat.ease(phase, 0.16, 0.64))
    }
    let small = MiniatureShape.tile(2, 89, 67 - height(0.04, 0.82, 54), 15, 15).with { $0.radius = 7.5 }
    let plank = MiniatureShape.tile(5, 76, 49.5 - height(0.12, 0.94, 20), 34, 8).with {
      $0.rotation = 0.32 * sin(.pi * Beat.ease(phase, 0.12, 0.62))
    }
    return [ground, ball, box, small, plank]
  }

  /// A cell is pulled out of its place; the others give way, and all come home.
  static let dynamicCells = Miniature(duration: 3) { phase in
    let held = Beat.ease(phase, 0.02, 0.1) - Beat.ease(phase, 0.46, 0.5)
    let way = Beat.ease(phase, 0.1, 0.44) - Beat.spring(phase, 0.48, 0.95)
    let pulled = (x: 36 + 30 * way, y: 19 + 30 * way)
    let cells = (0..<9).map { number -> MiniatureShape in
      let x = 36 + Double(number % 3) * 24
      let y = 19 + Double(number / 3) * 24
      if number == 0 {
        return MiniatureShape.tile(5, pulled.x, pulled.y, 20, 20).with { $0.depth = 50 }
      }
      let (dx, dy) = (x - pulled.x, y - pulled.y)
      let distance = max((dx * dx + dy * dy).squareRoot(), 0.001)
      let push = max(0, 24 - distance) * 0.8
      return MiniatureShape.tile(number % 5, x + dx / distance * push, y + dy / distance * push, 20, 20).with {
        $0.rotation = push * 0.012 * (number % 2 == 0 ? 1 : -1)
      }
    }
    return cells + [.finger(pulled.x + 2, pulled.y + 3, touch: held)]
  }
}
