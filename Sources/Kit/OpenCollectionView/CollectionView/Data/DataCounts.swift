import CollectionEngine
import Foundation

/// The counts of a collection view's data, and which data they are of. ``BeforeCall`` notes the latter around a call of
/// a program.
@MainActor final class DataCounts {
  /// The counts as they are presented; nil where the data source is to be asked.
  @exclusivity(unchecked) private(set) var known: SectionCounts?
  /// Counts up when data become others without a plan, as by a reload: what was asked before is of no use then.
  private(set) var generation = 0
  /// Counts up whenever items get other numbers: what a program was asked about before is another item's then.
  private(set) var epoch = 0
  /// The cell that is being configured anew, and where the data source has its item.
  private(set) var reconfigured: (cell: UICollectionViewCell, path: IndexPath)?
  /// How many states between two are being left: meanwhile the delegate is told nothing. // C81
  private var holdCount = 0
  /// The calls to the delegate that are made when data and views agree again.
  private var heldCalls: [(UICollectionView) -> Void] = []

  /// Takes counts over that are known without asking.
  func take(_ counts: SectionCounts) { known = counts }

  /// The data source is asked when counts are needed next.
  func forget() { known = nil }

  /// The data have become others without a plan.
  func wereReplaced() {
    generation += 1
    reconfigured = nil
  }

  /// Items have other numbers now.
  func itemsWereRenumbered() { epoch += 1 }

  /// Runs the call in which the data source configures a cell anew.
  func whileReconfiguring<Result>(
    _ cell: UICollectionViewCell, at path: IndexPath, in view: UICollectionView, _ call: () -> Result
  ) -> Result {
    let before = BeforeCall(view)
    // The data source may have another item configured anew meanwhile.
    let outer = reconfigured
    reconfigured = (cell, path)
    defer { reconfigured = before.dataAreSame(in: view) ? outer : nil }
    return call()
  }

  /// Makes a call as soon as data and counts agree: at once, or when the change is over that is being taken over.
  func whenTheyAgree(in view: UICollectionView, _ call: @escaping (UICollectionView) -> Void) {
    guard holdCount == 0 else { return heldCalls.append(call) }
    call(view)
  }

  /// Runs `change`, in which data and counts do not agree; the delegate is told afterwards what has come of it.
  func holdingCalls(in view: UICollectionView, _ change: () -> Void) {
    holdCount += 1
    change()
    holdCount -= 1
    while holdCount == 0, !heldCalls.isEmpty { heldCalls.removeFirst()(view) }
  }
}
