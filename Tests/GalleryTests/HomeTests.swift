import Foundation
import FrameClock
import GestureEngine
import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// The front door.
@MainActor struct HomeTests {
  /// The gallery as a visitor finds it.
  @MainActor private struct Visit {
    let screen: VirtualScreen
    let gallery: GalleryController
    let home: HomeController
    var view: UICollectionView { home.collectionView }

    init(_ description: ScreenDescription) throws {
      screen = VirtualScreen(
        width: description.size.width, height: description.size.height, delegateClass: AppDelegate.self)
      if description != ScreenDescription(size: description.size) { screen.receive(.screen(description)) }
      screen.runFrame()
      gallery = try #require(screen.window.rootViewController as? GalleryController)
      home = try #require(gallery.children.first as? HomeController)
    }

    init(width: CGFloat, height: CGFloat = 800, textScale: Double = 1, reducesMotion: Bool = false) throws {
      try self.init(
        ScreenDescription(
          size: CGSize(width: width, height: height), prefersReducedMotion: reducesMotion, textScale: textScale))
    }

    var cards: [ExhibitCard] { view.visibleCells.compactMap { $0 as? ExhibitCard } }

    var titles: [String] {
      view.indexPathsForVisibleItems.sorted().compactMap { (view.cellForItem(at: $0) as? ExhibitCard)?.exhibit?.title }
    }

    func card(_ title: String) -> ExhibitCard? { cards.first { $0.exhibit?.title == title } }

    /// Where the middle of a card's miniature is, on the screen.
    func place(_ card: ExhibitCard) -> CGPoint {
      card.convert(CGPoint(x: card.miniature.frame.midX, y: card.miniature.frame.midY), to: nil)
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { child -> [UILabel] in
      guard !child.isHidden else { return [] }
      return (child as? UILabel).map { [$0] } ?? labels(in: child)
    }
  }

  @Test func `Every exhibit is there, in the groups of the tour`() throws {
    let visit = try Visit(width: 1280, height: 4000)
    #expect(
      visit.titles == [
        "Scrolling", "Spread", "Double tap", "Circle", "Reorder", "Waterfall", "Carry", "Desk", "Cover Flow", "Stacks",
        "Morph", "Photos", "Springs", "Gravity", "Dynamic cells", "Photo grid", "A million photos", "Edit", "Mail",
        "Store",
        "Carousel",
        "Outline", "Layers and motion", "Text", "Search", "Compose", "Controls", "Constraints", "Menus", "Presentation",
        "Navigation",
      ])
    #expect(Set(visit.titles) == Set(Exhibit.all.map(\.title)))
  }

