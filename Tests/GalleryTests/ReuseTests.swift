import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// What shows something else in the same place.
@MainActor struct ReuseTests {
  private static let photos = ["Dusk", "A title that is far too long for the line that it is to stand in"].map {
    title in
    var photo = PhotoLibrary.shared.sections[0].photos[0]
    photo.title = title
    return photo
  }

  /// The frames of all words in a view.
  private func words(in view: UIView) -> [CGRect] {
    view.subviews.flatMap { ($0 is UILabel ? [$0.frame] : []) + words(in: $0) }
  }

  @Test func `A row that shows another photo is laid out as one that never showed another`() throws {
    let size = CGRect(x: 0, y: 0, width: 260, height: 120)
    let (used, fresh) = (CarryCell(frame: size), CarryCell(frame: size))
    used.show(Self.photos[0])
    used.layoutIfNeeded()
    let before = words(in: used)
    used.show(Self.photos[1])
    used.layoutIfNeeded()
    fresh.show(Self.photos[1])
    fresh.layoutIfNeeded()
    #expect(words(in: used) == words(in: fresh))
    #expect(words(in: used) != before)
  }

  @Test func `A picture that shows another photo is laid out as one that never showed another`() throws {
    let size = CGRect(x: 0, y: 0, width: 180, height: 180)
    let (used, fresh) = (PhotoCell(frame: size), PhotoCell(frame: size))
    let picture = PhotoLibrary.shared.picture(of: Self.photos[0])
    used.show(Self.photos[0], picture: picture)
    used.layoutIfNeeded()
    used.show(Self.photos[1], picture: picture)
    used.layoutIfNeeded()
    fresh.show(Self.photos[1], picture: picture)
    fresh.layoutIfNeeded()
    #expect(words(in: used) == words(in: fresh))
  }

  @Test func `The name of a pile has room for a longer one`() throws {
    let size = CGRect(x: 0, y: 0, width: 120, height: 90)
    let (used, fresh) = (PileTitle(frame: size), PileTitle(frame: size))
    used.show(title: "Dusk", count: 1)
    #expect(used.accessibilityLabel == "Dusk, 1 photo")
    used.layoutIfNeeded()
    used.show(title: "A longer name of a pile", count: 4)
    used.layoutIfNeeded()
    fresh.show(title: "A longer name of a pile", count: 4)
    fresh.layoutIfNeeded()
    #expect(words(in: used) == words(in: fresh))
  }

  @Test func `The heading of a film has room for its number after a smaller one`() throws {
    let heading = MillionHeader(frame: CGRect(x: 0, y: 0, width: 390, height: 48))
    heading.show(section: 0)
    heading.layoutIfNeeded()
    heading.show(section: 675)
    heading.layoutIfNeeded()
    let title = try #require(heading.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Film 676" })
    #expect(title.frame.width >= title.sizeThatFits(.zero).width)
  }
}
