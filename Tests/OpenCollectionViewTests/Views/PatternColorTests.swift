import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct PatternColorTests {
  private let screen = VirtualScreen(width: 100, height: 100)
  private let tile = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  private func size(of view: UIView) -> CGSize? {
    guard case .picture(let picture) = view.layer.layerContents else { return nil }
    return picture.size
  }

  @Test func `a view shows a pattern behind what it draws, anew for each size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.backgroundColor = UIColor(patternImage: tile)
    screen.show(view)
    #expect(size(of: view) == CGSize(width: 40, height: 30))
    view.frame.size = CGSize(width: 50, height: 20)
    screen.runFrame()
    #expect(size(of: view) == CGSize(width: 50, height: 20))
    view.backgroundColor = .red
    screen.runFrame()
    #expect(size(of: view) == nil)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test func `elsewhere a pattern is clear`() {
    #expect(UIColor(patternImage: tile).cgColor == CGColor.clear)
    #expect(UIColor(patternImage: tile).withAlphaComponent(0.5).cgColor == CGColor.clear)
  }
}
