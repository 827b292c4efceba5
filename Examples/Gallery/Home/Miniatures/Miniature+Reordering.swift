import Foundation

extension Miniature {
  private static func slot(_ place: Double, columns: Int = 4) -> (x: Double, y: Double) {
    // Between the end of one line and the beginning of the next an item goes straight.
    let low = Int(place.rounded(.down))
    let part = place - Double(low)
    func at(_ slot: Int) -> (Double, Double) {
      (24 + Double(slot % columns) * 24, 19 + Double(slot / columns) * 24)
    }
    let (a, b) = (at(low), at(low + 1))
    return (Beat.mix(a.0, b.0, part), Beat.mix(a.1, b.1, part))
  }

  /// A photo is carried to another place; the others make room.
  static let reorder = Miniature(duration: 3) { phase in
    let lifted = Beat.touch(phase)
    let way = Beat.thereAndBack(phase)
    let from = slot(1)
    let to = slot(10)
    let carried = (x: Beat.mix(from.x, to.x, way), y: Beat.mix(from.y, to.y, way))
    let tiles = (0..<12).map { number -> MiniatureShape in
      if number == 1 {
        return MiniatureShape.tile(5, carried.x, carried.y, 20, 20).with {
          $0.scale = 1 + 0.18 * lifted
          $0.depth = 50
        }
      }
      let moves = (2...10).contains(number)
      let start = Double(number) * 0.035
      let aside = moves ? Beat.ease(way, start, start + 0.5) : 0
      let place = slot(Double(number) - aside)
      return MiniatureShape.tile([0, 1, 2, 1, 3, 0, 2, 4, 1, 3, 0, 2][number], place.x, place.y, 20, 20)
    }
    return tiles + [.finger(carried.x + 3, carried.y + 4, touch: lifted)]
  }

  /// Two columns become three, and two again.
  static let waterfall = Miniature(duration: 3) { phase in
    let heights: [Double] = [40, 26, 32, 22, 38, 30, 26, 34]
    func frames(columns: Int) -> [(x: Double, y: Double, width: Double, height: Double)] {
      let width = (100 - Double(columns - 1) * 4) / Double(columns)
      var ends = [Double](repeating: 6, count: columns)
      return heights.map { height in
        let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
        let own = height * width / 48
        defer { ends[column] += own + 4 }
        return (10 + Double(column) * (width + 4) + width / 2, ends[column] + own / 2, width, own)
      }
    }
    let part = Beat.thereAndBack(phase)
    let tiles = zip(frames(columns: 3), frames(columns: 2)).enumerated().map { number, pair in
      MiniatureShape.tile(
        [0, 3, 1, 4, 2, 5, 1, 3][number], Beat.mix(pair.0.x, pair.1.x, part), Beat.mix(pair.0.y, pair.1.y, part),
        Beat.mix(pair.0.width, pair.1.width, part), Beat.mix(pair.0.height, pair.1.height, part))
    }
    let reach = Beat.mix(12, 34, part)
    return tiles + [-1, 1].map { .finger(60 + $0 * reach, 46 - $0 * reach * 0.4, touch: Beat.touch(phase)) }
  }

  /// A row goes with the finger that holds its handle.
  static let carry = Miniature { phase in
    let lifted = Beat.touch(phase)
    let way = Beat.thereAndBack(phase) * 2
    func y(_ place: Double) -> Double { 16 + place * 18 }
    var shapes: [MiniatureShape] = []
    for number in 0..<4 {
      let isCarried = number == 1
      let aside = number > 1 && number < 4 ? Beat.ease(way, Double(number) - 1.9, Double(number) - 1.1) : 0
      let place = isCarried ? 1 + way : Double(number) - aside
      let shift = isCarried ? 4 * lifted : 0
      shapes.append(
        MiniatureShape.tile([1, 5, 2, 3][number], 60 + shift, y(place), 88, 14).with {
          $0.depth = isCarried ? 50 : 0
          $0.scale = isCarried ? 1 + 0.04 * lifted : 1
        })
      shapes.append(
        MiniatureShape(
          look: .light, x: 94 + shift, y: y(place), width: 10, height: 3, radius: 1.5, opacity: 0.8,
          depth: isCarried ? 51 : 1))
    }
    return shapes + [.finger(96 + 4 * lifted, y(1 + way) + 3, touch: lifted)]
  }

  /// A photo leaves the film for the table, where others make room, and goes back.
  static let desk = Miniature(duration: 3) { phase in
    let lifted = Beat.touch(phase)
    let way = Beat.thereAndBack(phase)
    let strip = MiniatureShape(look: .ink(0.75), x: 60, y: 18, width: 104, height: 24, radius: 4)
    let film = (0..<4).map { number -> MiniatureShape in
      let aside = number > 1 ? Beat.ease(way, 0.1, 0.5) * 25 : 0
      return .tile([0, 5, 2, 4][number], 22.5 + Double(number) * 25 - aside, 18, 22, 16)
    }
    let list = (0..<3).flatMap { number -> [MiniatureShape] in
      let y = 44 + Double(number) * 14
      return [.tile([4, 2, 0][number], 86, y, 10, 10), .line(94, y, [16, 12, 15][number])]
    }
    let prints = (0..<5).map { number -> MiniatureShape in
      let place = Double(number) + (number > 0 ? Beat.ease(way, 0.4, 0.9) : 0)
      let low = Int(place)
      let part = place - Double(low)
      func slot(_ index: Int) -> (x: Double, y: Double) { (18 + Double(index % 3) * 21, 46 + Double(index / 3) * 22) }
      return .tile(
        [3, 1, 4, 0, 2][number], Beat.mix(slot(low).x, slot(low + 1).x, part),
        Beat.mix(slot(low).y, slot(low + 1).y, part),
        18, 18)
    }
    let carried = (x: Beat.mix(47.5, 39, way), y: Beat.mix(18, 46, way))
    let photo = MiniatureShape.tile(5, carried.x, carried.y, Beat.mix(22, 18, way), Beat.mix(16, 18, way)).with {
      $0.scale = 1 + 0.18 * lifted
      $0.depth = 50
    }
    return [strip] + film.enumerated().filter { $0.offset != 1 }.map(\.element) + list + prints + [photo]
      + [.finger(carried.x + 3, carried.y + 4, touch: lifted)]
  }
}
