extension UIViewController {
  /// The nearest navigation controller around the controller.
  var enclosingNavigationController: UINavigationController? {
    var controller = container
    while let current = controller {
      if let navigation = current as? UINavigationController { return navigation }
      controller = current.container
    }
    return nil
  }

  var ownNavigationItem: UINavigationItem {
    let rare = makeRare()
    if let item = rare.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    rare.navigationItem = item
    return item
  }

  func keepToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    makeRare().toolbarItems = items
    guard let navigation = container as? UINavigationController, navigation.topViewController === self,
      navigation.change == nil
    else { return }
    navigation.showBottomBarItems(animated: animated)
  }

  /// Has the nearest container that can show a controller show it; where there is none it is presented.
  func passShow(_ controller: UIViewController, sender: Any?) {
    if let navigation = enclosingNavigationController {
      navigation.show(controller, sender: sender)
    } else {
      outermost.present(controller, animated: true)
    }
  }

  var ownEditButtonItem: UIBarButtonItem {
    let rare = makeRare()
    if let item = rare.editButtonItem { return item }
    let item = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    rare.editButtonItem = item
    updateEditButton()
    return item
  }

  /// Has the edit button say what a tap on it does.
  func updateEditButton() {
    guard let item = rare?.editButtonItem else { return }
    let state: UIBarButtonItem.SystemItem = isEditing ? .done : .edit
    item.title = state.words
    item.accessibilityLabel = state.words
    item.style = isEditing ? .done : .plain
    item.possibleTitles = [UIBarButtonItem.SystemItem.done.words, UIBarButtonItem.SystemItem.edit.words]
  }
}
