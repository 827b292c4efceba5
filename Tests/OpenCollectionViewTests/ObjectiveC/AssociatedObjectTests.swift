import OpenCollectionView
import Testing

@MainActor struct AssociatedObjectTests {
  final class Thing {}
  nonisolated(unsafe) static var first: UInt8 = 0
  nonisolated(unsafe) static var second: UInt8 = 0

  @Test func `values are kept with an object, each by its key`() {
    for object in [UIView(), NSObject(), Thing()] as [AnyObject] {
      objc_setAssociatedObject(object, &Self.first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(object, &Self.second, 2, .OBJC_ASSOCIATION_COPY)
      #expect(objc_getAssociatedObject(object, &Self.first) as? String == "one")
      #expect(objc_getAssociatedObject(object, &Self.second) as? Int == 2)
      objc_setAssociatedObject(object, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, &Self.first) == nil)
      objc_removeAssociatedObjects(object)
      #expect(objc_getAssociatedObject(object, &Self.second) == nil)
    }
  }

  @Test func `a view lets go of its values when it goes, an assigned object is never kept`() {
    weak var kept: Thing?
    weak var assigned: Thing?
    do {
      let (view, thing, other) = (UIView(), Thing(), Thing())
      objc_setAssociatedObject(view, &Self.first, thing, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(view, &Self.second, other, .OBJC_ASSOCIATION_ASSIGN)
      (kept, assigned) = (thing, other)
    }
    #expect(kept == nil && assigned == nil)
  }

  @Test func `values of other objects are let go in time`() {
    weak var first: Thing?
    do {
      let (object, thing) = (NSObject(), Thing())
      objc_setAssociatedObject(object, &Self.first, thing, .OBJC_ASSOCIATION_RETAIN)
      first = thing
    }
    for _ in 0..<1000 { objc_setAssociatedObject(NSObject(), &Self.first, 1, .OBJC_ASSOCIATION_RETAIN) }
    #expect(first == nil)
  }
}
