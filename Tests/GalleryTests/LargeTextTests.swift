import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// Words on the smallest phones, and words of twice their size.
@MainActor struct LargeTextTests {
  /// The words of an exhibit that have less room than they need, on a screen that is as high as it likes.
  private func cutWords(of title: String, width: CGFloat, textScale: Double) throws -> [String] {
    let screen = VirtualScreen(width: width, height: 900, delegateClass: AppDelegate.self)
    screen.receive(.screen(ScreenDescription(size: CGSize(width: width, height: 900), textScale: textScale)))
    let gallery = try #require(screen.window.rootViewController as? GalleryController)
    gallery.show(at: try #require(Exhibit.all.firstIndex { $0.title == title }))
    screen.advance(by: 1)
    return Array(Set(labels(in: gallery.view).filter(\.isCut).compactMap(\.text))).sorted()
  }

  private func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    return ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  @Test(arguments: 0..<24)
  func `No word is cut on the smallest phone`(index: Int) throws {
    let title = Exhibit.all[index].title
    let cut = try cutWords(of: title, width: 320, textScale: 1)
    #expect(cut == Self.meantToBeCut[title] ?? [])
  }

  @Test(arguments: 0..<24, [320, 390, 1280] as [CGFloat])
  func `No word of twice the size is cut`(index: Int, width: CGFloat) throws {
    let title = Exhibit.all[index].title
    let cut = try cutWords(of: title, width: width, textScale: 2)
    #expect(cut == Self.meantToBeCutWhenLarge[title] ?? [])
  }

  /// What cards show that are about cutting.
  private static let meantToBeCut = [
    "Text": [
      "The quick brown fox jumps over the lazy dog",
      "The quick brown fox jumps over the lazy dog, and then it does it all over again, as ever",
    ]
  ]

  /// Of larger words what is put closer together is cut, too.
  private static let meantToBeCutWhenLarge = [
    "Text": [
      "A little closer together before it is cut", "The quick brown fox jumps over the lazy dog",
      "The quick brown fox jumps over the lazy dog, and then it does it all over again, as ever",
    ]
  ]

  @Test(arguments: [
    ("Photo grid", "Rust hollow"), ("Carry", "Jade ridge"), ("Scrolling", "Snap"), ("Text", "Measuring"),
    ("Double tap", "cancelsTouchesInView"), ("Edit", "Today"), ("Navigation", "First snow"),
    ("Layers and motion", "Linear"),
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
  /// Whether the text has less room than it takes.
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
