import OpenCollectionView

/// The data: sections and items by their names, and which items are selected. Plain arrays, no index arithmetic of the
/// library's.
struct ThrashModel: Sendable {
  struct Section: Sendable {
    var name: Int
    var items: [Int]
  }

  var sections: [Section] = []
  /// How often the content of an item has changed.
  var versions: [Int: Int] = [:]
  var selected: Set<Int> = []
  private var nextName = 1

  init(counts: [Int]) { reset(to: counts) }

  mutating func makeName() -> Int {
    defer { nextName += 1 }
    return nextName
  }

  mutating func makeSection(_ count: Int) -> Section {
    let name = makeName()
    return Section(name: name, items: (0..<count).map { _ in makeName() })
  }

  mutating func reset(to counts: [Int]) {
    sections = counts.map { makeSection($0) }
    selected = []
  }

  var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// All places, section by section.
  var places: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].items.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  /// The place that a number stands for; nil where there are no items.
  func place(_ number: Int) -> IndexPath? {
    let places = places
    return places.isEmpty ? nil : places[number % places.count]
  }

  func name(at place: IndexPath) -> Int? {
    guard sections.indices.contains(place.section), sections[place.section].items.indices.contains(place.item) else {
      return nil
    }
    return sections[place.section].items[place.item]
  }

  /// What a cell of the item shows.
  func text(at place: IndexPath) -> String? { name(at: place).map(text(of:)) }

  /// What a cell of an item shows that has a name.
  func text(of name: Int) -> String { "\(name).\(versions[name, default: 0])" }

  /// A person has moved an item.
  mutating func moveItem(from source: IndexPath, to target: IndexPath) {
    guard name(at: source) != nil, sections.indices.contains(target.section) else { return }
    let name = sections[source.section].items.remove(at: source.item)
    sections[target.section].items.insert(name, at: min(target.item, sections[target.section].items.count))
  }

  var selectedPlaces: [IndexPath] {
    places.filter { name(at: $0).map(selected.contains) ?? false }
  }
}