  @Test(arguments: [320, 390, 600, 820, 1280, 1440, 1920] as [CGFloat], [1, 1.5, 2])
  func `No name and no sentence is cut, and none lies on another`(width: CGFloat, textScale: Double) throws {
    let visit = try Visit(width: width, height: 20_000, textScale: textScale, reducesMotion: true)
    #expect(visit.cards.count == 31)
    let view = visit.view
    let shown = labels(in: visit.home.view).filter { !($0.text ?? "").isEmpty }
    #expect(shown.count >= 28 * 2 + 6 * 2 + 3)
    var frames: [(String, CGRect)] = []
    for label in shown {
      let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
      #expect(
        wanted.height <= label.bounds.height + 0.5 && wanted.width <= label.bounds.width + 0.5, "\(label.text ?? "")")
      let frame = label.convert(label.bounds, to: view)
      #expect(frame.minX >= 15.5 && frame.maxX <= width - 15.5, "\(label.text ?? "") \(frame)")
      for other in frames {
        #expect(!other.1.insetBy(dx: 0, dy: 0.5).intersects(frame), "\(other.0), \(label.text ?? "")")
      }
      frames.append((label.text ?? "", frame))
    }
  }

  @Test func `Two cards stand beside each other on the smallest phone, four on a desk, six on a wide one`() throws {
    let counts = try [320, 390, 820, 1280, 1920].map { width -> Int in
      let visit = try Visit(width: CGFloat(width), height: 1400)
      let first = visit.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 5))?.frame.minY
      return (0..<7).count {
        visit.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 5))?.frame.minY == first
      }
    }
    #expect(counts == [2, 2, 4, 4, 6])
  }

  @Test func `Miniatures play once when they are first seen, and then nothing is asked of anybody`() throws {
    let visit = try Visit(width: 390)
    #expect(visit.home.isPlaying)
    let circle = try #require(visit.card("Spread")).miniature
    #expect(circle.phase == 0)
    visit.screen.advance(by: 2)
    #expect(circle.phase > 0)
    visit.screen.advance(by: 10)
    #expect(!visit.home.isPlaying)
    #expect(circle.phase == 0)
    #expect(!visit.screen.scene.wantsFrames)
    #expect(visit.screen.application.clock.nextDeadline == nil)
  }

  @Test func `Under a pointer a miniature plays again, and rests when the pointer has gone`() throws {
    let visit = try Visit(width: 1280)
    visit.screen.advance(by: 20)
    let card = try #require(visit.card("Circle"))
    visit.screen.receive(.hover(HoverSample(time: visit.screen.now, location: visit.place(card))))
    visit.screen.advance(by: 1)
    #expect(card.miniature.phase > 0.2 && card.miniature.phase < 0.5)
    visit.screen.advance(by: 3)
    #expect(card.miniature.phase > 0.2 && card.miniature.phase < 0.5)
    visit.screen.receive(.hover(HoverSample(time: visit.screen.now, location: CGPoint(x: 20, y: 500))))
    visit.screen.advance(by: 4)
    #expect(card.miniature.phase == 0)
    #expect(!visit.screen.scene.wantsFrames)
  }

  @Test func `Nothing moves for those who like it calm`() throws {
    let visit = try Visit(width: 1280, reducesMotion: true)
    #expect(!visit.home.isPlaying)
    let card = try #require(visit.card("Circle"))
    visit.screen.receive(.hover(HoverSample(time: visit.screen.now, location: visit.place(card))))
    visit.screen.advance(by: 1)
    #expect(card.miniature.phase == 0)
  }

  @Test(arguments: 0..<31)
  func `A miniature ends as it began, and is made of the same things throughout`(index: Int) {
    let miniature = Miniature.named(Exhibit.all[index].title)
    let start = miniature.shapes(0)
    #expect(start.count > 3)
    #expect(miniature.shapes(1).map(rounded) == start.map(rounded))
    #expect(miniature.shapes(0.5) != start)
    for step in 0...100 {
      let shapes = miniature.shapes(Double(step) / 100)
      #expect(shapes.map(\.look) == start.map(\.look))
      #expect(
        shapes.allSatisfy { shape in
          [shape.x, shape.y, shape.width, shape.height, shape.scale, shape.rotation, shape.turn, shape.opacity]
            .allSatisfy { $0.isFinite && abs($0) < 300 }
        })
    }
  }

  /// To a millionth: sums of steps there and back are no exact zero.
  private func rounded(_ shape: MiniatureShape) -> [Double] {
    // What cannot be seen may be anywhere.
    guard shape.opacity > 1e-6 else { return [] }
    return [shape.x, shape.y, shape.width, shape.height, shape.scale, shape.rotation, shape.turn, shape.opacity].map {
      ($0 * 1e6).rounded() / 1e6 + 0
    }
  }

  @Test func `An exhibit grows out of its miniature, and goes back into it`() throws {
    let visit = try Visit(width: 390)
    visit.screen.advance(by: 12)
    let card = try #require(visit.card("Spread"))
    let small = card.miniature.convert(card.miniature.bounds, to: nil)
    visit.screen.play(.tap(at: visit.place(card)))
    // One frame later it is still about where the miniature was.
    visit.screen.runFrame()
    let exhibit = try #require(visit.gallery.children.last as? SpreadController)
    let area = try #require(exhibit.view.superview)
    func seen() -> CGRect { (area.layer.presentation() ?? area.layer).frame }
    #expect(abs(seen().midX - small.midX) < 60 && seen().width < small.width + 120)
    visit.screen.advance(by: 1.5)
    #expect(seen() == CGRect(x: 0, y: 64, width: 390, height: 736))
    #expect(exhibit.view.transform == .identity && exhibit.view.frame == CGRect(x: 0, y: 0, width: 390, height: 736))
    #expect(visit.gallery.children.map { $0 === exhibit } == [true])
    #expect(visit.gallery.activity.webpageURL?.path == "/spread")

    visit.gallery.goHome(animated: true)
    #expect(visit.gallery.activity.webpageURL?.path == "/")
    var frames: [CGRect] = []
    for _ in 0..<60 where visit.gallery.children.count == 2 {
      visit.screen.advance(by: 1.0 / 60)
      frames.append(seen())
    }
    visit.screen.advance(by: 1)
    #expect(frames.contains { abs($0.midX - small.midX) < 8 && abs($0.width - small.width) < 16 })
    #expect(visit.gallery.children.map { $0 === visit.home } == [true])
    #expect(card.miniature.isHidden == false)
    #expect(visit.screen.advanceUntilRest())
  }

  @Test func `A tap while an exhibit is on its way cuts nothing in two`() throws {
    let visit = try Visit(width: 390)
    visit.screen.advance(by: 12)
    visit.screen.play(.tap(at: visit.place(try #require(visit.card("Spread")))))
    visit.screen.advance(by: 0.1)
    visit.gallery.goHome(animated: true)
    visit.screen.advance(by: 0.1)
    visit.gallery.show(at: 0)
    #expect(visit.gallery.children.map { $0 is PhotoGridController } == [true])
    visit.gallery.goHome(animated: false)
    #expect(visit.gallery.children.map { $0 === visit.home } == [true])
    visit.screen.advance(by: 2)
    #expect(visit.cards.allSatisfy { !$0.miniature.isHidden })
    #expect(visit.home.view.isUserInteractionEnabled)
  }

  @Test func `Typing finds exhibits, Return opens the first, Escape shows all again`() throws {
    let visit = try Visit(width: 1280, height: 3000, reducesMotion: true)
    visit.screen.press("/")
    visit.screen.advance(by: 0.2)
    #expect(visit.home.front.search.isFirstResponder)
    for letter in ["p", "h", "o", "t"] { visit.screen.press(letter) }
    visit.screen.advance(by: 1)
    #expect(visit.home.front.search.text == "phot")
    #expect(
      visit.titles == ["Spread", "Reorder", "Desk", "Stacks", "Morph", "Photos", "Photo grid", "A million photos"])
    for letter in ["x"] { visit.screen.press(letter) }
    visit.screen.advance(by: 1)
    #expect(visit.titles == [])
    #expect(visit.screen.window.says("Nothing here is called “photx”."))
    visit.screen.press("Escape")
    visit.screen.advance(by: 1)
    #expect(visit.titles.count == 31)
    for letter in ["m", "i", "l"] { visit.screen.press(letter) }
    visit.screen.press("Enter")
    visit.screen.advance(by: 1)
    #expect(visit.gallery.children.first is MillionPhotosController)
  }

  @Test func `A whole name opens the exhibit of that name, and what was looked for before makes way`() throws {
    let visit = try Visit(width: 1280, height: 3000, reducesMotion: true)
    func open(_ letters: String) {
      visit.screen.press("/")
      for letter in letters { visit.screen.press(String(letter)) }
      visit.screen.press("Enter")
      visit.screen.advance(by: 1)
    }
    // *Reorder* comes before it, and speaks of carrying.
    open("carry")
    #expect(visit.gallery.children.first is CarryController)
    visit.gallery.goHome(animated: false)
    visit.screen.advance(by: 1)
    #expect(visit.home.front.search.text == "carry")
    open("text")
    #expect(visit.gallery.children.first is TextController)
  }

  @Test func `A wide window is used: the home is as wide as it, but for margins`() throws {
    let visit = try Visit(width: 1920, height: 1080)
    let heading = visit.view.layoutAttributesForSupplementaryElement(
      ofKind: HomeLayout.heading, at: IndexPath(item: 0, section: 0))
    #expect(heading?.frame.minX == 40)
    var end: CGFloat = 0
    for section in 0..<visit.view.numberOfSections {
      for item in 0..<visit.view.numberOfItems(inSection: section) {
        end = max(end, visit.view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame.maxX ?? 0)
      }
    }
    #expect(end > 1870 && end <= 1880)
  }

  @Test func `One comes back to where one was, and finds the place again in another window`() throws {
    let visit = try Visit(width: 390)
    visit.view.contentOffset.y = 900
    visit.screen.advance(by: 0.1)
    visit.gallery.show(at: 3)
    visit.screen.advance(by: 0.1)
    visit.gallery.goHome(animated: false)
    visit.screen.advance(by: 0.1)
    #expect(visit.view.contentOffset.y == 900)
    let second = VirtualScreen(
      width: 390, height: 800, restorationState: visit.screen.scene.restorationState(), delegateClass: AppDelegate.self)
    second.advance(by: 0.1)
    let gallery = try #require(second.window.rootViewController as? GalleryController)
    let home = try #require(gallery.children.first as? HomeController)
    #expect(abs(home.collectionView.contentOffset.y - 900) < 0.5)
  }

  @Test func `To a reader it is a list of links with a sentence each, under headings`() throws {
    let visit = try Visit(width: 1280, height: 3000)
    #expect(
      visit.cards.allSatisfy { $0.accessibilityTraits.contains(.link) && $0.accessibilityLabel == $0.exhibit?.title })
    #expect(visit.card("Carry")?.accessibilityHint == "Rows go with a finger by a recognizer of its own")
    let headings = labels(in: visit.home.view).filter { $0.accessibilityTraits.contains(.header) }.compactMap(\.text)
    #expect(Set(headings) == Set(ExhibitGroup.allCases.map(\.title) + [HomeFront.line]))
  }

  @Test func `The first picture of a phone is smaller than that of ten photos`() throws {
    let visit = try Visit(width: 390, height: 844)
    // Layers of what is seen, with those of the front: the gallery's first picture had 110.
    func count(_ layer: CALayer) -> Int { 1 + (layer.sublayers ?? []).reduce(0) { $0 + count($1) } }
    #expect(count(visit.screen.window.layer) < 140)
  }
}
