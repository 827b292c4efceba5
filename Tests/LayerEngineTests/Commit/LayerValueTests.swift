import Foundation
import PlaneGeometry
import Testing

@testable import LayerEngine

struct LayerValueTests {
  /// A change of a layer and the value that a commit carries for it.
  struct Change: Sendable {
    var name: String
    var make: @Sendable (CAGradientLayer) -> Void
    var value: LayerValue
  }

  private static let picture = LayerPicture(size: CGSize(width: 2, height: 3), source: .drawn(DisplayList()))
  private static let red = LayerColor(red: 1, green: 0, blue: 0)
  private static let blue = LayerColor(red: 0, green: 0, blue: 1)

  /// One change for each case of `LayerValue`, in their order, but for the mask, which is a layer of its own.
  private static let field = LayerField(
    exchange: 1, initialText: "abc", initialSelection: 0..<3,
    style: LayerField.Style(font: TextFont(size: 17), color: .black, tint: .black), placeholderColor: .black)

  static let changes: [Change] = [
    Change(name: "position", make: { $0.position = CGPoint(x: 1, y: 2) }, value: .position(CGPoint(x: 1, y: 2))),
    Change(name: "zPosition", make: { $0.zPosition = 3 }, value: .zPosition(3)),
    Change(name: "anchorPoint", make: { $0.anchorPoint = .zero }, value: .anchorPoint(.zero)),
    Change(
      name: "boundsOrigin", make: { $0.bounds.origin = CGPoint(x: 4, y: 5) },
      value: .boundsOrigin(CGPoint(x: 4, y: 5))),
    Change(
      name: "boundsSize", make: { $0.bounds.size = CGSize(width: 6, height: 7) },
      value: .boundsSize(CGSize(width: 6, height: 7))),
    Change(
      name: "transform", make: { $0.transform = CATransform3DMakeScale(2, 3, 4) },
      value: .transform(CATransform3DMakeScale(2, 3, 4))),
    Change(
      name: "sublayerTransform", make: { $0.sublayerTransform = CATransform3DMakeTranslation(1, 2, 3) },
      value: .sublayerTransform(CATransform3DMakeTranslation(1, 2, 3))),
    Change(name: "opacity", make: { $0.opacity = 0.25 }, value: .opacity(0.25)),
    Change(name: "isHidden", make: { $0.isHidden = true }, value: .isHidden(true)),
    Change(name: "isDoubleSided", make: { $0.isDoubleSided = false }, value: .isDoubleSided(false)),
    Change(name: "masksToBounds", make: { $0.masksToBounds = true }, value: .masksToBounds(true)),
    Change(name: "backgroundColor", make: { $0.backgroundColor = CGColor(red) }, value: .backgroundColor(red)),
    Change(name: "cornerRadius", make: { $0.cornerRadius = 8 }, value: .cornerRadius(8)),
    Change(
      name: "maskedCorners", make: { $0.maskedCorners = [.layerMaxXMaxYCorner] },
      value: .maskedCorners(CACornerMask(rawValue: 8))),
    Change(name: "borderWidth", make: { $0.borderWidth = 9 }, value: .borderWidth(9)),
    Change(name: "borderColor", make: { $0.borderColor = CGColor(blue) }, value: .borderColor(blue)),
    Change(
      name: "shadow", make: { $0.shadowOpacity = 0.5 },
      value: .shadow(LayerShadow(color: .black, opacity: 0.5, offset: CGSize(width: 0, height: -3), radius: 3))),
    Change(
      name: "gradient", make: { $0.colors = [CGColor(red), CGColor(blue)] },
      value: .gradient(
        LayerGradient(
          kind: .axial, start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1),
          stops: [LayerGradient.Stop(color: red, location: 0), LayerGradient.Stop(color: blue, location: 1)]))),
    Change(name: "contents", make: { $0.layerContents = .picture(picture) }, value: .contents(.picture(picture))),
    Change(
      name: "contentsGravity", make: { $0.contentsGravity = .resizeAspectFill },
      value: .contentsGravity(.resizeAspectFill)),
    Change(
      name: "accessibility", make: { $0.accessibility = LayerAccessibility(role: .button, label: "Add") },
      value: .accessibility(LayerAccessibility(role: .button, label: "Add"))),
    Change(
      name: "shape", make: { $0.set(\.shape, LayerShape(fillColor: red), .shape) },
      value: .shape(LayerShape(fillColor: red))),
    Change(
      name: "contentsRect", make: { $0.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1) },
      value: .contentsRect(CGRect(x: 0, y: 0, width: 0.5, height: 1))),
    Change(name: "contentsScale", make: { $0.set(\.contentsScale, 2, .contentsScale) }, value: .contentsScale(2)),
    Change(
      name: "contentsCenter", make: { $0.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) },
      value: .contentsCenter(CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))),
    Change(
      name: "magnificationFilter", make: { $0.magnificationFilter = .nearest }, value: .magnificationFilter(.nearest)),
    Change(
      name: "backdrop", make: { $0.backdrop = LayerBackdrop(blur: 20, saturation: 1.5) },
      value: .backdrop(LayerBackdrop(blur: 20, saturation: 1.5))),
    Change(name: "field", make: { $0.field = field }, value: .field(field)),
  ]

  @Test func `Each property alone is told as its one value`() {
    for change in Self.changes {
      let layer = CAGradientLayer()
      let tree = LayerTree(root: layer)
      tree.layoutAndDisplay()
      _ = tree.commit()
      change.make(layer)
      tree.layoutAndDisplay()
      #expect(tree.commit() == LayerCommit(changed: [changed(1, change.value)]), "\(change.name)")
      #expect(tree.commit().isEmpty, "\(change.name)")
    }
  }

  @Test func `Each property alone is told of a layer that is new`() {
    for change in Self.changes {
      let layer = CAGradientLayer()
      change.make(layer)
      let commit = LayerTree(root: layer).commit()
      #expect(commit == LayerCommit(created: created(1), changed: [changed(1, change.value)]), "\(change.name)")
    }
  }

  @Test func `A property that returns to its first value is told as that value`() {
    let layer = CAGradientLayer()
    let tree = LayerTree(root: layer)
    for change in Self.changes { change.make(layer) }
    tree.layoutAndDisplay()
    _ = tree.commit()
    layer.backgroundColor = nil
    layer.colors = nil
    layer.shadowOpacity = 0
    layer.layerContents = .none
    layer.accessibility = nil
    layer.transform = CATransform3DIdentity
    #expect(
      tree.commit()
        == LayerCommit(changed: [
          changed(1, .transform(CATransform3DIdentity)), changed(1, .backgroundColor(nil)),
          changed(1, .shadow(LayerShadow())), changed(1, .gradient(nil)), changed(1, .contents(.none)),
          changed(1, .accessibility(nil)), changed(1, .contentsScale(0)),
        ]))
  }

  @Test func `All properties together reach an empty copy in the order of the cases`() throws {
    let (root, layer) = (CALayer(), CAGradientLayer())
    for change in Self.changes { change.make(layer) }
    root.addSublayer(layer)
    let tree = LayerTree(root: root)
    let commit = tree.commit()
    #expect(commit.changed == Self.changes.map { changed(2, $0.value) })
    var mirror = LayerMirror()
    try mirror.apply(commit)
    let properties = try #require(mirror.nodes[id(2)]?.properties)
    #expect(properties == layer.properties)
    #expect(properties.position == CGPoint(x: 1, y: 2))
    #expect(properties.bounds == CGRect(x: 4, y: 5, width: 6, height: 7))
    #expect(properties.accessibility?.label == "Add")
    #expect(mirror.nodes[id(1)]?.properties == LayerProperties())
  }

  @Test func `The set of all properties has one member for each value`() {
    var values: [LayerValue] = []
    LayerProperties().forEachValue(in: .all) { values.append($0) }
    #expect(values.count == 29)
    #expect(Self.changes.count == 28)
    #expect(LayerPropertySet.all.rawValue.nonzeroBitCount == 29)
    #expect(!LayerPropertySet.all.contains(.sublayers))
    #expect(!LayerPropertySet.all.contains(.replication))
  }

  @Test func `A new layer differs from a new layer in nothing`() {
    #expect(LayerProperties().differencesFromNewLayer.isEmpty)
    #expect(CALayer().properties == LayerProperties())
    #expect(CAGradientLayer().properties == LayerProperties())
  }

  @Test func `No colour for a border is a clear one`() {
    let layer = CALayer()
    layer.borderColor = nil
    #expect(layer.properties.borderColor == LayerColor(red: 0, green: 0, blue: 0, alpha: 0))
  }

  @Test func `A shadow is drawn in its colour, as opaque as both say`() {
    let layer = CALayer()
    layer.shadowColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    layer.shadowOffset = CGSize(width: 1, height: 2)
    layer.shadowRadius = 4
    #expect(layer.properties.shadow.drawnColor == nil)
    layer.shadowOpacity = 0.5
    #expect(
      layer.properties.shadow
        == LayerShadow(
          color: LayerColor(red: 1, green: 0, blue: 0, alpha: 0.5), opacity: 0.5, offset: CGSize(width: 1, height: 2),
          radius: 4))
    #expect(layer.properties.shadow.drawnColor == LayerColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    layer.shadowOpacity = 7
    #expect(layer.properties.shadow.drawnColor?.alpha == 0.5)
    layer.shadowColor = nil
    #expect(layer.properties.shadow.drawnColor == nil)
  }

  @Test func `Pictures are told apart by identity, texts by what they say`() {
    func run() -> TextRun {
      TextRun(
        string: "a", origin: CGPoint(x: 1, y: 2), width: 3, font: TextFont(size: 17),
        color: LayerColor(red: 0, green: 0, blue: 0))
    }
    let layer = CALayer()
    let tree = LayerTree(root: layer)
    layer.layerContents = .text([run()])
    _ = tree.commit()
    layer.layerContents = .text([run()])
    #expect(!tree.needsCommit)
    layer.layerContents = .picture(LayerPicture(size: .zero, source: .drawn(DisplayList())))
    _ = tree.commit()
    layer.layerContents = .picture(LayerPicture(size: .zero, source: .drawn(DisplayList())))
    #expect(tree.commit().changed.count == 1)
  }
}
