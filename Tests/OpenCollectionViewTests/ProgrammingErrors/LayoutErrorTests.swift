import OpenCollectionView
import Testing
import TouchTesting

/// Layouts that answer nonsense, and a program that survives it.
@MainActor @Suite struct LayoutErrorTests {
  private let good = CGRect(x: 0, y: 0, width: 50, height: 50)

  @Test func `Elements whose frames are no numbers are left out, and the others are shown`() {
    let layout = PlacedLayout([
      .cell(0, good), .cell(1, CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)),
      .cell(2, good.offsetBy(dx: 60, dy: 0)), .cell(3, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)),
    ])
    let grid = GridScreen([4])
    let errors = grid.screen.errors {
      grid.view.setCollectionViewLayout(layout, animated: false)
      grid.screen.runFrame()
    }
    #expect(errors.count == 2)
    #expect(errors.first?.hasPrefix("PlacedLayout answered the frame ") == true)
    #expect(
      errors.first?.hasSuffix("Check the sizes from which it was computed. Instead: the element is left out.") == true)
    #expect(grid.texts == ["0-0", "0-2"])
    grid.checkThatItGoesOn()
  }

  @Test func `Cells and views that cannot be are left out`() {
    let badge = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "badge", with: IndexPath(item: -1, section: 0))
    let far = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "badge", with: IndexPath(item: .max - 1, section: 0))
    let grid = GridScreen([2])
    let errors = grid.screen.errors {
      grid.view.setCollectionViewLayout(PlacedLayout([.cell(9, good), .cell(1, good), badge, far]), animated: false)
      grid.screen.runFrame()
    }
    #expect(
      errors == [
        "PlacedLayout answered a cell at [0, 9], which does not exist: there are 1 sections, and section 0 has 2 items. "
          + "Compute the layout from the collection view's counts in prepare(). Instead: the element is left out.",
        "PlacedLayout answered a view of kind badge at [0, -1]: sections and items are numbered from zero. Instead: the "
          + "element is left out.",
        "PlacedLayout answered a view of kind badge at [0, 9223372036854775806]: sections and items are numbered from "
          + "zero, to 16777215 and 4294967295 at most. Instead: the element is left out.",
      ])
    #expect(grid.texts == ["0-1"])
    grid.checkThatItGoesOn()
  }

  @Test func `Views of more kinds than there are numbers for are left out`() {
    let views = (0..<66).map { number in
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "kind \(number)", with: IndexPath(item: 0, section: 0))
      attributes.frame = good
      return attributes
    }
    let layout = PlacedLayout(views)
    for number in 0..<66 { layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "kind \(number)") }
    let grid = GridScreen([1])
    let errors = grid.screen.errors {
      grid.view.setCollectionViewLayout(layout, animated: false)
      grid.screen.runFrame()
    }
    #expect(!errors.isEmpty)
    #expect(
      errors.first?.hasSuffix(
        "a collection view shows views of 64 kinds at most, give fewer. Instead: the element is left out.") == true)
    grid.checkThatItGoesOn()
  }

  @Test func `Content of no size keeps the size that it has`() {
    let layout = PlacedLayout([.cell(0, good)])
    let grid = GridScreen([1], layout: layout)
    #expect(grid.view.contentSize == CGSize(width: 320, height: 480))
    for wrong in [CGSize(width: 320, height: CGFloat.nan), CGSize(width: -1, height: 5)] {
      layout.contentSize = wrong
      let errors = grid.screen.errors {
        layout.invalidateLayout()
        grid.screen.runFrame()
      }
      #expect(!errors.isEmpty)
      #expect(errors.allSatisfy { $0.hasSuffix("zero or more. Instead: the content keeps its size.") })
      #expect(grid.view.contentSize == CGSize(width: 320, height: 480))
      #expect(grid.texts == ["0-0"])
    }
    layout.contentSize = CGSize(width: 320, height: 900)
    layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(grid.view.contentSize.height == 900)
    grid.checkThatItGoesOn()
  }

  @Test func `An item without attributes is not scrolled to, and is not shown when it is named`() {
    let layout = PlacedLayout([.cell(0, good), .cell(1, good)])
    let grid = GridScreen([4], layout: layout)
    let errors = grid.screen.errors {
      grid.view.scrollToItem(at: path(2), at: .top, animated: false)
      layout.attributes.removeLast()
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [path(1)])
      layout.invalidateLayout(with: context)
      grid.screen.runFrame()
    }
    // An item that is named and has no attributes is not shown, and nothing more.
    #expect(errors.count == 1)
    #expect(errors.allSatisfy { $0.hasSuffix("Instead: the item is nowhere.") })
    #expect(grid.view.contentOffset == .zero)
    #expect(grid.texts == ["0-0"])
    grid.checkThatItGoesOn()
  }

  @Test func `An item that is renewed with a frame of no numbers is left out`() {
    let layout = PlacedLayout([.cell(0, good), .cell(1, good)])
    let grid = GridScreen([4], layout: layout)
    let errors = grid.screen.errors {
      layout.attributes[1] = .cell(1, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [path(1)])
      layout.invalidateLayout(with: context)
      grid.screen.runFrame()
    }
    #expect(errors.count == 1)
    #expect(grid.texts == ["0-0"])
    grid.checkThatItGoesOn()
  }

  @Test func `A frame without an end is left out, in an answer and when its item is renewed`() {
    let layout = PlacedLayout([.cell(0, good), .cell(1, .infinite), .cell(2, good)])
    let grid = GridScreen([4])
    let errors = grid.screen.errors {
      grid.view.setCollectionViewLayout(layout, animated: false)
      grid.screen.runFrame()
      layout.attributes[2] = .cell(2, .infinite)
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [path(2)])
      layout.invalidateLayout(with: context)
      grid.screen.runFrame()
    }
    #expect(errors.count == 2)
    #expect(grid.texts == ["0-0"])
    grid.checkThatItGoesOn()
  }

  @Test func `Adjustments that are no numbers are not made`() {
    let grid = GridScreen([30])
    let errors = grid.screen.errors {
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: CGFloat.nan)
      grid.layout.invalidateLayout(with: context)
      grid.screen.runFrame()
    }
    #expect(errors.count == 1)
    #expect(grid.view.contentOffset == .zero)
    #expect(grid.view.contentSize.height == 1090)
    grid.checkThatItGoesOn()
  }

  @Test func `Classes that are none are replaced by the plain ones`() {
    final class Wrong: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { NSObject.self }
      override class var invalidationContextClass: AnyClass { NSObject.self }
    }
    let grid = GridScreen([4])
    let layout = Wrong()
    let lines = ErrorLines()
    lines.keep {
      layout.itemSize = CGSize(width: 100, height: 100)
      grid.view.setCollectionViewLayout(layout, animated: false)
      grid.screen.runFrame()
    }
    #expect(
      lines.lines.contains(
        "Wrong.layoutAttributesClass is NSObject: answer with a subclass of UICollectionViewLayoutAttributes. Instead: "
          + "the attributes are plain ones."))
    #expect(
      lines.lines.contains(
        "Wrong.invalidationContextClass is NSObject: answer with a subclass of "
          + "UICollectionViewLayoutInvalidationContext. Instead: the context is a plain one."))
    #expect(grid.texts == ["0-0", "0-1", "0-2", "0-3"])
    grid.checkThatItGoesOn()
  }

  @Test func `A decoration without a class is an empty view`() {
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: path(0))
    attributes.frame = good
    let grid = GridScreen([1])
    let errors = grid.screen.errors {
      grid.view.setCollectionViewLayout(PlacedLayout([.cell(0, good), attributes]), animated: false)
      grid.screen.runFrame()
    }
    #expect(errors.count == 1)
    #expect(errors.first?.hasSuffix("on the layout first. Instead: an empty view is shown.") == true)
    #expect(grid.view.subviews.filter { type(of: $0) == UICollectionReusableView.self }.map(\.frame) == [good])
    grid.checkThatItGoesOn()
  }

  @Test func `Metrics of a flow layout that are no numbers count as none`() {
    let grid = GridScreen([4])
    let layout = GridScreen.grid()
    layout.minimumLineSpacing = -5
    layout.minimumInteritemSpacing = .nan
    layout.sectionInset.top = .infinity
    layout.headerReferenceSize = CGSize(width: 0, height: -1)
    let errors = grid.screen.errors {
      grid.view.setCollectionViewLayout(layout, animated: false)
      grid.screen.runFrame()
    }
    #expect(
      errors == [
        "FlowGeometry: the interitem spacing of section 0 is nan; give a finite number. Instead: it counts as 0."
      ])
    // C73: the line spacing is a number, and lines overlap by it.
    #expect(grid.frames.map(\.origin.y) == [0, 0, 0, 95])
    grid.checkThatItGoesOn()
  }

  @Test func `Items whose sizes are no numbers have none`() {
    let grid = GridScreen([4])
    let layout = GridScreen.grid()
    layout.itemSize = CGSize(width: -10, height: 20)
    let errors = grid.screen.errors {
      grid.view.setCollectionViewLayout(layout, animated: false)
      grid.screen.runFrame()
    }
    #expect(
      errors == [
        "FlowGeometry: the item size of section 0 is -10.0 x 20.0; give a finite size of zero or more. Instead: it counts "
          + "as 0.0 x 20.0."
      ])
    grid.checkThatItGoesOn()
  }

  @Test func `A delegate's size that is no number is that of an item of no size, and the others keep theirs`() {
    let grid = GridScreen([4])
    let delegate = StraySizes()
    let errors = grid.screen.errors {
      grid.view.delegate = delegate
      grid.screen.runFrame()
    }
    #expect(
      errors == [
        "FlowGeometry: the size of item 2 in section 0 is nan x -5.0; give a finite size of zero or more. Instead: it "
          + "counts as 0.0 x 0.0."
      ])
    #expect(grid.view.layoutAttributesForItem(at: path(1))?.size == CGSize(width: 100, height: 100))
    #expect(grid.view.layoutAttributesForItem(at: path(2))?.size == .zero)
    grid.view.delegate = nil
    grid.checkThatItGoesOn()
  }

  @Test func `A rectangle of no numbers holds nothing`() {
    let grid = GridScreen([4])
    var answer: [UICollectionViewLayoutAttributes]? = []
    let errors = grid.screen.errors {
      answer = grid.layout.layoutAttributesForElements(in: CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9))
    }
    #expect(errors.count == 1)
    #expect(errors.first?.hasSuffix("ask about a rectangle of numbers. Instead: nothing is found there.") == true)
    #expect(answer == nil)
    #expect(grid.layout.layoutAttributesForElements(in: grid.view.bounds)?.count == 4)
  }

  @Test func `A view whose far edge is no number shows nothing until it has one`() {
    let grid = GridScreen([4])
    let huge = CGFloat.greatestFiniteMagnitude
    let lines = ErrorLines()
    lines.keep {
      grid.view.bounds = CGRect(x: 0, y: huge, width: 320, height: huge)
      grid.screen.runFrame()
    }
    #expect(grid.texts == [])
    grid.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    grid.view.contentOffset = .zero
    grid.checkThatItGoesOn()
  }

  @Test func `A screen of no pixels is one whose pixels are points`() {
    let grid = GridScreen([4])
    let lines = ErrorLines()
    lines.keep {
      grid.view.traitOverrides.displayScale = 0
      grid.view.collectionViewLayout.invalidateLayout()
      grid.screen.runFrame()
      grid.view.traitOverrides.displayScale = .nan
      grid.view.collectionViewLayout.invalidateLayout()
      grid.screen.runFrame()
    }
    #expect(grid.texts.count == 4)
    grid.view.traitOverrides.displayScale = 2
    grid.checkThatItGoesOn()
  }

  @Test func `A cell that would like to have no size keeps its own`() {
    final class Greedy: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = CGSize(width: 100, height: CGFloat.nan)
        return layoutAttributes
      }
    }
    let layout = GridScreen.grid()
    layout.estimatedItemSize = CGSize(width: 100, height: 60)
    let grid = GridScreen([0], layout: layout, cell: Greedy.self)
    grid.source.counts = [2]
    let errors = grid.screen.errors {
      grid.view.reloadData()
      grid.screen.runFrame()
    }
    #expect(errors.count >= 2)
    #expect(
      errors.allSatisfy { $0.contains("Greedy.preferredLayoutAttributesFitting(_:) answered the size 100.0 × nan") })
    #expect(grid.frames.map(\.height) == [60, 60])
    grid.view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    grid.checkThatItGoesOn()
  }

  @Test func `A line that a layout makes narrower than nothing for a while is no mistake of its view`() {
    final class Line: UICollectionReusableView {}
    final class LineAttributes: UICollectionViewLayoutAttributes {}
    final class Pager: UICollectionViewLayout {
      var pageWidth: CGFloat = 0
      override class var layoutAttributesClass: AnyClass { LineAttributes.self }
      override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 40) }
      override func prepare() { register(Line.self, forDecorationViewOfKind: "line") }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let line = LineAttributes(forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
        line.frame = CGRect(x: 104, y: 20, width: pageWidth - 8, height: 4)
        return [line]
      }
    }
    let grid = GridScreen([1])
    let pager = Pager()
    let errors = grid.screen.errors {
      grid.view.collectionViewLayout = pager
      grid.screen.runFrame()
    }
    #expect(errors == [])
    pager.pageWidth = 400
    pager.invalidateLayout()
    grid.screen.runFrame()
    #expect(grid.view.subviews.first { $0 is Line }?.frame == CGRect(x: 104, y: 20, width: 392, height: 4))
  }

  @Test func `A delegate that wants the content nowhere after an update leaves it where it is`() {
    final class Stray: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: CGFloat.nan) }
    }
    let grid = GridScreen([60])
    grid.view.contentOffset.y = 200
    grid.screen.runFrame()
    let delegate = Stray()
    grid.view.delegate = delegate
    let errors = grid.screen.errors {
      grid.source.counts = [61]
      grid.view.insertItems(at: [path(60)])
      grid.screen.advanceUntilRest()
      grid.screen.resize(width: 300, height: 500)
    }
    #expect(errors.count == 2)
    #expect(grid.view.contentOffset.y == 200)
    grid.view.delegate = nil
    grid.screen.resize(width: 320, height: 480)
    grid.checkThatItGoesOn()
  }
}

@MainActor private final class StraySizes: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    indexPath.item == 2 ? CGSize(width: CGFloat.nan, height: -5) : CGSize(width: 100, height: 100)
  }
}
