import Foundation
import LayerEngine
package import OpenCollectionView

extension MessageWriter {
  /// The law of a scroll under a finger, as a record.
  package mutating func write(_ scroll: ScrollLead) {
    write(.scroll)
    write(scroll.layer)
    write(integer: scroll.touch)
    write(scroll.place)
    write(
      byte: (scroll.x == nil ? 0 : 1) | (scroll.y == nil ? 0 : 2) | (scroll.x?.givesWay == true ? 4 : 0)
        | (scroll.y?.givesWay == true ? 8 : 0))
    for axis in [scroll.x, scroll.y].compactMap({ $0 }) { write(axis) }
    write(count: scroll.held.count)
    for layer in scroll.held { write(layer) }
  }

  /// The law along one axis, but for whether it gives way.
  mutating func write(_ axis: ScrollLead.Axis) {
    write(exactly: axis.pulled)
    write(exactly: axis.minimum)
    write(exactly: axis.maximum)
    write(CGFloat(axis.bandLength))
    write(CGFloat(axis.coefficient))
    write(CGFloat(axis.reach))
    write(CGFloat(axis.decelerationRate))
    write(CGFloat(axis.bounceRate))
    write(CGFloat(axis.overshootReturnRate))
  }
}
