extension House {
  /// Each is cleared, or reached only through its owner, before that goes.
  static let uncounted = [
    UncheckedPlace(
      "Sources/Engines/GestureEngine/Arena/GestureArena.swift", 1,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Engines/LayerEngine/Layers/CALayer/LayerState.swift", 2,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Ground/FrameClock/ClockTimer.swift", 1,
      provenBy: "FrameClockTests"),
    UncheckedPlace(
      "Sources/Ground/FrameClock/FrameClock.swift", 2,
      provenBy: "FrameClockTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Accessibility/Focus/SceneAccessibility.swift", 1,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Application/SceneReference.swift", 1,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/CollectionView/LayoutChange/Interactive/InteractiveTransition.swift", 1,
      provenBy: "TransitionBadInputTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/CollectionView/LayoutChange/Interactive/TransitionSettling.swift", 1,
      provenBy: "TransitionBadInputTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/CollectionView/Movement/InteractiveMovement.swift", 1,
      provenBy: "MovementBadInputTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/CollectionView/Movement/ItemMovements.swift", 1,
      provenBy: "MovementBadInputTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/CollectionView/Movement/MovementLook.swift", 1,
      provenBy: "MovementBadInputTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/CollectionView/Movement/MovementScroller.swift", 1,
      provenBy: "MovementBadInputTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Constraints/Anchors/LayoutItemReference.swift", 1,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Dynamics/Animator/AnimatorReference.swift", 1,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Gestures/EnvironmentReference.swift", 1,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Gestures/RecognizerStanding.swift", 1,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Responders/Keys/KeyDispatcher.swift", 1,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Responders/Keys/PressDelivery.swift", 1,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Scrolling/Keyboard/KeyboardScroller.swift", 1,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Touches/HoverDispatcher.swift", 1,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Touches/ScrollDispatcher.swift", 1,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Touches/TransformDispatcher.swift", 1,
      provenBy: "OwnersGoFirstTests"),
  ]

  /// A superview, a tree and a gate that say when they go; touches within one call; answers that are kept until the next turn.
  static let unmanaged = [
    UncheckedPlace(
      "Sources/Engines/LayerEngine/Layers/CALayer/CALayer+Changes.swift", 1,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Engines/LayerEngine/Layers/CALayer/LayerState.swift", 3,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Application/UIApplication+KeyValueCoding.swift", 1,
      provenBy: "RuntimeMethodTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Constraints/Anchors/LayoutItemReference.swift", 1,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Gestures/UIGestureRecognizer+Tracking.swift", 1,
      provenBy: "TouchFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/ObjectiveC/Messages/NSObject+Messages.swift", 3,
      provenBy: "MessageTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Text/Fonts/CTFontManager.swift", 3,
      provenBy: "FontFileTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Views/UIView/UIView+State.swift", 1,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Views/UIView/ViewState.swift", 1,
      provenBy: "OwnersGoFirstTests"),
  ]

