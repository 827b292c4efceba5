import CollectionEngine

/// The rows of a collection view that scroll across its layout: their scroll views, as far as they are in sight, and where those
/// out of sight have scrolled to. // P81-P100
@MainActor final class CollectionRows {
  private(set) var views: [Int: RowScrollView] = [:]
  /// How far rows have scrolled that have no view; not those that have never scrolled.
  private var offsets: [Int: Double] = [:]
  private var spare: [RowScrollView] = []
  /// Rows of sections that are gone, until what is in them has gone elsewhere or has faded out.
  private var leaving: [RowScrollView] = []
  /// Tells whether elements, rows or what is asked for have changed since views were last put where they stand.
  var needsSettling = true
  /// Sections whose handlers are to be told.
  var untold: Set<Int> = []
  /// The origin of the bounds when handlers were told last.
  var toldOrigin: CGPoint?
  /// The items that handlers know of, and what these have made of them.
  var visibleItems: [ElementKey: CompositionalVisibleItem] = [:]
  /// The offset of each row when its elements were asked for.
  private var asked: [Int: Double] = [:]

  /// How far beyond its ends a row's elements are asked for, in lengths of what is seen. Our choice: a row under a finger asks
  /// anew once for each length.
  static let margin = 1.0
  /// How many scroll views are kept for other sections. Our choice.
  private static let mostSpare = 4

  /// Tells whether no row has a view.
  var isEmpty: Bool { views.isEmpty && leaving.isEmpty }

  /// How far a row has scrolled.
  func offset(ofSection section: Int, in geometry: CompositionalGeometry?, _ rest: CompositionalRowRest) -> Double {
    if let view = views[section] { return view.offset }
    let kept = offsets[section] ?? 0
    return geometry?.row(ofSection: section)?.offset(restingAt: kept, rest) ?? kept
  }

  func setOffset(_ offset: Double, ofSection section: Int) { offsets[section] = offset }

  /// The view of a row that is to be seen.
  func view(ofSection section: Int, in list: UICollectionView) -> (view: RowScrollView, kept: Double) {
    if let known = views[section] { return (known, known.offset) }
    let view = spare.popLast() ?? RowScrollView(frame: .zero)
    needsSettling = true
    view.list = list
    view.section = section
    views[section] = view
    return (view, offsets.removeValue(forKey: section) ?? 0)
  }

  /// Takes the views back of rows that are out of sight or gone. What still fades out in them stands on in the list.
  func retire(in list: UICollectionView, where isGone: (RowScrollView) -> Bool) {
    for view in leaving { retire(view, in: list) }
    leaving.removeAll()
    for (section, view) in views where isGone(view) {
      if view.offset != 0 { offsets[section] = view.offset }
      views[section] = nil
      asked[section] = nil
      retire(view, in: list)
    }
  }

  private func retire(_ view: RowScrollView, in list: UICollectionView) {
    for case let child as UICollectionReusableView in view.subviews where !child.isHidden {
      list.bring(child, into: list)
    }
    list.cancelAnnouncedItems(of: view)
    view.ahead = RowAhead()
    view.release(animated: false)
    view.removeFromSuperview()
    if spare.count < Self.mostSpare { spare.append(view) }
  }

  /// Takes the rows along to where an update has put their sections; new ones begin anew. // P99
  func follow(_ plan: UpdatePlan) {
    needsSettling = true
    var kept: [Int: Double] = [:]
    for (section, offset) in offsets {
      if let new = plan.newSection(section) { kept[new] = offset }
    }
    offsets = kept
    let known = views
    views.removeAll()
    asked.removeAll()
    for (section, view) in known {
      guard let new = plan.newSection(section) else {
        leaving.append(view)
        continue
      }
      view.section = new
      views[new] = view
    }
    var followed: [ElementKey: CompositionalVisibleItem] = [:]
    for (key, item) in visibleItems {
      guard let new = plan.newKey(ofVisible: key) else { continue }
      item.isNew = true
      followed[new] = item
    }
    visibleItems = followed
  }

  /// Notes where a row stands whose elements have been asked for.
  func noteAsked(_ section: Int, at offset: Double) { asked[section] = offset }

  /// Tells whether a row has scrolled beyond what has been asked for.
  func needsAnswer(_ view: RowScrollView) -> Bool {
    guard let asked = asked[view.section] else { return true }
    let length = max(view.bounds.width, view.bounds.height)
    return abs(view.offset - asked) >= Self.margin * length
  }
}

extension UpdatePlan {
  /// The key that an element has after the update; nil for one that is gone.
  fileprivate func newKey(ofVisible key: ElementKey) -> ElementKey? {
    guard key.category == .cell else {
      guard 0..<before.sectionCount ~= key.section, let section = newSection(key.section) else { return nil }
      return ElementKey(category: key.category, kind: key.kind, section: section, item: key.item)
    }
    return newPosition(section: key.section, item: key.item).map { .cell(section: $0.section, item: $0.item) }
  }
}
