import LayerEngine
import OpenCollectionView
import PlaneGeometry
import Testing
import TouchTesting

@MainActor struct SnapshotTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// The places of the shown layers that have a background of a colour, in the window's coordinates.
  private func frames(of color: UIColor, in stage: AnimationStage) -> [CGRect] {
    let mirror = stage.screen.mirror
    return mirror.nodes.filter { $0.value.properties.backgroundColor == color.cgColor.layerColor }.map { node in
      var rect = node.value.properties.bounds
      var current: LayerMirror.Node? = node.value
      while let layer = current, let parent = layer.parent {
        let values = layer.properties
        rect = rect.offsetBy(
          dx: -values.bounds.minX - values.anchorPoint.x * values.bounds.width,
          dy: -values.bounds.minY - values.anchorPoint.y * values.bounds.height)
        rect = CGRect(
          x: rect.minX * values.transform.m11 + values.position.x,
          y: rect.minY * values.transform.m22 + values.position.y,
          width: rect.width * values.transform.m11, height: rect.height * values.transform.m22)
        current = mirror.nodes[parent]
      }
      return rect
    }.sorted { $0.minY < $1.minY }
  }

  @Test func `a snapshot shows what the view showed, and does not change with it`() throws {
    let stage = AnimationStage()
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    inner.backgroundColor = red
    stage.view.addSubview(inner)
    stage.screen.runFrame()
    let snapshot = try #require(stage.view.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.removeFromSuperview()
    snapshot.frame.origin.y = 200
    stage.screen.show(snapshot)
    #expect(frames(of: red, in: stage) == [CGRect(x: 10, y: 220, width: 30, height: 40)])
  }

  @Test func `a snapshot of a moving view shows it where it is just then`() throws {
    let stage = AnimationStage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.backgroundColor = red
    stage.view.addSubview(inner)
    stage.screen.runFrame()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.center.x = 85 }
    stage.screen.advance(by: 0.5)
    let snapshot = try #require(stage.view.snapshotView(afterScreenUpdates: false))
    inner.removeFromSuperview()
    stage.screen.show(snapshot)
    stage.screen.advance(by: 1)
    #expect(frames(of: red, in: stage).map { $0.minX.rounded() } == [40])
  }

  @Test func `a part is shown at the snapshot's corner, and cut off at its edges`() throws {
    let stage = AnimationStage()
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    inner.backgroundColor = red
    stage.view.addSubview(inner)
    let part = try #require(
      stage.view.resizableSnapshotView(
        from: CGRect(x: 10, y: 20, width: 15, height: 15), afterScreenUpdates: true, withCapInsets: .zero))
    #expect(part.clipsToBounds)
    inner.removeFromSuperview()
    stage.screen.show(part)
    #expect(frames(of: red, in: stage) == [CGRect(x: 0, y: 0, width: 30, height: 40)])
  }

  @Test func `a scrolled view's snapshot shows what can be seen of it`() throws {
    let stage = AnimationStage()
    let inner = UIView(frame: CGRect(x: 0, y: 60, width: 30, height: 40))
    inner.backgroundColor = red
    stage.view.addSubview(inner)
    stage.view.bounds.origin.y = 50
    let snapshot = try #require(stage.view.snapshotView(afterScreenUpdates: true))
    inner.removeFromSuperview()
    stage.screen.show(snapshot)
    #expect(frames(of: red, in: stage) == [CGRect(x: 0, y: 10, width: 30, height: 40)])
  }

  @Test func `a snapshot is stretched to its size, also on the way there`() throws {
    let stage = AnimationStage()
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    inner.backgroundColor = red
    stage.view.addSubview(inner)
    let snapshot = try #require(stage.view.snapshotView(afterScreenUpdates: true))
    inner.removeFromSuperview()
    stage.screen.show(snapshot)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      snapshot.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    }
    stage.screen.advance(by: 0.5)
    #expect(frames(of: red, in: stage).map { $0.width.rounded() } == [60])
    stage.screen.advance(by: 0.6)
    #expect(frames(of: red, in: stage) == [CGRect(x: 30, y: 20, width: 90, height: 40)])
  }

  @Test func `with edges that are not stretched it is a picture with a middle that is`() throws {
    let stage = AnimationStage()
    let snapshot = try #require(
      stage.view.resizableSnapshotView(
        from: stage.view.bounds, afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)))
    #expect(snapshot.layer.contentsCenter == CGRect(x: 0.2, y: 0.1, width: 0.4, height: 0.6))
  }

  @Test(arguments: [CGRect.zero, CGRect(x: 0, y: 0, width: 10, height: 0), CGRect.null])
  func `of nothing there is no snapshot`(rect: CGRect) {
    let stage = AnimationStage()
    #expect(stage.view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero) == nil)
  }

  @Test func `a snapshot takes touches as one view`() throws {
    let stage = AnimationStage()
    let snapshot = try #require(stage.view.snapshotView(afterScreenUpdates: true))
    stage.screen.show(snapshot)
    #expect(stage.screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === snapshot)
  }

  @Test func `a hierarchy is drawn into the current context, scaled to a rectangle`() {
    let stage = AnimationStage()
    stage.view.backgroundColor = red
    let context = CGContext()
    #expect(!stage.view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 50, height: 50), afterScreenUpdates: true))
    UIGraphicsPushContext(context)
    let isDrawn = stage.view.drawHierarchy(in: CGRect(x: 10, y: 0, width: 50, height: 50), afterScreenUpdates: true)
    UIGraphicsPopContext()
    #expect(isDrawn)
    #expect(!context.displayList.commands.isEmpty)
  }
}
