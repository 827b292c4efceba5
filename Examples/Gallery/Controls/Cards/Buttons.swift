import OpenCollectionView

extension UIButton {
  /// A button that says what it sent.
  fileprivate convenience init(
    _ title: String?, _ configuration: Configuration, _ log: @escaping (String) -> Void,
    _ change: (inout Configuration) -> Void = { _ in }
  ) {
    var configuration = configuration
    configuration.title = title
    change(&configuration)
    self.init(configuration: configuration, primaryAction: UIAction { _ in log("\(title ?? "Picture") was tapped") })
  }
}

/// Buttons in all styles.
final class ButtonStyles: FlowView {
  init(_ log: @escaping (String) -> Void) {
    super.init(frame: .zero)
    let delete = UIButton("Delete", .tinted(), log) { $0.image = UIImage(systemName: "trash") }
    delete.configuration?.imagePadding = 6
    delete.role = .destructive
    let system = UIButton(type: .system, primaryAction: UIAction(title: "System") { _ in log("System was tapped") })
    let outlined = UIButton("Outlined", .plain(), log) {
      $0.background.strokeColor = .separator
      $0.background.strokeWidth = 1
    }
    items = [
      UIButton("Filled", .galleryFilled(), log), UIButton("Tinted", .tinted(), log), UIButton("Gray", .gray(), log),
      UIButton("Plain", .plain(), log), outlined, delete, system, UIButton(type: .contactAdd),
      UIButton(type: .detailDisclosure), UIButton(type: .close),
    ]
    for (name, button) in zip(["Add", "Info", "Close"], items.suffix(3)) {
      (button as? UIButton)?.addAction(UIAction { _ in log("\(name) was tapped") }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// Buttons in all sizes and with all corners.
final class ButtonSizes: FlowView {
  init(_ log: @escaping (String) -> Void) {
    super.init(frame: .zero)
    items = [
      UIButton("Mini", .galleryFilled(), log) { $0.buttonSize = .mini },
      UIButton("Small", .galleryFilled(), log) { $0.buttonSize = .small },
      UIButton("Medium", .galleryFilled(), log), UIButton("Large", .galleryFilled(), log) { $0.buttonSize = .large },
      UIButton("Capsule", .tinted(), log) { $0.cornerStyle = .capsule },
      UIButton("Round", .tinted(), log) { $0.cornerStyle = .large },
      UIButton("Square", .tinted(), log) {
        $0.cornerStyle = .fixed
        $0.background.cornerRadius = 0
      },
    ]
  }

  required init?(coder: NSCoder) { nil }
}

/// Buttons with pictures on all sides, second lines and a wheel.
final class ButtonPictures: FlowView {
  init(_ log: @escaping (String) -> Void) {
    super.init(frame: .zero)
    func pictured(_ title: String, _ symbol: String, _ placement: NSDirectionalRectEdge) -> UIButton {
      UIButton(title, .gray(), log) {
        $0.image = UIImage(systemName: symbol)
        $0.imagePlacement = placement
        $0.imagePadding = 6
        $0.cornerStyle = .medium
      }
    }
    let ticket = UIButton("Buy ticket", .galleryFilled(), log) {
      $0.subtitle = "Valid all day"
      $0.image = UIImage(systemName: "star.fill")
      $0.imagePadding = 10
      $0.cornerStyle = .large
    }
    let load = UIButton("Download", .tinted(), log) { $0.cornerStyle = .capsule }
    load.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "Loading…" : "Download"
      button.configuration?.showsActivityIndicator = button.isSelected
      button.configuration?.imagePadding = 8
    }
    load.configuration?.automaticallyUpdateForSelection = false
    load.changesSelectionAsPrimaryAction = true
    items = [
      pictured("Leading", "heart.fill", .leading), pictured("Trailing", "chevron.forward", .trailing),
      pictured("Top", "photo", .top), pictured("Bottom", "square.and.arrow.up", .bottom), ticket, load,
    ]
  }

  required init?(coder: NSCoder) { nil }
}

/// Buttons that are on, off and disabled.
final class ButtonStates: FlowView {
  init(_ log: @escaping (String) -> Void) {
    super.init(frame: .zero)
    func toggle(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
      let button = UIButton(title, configuration, log)
      button.changesSelectionAsPrimaryAction = true
      // White words lie on the tint where a button is on; by night it is too light for them.
      button.configurationUpdateHandler = { $0.tintColor = $0.isSelected ? .galleryFill : nil }
      return button
    }
    func disabled(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
      let button = UIButton(title, configuration, log)
      button.isEnabled = false
      return button
    }
    let heart = toggle("Like", .plain())
    heart.tintColor = .systemPink
    heart.configuration?.imagePadding = 6
    heart.configuration?.automaticallyUpdateForSelection = false
    heart.configurationUpdateHandler = { button in
      button.configuration?.image = UIImage(systemName: button.isSelected ? "heart.fill" : "heart")
      button.configuration?.title = button.isSelected ? "Liked" : "Like"
    }
    let bold = toggle("Bold", .gray())
    bold.isSelected = true
    let sort = UIButton(configuration: .gray())
    sort.menu = UIMenu(
      children: ["By name", "By date", "By size"].map { title in UIAction(title: title) { _ in log(title) } })
    sort.showsMenuAsPrimaryAction = true
    sort.changesSelectionAsPrimaryAction = true
    items = [
      bold, toggle("Italic", .gray()), toggle("Marked", .plain()), heart, disabled("Filled", .filled()),
      disabled("Gray", .gray()), disabled("Plain", .plain()), sort,
    ]
  }

  required init?(coder: NSCoder) { nil }
}
