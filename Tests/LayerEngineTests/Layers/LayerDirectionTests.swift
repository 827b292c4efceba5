import Foundation
import LayerEngine
import PlaneGeometry
import Testing

/// Layers whose x is counted from the right.
struct LayerDirectionTests {
  /// A layer of 320 by 100 points at (40, 10) in a root, that counts from the right and has scrolled by 50 points.
  private let root = CALayer()
  private let row = CALayer()
  private let tree: LayerTree

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    row.frame = CGRect(x: 40, y: 10, width: 320, height: 100)
    root.addSublayer(row)
    row.countsFromRight = true
    row.bounds.origin.x = 50
    tree = LayerTree(root: root)
  }

  private func item(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    row.addSublayer(layer)
    return layer
  }

  @Test func `The origin of the bounds is at the right edge, and x grows to the left`() {
    // A23
    #expect(row.convert(CGPoint(x: 50, y: 7), to: root) == CGPoint(x: 360, y: 17))
    #expect(row.convert(CGPoint(x: 370, y: 7), to: root) == CGPoint(x: 40, y: 17))
    #expect(root.convert(CGPoint(x: 350, y: 17), to: row) == CGPoint(x: 60, y: 7))
    #expect(
      row.convert(CGRect(x: 60, y: 0, width: 80, height: 30), to: root) == CGRect(x: 270, y: 10, width: 80, height: 30))
    #expect(
      root.convert(CGRect(x: 270, y: 10, width: 80, height: 30), to: row) == CGRect(x: 60, y: 0, width: 80, height: 30))
  }

  @Test func `A sublayer keeps its frame, and what is in it is not turned over`() {
    // A23
    let item = item(CGRect(x: 60, y: 0, width: 80, height: 30))
    #expect(item.frame == CGRect(x: 60, y: 0, width: 80, height: 30))
    #expect(item.convert(CGPoint.zero, to: root) == CGPoint(x: 270, y: 10))
    #expect(item.convert(CGPoint(x: 80, y: 5), to: root) == CGPoint(x: 350, y: 15))
    #expect(item.convert(CGPoint(x: 10, y: 5), to: row) == CGPoint(x: 130, y: 5))
    #expect(root.convert(CGPoint(x: 280, y: 15), to: item) == CGPoint(x: 10, y: 5))
    #expect(row.convert(CGPoint(x: 130, y: 5), to: item) == CGPoint(x: 10, y: 5))
    #expect(item.convert(item.bounds, to: root) == CGRect(x: 270, y: 10, width: 80, height: 30))
    #expect(item.convert(item.bounds, to: row) == item.frame)
    #expect(item.isOnlyMoved(within: root))
    #expect(!row.isOnlyMoved(within: root))
    #expect(row.isUntransformed(within: root))
  }

  @Test func `A layer is hit where it is seen`() {
    // A23
    let item = item(CGRect(x: 60, y: 0, width: 80, height: 30))
    #expect(root.hitTest(CGPoint(x: 271, y: 20)) === item)
    #expect(root.hitTest(CGPoint(x: 269, y: 20)) === row)
    // The left edge of what is seen belongs to a layer, the right one does not.
    #expect(root.hitTest(CGPoint(x: 40, y: 20)) === row)
    #expect(root.hitTest(CGPoint(x: 360, y: 20)) === root)
  }

  /// What a host knows of a layer, from all commits up to now.
  private func told(_ mirror: inout LayerMirror, of layer: CALayer) throws -> LayerProperties {
    try mirror.apply(tree.commit())
    let identifier = try #require(tree.identifier(of: layer))
    return try #require(mirror.nodes[identifier]).properties
  }

  @Test func `A host is told places counted from the left, and a scroll changes the origin alone`() throws {
    // A23
    let item = item(CGRect(x: 60, y: 0, width: 80, height: 30))
    var mirror = LayerMirror()
    #expect(try told(&mirror, of: item).position == CGPoint(x: -100, y: 15))
    #expect(try told(&mirror, of: row).bounds.origin == CGPoint(x: -370, y: 0))
    row.bounds.origin.x = 80
    let commit = tree.commit()
    #expect(commit.changed.map(\.value) == [.boundsOrigin(CGPoint(x: -400, y: 0))])
    try mirror.apply(commit)
    row.bounds.size.width = 300
    #expect(try told(&mirror, of: row).bounds == CGRect(x: -380, y: 0, width: 300, height: 100))
    row.countsFromRight = false
    #expect(try told(&mirror, of: row).bounds.origin == CGPoint(x: 80, y: 0))
    #expect(try told(&mirror, of: item).position == CGPoint(x: 100, y: 15))
  }

  @Test func `Who moves out of such a layer, or into it, is told of anew`() throws {
    // A23
    let item = item(CGRect(x: 60, y: 0, width: 80, height: 30))
    var mirror = LayerMirror()
    #expect(try told(&mirror, of: item).position == CGPoint(x: -100, y: 15))
    root.addSublayer(item)
    #expect(try told(&mirror, of: item).position == CGPoint(x: 100, y: 15))
    item.anchorPoint = CGPoint(x: 0.25, y: 0.5)
    item.transform = CATransform3DMakeTranslation(7, 3, 0)
    #expect(try told(&mirror, of: item).transform.m41 == 7)
    row.mask = item
    #expect(try told(&mirror, of: item).position == CGPoint(x: -100, y: 15))
    #expect(try told(&mirror, of: item).anchorPoint == CGPoint(x: 0.75, y: 0.5))
    #expect(try told(&mirror, of: item).transform.m41 == -7)
  }

  /// A tree of layers that count from the left, made of what a host is told.
  private func plain(_ identifier: LayerID, _ mirror: LayerMirror, _ made: inout [LayerID: CALayer]) -> CALayer {
    let layer = CALayer()
    made[identifier] = layer
    guard let node = mirror.nodes[identifier] else { return layer }
    layer.bounds = node.properties.bounds
    layer.position = node.properties.position
    layer.anchorPoint = node.properties.anchorPoint
    layer.transform = node.properties.transform
    layer.sublayerTransform = node.properties.sublayerTransform
    for child in node.children { layer.addSublayer(plain(child, mirror, &made)) }
    return layer
  }

  @Test(arguments: 0..<40)
  func `What a host draws is where the layers say, however they are anchored and transformed`(seed: UInt64) throws {
    // A23
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(range.lowerBound + Int((state >> 33) % UInt64(range.count)))
    }
    if number(0...1) == 0 { row.sublayerTransform.m34 = -1 / 500 }
    if number(0...2) == 0 { row.anchorPoint.x = 0.25 }
    if number(0...2) == 0 { row.transform = CATransform3DMakeRotation(0.3, 0, 0, 1) }
    let item = item(CGRect(x: number(0...200), y: number(0...40), width: 80, height: 30))
    item.anchorPoint = CGPoint(x: number(0...4) / 4, y: 0.5)
    if number(0...2) > 0 {
      item.transform = CATransform3DConcat(
        CATransform3DMakeRotation(number(-5...5) / 10, number(0...1), number(0...1), 1),
        CATransform3DMakeTranslation(number(-30...30), number(-9...9), number(-20...20)))
    }
    let inner = CALayer()
    inner.frame = CGRect(x: 10, y: 5, width: 40, height: 20)
    inner.countsFromRight = number(0...1) == 0
    item.addSublayer(inner)
    let last = CALayer()
    last.frame = CGRect(x: 3, y: 2, width: 10, height: 10)
    inner.addSublayer(last)
    var mirror = LayerMirror()
    try mirror.apply(tree.commit())
    var made: [LayerID: CALayer] = [:]
    let copy = plain(try #require(mirror.root), mirror, &made)
    for layer in [item, last] {
      let identifier = try #require(tree.identifier(of: layer))
      let drawn = try #require(made[identifier])
      for point in [CGPoint(x: 1, y: 2), CGPoint(x: 9, y: 7)] {
        let (place, seen) = (layer.convert(point, to: root), drawn.convert(point, to: copy))
        #expect(abs(place.x - seen.x) < 1e-9 && abs(place.y - seen.y) < 1e-9)
        let back = root.convert(place, to: layer)
        #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
      }
    }
  }

  @Test func `The frame of a sublayer that is moved by a transform is counted from the right, too`() {
    // A23
    let item = item(CGRect(x: 60, y: 0, width: 80, height: 30))
    item.transform = CATransform3DMakeTranslation(10, 0, 0)
    #expect(item.frame == CGRect(x: 70, y: 0, width: 80, height: 30))
    #expect(item.convert(item.bounds, to: root) == CGRect(x: 260, y: 10, width: 80, height: 30))
  }

  @Test func `A frozen copy stands as its original does`() throws {
    // A23
    _ = item(CGRect(x: 60, y: 0, width: 80, height: 30))
    let copy = row.frozenCopy()
    root.addSublayer(copy)
    let shown = try #require(copy.sublayers?.first)
    #expect(shown.convert(shown.bounds, to: root) == CGRect(x: 270, y: 10, width: 80, height: 30))
  }
}
