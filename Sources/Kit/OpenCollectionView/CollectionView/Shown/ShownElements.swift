import CollectionEngine
import Foundation

/// The elements of a collection view that can be seen, with their views, and the views that have left or wait to be
/// used.
@MainActor final class ShownElements {
  // Touched several times for each element that comes or goes; nothing in them calls the program.
  @exclusivity(unchecked) var slots = ElementSlots()
  let queue = ReuseQueue()
  /// The cells that are filled and out of sight.
  @exclusivity(unchecked) var ready = ReadyCells()
  /// The element for whose view the data source is being asked.
  @exclusivity(unchecked) private(set) var awaited: ElementPlace?
  /// The views that have left in the present pass.
  @exclusivity(unchecked) private var departed: [UICollectionReusableView] = []
  /// Tells whether all views are taken back: none is kept for its item.
  private(set) var isRetiringAll = false
  /// Tells whether the layout is being asked where an element stands that a view is dequeued for.
  private(set) var isFindingPlace = false
  /// The element out of sight in which somebody types.
  var held: HeldElement?
  /// The view of one that was held and that a change may have brought back into sight.
  weak var returned: UICollectionReusableView?
  /// The corner of the content in the last frame in which views waited to be described.
  private var originOfArrivals = CGPoint.zero

  /// Runs the call in which a program makes the view of an element.
  func awaiting<Result>(_ place: ElementPlace, _ call: () -> Result) -> Result {
    let outer = awaited
    awaited = place
    defer { awaited = outer }
    return call()
  }

  /// Runs the calls in which all views are taken back.
  func retiringAll(_ retire: () -> Void) {
    isRetiringAll = true
    defer { isRetiringAll = false }
    retire()
  }

  /// Runs the call in which the layout is asked for the place of an element.
  func findingPlace<Result>(_ call: () -> Result) -> Result {
    isFindingPlace = true
    defer { isFindingPlace = false }
    return call()
  }

  /// A view has left. It is hidden at the end of the pass unless somebody uses it.
  func depart(_ view: UICollectionReusableView) { departed.append(view) }

  /// Takes out the views that have left; nil for none. One that nobody else keeps ends with the answer, and its class
  /// may call the collection view then.
  func takeDeparted() -> [UICollectionReusableView]? {
    guard !departed.isEmpty else { return nil }
    defer { departed = [] }
    return departed
  }

  /// Keeps the memory of an array for the views that leave next.
  func reuse(_ emptied: [UICollectionReusableView]) {
    if departed.isEmpty { departed = emptied }
  }

  /// Tells whether the content has moved since this was asked last.
  func hasMoved(to origin: CGPoint) -> Bool {
    defer { originOfArrivals = origin }
    return originOfArrivals != origin
  }
}

extension UICollectionView {
  /// The elements that can be seen.
  var elements: ElementSlots {
    _read { yield shown.slots }
    _modify { yield &shown.slots }
  }
}
