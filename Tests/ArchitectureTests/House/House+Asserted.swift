/// The assertions of the sources that the language takes on trust, each with the reason why it holds.
extension House {
  private static let kit = "Sources/Kit/OpenCollectionView/"

  /// References that are made or released by hand.
  static let manualReferences: [UncheckedGroup] = [
    UncheckedGroup(
      because: "the parent, the tree and the gate of a layer, which say when they go",
      ["Sources/Engines/LayerEngine/Layers/CALayer/CALayer+State.swift": 3]),
    UncheckedGroup(
      in: kit, because: "attributes that the view or the answer keeps, and nothing of a program's is called meanwhile",
      [
        "CollectionView/Shown/ElementSlots.swift": 2,
        "CollectionView/UICollectionView/UICollectionView+Contract.swift": 1,
        "CollectionView/UICollectionView/UICollectionView+Placing.swift": 1,
      ]),
    UncheckedGroup(
      because: "only the address is compared",
      ["Sources/Engines/LayerEngine/Commit/LayerTree.swift": 1]),
    UncheckedGroup(
      in: kit, because: "only the address is written or compared",
      [
        "Constraints/Constraint/NSLayoutConstraint+Activation.swift": 1,
        "Views/UIView/UIView+Description.swift": 1,
      ]),
    UncheckedGroup(
      in: kit, because: "a superview, which says when it goes, and children that the list keeps during the question",
      ["Views/UIView/UIView+Hierarchy.swift": 3]),
    UncheckedGroup(
      in: kit, because: "a view, which says when it goes",
      ["Constraints/Anchors/LayoutItemReference.swift": 1]),
    UncheckedGroup(
      in: kit, because: "touches that their dispatcher keeps during the call",
      ["Gestures/UIGestureRecognizer+Tracking.swift": 1]),
    UncheckedGroup(
      in: kit, because: "an answer of a method, which is kept until the next turn of the clock",
      [
        "Application/UIApplication+KeyValueCoding.swift": 1,
        "ObjectiveC/Messages/NSObject+Messages.swift": 1,
      ]),
    UncheckedGroup(
      in: kit, because: "the one reference too many of a timer of Foundation's, which a probe and a count have found",
      ["ObjectiveC/Timers/FoundationReference.swift": 1]),
    UncheckedGroup(
      in: kit, because: "the parts of a view that ended elsewhere, which the main actor lets go",
      ["Views/UIView/UIView+End.swift": 1]),
  ]

