#if BrowserHost
import Foundation
import GestureEngine
import LayerEngine
import OpenCollectionView

/// How one page shows a scene that belongs to another host: as large as it fits, in the middle.
@MainActor struct SceneView {
  private let shared: SharedScene
  /// The size of the page in points.
  var pageSize: CGSize
  /// Tells what the page has been told.
  private(set) var known = LayerMirror()
  private var toldFrame = -1
  private var toldSize = CGSize.zero
  /// The numbers that the page's touches have in the scene.
  private var touches: [Int32: Int32] = [:]

  init(of shared: SharedScene, pageSize: CGSize) {
    self.shared = shared
    self.pageSize = pageSize
  }

  /// Pixels of the page that a point of the scene is, and where the scene begins there.
  private var fit: (scale: CGFloat, x: CGFloat, y: CGFloat) {
    let size = shared.scene.screen.bounds.size
    guard size.width > 0, size.height > 0, pageSize.width > 0, pageSize.height > 0 else { return (1, 0, 0) }
    let scale = min(pageSize.width / size.width, pageSize.height / size.height)
    return (scale, (pageSize.width - size.width * scale) / 2, (pageSize.height - size.height * scale) / 2)
  }

  // MARK: Out

  /// The page knows nothing any longer.
  mutating func forget() {
    known = LayerMirror()
    toldFrame = -1
  }

  /// Tells what the page does not know yet.
  mutating func commit() -> LayerCommit {
    guard toldFrame != shared.frameCount || toldSize != pageSize else { return LayerCommit() }
    (toldFrame, toldSize) = (shared.frameCount, pageSize)
    var present = shared.present()
    guard (try? present.apply(placement(in: present))) != nil else { return LayerCommit() }
    let changes = present.changes(since: known)
    known = present
    return changes
  }

  /// Tells where the scene is on the page, and that its fields are pictures there: their elements belong to the other
  /// host.
  private func placement(in mirror: LayerMirror) -> LayerCommit {
    var commit = LayerCommit()
    guard let root = mirror.root, let properties = mirror.nodes[root]?.properties else { return commit }
    let fit = fit
    let (anchor, size) = (properties.anchorPoint, properties.bounds.size)
    // About the anchor point, which stays where it is in the larger or smaller layer.
    let (x, y) = (anchor.x * pageSize.width, anchor.y * pageSize.height)
    var transform = CATransform3DMakeTranslation(fit.x - x + fit.scale * x, fit.y - y + fit.scale * y, 0)
    transform = CATransform3DScale(transform, fit.scale, fit.scale, 1)
    commit.changed = [
      LayerChange(layer: root, value: .sublayerTransform(transform)),
      LayerChange(layer: root, value: .boundsSize(pageSize)),
      LayerChange(
        layer: root,
        value: .position(
          CGPoint(
            x: properties.position.x + anchor.x * (pageSize.width - size.width),
            y: properties.position.y + anchor.y * (pageSize.height - size.height)))),
    ]
    for (layer, node) in mirror.nodes where node.properties.field != nil {
      commit.changed.append(LayerChange(layer: layer, value: .field(nil)))
    }
    return commit
  }

  // MARK: In

  /// Tells what an input of the page is in the scene; nil for what is the page's own affair.
  mutating func input(_ input: HostInput) -> HostInput? {
    switch input {
    case .touches(var samples):
      for index in samples.indices {
        samples[index].location = point(samples[index].location)
        samples[index].radius /= Double(fit.scale)
        samples[index].identifier = number(of: samples[index])
      }
      return .touches(samples)
    case .hover(var sample):
      sample.location = sample.location.map(point)
      return .hover(sample)
    case .scroll(var sample):
      sample.location = point(sample.location)
      return .scroll(sample)
    case .magnify(var sample):
      sample.location = point(sample.location)
      return .magnify(sample)
    case .key, .accessibility: return input
    case .screen, .visibility, .address, .back, .latency, .text, .keyboard, .drag: return nil
    }
  }

  private mutating func number(of sample: TouchSample) -> Int32 {
    if sample.phase == .began { touches[sample.identifier] = shared.takeTouchNumber() }
    let number = touches[sample.identifier] ?? shared.takeTouchNumber()
    if sample.phase == .ended || sample.phase == .cancelled { touches[sample.identifier] = nil }
    return number
  }

  private func point(_ place: CGPoint) -> CGPoint {
    let fit = fit
    return CGPoint(x: (place.x - fit.x) / fit.scale, y: (place.y - fit.y) / fit.scale)
  }

  /// Tells whether somebody begins to do something with it, and not only goes on.
  static func begins(_ input: HostInput) -> Bool {
    switch input {
    case .touches(let samples): samples.contains { $0.phase == .began }
    case .scroll, .magnify, .accessibility: true
    case .key(let sample): sample.isDown
    default: false
    }
  }
}
#endif
