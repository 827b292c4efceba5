import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Views, bars, menus and sheets in any room that a window may leave them, from none to that of a wall.
@MainActor struct AnySizeTests {
  static let sizes = [
    CGSize(width: 0, height: 0), CGSize(width: 1, height: 1), CGSize(width: 5, height: 5), CGSize(width: 8, height: 8),
    CGSize(width: 23, height: 23), CGSize(width: 0, height: 300), CGSize(width: 300, height: 0),
    CGSize(width: 100, height: 7), CGSize(width: 20_000, height: 20_000), CGSize(width: 1e9, height: 1e9),
  ]

  enum Kind: String, CaseIterable {
    case label, button, buttonBelow, segments, momentary, slider, toggle, stepper, pages, progress, wheel, picture
    case navigationBar, toolbar, listCell, listContent, outlinedBackground, grid, refreshing
  }

  @Test(arguments: Kind.allCases)
  func `a view is laid out, touched and measured in any size`(kind: Kind) {
    for size in Self.sizes {
      let screen = VirtualScreen(width: 200, height: 200)
      let view = make(kind)
      view.frame = CGRect(origin: CGPoint(x: 3, y: 3), size: size)
      screen.show(view)
      let wish = view.sizeThatFits(size)
      #expect(!wish.width.isNaN && !wish.height.isNaN)
      screen.play(.tap(at: CGPoint(x: 4, y: 4)))
      screen.play(.drag(from: CGPoint(x: 3.5, y: 3.5), to: CGPoint(x: 190, y: 150), duration: 0.05, holding: 0))
      for smaller in Self.sizes.prefix(5) {
        view.frame.size = smaller
        screen.runFrame()
        expectPlaces(in: view, "\(kind) in \(smaller) after \(size)")
      }
      view.frame.size = size
      screen.runFrame()
      expectPlaces(in: view, "\(kind) in \(size)")
    }
  }

  enum Shown: String, CaseIterable {
    case alert, sheetOfActions, page, form, stack, bars, contextMenu, compactMenu, editMenu, palette
  }

  @Test(arguments: Shown.allCases)
  func `what is presented is laid out on a screen of any size`(shown: Shown) {
    let sizes = [(1, 1), (5, 5), (8, 8), (23, 23), (60, 60), (100, 30), (20_000, 20_000)]
    for (width, height) in sizes {
      let screen = VirtualScreen(width: CGFloat(width), height: CGFloat(height))
      present(shown, on: screen)
      screen.advance(by: 1)
      expectPlaces(in: screen.window, "\(shown) on \(width) × \(height)")
      for (width, height) in sizes {
        screen.resize(width: CGFloat(width), height: CGFloat(height))
        screen.advance(by: 0.02)
        for window in screen.scene.windows { expectPlaces(in: window, "\(shown) on \(width) × \(height)") }
      }
      screen.receive(
        .screen(
          ScreenDescription(
            size: CGSize(width: width, height: height), safeAreaTop: 300, safeAreaLeft: 200, safeAreaBottom: 100,
            safeAreaRight: 200, textScale: 3)))
      screen.advance(by: 1)
      for window in screen.scene.windows { expectPlaces(in: window, "\(shown) without room on \(width) × \(height)") }
    }
  }

  /// Every view within has a place, and no size below zero.
  private func expectPlaces(in view: UIView, _ name: String) {
    let frame = view.frame
    if !frame.isFinite || view.bounds.width < 0 || view.bounds.height < 0 {
      Issue.record("\(name): a \(type(of: view)) is at \(frame)")
    }
    for subview in view.subviews { expectPlaces(in: subview, name) }
  }

  // MARK: Views

  private func make(_ kind: Kind) -> UIView {
    let image = UIImage(systemName: "star")
    switch kind {
    case .label:
      let label = UILabel()
      (label.text, label.numberOfLines, label.adjustsFontSizeToFitWidth) = ("Some words on several lines", 0, true)
      return label
    case .button, .buttonBelow:
      var configuration = UIButton.Configuration.filled()
      (configuration.title, configuration.subtitle, configuration.image) = ("A title", "below it", image)
      configuration.imagePadding = 30
      if kind == .buttonBelow { configuration.imagePlacement = .bottom }
      return UIButton(configuration: configuration)
    case .segments, .momentary:
      let control = UISegmentedControl(items: ["One", image as Any, "Three"])
      control.selectedSegmentIndex = 1
      control.apportionsSegmentWidthsByContent = kind == .momentary
      control.isMomentary = kind == .momentary
      return control
    case .slider:
      let slider = UISlider()
      (slider.minimumValueImage, slider.maximumValueImage, slider.value) = (image, image, 0.5)
      return slider
    case .toggle: return UISwitch()
    case .stepper: return UIStepper()
    case .pages:
      let control = UIPageControl()
      (control.numberOfPages, control.currentPage) = (30, 4)
      return control
    case .progress:
      let view = UIProgressView()
      view.progress = 0.4
      return view
    case .wheel:
      let view = UIActivityIndicatorView()
      view.startAnimating()
      return view
    case .picture:
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      return view
    default: return makeLarger(kind)
    }
  }

