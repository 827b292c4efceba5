import Foundation
import LayerEngine
import PlaneGeometry

/// Layers by chance of which some scroll from frame to frame, under, over and between others: two lists, one perhaps in the
/// other, with cells of all kinds that come, go, change and change places.
struct ScrolledScene {
  private(set) var sketch: LayerSketch
  let scale: CGFloat
  private var tree: Chance
  private var change: Chance
  private let frame: Int

  init(seed: Int, frame: Int) {
    sketch = LayerSketch(width: 200, height: 180, background: nil)
    tree = Chance(seed)
    // Frame by frame the same, whatever the tree needs.
    change = Chance(seed &* 977 &+ 5 &+ frame &* 31)
    self.frame = frame
    scale = [1, 1, 2, 3][tree.number(4)]
    sketch.set(sketch.root, [.backgroundColor(tree() < 0.8 ? color(opaque: 0.8) : nil)])
    if tree() < 0.4 { behind() }
    let list = list(CGRect(x: coordinate(30), y: coordinate(30), width: 150 + coordinate(40), height: 150), in: nil, 1)
    if tree() < 0.3 {
      _ = self.list(CGRect(x: 10 + coordinate(30), y: 30 + coordinate(40), width: 100, height: 90), in: list, 2)
    }
    for _ in 0..<tree.number(4) { inFront() }
  }

  // MARK: Chance

