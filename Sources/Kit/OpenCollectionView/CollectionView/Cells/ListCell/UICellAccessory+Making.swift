extension UICellAccessory {
  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

  /// An arrow that says that there is more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options).with(actionHandler) }

  /// A button that deletes, seen while the list is being edited unless said otherwise.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, options).with(actionHandler) }

  /// A button that inserts, seen while the list is being edited unless said otherwise.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, options).with(actionHandler) }

  /// A grip for moving the cell, seen while the list is being edited unless said otherwise.
  ///
  /// Difference from UIKit: it only shows that the cell can be moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }

  /// A mark that says whether the cell is selected, seen while the list is being edited unless said otherwise.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options) }

  /// An arrow that opens and closes what the cell heads.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed, options).with(actionHandler) }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options)
    accessory.text = text
    return accessory
  }

  /// A button with a menu, which shows the element that is chosen.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, displayed, options)
    accessory.menu = menu
    accessory.menuAction = selectedElementDidChangeHandler
    return accessory
  }

  /// A view of the program's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    return UICellAccessory(.customView(configuration.customView), displayed, configuration)
  }

  private func with(_ action: ActionHandler?) -> UICellAccessory {
    var accessory = self
    accessory.action = action
    return accessory
  }
}

// MARK: Order

extension UICellAccessory {
  /// Tells whether both are the same thing: of one type, or of one view.
  func isLike(_ other: UICellAccessory) -> Bool {
    switch (accessoryType, other.accessoryType) {
    case (.customView(let left), .customView(let right)): left === right
    default: rank == other.rank
    }
  }

  /// Where it stands beside others of its side, in the order in which one reads. Our choice, as lists on iOS look.
  private var rank: Int {
    switch accessoryType {
    case .delete: 0
    case .insert: 1
    case .multiselect: 2
    case .label: 3
    case .popUpMenu: 4
    case .checkmark: 5
    case .detail: 6
    case .disclosureIndicator: 7
    case .outlineDisclosure: 8
    case .reorder: 9
    case .customView: 10
    }
  }

  private var isLeading: Bool {
    if case .leading = (options as? CustomViewConfiguration)?.placement { return true }
    return switch accessoryType {
    case .delete, .insert, .multiselect: true
    default: false
    }
  }

  func isDisplayed(whenEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// The accessories of both sides that are displayed, each in the order in which one reads.
  static func arranged(
    _ accessories: [UICellAccessory], isEditing: Bool
  ) -> (leading: [UICellAccessory], trailing: [UICellAccessory]) {
    let displayed = accessories.filter { $0.isDisplayed(whenEditing: isEditing) }
    return (side(displayed.filter(\.isLeading)), side(displayed.filter { !$0.isLeading }))
  }

  private static func side(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var side = accessories.filter { !($0.options is CustomViewConfiguration) }.sorted { $0.rank < $1.rank }
    for accessory in accessories {
      guard let options = accessory.options as? CustomViewConfiguration else { continue }
      let position =
        switch options.placement {
        case .leading(_, let position), .trailing(_, let position): position(side)
        }
      side.insert(accessory, at: min(max(position, 0), side.count))
    }
    return side
  }
}
