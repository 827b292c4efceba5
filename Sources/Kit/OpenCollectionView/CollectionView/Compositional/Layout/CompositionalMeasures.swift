import CollectionEngine

/// The sizes that views of a compositional layout have found for themselves.
///
/// They belong to the elements, not to their numbers: an update takes them along. Only elements that were in view take memory.
struct CompositionalMeasures {
  /// A view at an edge.
  struct View: Hashable {
    var kind: String
    var section: Int
    var item: Int
  }

  private(set) var items: [ElementKey: CGSize] = [:]
  private(set) var views: [View: CGSize] = [:]

  mutating func set(_ size: CGSize, for wish: CompositionalWish) {
    if wish.kind.isEmpty {
      items[.cell(section: wish.section, item: wish.item)] = size
    } else {
      views[View(kind: wish.kind, section: wish.section, item: wish.item)] = size
    }
  }

  mutating func removeAll() {
    items.removeAll()
    views.removeAll()
  }

  mutating func forget(section: Int, item: Int) { items[.cell(section: section, item: item)] = nil }

  /// Takes the sizes along to where an update has put their elements.
  mutating func follow(_ plan: UpdatePlan) {
    if !items.isEmpty {
      var moved: [ElementKey: CGSize] = [:]
      moved.reserveCapacity(items.count)
      for (key, size) in items {
        guard let new = plan.newPosition(section: key.section, item: key.item) else { continue }
        moved[.cell(section: new.section, item: new.item)] = size
      }
      items = moved
    }
    guard !views.isEmpty else { return }
    var moved: [View: CGSize] = [:]
    for (view, size) in views {
      guard view.item != CompositionalElement.ofLayout else {
        moved[view] = size
        continue
      }
      guard let section = plan.newSection(view.section) else { continue }
      moved[View(kind: view.kind, section: section, item: view.item)] = size
    }
    views = moved
  }
}

/// The size that the view of an element has asked for.
struct CompositionalWish {
  /// The kind of a view; nothing for cells.
  var kind: String
  var section: Int
  var item: Int
  var size: CGSize
}