  private func makeLarger(_ kind: Kind) -> UIView {
    switch kind {
    case .navigationBar:
      let bar = UINavigationBar(frame: .zero)
      let item = UINavigationItem(title: "A title that is long")
      item.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
      item.rightBarButtonItems = [UIBarButtonItem(title: "Right", style: .done, target: nil, action: nil)]
      bar.items = [UINavigationItem(title: "Before"), item]
      return bar
    case .toolbar:
      let bar = UIToolbar(frame: .zero)
      bar.items = [
        UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil), .flexibleSpace(),
        UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil),
      ]
      return bar
    case .listCell:
      let cell = UICollectionViewListCell(frame: .zero)
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText, content.image) = ("A text", "and another", UIImage(systemName: "star"))
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .delete(), .reorder(), .label(text: "12")]
      cell.indentationLevel = 9
      return cell
    case .listContent:
      var content = UIListContentConfiguration.sidebarHeader()
      (content.text, content.secondaryText) = ("A text", "and another")
      content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 50, leading: 60, bottom: 50, trailing: 60)
      return UIListContentView(configuration: content)
    case .outlinedBackground:
      let cell = UICollectionViewCell(frame: .zero)
      var background = UIBackgroundConfiguration.clear()
      (background.strokeColor, background.strokeWidth, background.strokeOutset) = (.red, 2, -50)
      background.backgroundInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
      cell.backgroundConfiguration = background
      return cell
    case .refreshing:
      let view = UIScrollView()
      view.refreshControl = UIRefreshControl()
      view.refreshControl?.attributedTitle = NSAttributedString(string: "Refreshing")
      view.refreshControl?.beginRefreshing()
      return view
    default:
      let view = UICollectionView(frame: .zero, collectionViewLayout: GridScreen.grid())
      view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
      view.dataSource = Self.source
      return view
    }
  }

  private static let source = NumberSource([40])

  // MARK: Presentations

  private func present(_ shown: Shown, on screen: VirtualScreen) {
    let controller = UIViewController()
    screen.show(controller)
    switch shown {
    case .alert, .sheetOfActions:
      let alert = UIAlertController(
        title: "A question", message: "with some words", preferredStyle: shown == .alert ? .alert : .actionSheet)
      for title in ["One", "Two", "Three"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.popoverPresentationController?.sourceView = controller.view
      controller.present(alert, animated: true)
    case .page, .form:
      let other = UIViewController()
      other.modalPresentationStyle = shown == .page ? .pageSheet : .formSheet
      controller.present(other, animated: true)
    case .stack, .bars:
      let navigation = UINavigationController(rootViewController: UIViewController())
      screen.show(navigation)
      navigation.setToolbarHidden(shown == .stack, animated: false)
      let next = UIViewController()
      next.title = "The next one"
      navigation.pushViewController(next, animated: true)
    case .contextMenu, .compactMenu, .editMenu, .palette: openMenu(shown, in: controller.view, screen)
    }
  }

  private func openMenu(_ shown: Shown, in view: UIView, _ screen: VirtualScreen) {
    let actions = (1...8).map { number in
      UIAction(title: "Action \(number)", image: UIImage(systemName: "star")) { _ in }
    }
    if shown == .editMenu {
      UIMenuController.shared.menuItems = [UIMenuItem(title: "A command", action: Selector(UIView.layoutSubviews))]
      UIMenuController.shared.showMenu(from: view, rect: view.bounds)
      return
    }
    if shown == .compactMenu {
      let button = UIButton(configuration: .plain())
      button.menu = UIMenu(children: actions)
      button.showsMenuAsPrimaryAction = true
      button.frame = view.bounds
      view.addSubview(button)
      screen.runFrame()
      screen.play(.tap(at: CGPoint(x: screen.window.bounds.midX, y: screen.window.bounds.midY)))
      return
    }
    let menu = MenuOfActions(
      UIMenu(options: shown == .palette ? [.displayInline, .displayAsPalette] : [], children: actions))
    Self.menus.append(menu)
    view.addInteraction(UIContextMenuInteraction(delegate: menu))
    screen.play(
      .tap(at: CGPoint(x: screen.window.bounds.midX, y: screen.window.bounds.midY), duration: 0.8))
  }

  private static var menus: [MenuOfActions] = []
}

/// Shows one menu everywhere.
@MainActor private final class MenuOfActions: UIContextMenuInteractionDelegate {
  private let menu: UIMenu

  init(_ menu: UIMenu) { self.menu = menu }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let menu = menu
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [menu]) })
  }
}