  /// Code that says it is on the main actor where its type does not: it stops the program where that is not so.
  static let assumedIsolation: [UncheckedGroup] = [
    UncheckedGroup(
      because: "a timer of the clock fires on the main actor, which alone moves the clock",
      ["Sources/Testing/TouchTesting/Typing/VirtualPage.swift": 2]),
    UncheckedGroup(
      in: kit, because: "a timer of the clock fires on the main actor, which alone moves the clock",
      [
        "Animation/PropertyAnimator/UIViewPropertyAnimator.swift": 2,
        "CollectionView/DragAndDrop/Dropping/ItemDropTarget.swift": 1,
        "CollectionView/Movement/InteractiveMovement+Finishing.swift": 1,
        "CollectionView/Movement/InteractiveMovement+Following.swift": 1,
        "CollectionView/Prefetching/UICollectionView+Overscan.swift": 1,
        "CollectionView/Pass/UICollectionView+Settling.swift": 1,
        "CollectionView/Updates/UICollectionView+Updates.swift": 1,
        "DragAndDrop/SpringLoading/SpringHover.swift": 1,
        "Gestures/GestureEnvironment.swift": 2,
        "Menus/Pasteboard/PasteboardStorage.swift": 1,
        "ObjectiveC/Messages/NSObject+Messages.swift": 1,
        "ObjectiveC/Timers/AddedTimer.swift": 1,
        "ObjectiveC/Timers/NSObject+DelayedPerforms.swift": 1,
        "Responders/Undo/UndoManager/UndoManager+Groups.swift": 1,
        "Text/Keyboard/SceneKeyboard.swift": 1,
      ]),
    UncheckedGroup(
      because: "frames are run by the main actor, and so are those who want them",
      ["Sources/Testing/TouchTesting/Screen/VirtualScreen.swift": 1]),
    UncheckedGroup(
      in: kit, because: "frames are run by the main actor, and so are those who want them",
      [
        "Animation/DisplayLink/CADisplayLink.swift": 1,
        "Application/UIWindowScene.swift": 1,
        "CollectionView/LayoutChange/Interactive/TransitionSettling.swift": 1,
        "CollectionView/Movement/MovementScroller.swift": 1,
        "CollectionView/Selection/SelectionPan.swift": 1,
        "Controllers/Navigation/LayoutNavigation.swift": 1,
        "Controllers/Transitions/Engine/TransitionScrubber.swift": 1,
        "DragAndDrop/Running/DragScroller.swift": 1,
        "Scrolling/UIScrollView/UIScrollView+Motion.swift": 1,
        "Scrolling/UIScrollView/UIScrollView+ZoomMotion.swift": 1,
      ]),
    UncheckedGroup(
      in: kit, because: "the main queue is served on the main actor, which alone has deadlines of its clock",
      ["Application/WithoutHost/MainQueueHost.swift": 2, "Application/WithoutHost/MainRunLoopAlarm.swift": 1]),
    UncheckedGroup(
      in: kit, because: "a timer and frames, both of the clock that the main actor moves",
      ["Scrolling/Indicators/ScrollIndicators.swift": 2]),
    UncheckedGroup(
      in: kit, because: "NSObject declares it for any thread; asked elsewhere it stops the program",
      [
        "CollectionView/Compositional/Items/NSCollectionLayoutItem.swift": 1,
        "CollectionView/Compositional/Items/NSCollectionLayoutSection.swift": 1,
        "CollectionView/Compositional/Items/UICollectionLayoutSectionOrthogonalScrollingProperties.swift": 1,
        "CollectionView/Compositional/Layout/UICollectionViewCompositionalLayoutConfiguration.swift": 1,
        "Constraints/Anchors/NSLayoutAnchor.swift": 1,
        "Constraints/Constraint/NSLayoutConstraint.swift": 1,
        "Menus/PasteConfiguration/UIPasteConfiguration.swift": 1,
        "Text/Input/UITextPosition.swift": 2,
        "Text/Input/UITextRange.swift": 2,
      ]),
    UncheckedGroup(
      because: "a trace is written on the main actor alone",
      ["Sources/Testing/TouchTesting/Recording/HostInputRecorder.swift": 1]),
    UncheckedGroup(
      in: kit, because: "a trace is written on the main actor alone",
      ["Gestures/Rules/UIGestureRecognizer+TraceName.swift": 1]),
    UncheckedGroup(
      in: kit, because: "layers change on the main actor alone",
      ["Animation/PropertyAnimator/UIView+Restoring.swift": 1]),
    UncheckedGroup(
      in: kit, because: "the keyboard's frame is told on the main actor, by the scene",
      ["Controllers/Alerts/AlertPresentation.swift": 1]),
    UncheckedGroup(
      in: kit, because: "a row's frames, and a completion handler that asks first where it was called",
      ["CollectionView/Swipes/SwipedRow.swift": 2]),
    UncheckedGroup(
      in: kit, because: "a completion handler that asks first where it was called",
      ["CollectionView/Swipes/ItemSwipes+Accessibility.swift": 1]),
    UncheckedGroup(
      in: kit, because: "a method of the main actor's; a selector that is performed elsewhere stops the program",
      ["Responders/Selector/Selector.swift": 2]),
    UncheckedGroup(
      in: kit, because: "the line before asks whether this is the main actor's queue",
      [
        "Application/UIApplication+ProgrammingErrors.swift": 1,
        "ObjectiveC/Notifications/NotificationCall.swift": 1,
        "Traits/UITraitCollection/UITraitCollection.swift": 1,
        "Views/UIView/UIView+Description.swift": 1,
      ]),
    UncheckedGroup(
      in: kit, because: "asked by the clock, which the main actor moves, or after asking where it is",
      ["Application/UIApplication.swift": 4]),
    UncheckedGroup(
      in: kit, because: "the main queue is where the main actor is, and each way asks first or goes there",
      ["ObjectiveC/Notifications/MainQueue.swift": 5]),
    UncheckedGroup(
      in: kit, because: "a clock that is moved here, which is asked first, is the main actor's",
      [
        "ObjectiveC/Timers/DispatchQueue+Clock.swift": 2,
        "ObjectiveC/Timers/MainQueueBlocks.swift": 1,
        "ObjectiveC/Timers/RunLoop+Clock.swift": 2,
        "ObjectiveC/Timers/Timer+Blocks.swift": 1,
      ]),
    UncheckedGroup(
      in: kit, because: "made on the main actor, and fired there by the clock",
      [
        "ObjectiveC/Timers/ApplicationTimer.swift": 3,
        "ObjectiveC/Timers/TargetTimer.swift": 1,
      ]),
    UncheckedGroup(
      because: "SDL takes its events in on the first thread, where the main actor is",
      ["Sources/Hosts/WindowHost/X11/TouchTimes.swift": 2, "Sources/Hosts/WindowHost/X11/XMessages.swift": 1]),
  ]

