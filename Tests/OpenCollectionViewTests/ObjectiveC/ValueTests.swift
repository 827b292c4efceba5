import OpenCollectionView
import Testing

@MainActor struct ValueTests {
  @Test func `geometry goes into values and comes out again`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    #expect(
      NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(
      CATransform3DEqualToTransform(
        NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 4)).caTransform3DValue, CATransform3DMakeScale(2, 3, 4)))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    #expect(
      NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue == UIOffset(horizontal: 1, vertical: 2))
  }

  @Test func `values with the same geometry are equal`() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)) == NSValue(cgPoint: CGPoint(x: 1, y: 2)))
    #expect(NSValue(uiEdgeInsets: .zero) != NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)))
  }

  @Test func `a value of something else gives nothing`() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).uiEdgeInsetsValue == .zero)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgAffineTransformValue == .identity)
  }
}

@MainActor struct CoreFoundationTests {
  @Test func `values are Core Foundation's by a cast`() {
    let name = "Helvetica"
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    #expect(name as CFString == "Helvetica")
    #expect(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]) != nil)
  }

  @Test func `the program runs on no Mac`() {
    #expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
  }

  @Test func `a typeface is found by a name, and a text layer writes with it`() throws {
    let bold = try #require(CGFont("Helvetica-Bold" as CFString))
    #expect(bold.postScriptName == "LiberationSans-Bold")
    #expect(CGFont("Nobody Knows" as CFString) == nil)
    let layer = CATextLayer()
    layer.string = "Photographs"
    layer.font = bold
    let width = layer.preferredFrameSize().width
    layer.font = "Helvetica-Bold"
    #expect(layer.preferredFrameSize().width == width)
    layer.font = "Helvetica"
    #expect(layer.preferredFrameSize().width != width)
  }

  @Test func `a font of which nothing is said is the system's at 12 points`() {
    #expect(UIFont().pointSize == 12)
    #expect(UIFont().fontName == UIFont.systemFont(ofSize: 12).fontName)
  }
}

@MainActor struct WeakCollectionTests {
  final class Thing {}

  @Test func `a hash table holds each object once and none alive`() {
    let table = NSHashTable<Thing>.weakObjects()
    let thing = Thing()
    table.add(thing)
    table.add(thing)
    do { table.add(Thing()) }
    #expect(table.count == 1 && table.anyObject === thing && table.contains(thing))
    table.remove(thing)
    #expect(table.allObjects.isEmpty)
  }

  @Test func `a map table finds values by their keys and drops entries that have gone`() {
    let table = NSMapTable<Thing, Thing>.weakToStrongObjects()
    let (key, value) = (Thing(), Thing())
    table.setObject(value, forKey: key)
    do { table.setObject(Thing(), forKey: Thing()) }
    #expect(table.count == 1 && table.object(forKey: key) === value)
    #expect(table.allKeys.first === key)
    table.removeObject(forKey: key)
    #expect(table.object(forKey: key) == nil && table.count == 0)
    let weak = NSMapTable<Thing, Thing>.strongToWeakObjects()
    do { weak.setObject(Thing(), forKey: key) }
    #expect(weak.object(forKey: key) == nil)
  }
}