  /// In none of them does code of a program run while the memory is changed. Run with the checks turned on, as
  /// CONTRIBUTING.md says, the suites that are named find whoever breaks that.
  static let unchecked = [
    UncheckedPlace(
      "Sources/Engines/GestureEngine/Arena/GestureArena.swift", 1,
      provenBy: "ArenaFuzzTests"),
    UncheckedPlace(
      "Sources/Engines/LayerEngine/Animation/Running/ActionGate.swift", 1,
      provenBy: "AnimationFuzzTests"),
    UncheckedPlace(
      "Sources/Engines/LayerEngine/Animation/Running/AnimationContext.swift", 2,
      provenBy: "AnimationFuzzTests"),
    UncheckedPlace(
      "Sources/Engines/LayerEngine/Animation/Running/LayerAnimations.swift", 4,
      provenBy: "AnimationFuzzTests"),
    UncheckedPlace(
      "Sources/Engines/LayerEngine/Animation/Running/RunningAnimation.swift", 3,
      provenBy: "AnimationFuzzTests"),
    UncheckedPlace(
      "Sources/Engines/LayerEngine/Commit/LayerTree.swift", 1,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Engines/LayerEngine/Layers/CALayer/CALayer.swift", 2,
      provenBy: "LayerTreeFuzzTests"),
    UncheckedPlace(
      "Sources/Ground/DecisionTrace/DecisionTrace.swift", 1,
      provenBy: "DecisionTraceTests"),
    UncheckedPlace(
      "Sources/Ground/FrameClock/ClockTimer.swift", 1,
      provenBy: "FrameClockTests"),
    UncheckedPlace(
      "Sources/Ground/FrameClock/FrameClock.swift", 1,
      provenBy: "FrameClockTests"),
    UncheckedPlace(
      "Sources/Ground/FrameClock/FrameLoop.swift", 1,
      provenBy: "FrameLoopTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Accessibility/Focus/SceneAccessibility.swift", 3,
      provenBy: "OwnersGoFirstTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Application/SceneAtWork.swift", 2,
      provenBy: "TouchFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Application/UIWindow.swift", 1,
      provenBy: "TouchFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Application/UIWindowScene.swift", 1,
      provenBy: "TouchFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/CollectionView/Cells/UICollectionReusableView.swift", 1,
      provenBy: "ProgramFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/CollectionView/Data/DataCounts.swift", 1,
      provenBy: "ProgramFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/CollectionView/FlowLayout/UICollectionViewFlowLayout.swift", 6,
      provenBy: "ProgramFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/CollectionView/Layouts/UICollectionViewLayout.swift", 1,
      provenBy: "ProgramFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/CollectionView/Layouts/UICollectionViewLayoutAttributes.swift", 1,
      provenBy: "ProgramFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/CollectionView/Pass/LayoutPass.swift", 6,
      provenBy: "ProgramFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/CollectionView/Shown/ReuseQueue.swift", 1,
      provenBy: "ProgramFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/CollectionView/Shown/ShownElements.swift", 4,
      provenBy: "ProgramFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/CollectionView/UICollectionView/UICollectionView.swift", 10,
      provenBy: "ProgramFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/CollectionView/Updates/CollectionChanges.swift", 1,
      provenBy: "ProgramFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Constraints/Anchors/LayoutItemReference.swift", 1,
      provenBy: "ConstraintLifeTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Constraints/Constraint/NSLayoutConstraint.swift", 1,
      provenBy: "ConstraintLifeTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Constraints/Engine/LayoutEngine.swift", 1,
      provenBy: "ConstraintLifeTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Constraints/Views/ViewConstraints.swift", 1,
      provenBy: "ConstraintLifeTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Dynamics/Animator/DynamicsSimulation.swift", 6,
      provenBy: "PublishedSpringsTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Dynamics/Behaviors/Behavior/UIDynamicBehavior.swift", 1,
      provenBy: "PublishedSpringsTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Gestures/GestureEnvironment.swift", 1,
      provenBy: "TouchFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Gestures/RecognizerNotes.swift", 1,
      provenBy: "TouchFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Gestures/UIGestureRecognizer.swift", 2,
      provenBy: "TouchFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Gestures/UILongPressGestureRecognizer.swift", 1,
      provenBy: "TouchFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Gestures/UIPanGestureRecognizer.swift", 1,
      provenBy: "TouchFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Gestures/UIPinchGestureRecognizer.swift", 1,
      provenBy: "TouchFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Gestures/UIRotationGestureRecognizer.swift", 1,
      provenBy: "TouchFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Gestures/UISwipeGestureRecognizer.swift", 3,
      provenBy: "TouchFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Gestures/UITapGestureRecognizer.swift", 1,
      provenBy: "TouchFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Responders/Keys/PressDelivery.swift", 1,
      provenBy: "TouchFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Scrolling/UIScrollView/UIScrollView.swift", 1,
      provenBy: "ProgramFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Touches/TouchDispatcher/TouchDispatcher.swift", 1,
      provenBy: "TouchFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Touches/UIEvent.swift", 1,
      provenBy: "TouchFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Touches/UITouch.swift", 1,
      provenBy: "TouchFuzzTests"),
    UncheckedPlace(
      "Sources/Kit/OpenCollectionView/Views/UIView/UIView.swift", 1,
      provenBy: "ProgramFuzzTests"),
    UncheckedPlace(
      "Sources/Testing/TouchTesting/Screen/VirtualScreen.swift", 2,
      provenBy: "TouchFuzzTests"),
  ]
}
