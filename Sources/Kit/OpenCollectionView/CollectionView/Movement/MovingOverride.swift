/// Tells whether a class overrides `collectionView(_:moveItemAt:to:)` of ``UICollectionViewController``.
///
/// UIKit asks the Objective-C runtime. Here the table of methods that each class carries is compared with that of the base
/// class; which entry it is, a class that overrides this method and nothing else tells. Where the tables are not laid out
/// as expected, every class counts as one that does.
@MainActor enum MovingOverride {
  private final class Plain: UICollectionViewController {}

  private final class Overriding: UICollectionViewController {
    var moves = 0

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { moves += destinationIndexPath.item }
  }

  private static let entry: Int? = {
    let base = MethodTable(of: UICollectionViewController.self)
    let plain = MethodTable(of: Plain.self)
    let overriding = MethodTable(of: Overriding.self)
    let count = min(base.count, plain.count, overriding.count)
    // Entries that every subclass has of its own, such as that of its end, are no candidates.
    let candidates = (0..<count).filter { base[$0] == plain[$0] && base[$0] != overriding[$0] }
    return candidates.count == 1 ? candidates[0] : nil
  }()

  static func isOverridden(in type: AnyClass) -> Bool {
    guard let entry else { return true }
    return MethodTable(of: type)[entry] != MethodTable(of: UICollectionViewController.self)[entry]
  }
}

/// The words behind a class of Swift where there is no Objective-C: after kind, superclass, flags and sizes the methods,
/// those of superclasses first.
private struct MethodTable {
  private let words: UnsafePointer<UInt>
  let count: Int

  init(of type: AnyClass) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let word = MemoryLayout<UInt>.size
    // Behind kind and superclass: flags, address point, size, alignment, reserved; then the size of all this.
    let sizes = metadata.advanced(by: 2 * word + 16)
    let size = Int(sizes.load(as: UInt32.self))
    let before = Int(sizes.load(fromByteOffset: 4, as: UInt32.self))
    // And behind that the description and what ends the stored properties.
    let first = 7
    words = metadata.assumingMemoryBound(to: UInt.self) + first
    count = max(0, (size - before) / word - first)
  }

  subscript(index: Int) -> UInt { words[index] }
}
