import OpenCollectionView

/// Changes that go together, as the calls that tell a collection view of them and the data that they lead to.
struct ThrashBatch: Sendable {
  enum Call: Sendable {
    case delete(IndexPath)
    case insert(IndexPath)
    case move(IndexPath, IndexPath)
    case reload(IndexPath)
    case reconfigure(IndexPath)
    case deleteSection(Int)
    case insertSection(Int)
    case moveSection(Int, Int)
    case reloadSection(Int)
  }

  private(set) var calls: [Call] = []
  private(set) var after: ThrashModel

  private enum Fate {
    case kept, deleted, moved, reloaded
  }

  /// Takes as many of the edits as agree with each other.
  init(_ edits: [ThrashStory.Edit], in before: ThrashModel) {
    after = before
    var sectionFates = before.sections.map { _ in Fate.kept }
    var placedSections: [(wish: Int, section: ThrashModel.Section, source: Int?)] = []
    var touched: Set<Int> = []
    var lists: [Int: [Int]] = [:]
    for section in before.sections { lists[section.name] = section.items }
    // Sections first: what happens to items depends on it.
    for edit in edits {
      switch edit {
      case .deleteSection(let number):
        guard let source = Self.free(number, sectionFates) else { continue }
        sectionFates[source] = .deleted
        calls.append(.deleteSection(source))
        after.selected.subtract(before.sections[source].items)
      case .insertSection(let wish, let items):
        placedSections.append((wish, after.makeSection(items), nil))
      case .moveSection(let number, let wish):
        guard let source = Self.free(number, sectionFates) else { continue }
        sectionFates[source] = .moved
        placedSections.append((wish, before.sections[source], source))
      case .reloadSection(let number, let items):
        guard let source = Self.free(number, sectionFates) else { continue }
        sectionFates[source] = .reloaded
        calls.append(.reloadSection(source))
        lists[before.sections[source].name] = (0..<items).map { _ in after.makeName() }
        after.selected.subtract(before.sections[source].items)
      default: break
      }
    }
    let stayingSections = before.sections.indices.filter { sectionFates[$0] == .kept || sectionFates[$0] == .reloaded }
    let order = Self.arranged(
      staying: stayingSections.map { before.sections[$0] }, placed: placedSections.map { ($0.wish, $0.section) })
    for (index, placed) in placedSections.enumerated() {
      let target = order.targets[index]
      calls.append(placed.source.map { .moveSection($0, target) } ?? .insertSection(target))
    }
    // Sections of which items may come and go one by one.
    let open = order.all.filter { section in
      before.sections.enumerated().contains {
        $0.element.name == section.name && (sectionFates[$0.offset] == .kept || sectionFates[$0.offset] == .moved)
      }
    }.map(\.name)
    var placedItems: [(wish: Int, name: Int, section: Int, source: IndexPath?)] = []
    func source(_ number: Int) -> (place: IndexPath, name: Int)? {
      guard let place = before.place(number), let name = before.name(at: place), !touched.contains(name),
        open.contains(before.sections[place.section].name)
      else { return nil }
      return (place, name)
    }
    for edit in edits {
      switch edit {
      case .delete(let number):
        guard let (place, name) = source(number) else { continue }
        touched.insert(name)
        calls.append(.delete(place))
        lists[before.sections[place.section].name]?.removeAll { $0 == name }
        after.selected.remove(name)
      case .insert(let wish):
        guard !open.isEmpty else { continue }
        placedItems.append((wish / 7, after.makeName(), open[wish % open.count], nil))
      case .move(let number, let wish):
        guard let (place, name) = source(number) else { continue }
        touched.insert(name)
        lists[before.sections[place.section].name]?.removeAll { $0 == name }
        placedItems.append((wish / 7, name, open[wish % open.count], place))
      case .reload(let number):
        guard let (place, name) = source(number) else { continue }
        touched.insert(name)
        calls.append(.reload(place))
        after.versions[name, default: 0] += 1
        after.reload(name)
      case .reconfigure(let number):
        guard let (place, name) = source(number) else { continue }
        touched.insert(name)
        calls.append(.reconfigure(place))
        after.versions[name, default: 0] += 1
      default: break
      }
    }
    after.sections = order.all
    for index in after.sections.indices {
      let name = after.sections[index].name
      let coming = placedItems.filter { $0.section == name }
      let items = Self.arranged(
        staying: lists[name] ?? after.sections[index].items, placed: coming.map { ($0.wish, $0.name) })
      after.sections[index].items = items.all
      for (number, item) in coming.enumerated() {
        let target = IndexPath(item: items.targets[number], section: index)
        calls.append(item.source.map { .move($0, target) } ?? .insert(target))
      }
    }
  }

  private static func free(_ number: Int, _ fates: [Fate]) -> Int? {
    guard !fates.isEmpty, fates[number % fates.count] == .kept else { return nil }
    return number % fates.count
  }

  /// Puts elements at places near those wished for, and the others in their order into the rest.
  private static func arranged<Element>(
    staying: [Element], placed: [(wish: Int, element: Element)]
  ) -> (all: [Element], targets: [Int]) {
    var all: [Element?] = Array(repeating: nil, count: staying.count + placed.count)
    var targets: [Int] = []
    for (wish, element) in placed {
      var target = wish % all.count
      while all[target] != nil { target = (target + 1) % all.count }
      all[target] = element
      targets.append(target)
    }
    var rest = staying[...]
    return (all.compactMap { $0 ?? rest.popFirst() }, targets)
  }
}

extension ThrashModel {
  /// A reloaded item is another one that looks the same.
  mutating func reload(_ name: Int) {}
}

extension ThrashBatch.Call {
  /// Tells a collection view.
  @MainActor func perform(on view: UICollectionView) {
    switch self {
    case .delete(let place): view.deleteItems(at: [place])
    case .insert(let place): view.insertItems(at: [place])
    case .move(let source, let target): view.moveItem(at: source, to: target)
    case .reload(let place): view.reloadItems(at: [place])
    case .reconfigure(let place): view.reconfigureItems(at: [place])
    case .deleteSection(let section): view.deleteSections(IndexSet(integer: section))
    case .insertSection(let section): view.insertSections(IndexSet(integer: section))
    case .moveSection(let source, let target): view.moveSection(source, toSection: target)
    case .reloadSection(let section): view.reloadSections(IndexSet(integer: section))
    }
  }
}