  /// Types that say themselves that they may cross threads.
  static let assertedSendability: [UncheckedGroup] = [
    UncheckedGroup(
      in: kit, because: "immutable once it is made, as all that it holds",
      [
        "Colors/UIColor/UIColor.swift": 1,
        "Controllers/Unavailable/UIContentUnavailableConfiguration.swift": 1,
        "Controls/Configurations/ListContent/UIListContentConfiguration+ImageProperties.swift": 1,
        "Controls/Configurations/ListContent/UIListContentConfiguration+TextProperties.swift": 1,
        "Images/Configuration/UIImage+Configuration.swift": 1,
        "Images/Configuration/UIImage+SymbolConfiguration.swift": 1,
        "Text/Fonts/UIFont.swift": 1,
        "Text/Fonts/UIFontDescriptor/UIFontDescriptor.swift": 1,
        "Text/Fonts/UIFontMetrics.swift": 1,
        "Text/Paragraphs/NSTextTab.swift": 1,
        "Traits/UITraitCollection/UITraitCollection.swift": 1,
      ]),
    UncheckedGroup(
      because: "immutable once it is made, as all that it holds",
      ["Sources/Engines/LayerRasterizer/Fonts/Shaping/ShapedFont.swift": 2]),
    UncheckedGroup(
      in: kit, because: "immutable, but for a cache that belongs to the main actor",
      ["Images/UIImage.swift": 1]),
    UncheckedGroup(
      in: kit, because: "it holds what is immutable, and actions that are used on the main actor",
      ["Controllers/Unavailable/UIContentUnavailableConfiguration+Properties.swift": 3]),
    UncheckedGroup(
      in: kit, because: "immutable, but for styles that can be changed, which belong to who made them, as in UIKit",
      [
        "Text/NSShadow.swift": 1,
        "Text/Paragraphs/NSParagraphStyle.swift": 2,
      ]),
    UncheckedGroup(
      in: kit, because: "a closure that is called on the main actor alone",
      [
        "CollectionView/Diffable/SnapshotInbox.swift": 1,
        "Controls/Configurations/UIConfigurationColorTransformer.swift": 1,
        "Controls/Configurations/UIConfigurationTextAttributesTransformer.swift": 1,
        "Responders/Selector/Selector.swift": 1,
      ]),
    UncheckedGroup(
      in: kit, because: "it holds views, pictures or paths of the main actor's, as those do that show them",
      [
        "Controls/Configurations/ListContent/UIListContentConfiguration.swift": 1,
        "Controls/Configurations/UIBackgroundConfiguration.swift": 1,
        "Controls/Configurations/UIShadowProperties.swift": 1,
        "Controls/UIButton/Configuration/UIButton+Configuration.swift": 1,
      ]),
    UncheckedGroup(
      in: kit, because: "it is set before anybody else has the object",
      ["ItemProviders/Loading/LoadProgress.swift": 1]),
    UncheckedGroup(
      in: kit, because: "objects of item providers cross threads, as UIKit lets them",
      [
        "ItemProviders/Loading/ObjectCollector.swift": 1,
        "ItemProviders/Provider/NSItemProvider+Loading.swift": 2,
        "ItemProviders/Provider/ProviderContent.swift": 1,
      ]),
    UncheckedGroup(
      in: kit, because: "all that changes is behind a lock",
      [
        "Images/SharedCache.swift": 1,
        "Images/UIImageAsset.swift": 1,
        "ItemProviders/Provider/NSItemProvider.swift": 1,
        "ObjectiveC/Associations/AssociatedValues.swift": 1,
        "ObjectiveC/Associations/AssociationTable.swift": 1,
        "ObjectiveC/Methods/ObjectLocks.swift": 1,
        "ObjectiveC/Notifications/NotificationObservers.swift": 1,
      ]),
    UncheckedGroup(
      because: "all that changes is behind a lock",
      ["Sources/Kit/OpenCollectionViewShim/UnfairLock.swift": 1]),
    UncheckedGroup(
      in: kit, because: "values of a program's own are read and compared only",
      ["Traits/CustomTraitValue.swift": 1]),
    UncheckedGroup(
      in: kit, because: "immutable, but for a weak reference, which the runtime clears safely",
      ["ObjectiveC/Notifications/NotificationCall.swift": 1]),
    UncheckedGroup(
      in: kit, because: "touched on the main actor alone, which a closure of Dispatch's or Foundation's cannot say",
      [
        "ObjectiveC/Timers/ApplicationTimer.swift": 1,
        "ObjectiveC/Timers/MainQueueBlocks.swift": 1,
        "ObjectiveC/Timers/TargetTimer.swift": 1,
      ]),
    UncheckedGroup(
      in: kit, because: "touched where the last reference of its view goes, and let go on the main actor",
      ["Views/UIView/UIView+End.swift": 1]),
    UncheckedGroup(
      because: "touched on the main actor alone, which a closure of Dispatch's or Foundation's cannot say",
      ["Sources/Engines/LayerEngine/Animation/Running/ActionGate.swift": 1]),
    UncheckedGroup(
      because: "copies never change; a path that is being made belongs to who makes it",
      [
        "Sources/Ground/PlaneGeometry/Paths/CGMutablePath.swift": 1,
        "Sources/Ground/PlaneGeometry/Paths/CGPath.swift": 1,
      ]),
  ]

