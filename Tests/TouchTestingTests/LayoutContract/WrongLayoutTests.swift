import OpenCollectionView
import Testing
import TouchTesting

/// Each layout that is wrong in one thing is told of it, in words.
@MainActor struct WrongLayoutTests {
  struct Wrong: Sendable {
    var kind: LayoutBreach.Kind
    var make: @MainActor @Sendable () -> UICollectionViewLayout
    var words: String

    init(
      _ kind: LayoutBreach.Kind, _ make: @escaping @MainActor @Sendable () -> UICollectionViewLayout, _ words: String
    ) {
      self.kind = kind
      self.make = make
      self.words = words
    }
  }

  @Test func `a layout as it should be is not told anything`() {
    #expect(LayoutContract.check(RowLayout()).map(\.description) == [])
  }

  @Test(arguments: wrong)
  func `a wrong layout is told what is wrong, in the smallest situation in which it is`(wrong: Wrong) {
    let first = LayoutContract.check(wrong.make()).first
    #expect(first?.kind == wrong.kind)
    #expect(first?.description == wrong.words)
  }

  @Test func `each kind of breach but a plain complaint has a layout that commits it`() {
    #expect(Set(LayoutBreach.Kind.allCases).subtracting(Self.wrong.map(\.kind)) == [.complaint])
  }

