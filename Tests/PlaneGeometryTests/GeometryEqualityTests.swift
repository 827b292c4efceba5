import Foundation
import PlaneGeometry
import Testing

/// Core Graphics' words for equality, and the index paths of Objective-C.
struct GeometryEqualityTests {
  @Test func `points, sizes and rectangles are equal by their numbers`() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 2, y: 1)))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
    #expect(CGRect(x: 0, y: 0, width: 1, height: 2).equalTo(CGRect(x: 0, y: 0, width: 1, height: 2)))
    #expect(CGRect(x: 0, y: 0, width: 1, height: 2).equalTo(CGRect(x: 1, y: 2, width: -1, height: -2)))
    #expect(!CGRect.zero.equalTo(.null))
  }

  @Test func `an index path of Objective-C has section and item`() {
    let path = NSIndexPath(item: 3, section: 2)
    #expect(path.section == 2 && path.item == 3 && path.row == 3)
    #expect(path as IndexPath == IndexPath(item: 3, section: 2))
    #expect(NSIndexPath(row: 1, section: 0).item == 1)
  }
}