  /// Variables that belong to no actor, or are read outside of theirs.
  static let uncheckedIsolation: [UncheckedGroup] = [
    UncheckedGroup(
      in: kit, because: "the layer of a window that ended elsewhere, which the main actor takes from the screen",
      ["Application/UIWindow+Root.swift": 1]),
    UncheckedGroup(
      in: kit, because: "a target and its sender go from the main actor to a method of the main actor",
      [
        "ObjectiveC/Messages/NSObject+Messages.swift": 1,
        "Responders/Selector/Selector.swift": 2,
      ]),
    UncheckedGroup(
      in: kit, because: "it never changes once it is made, and is compared from anywhere",
      [
        "Accessibility/NSObject+Accessibility.swift": 1,
        "Constraints/Anchors/NSLayoutAnchor.swift": 1,
        "Views/Interactions/Pointer/UIPointerRegion.swift": 1,
      ]),
    UncheckedGroup(
      in: kit, because: "written by the main actor, and cleared where the last reference goes, which is there too",
      [
        "Constraints/Anchors/LayoutItemReference.swift": 3,
        "Gestures/UIGestureRecognizer.swift": 1,
        "Views/Guides/UILayoutGuide.swift": 1,
        "Views/UIView/UIView.swift": 3,
      ]),
    UncheckedGroup(
      in: kit, because: "layers and their time belong to the main actor; who reads it cannot say so, and asks first",
      ["Application/UIApplication.swift": 3]),
    UncheckedGroup(
      in: kit, because: "written and read on the main actor, which moves the clock",
      ["Application/SceneAtWork.swift": 2]),
    UncheckedGroup(
      because: "a message of the X server's is handed on at once, on the first thread",
      ["Sources/Hosts/WindowHost/X11/XMessages.swift": 1]),
    UncheckedGroup(
      in: kit, because: "a notification is handed on and kept by nobody",
      ["ObjectiveC/Notifications/NotificationCall.swift": 1]),
    UncheckedGroup(
      in: kit, because: "it only ever goes from false to true",
      ["ObjectiveC/KeyValueObserving/NSKeyValueObservation.swift": 1]),
    UncheckedGroup(
      in: kit, because: "a timer or a block goes from the main actor to the main actor, where the clock is moved",
      [
        "ObjectiveC/Timers/ApplicationTimer.swift": 2,
        "ObjectiveC/Timers/DispatchQueue+Clock.swift": 1,
        "ObjectiveC/Timers/RunLoop+Clock.swift": 1,
        "ObjectiveC/Timers/TargetTimer.swift": 1,
        "ObjectiveC/Timers/Timer+Blocks.swift": 1,
      ]),
  ]

  /// Values that are read as another type.
  static let reinterpretedBits: [UncheckedGroup] = [
    UncheckedGroup(
      in: kit, because: "the table of methods of a class, whose entries are compared before one is believed",
      ["CollectionView/Movement/MovingOverride.swift": 1]),
    UncheckedGroup(
      because: "a function of the system's by its name, with the type that its header has",
      [
        "Sources/Hosts/BrowserHost/Server/Files/GzipEncoder.swift": 3,
        "Sources/Hosts/BrowserHost/Session/FreedMemory.swift": 1,
        "Sources/Hosts/WindowHost/X11/DisplayLoss.swift": 2,
        "Sources/Hosts/WindowHost/X11/XLibrary.swift": 1,
      ]),
    UncheckedGroup(
      because: "an array cast to the type that it was found to be of",
      ["Sources/Engines/CollectionEngine/Difference/IdentityJoin.swift": 3]),
  ]

  /// Objects that are taken for one of a subclass without a question.
  static let uncheckedCasts: [UncheckedGroup] = [
    UncheckedGroup(
      in: kit, because: "just made by a factory of a class that nobody can subclass, for want of initializers",
      [
        "CollectionView/Compositional/Items/NSCollectionLayoutDecorationItem.swift": 1,
        "CollectionView/Compositional/Items/NSCollectionLayoutDimension.swift": 1,
        "CollectionView/Compositional/Items/NSCollectionLayoutGroup.swift": 2,
        "CollectionView/Compositional/Items/NSCollectionLayoutSpacing.swift": 1,
      ]),
    UncheckedGroup(
      in: kit, because: "only views inherit from it",
      ["Constraints/Views/ConstrainableView.swift": 1]),
  ]
}
