import Foundation
import LayerEngine
package import OpenCollectionView

extension MessageWriter {
  /// Writes the places of content that moves by itself as a record. Intervals are milliseconds.
  package mutating func write(_ course: ScrollCourse) {
    write(.motion)
    write(course.layer)
    write(CGFloat(ScrollCourse.interval * 1000))
    write(byte: (course.x == nil ? 0 : 1) | (course.y == nil ? 0 : 2))
    for axis in [course.x, course.y].compactMap({ $0 }) {
      write(exactly: axis.place)
      write(CGFloat(axis.reach))
      write(count: axis.later.count)
      for distance in axis.later { write(CGFloat(distance)) }
    }
    write(count: course.held.count)
    for layer in course.held { write(layer) }
  }
}
