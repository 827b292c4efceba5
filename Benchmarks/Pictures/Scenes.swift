import Foundation
import LayerEngine
import PlaneGeometry

/// A tree of layers that is made by hand and moved from frame to frame.
struct Scene {
  private(set) var mirror = LayerMirror()
  private var commit = LayerCommit()
  private var next: UInt32 = 1
  private var counts: [LayerID: Int] = [:]
  let root: LayerID

  init(width: CGFloat, height: CGFloat, background: LayerColor) {
    root = LayerID(rawValue: 1)
    next = 2
    commit.created.append(LayerCreation(layer: root, kind: .plain))
    set(
      root, .position(CGPoint(x: width / 2, y: height / 2)), .boundsSize(CGSize(width: width, height: height)),
      .backgroundColor(background))
  }

  mutating func set(_ layer: LayerID, _ values: LayerValue...) {
    for value in values { commit.changed.append(LayerChange(layer: layer, value: value)) }
  }

  @discardableResult mutating func add(
    _ frame: CGRect, to parent: LayerID? = nil, kind: LayerKind = .plain, _ values: LayerValue...
  ) -> LayerID {
    let layer = LayerID(rawValue: next)
    next += 1
    let parent = parent ?? root
    commit.created.append(LayerCreation(layer: layer, kind: kind))
    commit.placed.append(LayerPlacement(layer: layer, parent: parent, index: counts[parent, default: 0]))
    counts[parent, default: 0] += 1
    let place: [LayerValue] = [.position(CGPoint(x: frame.midX, y: frame.midY)), .boundsSize(frame.size)]
    for value in place + values { commit.changed.append(LayerChange(layer: layer, value: value)) }
    return layer
  }

  /// Takes over what was set.
  mutating func run() {
    do { try mirror.apply(commit) } catch { fatalError("\(error)") }
    commit = LayerCommit()
  }
}

extension LayerColor {
  static func hue(_ index: Int, alpha: Float = 1) -> LayerColor {
    let part = { (shift: Int) in Float((index * 67 + shift) % 256) / 255 }
    return LayerColor(red: part(20), green: part(110), blue: part(190), alpha: alpha)
  }
}

func words(_ string: String, _ size: Double, x: CGFloat, y: CGFloat, _ color: LayerColor) -> LayerValue {
  let font = TextFont(size: size)
  return .contents(
    .text([
      TextRun(
        string: string, origin: CGPoint(x: x, y: y), width: font.width(of: string), font: font, color: color,
        direction: .leftToRight)
    ]))
}

/// A photo: a drawing of some shapes, which is drawn once.
func photo(_ index: Int, _ side: CGFloat) -> LayerPicture {
  let context = CGContext(size: CGSize(width: side, height: side))
  context.setFillColor(LayerColor.hue(index).cgColor)
  context.fill(CGRect(x: 0, y: 0, width: side, height: side))
  for step in 0..<6 {
    context.setFillColor(LayerColor.hue(index + step * 5, alpha: 0.8).cgColor)
    let radius = side * CGFloat(6 - step) / 14
    context.fillEllipse(
      in: CGRect(x: side * CGFloat(step) / 9, y: side / 2 - radius, width: 2 * radius, height: 2 * radius))
  }
  return LayerPicture(size: CGSize(width: side, height: side), scale: 2, source: .drawn(context.displayList))
}

extension LayerColor {
  var cgColor: CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// 150 layers at 1024 by 768 that all move in every frame: covers in perspective with shadows, borders, clips, pictures,
/// words and badges; a clipping panel of 24 cells with shadows and gradients; turning groups that are half clear.
struct MovingScene {
  private(set) var scene: Scene
  private var covers: [LayerID] = []
  private var cells: [LayerID] = []
  private var groups: [LayerID] = []
  private var frame = 0