  @Test func `a situation says how much there is, and where`() {
    #expect(LayoutCase(sections: []).description == "no sections in 320 × 480")
    #expect(LayoutCase(sections: [1]).description == "1 section of 1 item in 320 × 480")
    #expect(
      LayoutCase(sections: [3, 0, 12], size: CGSize(width: 50.5, height: 0), readsRightToLeft: true).description
        == "3 sections of 3, 0 and 12 items in 50.5 × 0, read from right to left")
  }

  nonisolated static let wrong: [Wrong] = [
    Wrong(
      .notANumber, DividingRows.init,
      "DividingRows with 1 section of 1 item in 320 × 480: item 0-0 has the center (inf, 40.0): look for a "
        + "division by zero, or for room that is used up by insets."),
    Wrong(
      .notANumber, NegativeRows.init,
      "NegativeRows with 1 section of 1 item in 30 × 30: item 0-0 has the size -30.0 × 40.0: look for a "
        + "division by zero, or for room that is used up by insets."),
    Wrong(
      .notANumber, EndlessContent.init,
      "EndlessContent with no sections in 320 × 480: collectionViewContentSize is 320.0 × -inf: give finite "
        + "numbers, zero or more, also where there are no items and no room."),
    Wrong(
      .notANumber, FlatTransform.init,
      "FlatTransform with 1 section of 1 item in 320 × 480: item 0-0 has a transform that is not finite: "
        + "look for a division by zero, or for room that is used up by insets."),
    Wrong(
      .outsideContent, ShortContent.init,
      "ShortContent with 1 section of 0 items in 320 × 480: header 0-0 at (0, 0, 320, 20) reaches out of "
        + "the content, which is 320 × 0: nobody can scroll there. Make collectionViewContentSize cover it."),
    Wrong(
      .answeredTwice, DoubledRows.init,
      "DoubledRows with 1 section of 2 items in 320 × 480: item 0-1 is twice in one answer, at (0, 60, 320, "
        + "40) and at (0, 60, 320, 40): answer each element once."),
    Wrong(
      .doesNotExist, OneTooMany.init,
      "OneTooMany with 1 section of 0 items in 320 × 480: item 0-0 is answered, which does not exist: ask "
        + "the collection view for its counts in each prepare()."),
    Wrong(
      .differsAlone, NothingAlone.init,
      "NothingAlone with 1 section of 1 item in 320 × 480: item 0-0 is in the answer for a rectangle, and "
        + "nil when it is asked for by itself: updates and scrolling to items need both."),
    Wrong(
      .differsAlone, HeadersNotAlone.init,
      "HeadersNotAlone with 1 section of 0 items in 320 × 480: header 0-0 is in the answer for a rectangle, "
        + "and nil when it is asked for by itself: updates and scrolling to items need both."),
    Wrong(
      .differsAlone, OtherAlone.init,
      "OtherAlone with 1 section of 1 item in 320 × 480: item 0-0 says one thing in a rectangle and another "
        + "by itself, its alpha from 0.5 to 1.0."),
    Wrong(
      .wrongElement, NeighboursAlone.init,
      "NeighboursAlone with 1 section of 2 items in 320 × 480: the question about item 0-1 is answered with "
        + "attributes of item 0-0."),
    Wrong(
      .missingInRect, ContainedRows.init,
      "ContainedRows with 1 section of 0 items in 320 × 480: header 0-0 at (0, 0, 320, 20) is missing in "
        + "the answer for (0, 0, 106.67, 6.67), which it touches: it disappears while it can still be seen. "
        + "Compare frames with intersects."),
    Wrong(
      .missingInRect, RowsByOrigin.init,
      "RowsByOrigin with 1 section of 0 items in 320 × 480: header 0-0 at (0, 0, 320, 20) is missing in the "
        + "answer for (106.67, 0, 106.67, 6.67), which it touches: it disappears while it can still be seen. "
        + "Compare frames with intersects."),
    Wrong(
      .missingInRect, LastRowForgotten.init,
      "LastRowForgotten with 1 section of 1 item in 320 × 480: item 0-0 is at (0, 20, 320, 40) when it is "
        + "asked for by itself, and in no answer, not even in that for all of the content."),
    Wrong(
      .differsByRect, FadingByRect.init,
      "FadingByRect with 1 section of 0 items in 320 × 480: header 0-0 has in (0, 0, 106.67, 6.67) other "
        + "attributes than in a larger rectangle, its zIndex from 230 to 6: what an element looks like depends "
        + "on the visible bounds alone, and not on the question."),
    Wrong(
      .missingInRect, CountingAnswers.init,
      "CountingAnswers with 1 section of 0 items in 320 × 480: header 0-0 at (0, 0, 320, 20) is missing in "
        + "the answer for (0, 0, 106.67, 6.67), which it touches: it disappears while it can still be seen. "
        + "Compare frames with intersects."),
    Wrong(
      .changesByAsking, GrowingContent.init,
      "GrowingContent with no sections in 320 × 480: collectionViewContentSize is 320 × 3 when asked first "
        + "and 320 × 4 when asked next: compute it in prepare()."),
    Wrong(
      .changesHandedOut, ReusedObjects.init,
      "ReusedObjects with 1 section of 1 item in 320 × 480: attributes of item 0-0 that were handed out "
        + "change after the layout was invalidated, their zIndex from 1 to 2: hand out copies, or make new "
        + "objects in prepare()."),
    Wrong(
      .copyDiffers, UncopiedRows.init,
      "UncopiedRows with 1 section of 1 item in 320 × 480: a copy of the StampedAttributes of item 0-0 is "
        + "not equal to it: a subclass with values of its own sets them in copy(with:), compares them in "
        + "isEqual(_:), and calls super in both."),
    Wrong(
      .invalidationLost, DeafRows.init,
      "DeafRows with no sections in 320 × 480: invalidateLayout() does not lead to prepare(): "
        + "invalidateLayout(with:) has to call super."),
    Wrong(
      .dependsOnHistory, AddingRows.init,
      "AddingRows with no sections in 320 × 480: the content becomes 320 × 2 after 320 × 1 when the layout "
        + "is prepared again, although neither data nor bounds are others: what prepare() adds up must begin "
        + "anew each time."),
    Wrong(
      .changesUninvalidated, StickyRows.init,
      "StickyRows with 1 section of 40 items in 320 × 480: scrolled to (0, 11.4), header 0-0 changes its "
        + "center from (160.0, 10.0) to (160.0, 21.5) without an invalidation: the collection view does not ask "
        + "again. Answer yes in shouldInvalidateLayout(forBoundsChange:)."),
    Wrong(
      .staysWhenScrolled, LazyStickyRows.init,
      "LazyStickyRows with 1 section of 40 items in 320 × 480: scrolled to (0, 11.4) it stays as it was; "
        + "prepared there, header 0-0 changes its center from (160.0, 10.0) to (160.0, 21.5). Answer yes in "
        + "shouldInvalidateLayout(forBoundsChange:)."),
    Wrong(
      .staysWhenResized, StiffRows.init,
      "StiffRows with no sections in 470 × 480: resized to this from 320 × 480 it stays as it was; prepared "
        + "here, the content becomes 470 × 0 after 320 × 0. Answer yes in "
        + "shouldInvalidateLayout(forBoundsChange:) where the size is another."),
    Wrong(
      .outsideContent, RowsPreparedOnce.init,
      "RowsPreparedOnce with 1 section of 5 items in 201 × 375.5: header 0-0 at (0, 0, 375.5, 20) reaches "
        + "out of the content, which is 201 × 220: nobody can scroll there. Make collectionViewContentSize "
        + "cover it."),
    Wrong(
      .staysAfterUpdate, HeightsByNumber.init,
      "HeightsByNumber with 1 section of 2 items in 320 × 480: when a section is inserted it stays as it "
        + "was; prepared again, item 0-0 changes its alpha from 0.9 to 1.0. Compute from the collection view's "
        + "counts in each prepare(), and forget what was kept for items by their old index paths."),
    Wrong(
      .jumps, JumpingRows.init,
      "JumpingRows with 1 section of 4 items in 320 × 480: when item 0-0 is reloaded, an item that stays "
        + "jumps from (160, 40) to (-138.21, 40) at once: initialLayoutAttributesForAppearingItem(at:) is asked "
        + "of what stays, too, and should answer nil or where it was."),
    Wrong(
      .ignoresPreferredSize, PromisingRows.init,
      "PromisingRows with 1 section of 1 item in 320 × 480: item 0-0 prefers 90 × 90, the layout wants to "
        + "follow, and still it is 320 × 40: take the size over in "
        + "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:), or answer no."),
    Wrong(
      .neverRests, RestlessRows.init,
      "RestlessRows with no sections in 320 × 480: 10 s after the collection view is shown there still is "
        + "work in each frame. A layout must not invalidate itself in prepare() or in its answers, nor ask "
        + "cells again for sizes that it has been told."),
    Wrong(
      .workGrows, AllRows.init,
      "AllRows with 1 section of 2000 items in 320 × 480: the answer for what is seen holds 1988 elements "
        + "that lie elsewhere; with 100 items it holds 88. Answer only what touches the rectangle, and find it "
        + "without looking at all."),
    Wrong(
      .notANumber, NoTarget.init,
      "NoTarget with no sections in 320 × 480: targetContentOffset(forProposedContentOffset:) answers (0.0, "
        + "nan) for (0, 0): a scroll view cannot go there."),
  ]
}
