extension UIViewController {
  /// Goes back to the nearest controller that has one of a segue's methods, and calls it. // V167
  func goBack(_ description: StoryboardSegueDescription, sender: Any?) {
    for candidate in controllersBefore {
      let action = description.actions.first { candidate.canPerformUnwindSegueAction($0, from: self, sender: sender) }
      guard let action else { continue }
      let segue =
        description.make?(description.identifier, self, candidate)
        ?? UIStoryboardSegue(identifier: description.identifier, source: self, destination: candidate) {
          candidate.bringBack()
        }
      prepare(for: segue, sender: sender)
      action.perform(on: candidate, with: segue)
      segue.perform()
      return
    }
    let name = description.actions.first.map { NSStringFromSelector($0) } ?? ""
    ProgrammingErrors.report(
      "\(type(of: self)) has nobody to go back to: no controller that was there before it has the method \(name).",
      instead: "nothing is shown")
  }

  /// Takes away what has been shown since.
  private func bringBack() {
    var next: UIViewController? = self
    while let controller = next {
      if controller.presentedViewController != nil {
        controller.dismiss(animated: true)
        break
      }
      next = controller.parent
    }
    guard let navigationController, navigationController.topViewController !== self,
      navigationController.viewControllers.contains(self)
    else { return }
    navigationController.popToViewController(self, animated: true)
  }

  /// The controllers that were there before this one, the nearest first: those below in a navigation, those around, and those that
  /// are shown by the one that presents.
  private var controllersBefore: [UIViewController] {
    var found: [UIViewController] = []
    var next: UIViewController? = self
    while let current = next {
      if let navigation = current.parent as? UINavigationController,
        let index = navigation.viewControllers.firstIndex(of: current)
      {
        found += navigation.viewControllers[..<index].reversed()
      }
      if let parent = current.parent {
        found.append(parent)
        next = parent
      } else {
        next = current.presentingViewController
        found += next?.controllersShown ?? []
      }
    }
    return found
  }

  /// The controllers that are shown in this one, the innermost first, and this one.
  private var controllersShown: [UIViewController] {
    if let navigation = self as? UINavigationController {
      let below = navigation.viewControllers.dropLast().reversed()
      return (navigation.topViewController?.controllersShown ?? []) + below + [navigation]
    }
    return (children.last?.controllersShown ?? []) + [self]
  }
}
