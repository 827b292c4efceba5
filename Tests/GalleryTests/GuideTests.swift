import Foundation
import FrameClock
import GestureEngine
import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

#if BrowserHost
import BrowserHost
#endif

/// The card of an exhibit: what to try, what is behind it, and what is being decided.
@MainActor struct GuideTests {
  @MainActor private struct Visit {
    let screen: VirtualScreen
    let gallery: GalleryController

    init(_ title: String, width: CGFloat, height: CGFloat = 800) throws {
      screen = VirtualScreen(width: width, height: height, delegateClass: AppDelegate.self)
      screen.runFrame()
      gallery = try #require(screen.window.rootViewController as? GalleryController)
      gallery.show(at: try #require(Exhibit.all.firstIndex { $0.title == title }))
      screen.advance(by: 0.5)
    }

    func tapButton() throws {
      let bar = try #require(gallery.view.subviews.first { $0 is TopBar } as? TopBar)
      let button = bar.guideButton
      screen.play(.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)))
      screen.advance(by: 1)
    }

    var area: CGRect? { gallery.children.first?.view.superview?.frame }
  }

  @Test func `Every exhibit has a card with things to try, and everything behind it is there`() throws {
    let shelf = try #require(SourceShelf.present)
    for exhibit in Exhibit.all {
      let guide = try #require(ExhibitGuide.named(exhibit.title), "\(exhibit.title)")
      #expect(guide.tries.count == 3, "\(exhibit.title)")
      #expect(guide.links.count >= 2, "\(exhibit.title)")
      for link in guide.links { #expect(shelf.has(link.path), "\(exhibit.title): \(link.path)") }
    }
    #expect(GuideArticle.allCases.allSatisfy { shelf.has($0.path) })
  }

  @Test(arguments: [
    (1280, CGRect(x: 0, y: 64, width: 920, height: 736), CGRect(x: 920, y: 64, width: 360, height: 736)),
    (390, CGRect(x: 0, y: 64, width: 390, height: 397), CGRect(x: 0, y: 461, width: 390, height: 339)),
  ])
  func `The card stands beside the exhibit, or below it where there is no room`(
    width: CGFloat, area: CGRect, card: CGRect
  ) throws {
    let visit = try Visit("Reorder", width: width)
    try visit.tapButton()
    #expect(visit.area == area)
    #expect(visit.gallery.guide?.view.frame == card)
    try visit.tapButton()
    #expect(visit.gallery.guide == nil)
    #expect(visit.area == CGRect(x: 0, y: 64, width: width, height: 736))
    #expect(visit.screen.advanceUntilRest())
  }

  @Test(arguments: [320, 390, 1280] as [CGFloat], [1, 2])
  func `No word of a card is cut, and none lies on another`(width: CGFloat, textScale: Double) {
    let screen = VirtualScreen(width: width, height: 3000)
    screen.receive(.screen(ScreenDescription(size: CGSize(width: width, height: 3000), textScale: textScale)))
    screen.runFrame()
    for exhibit in Exhibit.all {
      let guide = GuideController(exhibit: exhibit, shelf: SourceShelf.present)
      guide.isBelow = width < GuideController.narrowest
      screen.show(guide)
      guide.view.frame.size.width = guide.isBelow ? width : GuideController.width
      screen.runFrame()
      let view = guide.scrollView
      var frames: [(String, CGRect)] = []
      for label in labels(in: view) {
        let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        #expect(
          wanted.height <= label.bounds.height + 0.5 && wanted.width <= label.bounds.width + 0.5,
          "\(exhibit.title): \(label.text ?? "")")
        let frame = label.convert(label.bounds, to: view)
        #expect(frame.minX >= 15.5 && frame.maxX <= view.bounds.width - 15.5, "\(label.text ?? "") \(frame)")
        for other in frames {
          #expect(!other.1.insetBy(dx: 0, dy: 0.5).intersects(frame), "\(other.0), \(label.text ?? "")")
        }
        frames.append((label.text ?? "", frame))
      }
      #expect(frames.count >= 10)
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { child -> [UILabel] in
      guard !child.isHidden else { return [] }
      if let label = child as? UILabel { return (label.text ?? "").isEmpty ? [] : [label] }
      return labels(in: child)
    }
  }

  @Test func `The button that closes a card lies on no word, however far the card is scrolled`() throws {
    let visit = try Visit("Reorder", width: 390)
    try visit.tapButton()
    let guide = try #require(visit.gallery.guide)
    let button = try #require(
      guide.scrollView.subviews.compactMap { $0 as? UIButton }.first { $0.accessibilityLabel == "Close" })
    let last = guide.scrollView.contentSize.height - guide.scrollView.bounds.height
    #expect(last > 60)
    for offset in stride(from: 0, through: last, by: 20) {
      guide.scrollView.contentOffset.y = offset
      visit.screen.runFrame()
      let frame = button.convert(button.bounds, to: nil)
      for label in labels(in: guide.scrollView) where !label.isDescendant(of: button) {
        #expect(!label.convert(label.bounds, to: nil).intersects(frame), "\(label.text ?? "")")
      }
    }
  }

  @Test func `Decisions are listed with their reasons while they are asked for, and cost nothing otherwise`() throws {
    let visit = try Visit("Reorder", width: 1280)
    visit.gallery.showGuide()
    visit.screen.advance(by: 1)
    let guide = try #require(visit.gallery.guide)
    let trace = visit.screen.application.trace
    #expect(!trace.isListening)
    guide.decisionsSwitch.setOn(true, animated: false)
    guide.decisionsSwitch.sendActions(for: .valueChanged)
    #expect(trace.isListening)
    visit.screen.play(.tap(at: CGPoint(x: 100, y: 300)))
    visit.screen.advance(by: 1)
    #expect(guide.log.entries.contains { $0.text.hasSuffix("at (100, 300)") })
    #expect(guide.log.entries.contains { $0.text.contains("possible → failed: lifted after 0 pt, limit 10 pt") })
    let shown = guide.decisions.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    #expect(shown.first?.text == guide.log.entries.last?.text)
    #expect(visit.screen.advanceUntilRest())
    #expect(!visit.screen.scene.wantsFrames)
    visit.gallery.hideGuide()
    visit.screen.advance(by: 1)
    #expect(!trace.isListening)
  }

  @Test func `A card does not tell what it decides itself, nor what other visitors do`() throws {
    let visit = try Visit("Reorder", width: 1280)
    let other = visit.screen.application.connectScene(
      host: Nobody(), screen: ScreenDescription(size: CGSize(width: 400, height: 800)), title: "Other")
    defer { visit.screen.application.disconnectScene(other) }
    _ = other.runFrame(at: visit.screen.now + 0.1)
    visit.screen.advance(by: 0.2)
    visit.gallery.showGuide()
    visit.screen.advance(by: 1)
    let guide = try #require(visit.gallery.guide)
    guide.log.isListening = true
    visit.screen.play(.flick(from: CGPoint(x: 1100, y: 600), to: CGPoint(x: 1100, y: 300)))
    visit.screen.advance(by: 2)
    #expect(!guide.log.entries.contains { $0.text.contains("GuideScrollView") })
    let count = guide.log.entries.count
    other.receive(
      .touches([TouchSample(time: visit.screen.now, identifier: 7, phase: .began, location: CGPoint(x: 50, y: 500))]))
    _ = other.runFrame(at: visit.screen.now + 0.1)
    #expect(guide.log.entries.count == count)
  }

  private final class Nobody: SceneHost { func sceneWantsFrames(_ scene: UIWindowScene) {} }

  #if BrowserHost
  @Test func `Sources are served as pages of text, and nothing else is`() throws {
    let shelf = try #require(SourceShelf.present)
    func text(_ path: String) -> String? { shelf.document(at: path).map { String(decoding: $0.bytes, as: UTF8.self) } }
    let folder = try #require(text("/source/Examples/Gallery/Reorder"))
    #expect(
      folder.contains(
        "<li><a href=\"../../Examples/Gallery/Reorder/ReorderController.swift\">ReorderController.swift</a></li>"))
    let file = try #require(text("/source/Examples/Gallery/Reorder/ReorderController.swift"))
    #expect(file.contains("final class ReorderController"))
    #expect(file.contains("collectionView: UICollectionView, numberOfItemsInSection section: Int) -&gt; Int {"))
    #expect(text("/source/ARCHITECTURE.md")?.contains("# Architecture") == true)
    for path in [
      "/source/../../etc/passwd", "/source/Examples/Gallery/../../Package.swift", "/source/Package.swift",
      "/source/.git",
      "/source//etc/passwd", "/reorder", "/", "/source", "/source/Tests",
    ] {
      #expect(text(path) == nil, "\(path)")
    }
  }
  #endif

  @Test func `Going home closes the card`() throws {
    let visit = try Visit("Spread", width: 390)
    visit.gallery.showGuide()
    visit.screen.advance(by: 1)
    visit.gallery.goHome(animated: true)
    visit.screen.advance(by: 2)
    #expect(visit.gallery.guide == nil)
    #expect(visit.gallery.children.count == 1)
    #expect(visit.screen.advanceUntilRest())
  }
}
