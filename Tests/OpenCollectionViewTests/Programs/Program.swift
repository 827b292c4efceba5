import OpenCollectionView

/// A program with a collection view, what people do to it, and what it does from within its callbacks: everything that a
/// run depends on.
struct Program: Sendable {
  var plan = Plan()
  var reactions: [Reaction] = []
  var steps: [Step] = []
}

extension Program {
  /// How the collection view is set up.
  struct Plan: Sendable, Equatable {
    var counts = [7, 4]
    var shape = Shape.grid
    var isDiffable = false
    var isPrefetching = true
    var allowsMultipleSelection = false
    var isEditing = false
    var inset: CGFloat = 0
    var anchorsVisibleContent = false
    /// Tells whether there is a menu for each item.
    var hasMenus = true
    /// Tells whether the program has recognizers of its own on the view and on its cells.
    var hasRecognizers = true
    /// Tells whether the screen is one of a navigation, whose bar is above the content.
    var isInNavigation = false
    /// Tells whether content that is pulled down refreshes.
    var refreshes = false
    /// Tells whether movements go on when the data is reloaded.
    var keepsMovements = false
  }

  /// Layouts.
  enum Shape: String, Sendable, CaseIterable {
    /// Three items in a line, headers above.
    case grid
    /// Sizes from the delegate.
    case sized
    /// Cells that say how high they are.
    case fitted
    /// Lines that go on to the right.
    case sideways
    /// A layout of the program's own, invalidated with each scroll.
    case own
    /// As ``grid``, with headers that stay in sight.
    case pinned
    /// As ``grid``, in the library's own layout, to which fewer questions are put.
    case plain
    /// Covers in perspective, invalidated with each scroll.
    case covers
    /// A list with lines between its rows, which can be swiped to both sides.
    case list
  }

  /// What a program does the `count`-th time that it is called.
  struct Reaction: Sendable {
    var call: Call
    var count: Int
    var deed: Deed
  }

  /// What a program is called for.
  enum Call: String, Sendable, CaseIterable {
    // The data source.
    case numberOfSections, numberOfItems, cellForItem, viewForSupplementary, prefetch, cancelPrefetch
    case canMove, moveItem
    // The delegate: what a person does with items.
    case shouldHighlight, didHighlight, didUnhighlight, shouldSelect, didSelect, shouldDeselect, didDeselect
    case canPerformAction, performAction, shouldBeginSeveral, didBeginSeveral, didEndSeveral
    case canFocus, shouldUpdateFocus, didUpdateFocus, followsFocus, canEdit
    case menuConfiguration, menuActions, menuPreview, menuDismissalPreview, willDisplayMenu, willEndMenu
    // The delegate: what is shown.
    case willDisplay, didEndDisplaying, willDisplaySupplementary, didEndDisplayingSupplementary, targetOffset
    // The delegate: scrolling.
    case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating, didEndDecelerating
    case didEndScrollingAnimation, shouldScrollToTop, didScrollToTop, adjustedInset
    // The delegate: items that are carried, and layouts that become each other.
    case targetOfMovement, movementDidChange, transitionLayout
    // The delegate: sizes.
    case sizeForItem, insetForSection, headerSize
    // The layout.
    case prepare, elementsInRect, shouldInvalidateForBounds, invalidationContext, prepareForUpdates, finalizeUpdates
    case initialAttributes, finalAttributes, prepareForTransition, finalizeTransition, targetOffsetByLayout
    case contentSize, attributesForItem, attributesForHeader, invalidation, fittingInvalidation, targetOfDrag
    case prepareForBounds, finalizeBounds, headersToInsert, headersToDelete
    case movingTarget, movingAttributes, movingContext, endingContext
    // Cells and headers.
    case prepareForReuse, applyAttributes, preferredAttributes, cellLayout, cellState, cellEnds
    case cellWillTransition, cellDidTransition, cellMovesToWindow, headerApplies, headerPrefers
    // Rows that are swiped, and lines between them.
    case leadingActions, trailingActions, swipeHandler, separator
    // What else a program hands over, and what it is besides.
    case updates, completion, recognizer, hover, animations, refresh, viewLayout, controllerLayout
    case viewMovesToWindow, undo
  }

  /// Something that a program does.
  enum Deed: Sendable {
    case reload([Int])
    case batch([ThrashStory.Edit])
    case single(ThrashStory.Edit)
    case shape(Shape, animated: Bool)
    case invalidate
    case offset(Int, animated: Bool)
    case toItem(Int, animated: Bool)
    case size(Int, Int)
    case inset(Int)
    case select(Int)
    case deselectAll
    case several(Bool)
    case editing(Bool)
    case allowsSelection(Bool)
    case scrollable(Bool)
    case layOut
    case frame
    case remove
    case add
    case hide(Bool)
    case dropDelegate
    case giveDelegate
    case dropSource
    case giveSource
    case disableRecognizers
    case enableRecognizers
    case replaceRecognizers
    case interaction(Bool)
    case prefetching(Bool)
    case animateSize(Int)
    case present
    case dismiss
    case dismissMenu
    case scrollToTop
    case letGo
    case endScene
    /// Out of the window and back into it, at once.
    case leaveAndReturn
    /// A person picks an item up, as by the four methods; holds it at a place of the view; puts it down or gives it back.
    case carry(Int)
    case carryTo(Int, Int)
    case putDown
    case giveBack
    /// The same by steps from place to place, beside the one that is carried so.
    case carryBySteps(Int)
    case step(to: Int)
    case putDownSteps
    case undo
    /// The layout becomes another one by a progress.
    case lead(Shape)
    case leadBack
    case progress(Int)
    case letLayoutGo(finishes: Bool)
    case push
    case pop(animated: Bool)
    case beginRefreshing
    case endRefreshing
    /// Content is put beyond its top.
    case offsetBeyondTop
    /// A change in the description of an animation of the program's own.
    case animate(Shape)
    /// A row is opened as by its button to delete.
    case reveal(Int)
    /// What a swipe has asked for is over.
    case completeSwipe(Bool)
  }

  /// Something that happens from outside.
  enum Step: Sendable {
    case down(finger: Int, x: Int, y: Int)
    case move(finger: Int, dx: Int, dy: Int)
    case up(finger: Int)
    case cancel(finger: Int)
    case hover(x: Int, y: Int)
    case leave
    case wheel(dx: Int, dy: Int)
    case click(x: Int, y: Int)
    case key(String)
    case release(String)
    case visible(Bool)
    case resize(Int, Int)
    case wait(Double)
    case deed(Deed)
  }
}

extension Program {
  /// The program as the source of a test that plays it.
  var script: String {
    let text =
      "let program = Program(\n  plan: \(plan),\n  reactions: [\n"
      + reactions.map { "    Reaction(call: .\($0.call), count: \($0.count), deed: .\($0.deed)),\n" }.joined()
      + "  ],\n  steps: [\n" + steps.map { "    .\($0),\n" }.joined() + "  ])"
    return ["Program.Deed", "Program.Shape", "ThrashStory.Edit"].reduce(text) {
      $0.replacing("OpenCollectionViewTests.\($1)", with: "")
    }
  }
}
