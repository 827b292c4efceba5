import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// What a browser reports of its window is nothing that the gallery chooses.
@MainActor struct ScreenSizeTests {
  /// A point, less than any margin, windows at 500 %, phones, desks, and the longest side that a page may report.
  static let sides: [CGFloat] = [1, 8, 23, 60, 100, 320, 1_200, 20_000]
  /// The largest screen that a page may report, in square points.
  static let largest: CGFloat = 36_000_000

  /// Screens for an exhibit: each width and each height once, and over all exhibits each width with each height;
  /// `EVERY_SCREEN=1 swift test` gives every exhibit all of them. Told are the numbers of both sides, too.
  private static func screens(
    of sides: [CGFloat], forExhibit index: Int
  ) -> [(size: CGSize, number: Int, other: Int)] {
    let isAll = ProcessInfo.processInfo.environment["EVERY_SCREEN"] != nil
    return (isAll ? Array(sides.indices) : [index % sides.count]).flatMap { shift in
      sides.indices.map { number in
        let (width, other) = (sides[number], (number + shift) % sides.count)
        return (CGSize(width: width, height: min(sides[other], largest / width)), number, other)
      }
    }
  }

  @Test(arguments: 0..<31)
  func `Every exhibit can be opened and used on a screen of any size`(index: Int) throws {
    defer { MillionPhotosController.headings = 1_000 }
    for (size, number, _) in Self.screens(of: Self.sides, forExhibit: index) {
      // All million are in lines of one photo each, which stand as far down as photos ever do.
      MillionPhotosController.headings = number == 0 ? 1_000 : 10
      let screen = VirtualScreen(width: size.width, height: size.height, delegateClass: AppDelegate.self)
      let gallery = try open(index, on: screen)
      #expect(unplaced(on: screen) == [], "\(size)")
      gallery.goHome(animated: false)
      #expect(gallery.children.map { $0 is HomeController } == [true], "\(size)")
    }
  }

  @Test(arguments: 0..<31)
  func `Every exhibit stands screens that become others, with safe areas wider than they are`(index: Int) throws {
    defer { MillionPhotosController.headings = 1_000 }
    MillionPhotosController.headings = 10
    let screen = VirtualScreen(width: 393, height: 852, delegateClass: AppDelegate.self)
    try open(index, on: screen)
    let insets: [CGFloat] = [0, 1, 59, 1_000]
    let scales: [CGFloat] = [0.05, 1, 1.1, 3, 32]
    for (size, number, other) in Self.screens(of: Self.sides.dropLast(), forExhibit: index) {
      let inset = insets[(number + other) % insets.count]
      screen.receive(
        .screen(
          ScreenDescription(
            size: size, scale: scales[(number * 3 + other) % scales.count], safeAreaTop: inset, safeAreaLeft: inset,
            safeAreaBottom: insets[other % insets.count], safeAreaRight: inset)))
      screen.advance(by: 0.05)
      screen.receive(
        .scroll(
          ScrollSample(
            time: screen.now, location: CGPoint(x: size.width / 2, y: size.height / 2),
            distance: ScrollDistance(x: 3, y: 40))))
      screen.advance(by: 0.05)
      #expect(unplaced(on: screen) == [], "\(size), safe areas of \(inset)")
    }
  }

  @Test func `No exhibit is left out here`() {
    #expect(Exhibit.all.indices == 0..<31)
  }

  @discardableResult
  private func open(_ index: Int, on screen: VirtualScreen) throws -> GalleryController {
    let window = try #require(screen.scene.windows.first as? GalleryWindow)
    let gallery = try #require(window.rootViewController as? GalleryController)
    gallery.show(at: index)
    screen.runFrame()
    #expect(try faults(of: #require(gallery.children.first), in: window) == [], "\(window.bounds.size)")
    let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    screen.play(.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y / 2), duration: 0.05))
    screen.play(.tap(at: middle))
    screen.advance(by: 0.1)
    // In a window that is hardly higher than the bar the tap is one on the way home, which takes its time.
    if gallery.children.count == 2 { screen.advance(by: 1) }
    #expect(gallery.children.count == 1)
    return gallery
  }

  /// The reasons why an exhibit that was just opened is none that people can use: it fills all below the bar, from side to
  /// side, and a finger in the middle of that is heard by something in it.
  private func faults(of exhibit: UIViewController, in window: UIWindow) -> [String] {
    let frame = exhibit.view.convert(exhibit.view.bounds, to: window)
    var faults: [String] = []
    if !(exhibit is any ExhibitController) { faults.append("\(type(of: exhibit)) is shown") }
    if frame.minX != 0 || frame.maxX != window.bounds.maxX {
      faults.append("it goes from \(frame.minX) to \(frame.maxX)")
    }
    if frame.maxY < window.bounds.maxY { faults.append("it ends at \(frame.maxY)") }
    let seen = frame.intersection(window.bounds)
    guard !seen.isNull, seen.height >= 1 else { return faults }
    let hit = window.hitTest(CGPoint(x: seen.midX, y: seen.midY), with: nil)
    if hit?.isDescendant(of: exhibit.view) != true {
      faults.append("a finger finds \(hit.map { "\(type(of: $0))" } ?? "nothing")")
    }
    return faults
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
