import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// What a browser reports of its window is nothing that the gallery chooses.
@MainActor struct ScreenSizeTests {
  /// A point, less than any margin, windows at 500 %, phones, desks, and the largest screen that a page may report.
  static let sides: [CGFloat] = [1, 8, 23, 60, 100, 320, 1_200, 20_000]

  @Test(arguments: 0..<24)
  func `Every exhibit can be opened and used on a screen of any size`(index: Int) throws {
    for width in Self.sides {
      for height in Self.sides {
        let screen = VirtualScreen(width: width, height: height, delegateClass: AppDelegate.self)
        try open(index, on: screen)
        #expect(unplaced(on: screen) == [], "\(width) × \(height)")
      }
    }
  }

  @Test(arguments: 0..<24)
  func `Every exhibit stands screens that become others, with safe areas wider than they are`(index: Int) throws {
    let screen = VirtualScreen(width: 393, height: 852, delegateClass: AppDelegate.self)
    try open(index, on: screen)
    let insets: [CGFloat] = [0, 1, 59, 1_000]
    let scales: [CGFloat] = [0.05, 1, 1.1, 3, 32]
    for (number, width) in Self.sides.dropLast().enumerated() {
      for (other, height) in Self.sides.dropLast().enumerated() {
        let inset = insets[(number + other) % insets.count]
        screen.receive(
          .screen(
            ScreenDescription(
              size: CGSize(width: width, height: height), scale: scales[(number * 3 + other) % scales.count],
              safeAreaTop: inset, safeAreaLeft: inset, safeAreaBottom: insets[other % insets.count],
              safeAreaRight: inset)))
        screen.advance(by: 0.05)
        screen.receive(
          .scroll(
            ScrollSample(
              time: screen.now, location: CGPoint(x: width / 2, y: height / 2), distance: ScrollDistance(x: 3, y: 40))))
        screen.advance(by: 0.05)
        #expect(unplaced(on: screen) == [], "\(width) × \(height), safe areas of \(inset)")
      }
    }
  }

  @Test func `No exhibit is left out here`() {
    #expect(Exhibit.all.indices == 0..<24)
  }

  private func open(_ index: Int, on screen: VirtualScreen) throws {
    let window = try #require(screen.scene.windows.first as? GalleryWindow)
    let gallery = try #require(window.rootViewController as? GalleryController)
    gallery.show(at: index)
    screen.runFrame()
    let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    screen.play(.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y / 2), duration: 0.05))
    screen.play(.tap(at: middle))
    screen.advance(by: 0.1)
    // In a window that is hardly higher than the bar the tap is one on the way home, which takes its time.
    if gallery.children.count == 2 { screen.advance(by: 1) }
    #expect(gallery.children.count == 1)
  }

  /// The views whose place or size is no number.
  private func unplaced(on screen: VirtualScreen) -> [String] {
    var names: [String] = []
    for window in screen.scene.windows { collect(window, &names) }
    return names
  }

  private func collect(_ view: UIView, _ names: inout [String]) {
    let numbers = [
      view.center.x, view.center.y, view.bounds.minX, view.bounds.minY, view.bounds.width, view.bounds.height,
    ]
    if !numbers.allSatisfy(\.isFinite) { names.append("\(type(of: view))") }
    for child in view.subviews { collect(child, &names) }
  }
}