  private struct Chance {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    /// A number from 0 up to 1.
    mutating func callAsFunction() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24)
    }

    mutating func number(_ count: Int) -> Int { Int(callAsFunction() * CGFloat(count)) }
  }

  /// A coordinate up to a number of points: mostly between two pixels.
  private mutating func coordinate(_ most: CGFloat) -> CGFloat {
    let value = tree() * most
    return tree() < 0.8 ? value.rounded() : tree() < 0.5 ? (value * scale).rounded() / scale : value
  }

  private mutating func color(opaque: CGFloat = 0.7) -> LayerColor {
    LayerColor(
      red: Float(tree()), green: Float(tree()), blue: Float(tree()), alpha: tree() < opaque ? 1 : Float(tree()))
  }

  // MARK: What does not scroll

  private mutating func behind() {
    let kind = tree.number(3)
    let layer = sketch.add(CGRect(x: 0, y: 0, width: 200, height: 180))
    switch kind {
    case 0: sketch.set(layer, [.contents(.picture(CoveredScene.photo(color())))])
    case 1: sketch.set(layer, [.gradient(gradient())])
    default: cell(in: layer, at: CGRect(x: 30, y: 30, width: 90, height: 60), isChanged: false)
    }
  }

  private mutating func inFront() {
    let rect = CGRect(
      x: coordinate(150), y: coordinate(150), width: 10 + coordinate(150), height: 6 + coordinate(40))
    // One that moves by itself, as an indicator does.
    let way = tree() < 0.4 ? CGFloat(frame) * 3 : 0
    let layer = sketch.add(
      rect.offsetBy(dx: 0, dy: way), .cornerRadius(tree() < 0.5 ? 0 : tree() * 12),
      .backgroundColor(color(opaque: 0.5)))
    let kind = tree()
    if kind < 0.2 {
      sketch.set(layer, [.backdrop(LayerBackdrop(blur: tree() * 6, saturation: 1.5))])
    } else if kind < 0.4 {
      sketch.set(layer, [.shadow(shadow())])
    } else if kind < 0.5 {
      sketch.set(layer, [.opacity(0.5), .borderWidth(2), .borderColor(color())])
    }
  }

  // MARK: Lists

  private mutating func list(_ frame: CGRect, in parent: LayerID?, _ depth: Int) -> LayerID {
    let list = sketch.add(frame, to: parent, .masksToBounds(tree() < 0.8))
    if tree() < 0.5 { sketch.set(list, [.backgroundColor(color(opaque: 0.8))]) }
    if tree() < 0.4 { sketch.set(list, [.cornerRadius(tree() * 20)]) }
    if tree() < 0.1 { sketch.set(list, [.opacity(0.8)]) }
    if tree() < 0.1 { sketch.set(list, [.borderWidth(1.5), .borderColor(color())]) }
    let isSideways = tree() < 0.3
    let (columns, rows) = isSideways ? (8, 2) : (2, 8)
    for row in 0..<rows {
      for column in 0..<columns {
        guard tree() < 0.85 else { continue }
        let inset = coordinate(6)
        var place = CGRect(
          x: CGFloat(column) * 75 + inset, y: CGFloat(row) * 50 + inset, width: 60 + coordinate(20),
          height: 40 + coordinate(12))
        // One that is used again further on.
        if tree() < 0.1, self.frame % 3 == 2 { place.origin.y += 200 }
        cell(in: list, at: place, isChanged: change() < 0.04)
      }
    }
    // How far each frame scrolls: by points, by pixels, by parts of these, or not at all.
    var offset = CGPoint(x: 0, y: 0)
    let unit = tree.number(6)
    for _ in 0..<self.frame {
      let step = CGFloat(tree.number(40)) - 12
      let distance = unit == 0 ? step / 3.7 : unit == 1 ? step / scale : step
      if depth == 2, tree() < 0.5 { continue }
      if isSideways { offset.x += distance } else { offset.y += distance }
      if tree() < 0.05 { offset.x += 2 }
    }
    sketch.set(list, [.boundsOrigin(offset)])
    return list
  }

  // MARK: Cells

  private mutating func cell(in parent: LayerID, at frame: CGRect, isChanged: Bool) {
    let cell = sketch.add(frame, to: parent)
    let kind = tree()
    let ground = color()
    if kind < 0.6 { sketch.set(cell, [.backgroundColor(isChanged ? .white : ground)]) }
    if tree() < 0.4 { sketch.set(cell, [.cornerRadius(tree() * 14)]) }
    if tree() < 0.15 { sketch.set(cell, [.masksToBounds(true)]) }
    if tree() < 0.15 { sketch.set(cell, [.borderWidth(1 + tree()), .borderColor(color())]) }
    if tree() < 0.2 { sketch.set(cell, [.shadow(shadow())]) }
    if tree() < 0.1 { sketch.set(cell, [.opacity(0.7)]) }
    if tree() < 0.05 { sketch.set(cell, [.zPosition(isChanged ? 2 : 0)]) }
    if isChanged, tree() < 0.3 { sketch.set(cell, [.isHidden(true)]) }
    if tree() < 0.06 {
      var turn = CATransform3DIdentity
      // 3-4-5: a turn without a sine's last digits.
      (turn.m11, turn.m12, turn.m21, turn.m22) = (0.8, 0.6, -0.6, 0.8)
      sketch.set(cell, [.transform(turn)])
    }
    if tree() < 0.06 {
      sketch.mask(cell, CGRect(x: 0, y: 0, width: 40, height: 30), .backgroundColor(.black), .cornerRadius(9))
    }
    for _ in 0..<1 + tree.number(2) { content(of: cell, frame.size) }
  }

  private mutating func content(of cell: LayerID, _ size: CGSize) {
    let rect = CGRect(x: coordinate(10), y: coordinate(10), width: size.width - 8, height: size.height / 2)
    switch tree.number(7) {
    case 0: sketch.add(rect, to: cell, .contents(.picture(CoveredScene.photo(color()))))
    case 1: sketch.add(rect, to: cell, .gradient(gradient()), .cornerRadius(tree() * 6))
    case 2:
      let path = CGPath(ellipseIn: CGRect(origin: .zero, size: rect.size), transform: nil)
      sketch.add(
        rect, to: cell,
        .shape(LayerShape(path: path, fillColor: color(), strokeColor: color(), stroke: StrokeStyle(width: 2))))
    case 3:
      sketch.add(
        rect, to: cell, .contents(.picture(CoveredScene.photo(color()))),
        .contentsCenter(CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)))
    case 4:
      let clip = sketch.add(rect, to: cell, .masksToBounds(true), .cornerRadius(tree() * 10))
      sketch.add(
        CGRect(x: -5, y: -5, width: 60, height: 60), to: clip, .contents(.picture(CoveredScene.photo(color()))))
    default:
      let font = TextFont(size: 9 + 6 * tree())
      let words = "Words of a cell"
      let run = TextRun(
        string: words, origin: CGPoint(x: 2, y: 12), width: font.width(of: words), font: font, color: color())
      sketch.add(rect, to: cell, .contents(.text([run])))
    }
  }

  private mutating func shadow() -> LayerShadow {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 50, height: 30), cornerWidth: 6, cornerHeight: 6, transform: nil)
    return LayerShadow(
      opacity: 0.6, offset: CGSize(width: coordinate(5), height: coordinate(8)), radius: tree() * 8,
      path: tree() < 0.3 ? path : nil)
  }

  private mutating func gradient() -> LayerGradient {
    let ends = [CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)]
    return LayerGradient(
      kind: tree() < 0.7 ? .axial : .radial, start: .zero, end: ends[tree.number(3)],
      stops: [.init(color: color(), location: 0), .init(color: color(), location: 1)])
  }
}
