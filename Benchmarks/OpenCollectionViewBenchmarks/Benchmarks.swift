import Benchmark

let benchmarks: @Sendable () -> Void = {
  measure("Trace: record without a sink, against an empty loop") { RecordWithoutSink() }
  measure("Trace: record with one sink") { RecordWithSink() }

  measure("Commit: 200 moving layers") { MovingLayers() }
  measure("Commit: nothing changed") { RestingLayers() }
  measure("Frame: nothing changed") { RestingScene() }

  measure("Animation: 200 layers, position, by a curve") { AnimatedLayers(properties: [AnimatedLayers.position]) }
  measure("Animation: 200 layers, position, by a spring") {
    AnimatedLayers(properties: [AnimatedLayers.position], isSpring: true)
  }
  measure("Animation: 200 layers, 4 properties each") { AnimatedLayers(properties: AnimatedLayers.four) }

  for content in GridContent.allCases {
    measure("Grid frame: 1,000 items, \(content)") { GridScrolling(itemCount: 1_000, content: content) }
    measure("Grid frame: 1,000,000 items, \(content)") { GridScrolling(itemCount: 1_000_000, content: content) }
  }
  measure("Grid frame: 1,000,000 items against 1,000, empty cells") { GridScrollingRatio() }
  measure("Grid jump: 1,000,000 items, empty cells") { GridJumping(itemCount: 1_000_000, content: .empty) }
  measure("Grid jump: 1,000,000 items, labels, new text") { GridJumping(itemCount: 1_000_000, content: .newText) }

  measure("Flow layout opens: 1,000 items") { FlowLayoutOpening(itemCount: 1_000) }
  measure("Flow layout opens: 1,000,000 items") { FlowLayoutOpening(itemCount: 1_000_000) }
  measure("Flow layout opens: 1,000,000 items against 1,000") { FlowLayoutOpeningRatio() }
  measure("Grid opens, to the first frame: 1,000,000 items") { GridOpening(itemCount: 1_000_000) }

  measure("Compositional grid frame, against a flow layout: 1,000,000 items") {
    ComposedScrollingRatio(against: .flowLayout)
  }
  measure("Compositional grid frame: 1,000,000 items against 1,000") { ComposedScrollingRatio(against: .thousandItems) }
  measure("Compositional grid opens, against a flow layout: 1,000,000 items") {
    ComposedOpening(.gridAgainstFlowLayout)
  }
  measure("Compositional grid opens: 1,000,000 items against 1,000") { ComposedOpening(.gridAgainstThousandItems) }
  measure("Compositional list: one of 100,000 sizes becomes known") { EstimatedSizes(itemCount: 100_000) }
  measure("Compositional row under a finger, against a scroll view") { RowDragRatio(against: .scrollView) }
  measure("Compositional row under a finger, against a flow layout") { RowDragRatio(against: .flowLayout) }
  measure("List opens, against a compositional grid: 1,000,000 rows with lines") { ListRatio(.opening) }
  measure("List frame, against a compositional grid: 1,000,000 rows with lines") { ListRatio(.scrolling) }
  measure("Swipe: a finger on one of 1,000,000 rows, with its frame") { SwipeFrames() }
  for work in OutlineOpening.Work.allCases {
    measure("Outline of 10,000 rows: \(work.rawValue), with the frame") { OutlineOpening(work) }
  }
  measure("Compositional front page of 30 sections with 20 rows opens") { FrontPageOpening() }

  measure("Flow layout opens: 1,000,000 items sized by a delegate") { SizedFlowOpening(itemCount: 1_000_000) }
  measure("List of constrained cells opens: 1,000 items") { ConstrainedListOpening(itemCount: 1_000) }
  measure("List of constrained cells opens: 1,000,000 items") { ConstrainedListOpening(itemCount: 1_000_000) }
  measure("List of constrained cells opens: 1,000,000 items against 1,000") { ConstrainedListOpeningRatio() }
  measure("Constraints: a chain of 1,000 views, first layout") { ConstrainedChainBuilding() }
  for change in ConstrainedChainChanges.Change.allCases {
    measure("Constraints: one constant of a chain of 1,000 views \(change.rawValue), with the frame") {
      ConstrainedChainChanges(change)
    }
  }
  measure("Constraints: a cell of ten labels measured again") { ConstrainedCellMeasuring() }
  for edit in Differences.Edit.allCases {
    measure("Difference: 100,000 numbers, \(edit)") { Differences(edit) }
  }
  measure("Difference: 100,000 strings, 1 % changed") { Differences(.hundredth, areNamed: true) }
  measure("Plan: 10,000 changes of 1,000,000 items") { UpdatePlans() }
  measure("Change: one height of 100,000") { HeightChanges(itemCount: 100_000) }
  measure("Change: one item inserted or deleted in the middle of 100,000") { SingleInsertions(itemCount: 100_000) }
  measure("Change: one invalid item of 1,000,000") { ItemInvalidations(itemCount: 1_000_000) }
  measure("Change: one invalid item of 1,000,000 against 1,000") { ItemInvalidationRatio() }

  for count in [100_000, 1_000_000] {
    for work in Waterfalls.Work.allCases {
      measure("Waterfall: \(count) items, \(work.rawValue)") { Waterfalls(itemCount: count, work) }
    }
  }

  for work in CarriedItems.Work.allCases {
    measure("Carried item: \(work.rawValue), 1,000,000 items") { CarriedItems(itemCount: 1_000_000, work) }
    measure("Carried item: \(work.rawValue), 1,000,000 items against 1,000") { CarriedItemsRatio(work) }
  }

  measure("Dragged item: same target, 1,000,000 items, against a carried one") { DraggedItemRatio() }

  for change in PlacedCells.Change.allCases {
    measure("Placed: 100 cells without a collection view, other \(change.rawValue)") { PlacedCells(change) }
  }
  for count in [1_000, 1_000_000] {
    measure("Transition: frame under a finger, \(count) items") { DrivenTransitions(itemCount: count) }
    measure("Transition: begins, \(count) items") { TransitionBeginnings(itemCount: count) }
  }
  for other in DrivenTransitionsRatio.Other.allCases {
    measure("Transition: frame under a finger, 1,000,000 items against \(other.rawValue)") {
      DrivenTransitionsRatio(other)
    }
  }
  measure("Transition: begins, 1,000,000 items against 1,000") { TransitionBeginningsRatio() }

  for recognizers in [1, 6, 30] {
    for fingers in [1, 5, 20] {
      measure("Touch move: \(fingers) fingers, \(recognizers) recognizers") {
        TouchMoves(fingers: fingers, recognizers: recognizers)
      }
    }
    measure("Touch move, four a frame: 1 finger, \(recognizers) recognizers") {
      TouchMoves(fingers: 1, recognizers: recognizers, reportsPerFrame: 4)
    }
    measure("Touch move, trace on: 1 finger, \(recognizers) recognizers") {
      TouchMoves(fingers: 1, recognizers: recognizers, isTraced: true)
    }
  }
  measure("Touch drag: 1 finger, 6 recognizers") { TouchDrags(recognizers: 6) }
  measure("Touch tap: 6 recognizers") { TouchTaps(recognizers: 6) }

  measure("Dynamics: step of 540 bodies") { WorldSteps() }
  measure("Dynamics: frame of a springy list, 1,000 items") { SpringyFrames(itemCount: 1_000) }
  measure("Dynamics: frame of a springy list, 1,000,000 items") { SpringyFrames(itemCount: 1_000_000) }

  for kind in ScrollKind.allCases {
    measure("Scroll step: \(kind)") { ScrollSteps(of: kind) }
  }
  measure("Scroll axis: step of a deceleration") { ScrollAxisSteps() }

  measure("Text: label width of a new string") { LabelWidth(isCached: false) }
  measure("Text: label width of a cached string") { LabelWidth(isCached: true) }

  for kind in HeldObjects.Kind.allCases {
    measure("Memory: one more \(kind.rawValue)") { HeldObjects(kind) }
  }
  for content in HeldCells.Content.allCases {
    measure("Memory: one more \(content.rawValue) in sight") { HeldCells(content) }
  }
}
