#if DEBUG
import CollectionEngine

/// The items at two places of the lists that a data source keeps, as a debugger sees them: in its own properties, and in those of
/// the model that it holds. // M52
struct ReflectedOrder {
  private struct Pair {
    var first: AnyHashable?
    var second: AnyHashable?
  }

  /// The depth to which it is looked: a data source, the model that it holds, and what that holds.
  private static let depth = 2
  /// The most properties of an object that are looked at.
  private static let mostProperties = 64
  /// Classes that hold no data of a program.
  private static let ownClasses = [
    NSObject.self, UIResponder.self, UIView.self, UIViewController.self, UICollectionViewController.self,
  ].map { ObjectIdentifier($0) }

  private let first: UpdatePlan.Place
  private let second: UpdatePlan.Place
  private var pairs: [Pair] = []

  init(of source: AnyObject, at first: UpdatePlan.Place, and second: UpdatePlan.Place) {
    self.first = first
    self.second = second
    read(Mirror(reflecting: source), deeper: Self.depth)
  }

  /// Tells that an item of the first place of one of the lists stands at the second one in what was seen later.
  func isMoved(in later: ReflectedOrder) -> Bool {
    guard pairs.count == later.pairs.count else { return false }
    return zip(pairs, later.pairs).contains { before, after in
      before.first != nil && after.second == before.first && after.first != before.first
        && before.second != before.first
    }
  }

  private mutating func read(_ mirror: Mirror, deeper: Int) {
    for child in mirror.children.prefix(Self.mostProperties) where !(child.value is UIResponder) {
      let inner = Mirror(reflecting: child.value)
      switch inner.displayStyle {
      case .collection: read(list: inner)
      case .class, .struct, .optional, .tuple: if deeper > 0 { read(inner, deeper: deeper - 1) }
      default: continue
      }
    }
    guard let above = mirror.superclassMirror, let type = above.subjectType as? AnyClass,
      !Self.ownClasses.contains(ObjectIdentifier(type))
    else { return }
    read(above, deeper: deeper)
  }

  /// The list may be one of items, or of sections which are lists or hold one.
  private mutating func read(list: Mirror) {
    if first.section == second.section {
      pairs.append(Pair(first: Self.mark(in: list, at: first.item), second: Self.mark(in: list, at: second.item)))
    }
    pairs.append(Pair(first: Self.mark(inSections: list, at: first), second: Self.mark(inSections: list, at: second)))
  }

  private static func mark(inSections list: Mirror, at place: UpdatePlan.Place) -> AnyHashable? {
    guard let section = list.children.dropFirst(place.section).first.map({ Mirror(reflecting: $0.value) }) else {
      return nil
    }
    if section.displayStyle == .collection { return mark(in: section, at: place.item) }
    return section.children.prefix(mostProperties).lazy.map { Mirror(reflecting: $0.value) }
      .first { $0.displayStyle == .collection }.flatMap { mark(in: $0, at: place.item) }
  }

  /// A mark that tells an item of a list from others; nil where there is none.
  private static func mark(in list: Mirror, at item: Int) -> AnyHashable? {
    guard let value = list.children.dropFirst(item).first?.value else { return nil }
    if let value = value as? AnyHashable { return value }
    return type(of: value) is AnyClass ? ObjectIdentifier(value as AnyObject) : String(reflecting: value)
  }
}
#endif
