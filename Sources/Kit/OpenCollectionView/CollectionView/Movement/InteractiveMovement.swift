import CollectionEngine
import FrameClock

extension UICollectionView {
  /// An item that is carried, by a finger or by steps, until it is put down or given back.
  ///
  /// The four methods of the collection view carry one item at a time. Several at once, or one that goes step by step, are
  /// carried by their own movements:
  ///
  /// ```swift
  /// let movement = collectionView.makeInteractiveMovement(forItemAt: indexPath)
  /// movement?.move(to: IndexPath(item: 3, section: 1))
  /// movement?.end()
  /// ```
  ///
  /// Several movements compose like moves in an array: each change of target takes one item out of what is presented and
  /// puts it in elsewhere. Each ends by itself; the data source hears of one move then, numbered as its data is at that time.
  ///
  /// Difference from UIKit: it has no such type, and carries one item at a time.
  @preconcurrency @MainActor public final class InteractiveMovement {
    /// The collection view.
    public private(set) weak var collectionView: UICollectionView?
    /// The cell that is carried.
    public internal(set) var cell: UICollectionViewCell
    /// The position at which the finger holds the item: the middle of the cell, in points of the content.
    public internal(set) var targetPosition: CGPoint
    /// Tells whether the item still is carried.
    public internal(set) var isActive = true {
      // Keys lead on from its cell again.
      didSet { cell.markForAccessibility() }
    }

    /// The index path at which the item was put down, as the data has it; nil while it is carried, and when it is gone.
    public internal(set) var finalIndexPath: IndexPath?
    /// Tells whether the movement was called off, or ended because the item is gone.
    public internal(set) var isCancelled = false
    /// The section that the item came from.
    var firstSection: Int?

    let id: Int
    unowned let movements: ItemMovements
    /// The layout's attributes that the cell has now.
    var attributes: UICollectionViewLayoutAttributes
    /// The slots that decide about targets; nil while they have to be found.
    var slots: MovementSlots?
    /// The part of the content in which they were found.
    var slotsArea = CGRect.null
    /// How far rows have scrolled since the slots were found, by section.
    var rowDistances: [Int: CGPoint] = [:]
    /// The places where the item would come to lie, by sections whose layout says so; found along with the slots. // M50
    var landings: [Int: MovementLandings] = [:]
    /// The value that tells the item from all others, where the data source knows; nil where only its place does.
    var identity: AnyHashable?
    /// Tells whether the data was reloaded, so that the cell may have to show something else.
    var needsNewCell = false
    /// Tells whether the cell has to be placed with the next pass.
    var needsPlacing = true
    /// Tells whether the target has to be found again although the finger has not moved.
    var needsTarget = false
    /// The origin of the content in the window when the position was told last.
    var contentOrigin: CGPoint
    /// A position that came while data or layout were between two states.
    var waitingPosition: CGPoint?
    /// The target that waits for the finger to stay, and since when. // M21
    var waiting: (target: IndexPath, alarm: ClockTimer)?
    /// The place to which the item goes back in the data, which have moved along; nil while they have not. // M11, M51
    var formerPlace: UpdatePlan.Place?
    /// How the finger moved, for a drop that is a throw; in points per second.
    var dropVelocity = CGPoint.zero
    var throwing = MovementThrow()
    /// Tells whether the cell stands where the item is shown, as after a step of a key, and not under a finger.
    var goesStepwise = false
    private(set) lazy var look = MovementLook(self)

    init(
      _ id: Int, of cell: UICollectionViewCell, in movements: ItemMovements, at position: CGPoint,
      attributes: UICollectionViewLayoutAttributes
    ) {
      self.id = id
      self.cell = cell
      self.movements = movements
      self.attributes = attributes
      collectionView = movements.view
      targetPosition = position
      contentOrigin = movements.view.contentOriginInWindow
    }

    /// The place of the item in the data: until the movement ends the one that it came from, unless the data move along. Nil when
    /// it is carried no longer.
    public var originalIndexPath: IndexPath? { carriedItem.map { IndexPath($0.origin) } }

    /// The index path at which the item is shown; nil when it is carried no longer.
    public var targetIndexPath: IndexPath? { carriedItem.map { IndexPath($0.target) } }

    /// The finger has moved. Does nothing when the position is the same, is no finite one, or the movement is over. // M3
    public func updateTargetPosition(_ position: CGPoint) {
      holdingView { follow(position) }
    }

    /// Shows the item at another place, as a key or an assistive tool does; the cell goes there.
    ///
    /// The delegate is asked as for a finger. `indexPath` is numbered as presented afterwards.
    ///
    /// - Returns: whether the item is shown there, or where the delegate wants it instead, and was not before.
    @discardableResult public func move(to indexPath: IndexPath) -> Bool {
      holdingView { step(to: indexPath) } ?? false
    }

    /// The item is put down where it is shown. // M12
    ///
    /// - Parameter velocity: how the finger moved, in points per second; the cell goes on with it. Nil for what the last
    ///   positions say.
    public func end(withVelocity velocity: CGPoint? = nil) {
      holdingView {
        let velocity = velocity ?? throwing.velocity(at: view.movementClock?.now ?? 0)
        dropVelocity = velocity.isFinite ? velocity : .zero
        finish(isCancelled: false, because: "it was put down")
      }
    }

    /// The item goes back to where it came from. // M13
    public func cancel() {
      holdingView { finish(isCancelled: true, because: "it was called off") }
    }

    /// Does what may call the program, which may let the collection view go then: until that is done the view stays, and with it
    /// what it knows of movements. Does nothing where it is gone already. // C150
    @discardableResult func holdingView<Result>(_ body: () -> Result) -> Result? {
      guard let collectionView else { return nil }
      return withExtendedLifetime(collectionView) { body() }
    }

    var view: UICollectionView { movements.view }

    /// Nothing when the collection view is gone, of which a program may keep the movement.
    var carriedItem: CarriedItem? { collectionView == nil ? nil : movements.permutation?.carriedItem(id) }

    /// The element that is carried, as presented; where it was last when it is carried no longer.
    var key: ElementKey { carriedItem?.target.key ?? lastKey }
    private lazy var lastKey = ElementKey.cell(section: attributes.section, item: attributes.item)

    /// The cell with what is known of it.
    var shown: ShownElement {
      ShownElement(key: key, view: cell, attributes: cell.appliedAttributes ?? attributes)
    }

    /// Notes the place at which the item was presented last, when the movement ends.
    func isBehind(_ key: ElementKey) { lastKey = key }

    /// The sections whose headers and footers tell something else when the movement is over. // M20
    func sectionsToRenew(finally section: Int) -> Set<Int> {
      guard view.renewsSupplementaryViewsAfterInteractiveMovement, let first = firstSection, first != section else {
        return []
      }
      return [first, section]
    }

    func trace(_ change: String, because reason: @autoclosure () -> String) {
      view.traceItem(key.indexPath, change, because: reason())
    }
  }

  /// The origin of the content in the window: it changes with everything that scrolls or moves the view.
  var contentOriginInWindow: CGPoint { convert(CGPoint.zero, to: nil as UIView?) }
}
