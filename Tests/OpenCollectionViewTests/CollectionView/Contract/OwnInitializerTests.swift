import OpenCollectionView
import Testing
import TouchTesting

/// Classes of a program's own with designated initializers of their own, as written for UIKit: that they compile is half of
/// the test.
@MainActor struct OwnInitializerTests {
  private final class Tilted: UICollectionViewLayoutAttributes {
    var angle: CGFloat

    init(angle: CGFloat) {
      self.angle = angle
      super.init()
    }

    override init() {
      angle = 0
      super.init()
    }

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tilted)?.angle = angle
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? Tilted)?.angle == angle
    }
  }

  /// Without an initializer that takes nothing: a copy is its own affair.
  private final class Named: UICollectionViewLayoutAttributes {
    let name: String

    init(name: String) {
      self.name = name
      super.init()
    }

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = Named(name: name)
      copy.indexPath = indexPath
      copy.frame = frame
      return copy
    }
  }

  private final class Marked: UICollectionViewFlowLayoutInvalidationContext {
    let mark: String

    init(mark: String) {
      self.mark = mark
      super.init()
    }

    override init() {
      mark = "made by the collection view"
      super.init()
    }
  }

  private final class MarkedLayout: UICollectionViewFlowLayout {
    private(set) var marks: [String] = []
    let title: String

    init(title: String) {
      self.title = title
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override class var invalidationContextClass: AnyClass { Marked.self }
    override class var layoutAttributesClass: AnyClass { Tilted.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      if let marked = context as? Marked { marks.append(marked.mark) }
    }
  }

  private final class ModelCell: UICollectionViewCell {
    let model: String
    let label: UILabel

    init(model: String) {
      self.model = model
      label = UILabel(frame: .zero)
      super.init(frame: .zero)
    }

    override init(frame: CGRect) {
      model = "reused"
      label = UILabel(frame: frame)
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class ModelHeader: UICollectionReusableView {
    let model: Int

    init(model: Int, frame: CGRect) {
      self.model = model
      super.init(frame: frame)
    }

    override convenience init(frame: CGRect) { self.init(model: 3, frame: frame) }

    required init?(coder: NSCoder) { nil }
  }

  private final class OnlyModelCell: UICollectionViewCell {
    init(model: String) { super.init(frame: .zero) }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `Attributes have initializers of their own beside those that name an element`() throws {
    let path = IndexPath(item: 4, section: 1)
    let tilted = Tilted(angle: 2)
    tilted.indexPath = path
    let copy = try #require(tilted.copy() as? Tilted)
    #expect(copy.angle == 2)
    #expect(copy.isEqual(tilted))
    #expect(Tilted(forCellWith: path).indexPath == path)
    let header = Tilted(forSupplementaryViewOfKind: "header", with: path)
    #expect(header.representedElementKind == "header")
    #expect(header.representedElementCategory == .supplementaryView)
    let decoration = Tilted(forDecorationViewOfKind: "shade", with: path)
    #expect(decoration.representedElementCategory == .decorationView)
    #expect((Named(name: "a").copy() as? Named)?.name == "a")
    let known: UICollectionViewLayoutAttributes.Type = Tilted.self
    #expect(known.init(forCellWith: path) is Tilted)
  }

  @Test func `A collection view makes contexts and attributes of such classes by init()`() throws {
    let layout = MarkedLayout(title: "own")
    let grid = GridScreen([3], layout: layout)
    #expect(layout.marks.allSatisfy { $0 == "made by the collection view" })
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) is Tilted)
    layout.invalidateLayout(with: Marked(mark: "mine"))
    #expect(layout.marks.last == "mine")
    grid.screen.runFrame()
    #expect(grid.view.visibleCells.count == 3)
  }

  @Test func `A collection view makes cells and headers of such classes by init(frame:)`() throws {
    let layout = GridScreen.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let grid = GridScreen([2], layout: layout, cell: ModelCell.self)
    #expect(grid.view.visibleCells.compactMap { ($0 as? ModelCell)?.model } == ["reused", "reused"])
    #expect(ModelCell(model: "mine").model == "mine")
    grid.view.register(
      ModelHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    grid.view.reloadData()
    grid.screen.runFrame()
    let header = grid.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect((header as? ModelHeader)?.model == 3)
  }

  @Test func `A registered cell without init(frame:) stops the program, with the name of both`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = GridScreen([1], cell: OnlyModelCell.self) }
    }
    let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(sentence.contains("unimplemented initializer 'init(frame:)'"))
    #expect(sentence.contains("OnlyModelCell"))
  }
}
