import Foundation
import LayerEngine
import PlaneGeometry

/// The order in which planes of one space are drawn, the furthest first.
enum DepthOrder {
  /// Planes that overlap are compared where they do; those that do not, and those that lie in each other, keep their order
  /// by the depth of their middles and their place among their siblings. Of planes that cut through each other one is drawn
  /// in pieces, so that at each point the nearer one is in front.
  ///
  /// - Complexity: O(pieces²) up to ``mostCompared``, where planes overlap; more are sorted by their middles.
  static func sorted(_ planes: [SceneBuilder.Placed], _ mirror: LayerMirror) -> [SceneBuilder.Placed] {
    guard planes.count > 1 else { return planes }
    let whole = planes.map { PlanePiece($0, mirror) }
    let byMiddle = planes.indices.sorted { left, right in
      (comparable(whole[left]?.depth ?? 0), left) < (comparable(whole[right]?.depth ?? 0), right)
    }
    guard planes.count <= mostCompared else { return byMiddle.map { planes[$0] } }
    let pieces = pieces(byMiddle.map { ($0, whole[$0]) })
    let order = order(pieces)
    return order.map { place in
      var placed = planes[pieces[place].index]
      placed.cuts = pieces[place].piece?.cuts ?? []
      return placed
    }
  }

  /// [choice] More planes in one space are none that anybody looks at one by one.
  private static let mostCompared = 300
  /// [choice] Fewer than 300 pieces come of a dozen planes that all cut each other.
  private static let mostPieces = 300

  /// A plane, or what is left of one where another cuts it; without a piece for one that is not seen.
  private typealias Part = (index: Int, piece: PlanePiece?)

  /// Each plane, cut by those before it.
  private static func pieces(_ planes: [Part]) -> [Part] {
    var result: [Part] = []
    for (place, plane) in planes.enumerated() {
      guard let whole = plane.piece else {
        result.append(plane)
        continue
      }
      var parts = [whole]
      for other in planes[..<place].compactMap(\.piece) where result.count + parts.count < mostPieces {
        parts = parts.flatMap { $0.cut(by: other) }
      }
      result += parts.map { (plane.index, $0) }
    }
    return result
  }

  /// The places of pieces in the order in which they are drawn.
  private static func order(_ pieces: [Part]) -> [Int] {
    // Those that have to be drawn before another one.
    var before = [[Int]](repeating: [], count: pieces.count)
    for (first, one) in pieces.enumerated() {
      guard let left = one.piece else { continue }
      for second in pieces.indices[(first + 1)...] {
        guard let right = pieces[second].piece, one.index != pieces[second].index,
          let meeting = left.meeting(right)
        else { continue }
        let (near, far) = (comparable(left.depth(at: meeting)), comparable(right.depth(at: meeting)))
        if near == far ? one.index < pieces[second].index : near < far {
          before[second].append(first)
        } else {
          before[first].append(second)
        }
      }
    }
    var result: [Int] = []
    var isDone = [Bool](repeating: false, count: pieces.count)
    while result.count < pieces.count {
      // Planes that lie on each other in a ring have no order: the furthest begins.
      let next =
        pieces.indices.first { index in !isDone[index] && before[index].allSatisfy { isDone[$0] } }
        ?? pieces.indices.first { !isDone[$0] }
      guard let next else { break }
      isDone[next] = true
      result.append(next)
    }
    return result
  }

  /// Below a millionth of a point planes lie in each other.
  private static func comparable(_ depth: Double) -> Double { (depth * 1e6).rounded() }
}
