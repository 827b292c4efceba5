import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Layouts that answer nonsense end the program with a sentence that names them.
@MainActor struct BadLayoutTests {
  @Test func `A frame that is not a number`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = GridScreen([1], layout: PlacedLayout([.cell(0, CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10))]))
      }
    }
    let sentence = trapSentence(of: result)
    #expect(sentence.contains("PlacedLayout answered the frame"))
    #expect(sentence.contains("for the element at [0, 0]: all of its numbers must be finite."))
  }

  @Test func `A cell that does not exist`() async {
    // C8
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = GridScreen([4], layout: PlacedLayout([.cell(4, CGRect(x: 0, y: 0, width: 10, height: 10))]))
      }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        PlacedLayout answered a cell at [0, 4], which does not exist: there are 1 sections, and section 0 has 4 items. \
        Compute the layout from the collection view's counts in prepare().
        """))
  }

  @Test func `A view at a negative place in the order`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: "badge", with: IndexPath(item: -1, section: 0))
        _ = GridScreen([4], layout: PlacedLayout([attributes]))
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "PlacedLayout answered a view of kind badge at [0, -1]: sections and items are numbered from zero."))
  }

  @Test func `A content size that is not a number`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = PlacedLayout()
        layout.contentSize.height = .nan
        _ = GridScreen([4], layout: layout)
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "PlacedLayout.collectionViewContentSize answered 320.0 × nan: answer with finite sizes of zero or more."))
  }

  @Test func `No attributes for an item that exists`() async {
    // C8
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        GridScreen([4], layout: PlacedLayout()).view.scrollToItem(
          at: IndexPath(item: 2, section: 0), at: .top, animated: false)
      }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        PlacedLayout.layoutAttributesForItem(at:) answered nil for the item [0, 2], which exists: answer with the \
        attributes that layoutAttributesForElements(in:) has for it.
        """))
  }

  @Test func `A negative item size`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = GridScreen.grid()
        layout.itemSize = CGSize(width: -10, height: 20)
        _ = GridScreen([4], layout: layout)
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "the item size of section 0 is -10.0 x 20.0; give a finite size of zero or more."))
  }

  @Test func `A class of attributes that is none`() async {
    final class Wrong: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { NSObject.self }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = GridScreen([4], layout: Wrong()) }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        Wrong.layoutAttributesClass is NSObject: answer with a subclass of UICollectionViewLayoutAttributes.
        """))
  }

  @Test func `A class of contexts that is none`() async {
    final class Wrong: UICollectionViewLayout {
      override class var invalidationContextClass: AnyClass { NSObject.self }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Wrong().invalidateLayout() }
    }
    #expect(
      trapSentence(of: result).contains(
        """
        Wrong.invalidationContextClass is NSObject: answer with a subclass of UICollectionViewLayoutInvalidationContext.
        """))
  }
}
