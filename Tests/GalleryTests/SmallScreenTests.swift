import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// What is carried on the smallest phones, where words have little room.
@MainActor struct SmallScreenTests {
  @Test(arguments: ["Reorder", "Waterfall", "Carry"], [320, 390] as [CGFloat])
  func `While an item is carried no label of the bar lies on another, or goes beyond it`(
    title: String, width: CGFloat
  ) throws {
    let stage = try Stage(title, width: width)
    stage.pickUp()
    let bar = try #require(stage.gallery.view.subviews.first { $0 is TopBar })
    let labels = bar.subviews.compactMap { $0 as? UILabel }
      .filter { !$0.isHidden && $0.text?.isEmpty == false && $0.frame.width > 0 }
    #expect(labels.contains { $0.font.pointSize == 15 && $0.textColor == bar.tintColor })
    for (index, label) in labels.enumerated() {
      #expect(label.frame.minX >= 16 && label.frame.maxX <= width - 16)
      for other in labels[..<index] { #expect(!label.frame.intersects(other.frame)) }
    }
  }

  @Test(arguments: [320, 390, 1280] as [CGFloat])
  func `What the bar of Reorder says is not cut off`(width: CGFloat) throws {
    let stage = try Stage("Reorder", width: width)
    let controller = try #require(stage.gallery.children.first as? ReorderController)
    let label = try #require(controller.bar.subviews.compactMap { $0 as? UILabel }.first)
    let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
    #expect(label.text == "Hold a photo to carry it. With keys: arrows, then Shift–Space.")
    #expect(wanted.height <= label.bounds.height)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)) == wanted)
  }

  @Test func `Two photos stand beside each other on the smallest phone, with their titles`() throws {
    let stage = try Stage("Reorder", width: 320)
    let view = try #require((stage.gallery.children.first as? ReorderController)?.collectionView)
    let frames = (0..<2).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames.map(\.minX) == [16, 166])
    #expect(frames.map(\.width) == [138, 138])
    #expect(stage.screen.window.says("Rust hollow"))
  }

  @Test(arguments: ["Reorder", "Waterfall", "Carry"])
  func `Rings around cells, and shadows under them, have the cells' round corners`(title: String) throws {
    let stage = try Stage(title, width: 390)
    let view = try #require(stage.collectionView)
    #expect(view.visibleCells.count > 2)
    #expect(view.visibleCells.allSatisfy { $0.layer.cornerRadius == 14 && !$0.layer.masksToBounds })
  }
}

/// The gallery on a phone.
@MainActor private struct Stage {
  let screen: VirtualScreen
  let gallery: GalleryController

  init(_ title: String, width: CGFloat) throws {
    screen = VirtualScreen(width: width, height: 568, delegateClass: AppDelegate.self)
    gallery = try #require(screen.scene.windows.first?.rootViewController as? GalleryController)
    gallery.show(at: try #require(Exhibit.all.firstIndex { $0.title == title }))
    #expect(screen.advanceUntilRest())
  }

  var collectionView: UICollectionView? {
    (gallery.children.first as? UICollectionViewController)?.collectionView
      ?? (gallery.children.first as? CarryController)?.collectionView
  }

  /// A finger takes the first item.
  func pickUp() {
    guard let view = collectionView,
      let frame = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
    else { return }
    // Where a row has its handle a photo is as good.
    let place = view.convert(CGPoint(x: frame.maxX - 32, y: frame.midY), to: nil)
    screen.receive(.touches([TouchSample(time: screen.now, identifier: 1, phase: .began, location: place)]))
    screen.advance(by: 1)
  }
}
