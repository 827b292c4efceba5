#if DEBUG && os(Linux)
import Foundation

/// Finds conformances of delegates that nobody asks: the object was set as one thing and forgotten as the other, or its layout is
/// not one that asks.
///
/// An object is looked at once, at the end of the first frame after it was made somebody's delegate or data source: by then a
/// program has set up what is shown. It is told once of what a program keeps for later, too.
@MainActor enum UnaskedConformances {
  private struct Entry {
    weak var object: AnyObject?
    weak var view: UICollectionView?
    /// The protocols that the object is asked by.
    var asked: Set<ObjectIdentifier> = []
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var waiting: [ObjectIdentifier] = []
  /// How many entries there may be before those of objects that have gone are thrown away.
  private static var limit = 256

  /// An object was made somebody's delegate or data source.
  static func note(_ object: AnyObject, isAskedAs protocols: [DelegateProtocol], by view: UICollectionView?) {
    let identity = ObjectIdentifier(object)
    if entries[identity]?.object !== object {
      if entries.count >= limit { forgetThoseThatHaveGone() }
      entries[identity] = Entry(object: object)
      waiting.append(identity)
    }
    entries[identity]?.asked.formUnion(protocols.map { ObjectIdentifier($0.type) })
    // Of several views that share a delegate one that asks it is enough.
    if let view, !(entries[identity]?.view?.collectionViewLayout is UICollectionViewFlowLayout) {
      entries[identity]?.view = view
    }
  }

  /// A frame is over: the program has set what it sets before anything is shown.
  static func review() {
    guard !waiting.isEmpty else { return }
    let objects = waiting
    waiting.removeAll()
    for identity in objects {
      guard let entry = entries[identity], let object = entry.object else { continue }
      for kind in unasked(entry, type(of: object)) {
        let sentence =
          "\(type(of: object)) is a \(kind.type), and nobody asked it as one by the end of its first frame: make it "
          + "\(kind.asker), or leave the conformance out."
        UIApplication.shared.trace.record(.programmingError(message: sentence))
        if told.insert(sentence).inserted {
          FileHandle.standardError.write(Data("OpenCollectionView: \(sentence)\n".utf8))
        }
      }
    }
  }

  private static var told: Set<String> = []

  /// The protocols to which an object conforms without being asked. Of a collection view's delegate one protocol says
  /// it all.
  private static func unasked(_ entry: Entry, _ type: AnyClass) -> [DelegateProtocol] {
    let found = DelegateProtocol.askedEarly.filter { isUnasked($0, entry, type) }
    let whole = (any UICollectionViewDelegate).self as Any.Type
    guard found.contains(where: { $0.type == whole }) else { return found }
    let parts = [(any UIScrollViewDelegate).self, (any UICollectionViewDelegateFlowLayout).self] as [Any.Type]
    return found.filter { kind in !parts.contains { $0 == kind.type } }
  }

  private static func isUnasked(_ kind: DelegateProtocol, _ entry: Entry, _ type: AnyClass) -> Bool {
    guard kind.isConformedTo(type) else { return false }
    guard kind.type == DelegateProtocol.flowLayout.type, let view = entry.view else {
      return !entry.asked.contains(ObjectIdentifier(kind.type))
    }
    // A layout of the program's may ask by itself; of the library's only one kind does.
    let layout = view.collectionViewLayout
    return !(layout is UICollectionViewFlowLayout) && NearMisses.isOfLibrary(Swift.type(of: layout))
  }

  private static func forgetThoseThatHaveGone() {
    entries = entries.filter { $0.value.object != nil }
    limit = max(256, 2 * entries.count)
  }
}
#endif
