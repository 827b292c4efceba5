extension UICellAccessory {
  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

  /// An arrow that says that there is more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  /// A button for details. Without an action taps on it are taps on the cell. // I56
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options).with(actionHandler) }

  /// A button that deletes, seen while the list is being edited unless said otherwise. Without an action it reveals the row's
  /// actions at the side where lines end. // I56
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, options).with(actionHandler) }

  /// A button that inserts, seen while the list is being edited unless said otherwise. Without an action taps on it are taps on
  /// the cell. // I56
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, options).with(actionHandler) }

  /// A grip for moving the cell, seen while the list is being edited unless said otherwise. A finger on it carries the item at
  /// once, in any collection view whose data source lets it be moved. // I69
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
  ///
  /// - Precondition: the text is not empty; one that is shows nothing. // I46
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

  /// Tells where it stands beside others of its side, in the order in which one reads; our choice of those for details and with
  /// menus. // I47
  private var rank: Int {
    switch accessoryType {
    case .delete: 0
    case .insert: 1
    case .multiselect: 2
    case .label: 3
    case .detail: 4
    case .popUpMenu: 5
    case .checkmark: 6
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

  /// The accessories that a cell can show: one of each of the library's kinds, and no label without a text. // I46
  static func accepted(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var ranks: Set<Int> = []
    return accessories.filter { accessory in
      if case .customView = accessory.accessoryType { return true }
      if case .label = accessory.accessoryType, accessory.text?.isEmpty ?? true {
        ProgrammingErrors.report(
          "A list cell was given a label accessory without a text: give .label(text:) one letter at least, or leave it out.",
          instead: "it is left out")
        return false
      }
      guard ranks.insert(accessory.rank).inserted else {
        ProgrammingErrors.report(
          "A list cell was given several accessories of the type \(accessory.accessoryType): give one of each type, and "
            + ".customView(configuration:) for more.", instead: "the first one is shown")
        return false
      }
      return true
    }
  }

  /// Tells whether a line stands before it where anything else does. // I53
  var wantsLine: Bool { (options as? ReorderOptions)?.showsVerticalSeparator ?? false }

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
