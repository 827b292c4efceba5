import CollectionEngine

/// Items that follow each other along an axis, in one row or one column; a section repeats its group. // P18-P26
///
/// A group holds as many of its subitems as fit, from the list over and over. It never wraps: the next group goes on.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How items are placed.
  enum Arrangement {
    case along(CollectionEngine.ScrollAxis, CompositionalContents.Filling)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// The views that stand at the group. // P9
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { tied }
    set { tied = newValue }
  }

  /// The room between two items; none where it is nil. // P27
  open var interItemSpacing: NSCollectionLayoutSpacing? = .fixed(0)

  /// The items that the group repeats.
  open var subitems: [NSCollectionLayoutItem] { items }

  private let arrangement: Arrangement
  private let items: [NSCollectionLayoutItem]

  init(size: NSCollectionLayoutSize, arrangement: Arrangement, items: [NSCollectionLayoutItem]) {
    self.arrangement = arrangement
    self.items = items.map(\.ownCopy)
    super.init(size: size, tied: [])
  }

  /// Items one beside the other, as many as fit. // P18
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    made(layoutSize, .horizontal, subitems)
  }

  /// Items one below the other, as many as fit. // P18
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    made(layoutSize, .vertical, subitems)
  }

  /// So many items one beside the other, each with an equal part of the width. // P21
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    made(layoutSize, .horizontal, [subitem], .divided(checked(count, "horizontal")))
  }

  /// So many items one below the other, each with an equal part of the height. // P21
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
    made(layoutSize, .vertical, [subitem], .divided(checked(count, "vertical")))
  }

  /// So many items one beside the other, at their own size. // P8
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    made(layoutSize, .horizontal, [subitem], .counted(checked(count, "horizontal")))
  }

  /// So many items one below the other, at their own size. // P8
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    made(layoutSize, .vertical, [subitem], .counted(checked(count, "vertical")))
  }

  /// So many items one beside the other, at their own size.
  open class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// So many items one below the other, at their own size.
  open class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Items where a program puts them: it is asked once for a section, each time that the layout is computed anew, and all groups
  /// of the section are alike. // P25
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    // Nobody can subclass a class without initializers.
    unsafeDowncast(NSCollectionLayoutGroup(size: layoutSize, arrangement: .custom(itemProvider), items: []), to: self)
  }

  private class func made(
    _ size: NSCollectionLayoutSize, _ axis: CollectionEngine.ScrollAxis, _ items: [NSCollectionLayoutItem],
    _ filling: CompositionalContents.Filling = .repeating
  ) -> Self {
    if items.isEmpty {
      ProgrammingErrors.report(
        "NSCollectionLayoutGroup was made without subitems: at least 1 subitem is required for a group.",
        instead: "the group holds nothing")  // P78
    }
    // Nobody can subclass a class without initializers.
    return unsafeDowncast(
      NSCollectionLayoutGroup(size: size, arrangement: .along(axis, filling), items: items), to: self)
  }

  private class func checked(_ count: Int, _ name: String) -> Int {
    guard count < 1 else { return count }
    ProgrammingErrors.report(
      "A repeating \(name) group was made with the count \(count): a repeating \(name) group should specify a count >= 1.",
      instead: "it counts as 1")  // P78
    return 1
  }

  /// A copy; so are copies of what it holds.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(size: layoutSize, arrangement: arrangement, items: items)
    copy.takeOver(self)
    copy.supplementaryItems = supplementaryItems
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  override func value(in context: CompositionalContext?) -> CompositionalItem {
    var value = super.value(in: context)
    let spacing = interItemSpacing?.value ?? .none
    switch arrangement {
    case .along(let axis, let filling):
      value.contents = CompositionalContents(
        axis: axis, subitems: items.map { $0.value(in: context) }, filling: filling, spacing: spacing)
    case .custom(let provider):
      let places = context.map { $0.places(of: self, asking: provider) } ?? []
      value.contents = CompositionalContents(axis: .vertical, subitems: [], spacing: spacing, places: places)
    }
    return value
  }

  /// Tells whether a program is asked for places in it, so that sections cannot share what was answered.
  var asksProgram: Bool {
    if case .custom = arrangement { return true }
    return items.contains { ($0 as? NSCollectionLayoutGroup)?.asksProgram ?? false }
  }

  /// The group and what is in it, a line for each, for whoever prints it.
  open func visualDescription() -> String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    let head: String
    switch arrangement {
    case .along(let axis, let filling):
      let name = axis == .vertical ? "vertical" : "horizontal"
      switch filling {
      case .repeating: head = "\(name) group"
      case .divided(let count): head = "\(name) group of \(count) equal items"
      case .counted(let count): head = "\(name) group of \(count) items"
      }
    case .custom: head = "custom group"
    }
    let spacing = interItemSpacing.map { $0.spacing == 0 ? "" : ", \($0.spacing) apart" } ?? ""
    return ["\(indent)\(head), \(layoutSize.value.text)\(spacing)"]
      + items.flatMap { item in
        (item as? NSCollectionLayoutGroup)?.lines(indent: indent + "  ")
          ?? ["\(indent)  item, \(item.layoutSize.value.text)"]
      }
  }
}
