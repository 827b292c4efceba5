/// The supplementary and decoration views that a layout says come and go with an update, and by that the numbers of the others.
///
/// Views of one kind in one section are numbered on, as items are: behind one that has gone they have smaller numbers, behind one
/// that has come greater ones. Where nothing is named, each keeps its number.
///
/// Asking for a key is linear in what was named of its kind and section, and costs nothing where that is nothing.
public struct NamedViews: Sendable {
  /// The numbers by kind and section: those of the views that went, in the numbers before, and of those that came, in the numbers
  /// after. Sorted, each once.
  private var gone: [ElementKey: [Int]] = [:]
  private var new: [ElementKey: [Int]] = [:]

  /// Nothing is named.
  public init() {}

  /// Adds a view that goes, by its key before the update. Naming one twice is naming it once.
  public mutating func addGone(_ key: ElementKey) { Self.insert(key, into: &gone) }

  /// Adds a view that comes, by its key after the update. Naming one twice is naming it once.
  public mutating func addNew(_ key: ElementKey) { Self.insert(key, into: &new) }

  /// The key that a view has after the update; nil for one that goes, or whose number would be none.
  ///
  /// - Parameter section: where its section is after the update.
  public func newKey(of key: ElementKey, inSection section: Int) -> ElementKey? {
    Self.renumbered(
      key, section, leaving: gone[key.ofSection(key.section)], arriving: new[key.ofSection(section)])
  }

  /// The key that a view had before the update; nil for one that comes, or whose number would have been none.
  ///
  /// - Parameter section: where its section was before the update.
  public func oldKey(of key: ElementKey, inSection section: Int) -> ElementKey? {
    Self.renumbered(
      key, section, leaving: new[key.ofSection(key.section)], arriving: gone[key.ofSection(section)])
  }

  /// How many numbers are smaller.
  private static func place(of item: Int, in numbers: [Int]) -> Int {
    var work = 0
    return (0..<numbers.count).partitionPoint(work: &work) { numbers[$0] >= item }
  }

  private static func insert(_ key: ElementKey, into numbers: inout [ElementKey: [Int]]) {
    let group = key.ofSection(key.section)
    var known = numbers[group] ?? []
    let place = place(of: key.item, in: known)
    if place < known.count, known[place] == key.item { return }
    known.insert(key.item, at: place)
    numbers[group] = known
  }

  private static func renumbered(
    _ key: ElementKey, _ section: Int, leaving: [Int]?, arriving: [Int]?
  ) -> ElementKey? {
    var item = key.item
    if let leaving {
      let place = place(of: item, in: leaving)
      if place < leaving.count, leaving[place] == item { return nil }
      item -= place
    }
    for number in arriving ?? [] {
      guard number <= item else { break }
      item += 1
    }
    guard item <= ElementKey.maximumItem else { return nil }
    return ElementKey(category: key.category, kind: key.kind, section: section, item: item)
  }
}

extension ElementKey {
  /// The same for all elements of one kind in a section.
  fileprivate func ofSection(_ section: Int) -> ElementKey {
    ElementKey(category: category, kind: kind, section: section, item: 0)
  }
}
