import Foundation
import LayerEngine
package import OpenCollectionView

extension MessageWriter {
  /// The law of content that follows a wheel, as a record.
  package mutating func write(_ turn: ScrollTurn) {
    write(.turn)
    write(turn.layer)
    write(
      byte: (turn.x == nil ? 0 : 1) | (turn.y == nil ? 0 : 2) | (turn.x?.law.givesWay == true ? 4 : 0)
        | (turn.y?.law.givesWay == true ? 8 : 0) | (turn.isInSteps ? 16 : 0))
    for axis in [turn.x, turn.y].compactMap({ $0 }) {
      write(axis.law)
      write(CGFloat(axis.remainder))
      write(exactly: axis.lowest)
      write(exactly: axis.highest)
    }
    write(count: turn.held.count)
    for layer in turn.held { write(layer) }
  }
}
