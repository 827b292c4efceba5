import CollectionLayouts
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// Words on the smallest phones, and words of twice their size.
@MainActor struct LargeTextTests {
  /// The words of an exhibit that have less room than they need, on a screen that is as high as it likes.
  private func cutWords(of title: String, width: CGFloat, textScale: Double) throws -> [String] {
    defer { MillionPhotosController.headings = 1_000 }
    MillionPhotosController.headings = 10
    let screen = VirtualScreen(width: width, height: 900, delegateClass: AppDelegate.self)
    screen.receive(.screen(ScreenDescription(size: CGSize(width: width, height: 900), textScale: textScale)))
    let gallery = try #require(screen.window.rootViewController as? GalleryController)
    gallery.show(at: try #require(Exhibit.all.firstIndex { $0.title == title }))
    screen.advance(by: 1)
    return Array(Set(labels(in: gallery.view).filter(\.isCut).compactMap(\.text))).sorted()
  }

  /// An exhibit on a screen, with text so many times as large as usual.
  private func stage(_ title: String, _ size: CGSize, textScale: Double = 1) throws -> (VirtualScreen, UIViewController)
  {
    let screen = VirtualScreen(width: size.width, height: size.height, delegateClass: AppDelegate.self)
    screen.receive(.screen(ScreenDescription(size: size, textScale: textScale)))
    let gallery = try #require(screen.window.rootViewController as? GalleryController)
    gallery.show(at: try #require(Exhibit.all.firstIndex { $0.title == title }))
    screen.advance(by: 1)
    return (screen, try #require(gallery.children.first))
  }

  @Test func `The large title of a bar grows with text, and content begins below it`() throws {
    func heading(_ scale: Double) throws -> (title: CGRect, content: CGFloat) {
      let (screen, controller) = try stage("Navigation", CGSize(width: 390, height: 844), textScale: scale)
      defer { withExtendedLifetime(screen) {} }
      let navigation = try #require(controller as? UINavigationController)
      let list = try #require(navigation.topViewController as? GridController).collectionView
      let name = navigation.topViewController?.title ?? navigation.topViewController?.navigationItem.title
      let label = try #require(
        labels(in: navigation.navigationBar).filter { $0.text == name }.max { $0.font.pointSize < $1.font.pointSize })
      return (label.convert(label.bounds, to: nil), list.convert(CGPoint.zero, to: nil).y)
    }
    let (usual, large) = (try heading(1), try heading(2))
    #expect(large.title.height > usual.title.height * 1.3)
    #expect(large.content >= large.title.maxY)
    #expect(large.content - usual.content > 10)
  }

  @Test(arguments: [CGSize(width: 320, height: 640), CGSize(width: 640, height: 320), CGSize(width: 1280, height: 400)])
  func `The log of Double tap can be scrolled to, with room for several lines, on the smallest screens`(
    size: CGSize
  ) throws {
    let (screen, controller) = try stage("Double tap", size, textScale: 2)
    defer { withExtendedLifetime(screen) {} }
    let log = try #require((controller as? DoubleTapController)?.log)
    let column = try #require(log.superview as? UIScrollView)
    #expect(log.bounds.height >= 150)
    #expect(column.contentSize.height >= log.frame.maxY)
    column.contentOffset.y = column.contentSize.height - column.bounds.height
    let seen = log.convert(log.bounds, to: controller.view)
    #expect(seen.maxY <= controller.view.bounds.height)
    let (other, usual) = try stage("Double tap", CGSize(width: 390, height: 844))
    defer { withExtendedLifetime(other) {} }
    let page = try #require((usual as? DoubleTapController)?.log.superview as? UIScrollView)
    #expect(page.contentSize.height <= page.bounds.height)
  }

  @Test(arguments: ["Waterfall", "Spread", "Springs", "Dynamic cells"])
  func `The bar below an exhibit grows beyond extra large text, and leaves the exhibit most of the screen`(
    title: String
  ) throws {
    func bar(_ scale: Double) throws -> (height: CGFloat, words: CGFloat) {
      let (screen, _) = try stage(title, CGSize(width: 390, height: 844), textScale: scale)
      let bar = try #require(screen.window.first(ExhibitBar.self))
      let names = bar.content.arrangedSubviews.flatMap(labels)
      return (bar.bounds.height, try #require(names.map(\.font.pointSize).min()))
    }
    let (usual, larger, largest) = (try bar(1), try bar(1.2), try bar(2))
    #expect(larger.height > usual.height)
    #expect(largest.height > larger.height)
    #expect(largest.height < 844 / 2)
    #expect(largest.words >= usual.words * 1.3)
  }

  @Test func `On a tablet the slider of Spread is long enough, whatever size text has`() throws {
    for scale in [1, 2] as [Double] {
      let (screen, _) = try stage("Spread", CGSize(width: 820, height: 1180), textScale: scale)
      let slider = try #require(screen.window.first(UISlider.self))
      #expect(slider.bounds.width > 700)
    }
  }

  @Test func `Larger text makes fewer columns of pictures on a tablet, so that titles have room`() throws {
    func columns(_ scale: Double) throws -> Int {
      let (screen, controller) = try stage("Waterfall", CGSize(width: 820, height: 1180), textScale: scale)
      defer { withExtendedLifetime(screen) {} }
      return try #require((controller as? WaterfallController)?.collectionView.collectionViewLayout as? WaterfallLayout)
        .columnCount
    }
    #expect(try columns(1) == 5)
    #expect(try columns(2) == 3)
  }

  private func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    return ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  @Test(arguments: 0..<31)
  func `No word is cut on the smallest phone`(index: Int) throws {
    let title = Exhibit.all[index].title
    let cut = try cutWords(of: title, width: 320, textScale: 1)
    #expect(cut == Self.meantToBeCut[title] ?? [])
  }

  @Test(arguments: 0..<31, [320, 390, 1280] as [CGFloat])
  func `No word of twice the size is cut`(index: Int, width: CGFloat) throws {
    let title = Exhibit.all[index].title
    let cut = try cutWords(of: title, width: width, textScale: 2)
    // A desk has room for whole messages.
    #expect(cut == (title == "Mail" && width == 1280 ? [] : Self.meantToBeCutWhenLarge[title] ?? []))
  }

  /// What cards show that are about cutting.
  private static let meantToBeCut = [
    "Text": [
      "The quick brown fox jumps over the lazy dog",
      "The quick brown fox jumps over the lazy dog, and then it does it all over again, as ever",
    ],
    // Of a message three lines are seen, as of any mail.
    "Mail": [
      "A question about the map\n"
        + "On the sheet you sent there are two rivers of the same name. Which of them do you mean?",
      "About the boat\n"
        + "The new rope is here. It is longer than the old one, so there is no hurry with the mooring.",
      "Found: one umbrella\n"
        + "Green, with a wooden handle, on the evening ferry. We keep it for you behind the counter.",
      "Re: The recipe\n"
        + "It rose. It rose so much that we had to open the window. Thank you, and greetings to all.",
      "Sunday, if it is dry\n"
        + "We could walk along the quay to the old mill and back over the bridge. I bring the tea.",
      "The recipe\n"
        + "Flour, water, salt, and patience. I have written down how much of each, but not of the last.",
      "Tonight at seven\n"
        + "We sing the second part only. Those who come early help with the chairs, as always.",
      "Your print is ready\n"
        + "It has dried for three days and is as blue as you wanted it. Come by whenever you like.",
    ],
  ]

  /// Of larger words what is put closer together is cut, too.
  private static let meantToBeCutWhenLarge = [
    "Text": [
      "A little closer together before it is cut", "The quick brown fox jumps over the lazy dog",
      "The quick brown fox jumps over the lazy dog, and then it does it all over again, as ever",
    ],
    "Mail": [
      "About the boat\n"
        + "The new rope is here. It is longer than the old one, so there is no hurry with the mooring.",
      "Sunday, if it is dry\n"
        + "We could walk along the quay to the old mill and back over the bridge. I bring the tea.",
      "Tonight at seven\n"
        + "We sing the second part only. Those who come early help with the chairs, as always.",
      "Your print is ready\n"
        + "It has dried for three days and is as blue as you wanted it. Come by whenever you like.",
    ],
  ]

  @Test(arguments: [
    ("Photo grid", "Rust hollow"), ("Carry", "Jade ridge"), ("Scrolling", "Snap"), ("Text", "Measuring"),
    ("Double tap", "cancels\u{200B}Touches\u{200B}In\u{200B}View"), ("Edit", "Today"), ("Navigation", "First snow"),
    ("Layers and motion", "Linear"), ("Springs", "1"), ("Circle", "photos"),
    ("Cover Flow", "Paper Lanterns \u{B7} 1988"),
  ])
  func `Words grow with the visitor's text, also while they are seen`(title: String, words: String) throws {
    let screen = VirtualScreen(width: 390, height: 3_000, delegateClass: AppDelegate.self)
    screen.receive(.screen(ScreenDescription(size: CGSize(width: 390, height: 3_000))))
    let gallery = try #require(screen.window.rootViewController as? GalleryController)
    gallery.show(at: try #require(Exhibit.all.firstIndex { $0.title == title }))
    screen.advance(by: 1)
    func size() -> CGFloat? { labels(in: gallery.view).first { $0.text == words }?.font.pointSize }
    let usual = try #require(size(), "\(Set(labels(in: gallery.view).compactMap(\.text)))")
    screen.receive(.screen(ScreenDescription(size: CGSize(width: 390, height: 3_000), textScale: 2)))
    screen.advance(by: 1)
    #expect(try #require(size()) >= usual * 1.35)
    let bar = try #require(gallery.view.subviews.first { $0 is TopBar })
    let name = try #require(bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == title })
    #expect(name.font.pointSize == 30)
  }
}

extension UILabel {
  /// Tells whether the text has less room than it takes.
  fileprivate var isCut: Bool {
    guard text?.isEmpty == false, bounds.width > 0 else { return false }
    let lines = numberOfLines
    defer { numberOfLines = lines }
    if adjustsFontSizeToFitWidth { return false }
    if lines == 1 { return sizeThatFits(.zero).width > bounds.width + 0.5 }
    numberOfLines = 0
    return sizeThatFits(CGSize(width: bounds.width, height: 0)).height > bounds.height + 0.5
  }
}