  init() {
    scene = Scene(width: 1024, height: 768, background: LayerColor(red: 0.1, green: 0.1, blue: 0.15))
    scene.add(
      CGRect(x: 0, y: 0, width: 1024, height: 768),
      .gradient(
        LayerGradient(
          kind: .axial, start: .zero, end: CGPoint(x: 1, y: 1),
          stops: [.init(color: .hue(1), location: 0), .init(color: .hue(3), location: 1)])))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 600
    let row = scene.add(CGRect(x: 0, y: 20, width: 1024, height: 260), .sublayerTransform(perspective))
    for index in 0..<9 {
      let cover = scene.add(
        CGRect(x: CGFloat(index) * 100 + 22, y: 30, width: 180, height: 200), to: row, .backgroundColor(.hue(index)),
        .cornerRadius(14), .borderWidth(2), .borderColor(.hue(40)),
        .shadow(LayerShadow(opacity: 0.5, offset: CGSize(width: 0, height: 6), radius: 12)))
      let clip = scene.add(
        CGRect(x: 10, y: 10, width: 160, height: 140), to: cover, .masksToBounds(true), .cornerRadius(8))
      scene.add(
        CGRect(x: 0, y: 0, width: 160, height: 140), to: clip, .contents(.picture(photo(index, 160))))
      scene.add(
        CGRect(x: 10, y: 156, width: 160, height: 30), to: cover, words("Cover \(index + 1)", 18, x: 0, y: 20, .black))
      scene.add(
        CGRect(x: 150, y: -10, width: 36, height: 36), to: cover, .backgroundColor(.hue(index + 9)), .cornerRadius(18))
      covers.append(cover)
    }
    let panel = scene.add(
      CGRect(x: 60, y: 310, width: 640, height: 430),
      .backgroundColor(LayerColor(red: 1, green: 1, blue: 1, alpha: 0.6)),
      .cornerRadius(24), .masksToBounds(true))
    for index in 0..<24 {
      let cell = scene.add(
        CGRect(x: CGFloat(index % 6) * 104 + 12, y: CGFloat(index / 6) * 104 + 12, width: 92, height: 92), to: panel,
        .backgroundColor(.hue(index, alpha: 1)), .borderWidth(1), .borderColor(.hue(7)), .cornerRadius(10),
        .shadow(LayerShadow(opacity: 0.4, offset: CGSize(width: 0, height: 3), radius: 6)))
      let clip = scene.add(CGRect(x: 6, y: 6, width: 80, height: 50), to: cell, .masksToBounds(true), .cornerRadius(6))
      scene.add(
        CGRect(x: 0, y: 0, width: 80, height: 60), to: clip,
        .gradient(
          LayerGradient(
            kind: .axial, start: .zero, end: CGPoint(x: 1, y: 1),
            stops: [.init(color: .hue(index + 2), location: 0), .init(color: .hue(index + 6), location: 1)])))
      scene.add(CGRect(x: 6, y: 60, width: 60, height: 24), to: cell, words("Item \(index)", 14, x: 0, y: 16, .black))
      cells.append(cell)
    }
    for index in 0..<5 {
      let group = scene.add(
        CGRect(x: 740, y: 310 + CGFloat(index) * 84, width: 240, height: 76), .opacity(0.5),
        .backgroundColor(.hue(index + 20)), .cornerRadius(12))
      let clip = scene.add(
        CGRect(x: 10, y: 10, width: 100, height: 56), to: group, .masksToBounds(true), .cornerRadius(20))
      scene.add(CGRect(x: -10, y: -10, width: 80, height: 80), to: clip, .backgroundColor(.hue(index + 30)))
      groups.append(group)
    }
    scene.run()
  }

  mutating func step() {
    frame += 1
    let time = Double(frame) / 60
    for (index, cover) in covers.enumerated() {
      let place = Double(index - 4) + time.truncatingRemainder(dividingBy: 1)
      let angle = max(-1, min(1, place / 2)) * -Double.pi / 3
      scene.set(cover, .transform(CATransform3DRotate(CATransform3DMakeTranslation(time, 0, 0), angle, 0, 1, 0)))
    }
    for (index, cell) in cells.enumerated() {
      let scale = 1 + 0.05 * sin(time * 3 + Double(index))
      scene.set(cell, .transform(CATransform3DMakeScale(scale, scale, 1)))
    }
    for (index, group) in groups.enumerated() {
      scene.set(group, .transform(CATransform3DMakeRotation(time + Double(index) / 3, 0, 0, 1)))
    }
    scene.run()
  }
}

/// What scrolls by 7 points in every frame: a grid of photos, or a list of rows with words, on a phone at 2x.
struct ScrollingScene {
  private(set) var scene: Scene
  private var offset: CGFloat = 0
  private let content: LayerID
  private let length: CGFloat

  init(photos: Bool) {
    scene = Scene(width: 390, height: 844, background: LayerColor(red: 1, green: 1, blue: 1))
    content = scene.add(CGRect(x: 0, y: 0, width: 390, height: 844), .masksToBounds(true))
    if photos {
      for index in 0..<64 {
        let cell = scene.add(
          CGRect(x: CGFloat(index % 4) * 98, y: CGFloat(index / 4) * 98, width: 96, height: 96), to: content,
          .masksToBounds(true))
        scene.add(CGRect(x: 0, y: 0, width: 96, height: 96), to: cell, .contents(.picture(photo(index, 96))))
      }
      length = 600
    } else {
      for index in 0..<40 {
        let row = scene.add(
          CGRect(x: 0, y: CGFloat(index) * 52, width: 390, height: 52), to: content,
          .backgroundColor(LayerColor(red: 1, green: 1, blue: 1)))
        scene.add(CGRect(x: 16, y: 11, width: 30, height: 30), to: row, .backgroundColor(.hue(index)), .cornerRadius(7))
        scene.add(
          CGRect(x: 60, y: 4, width: 300, height: 24), to: row,
          words("Row \(index), which has a title", 17, x: 0, y: 18, .black))
        scene.add(
          CGRect(x: 60, y: 28, width: 300, height: 20), to: row,
          words("and a second line of smaller words", 13, x: 0, y: 14, .hue(9)))
        scene.add(CGRect(x: 60, y: 51.5, width: 330, height: 0.5), to: row, .backgroundColor(.hue(60)))
      }
      length = 1200
    }
    scene.run()
  }

  mutating func step() {
    offset = (offset + 7).truncatingRemainder(dividingBy: length)
    scene.set(content, .boundsOrigin(CGPoint(x: 0, y: offset)))
    scene.run()
  }
}
