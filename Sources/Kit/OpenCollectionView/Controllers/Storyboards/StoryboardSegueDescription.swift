/// A way out of a controller, as a storyboard says it.
@preconcurrency @MainActor public struct StoryboardSegueDescription {
  /// How a destination is shown.
  public enum Kind: Sendable {
    /// In the way of the container.
    case show
    /// As details of the source.
    case showDetail
    /// Above the source.
    case present
    /// By the class of the segue alone, which overrides `perform()`.
    case custom
  }

  /// Makes a segue of a class of the program's, of its identifier, source and destination.
  public typealias Make = (String?, UIViewController, UIViewController) -> UIStoryboardSegue

  let identifier: String?
  let kind: Kind
  let destination: String
  let make: Make?
  let configure: (UIViewController) -> Void
  /// The methods of the controllers that it may lead back to; empty for a segue that leads on.
  let actions: [Selector]

  /// A segue.
  ///
  /// - Parameters:
  ///   - identifier: what the program knows it by; nil for none.
  ///   - kind: how the destination is shown.
  ///   - destination: the key of its scene.
  ///   - configure: what is set on the destination before the program is told, such as its `modalPresentationStyle`.
  ///   - make: makes a segue of a class of the program's; nil for one that is shown as its kind says.
  public init(
    identifier: String?, kind: Kind, destination: String, configure: @escaping (UIViewController) -> Void = { _ in },
    make: Make? = nil
  ) {
    self.identifier = identifier
    self.kind = kind
    self.destination = destination
    self.make = make
    self.configure = configure
    actions = []
  }

  /// A segue back to a controller that was there before.
  ///
  /// - Parameters:
  ///   - identifier: what the program knows it by; nil for none.
  ///   - actions: the methods that make a controller one to come back to, of one name, one for each class that has it.
  ///   - make: makes a segue of a class of the program's; nil for one that goes back as the controllers were shown.
  public init(identifier: String?, unwindingTo actions: [Selector], make: Make? = nil) {
    self.identifier = identifier
    kind = .custom
    destination = ""
    self.make = make
    configure = { _ in }
    self.actions = actions
  }
}

extension UIViewController {
  /// Says how the controller's view is made, as a nib or a storyboard does it: `loadView()` calls it, unless it is overridden.
  public func loadsView(by make: @escaping () -> UIView) { makeRare().makeView = make }

  /// Says which ways lead out of the controller, by keys of a storyboard's.
  public func hasSegues(_ segues: [String: StoryboardSegueDescription]) { makeRare().segues = segues }

  /// Follows a segue by its key, as a control of a storyboard does, if
  /// ``shouldPerformSegue(withIdentifier:sender:)`` says so.
  public func followSegue(_ key: String, sender: Any?) {
    guard let segue = rare?.segues[key],
      shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
    else { return }
    follow(segue, sender: sender)
  }

  func performSegue(named identifier: String, sender: Any?) {
    guard let segue = rare?.segues.values.first(where: { $0.identifier == identifier }) else {
      let known =
        rare?.segues.values.compactMap(\.identifier).sorted().map { "\"\($0)\"" }.joined(separator: ", ") ?? ""
      return ProgrammingErrors.report(
        "\(type(of: self)) has no segue \"\(identifier)\"\(known.isEmpty ? "" : "; it has \(known)"): "
          + "give a segue of its storyboard that identifier.", instead: "nothing is shown")
    }
    follow(segue, sender: sender)
  }

  private func follow(_ description: StoryboardSegueDescription, sender: Any?) {
    guard description.actions.isEmpty else { return goBack(description, sender: sender) }
    guard let destination = rare?.storyboard?.makeScene(description.destination) else { return }
    description.configure(destination)
    let segue =
      description.make?(description.identifier, self, destination)
      ?? UIStoryboardSegue(identifier: description.identifier, source: self, destination: destination) {
        [weak self] in
        guard let self else { return }
        switch description.kind {
        case .show: show(destination, sender: sender)
        case .showDetail: showDetailViewController(destination, sender: sender)
        case .present: present(destination, animated: true)
        case .custom: break
        }
      }
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Makes the view as a nib or storyboard says; false where none does.
  func loadViewFromInterface() -> Bool {
    if let make = rare?.makeView {
      view = make()
      return true
    }
    InterfaceFiles.look(inModuleOf: type(of: self))
    guard let name = nibName.map({ [$0] })?.first ?? ownNibName, UINib.isDefined(name) else { return false }
    _ = UINib.instantiate(name, owner: self)
    if loadedView == nil {
      ProgrammingErrors.report(
        "The nib \"\(name)\" was loaded for \(type(of: self)) and did not set its view: connect the outlet `view` of its owner.",
        instead: "the view is an empty one")
      return false
    }
    return true
  }

  /// The nib that is the controller's by its name: of `PhotoViewController` `PhotoView` or `PhotoViewController`.
  private var ownNibName: String? {
    var next: AnyClass? = type(of: self)
    while let current = next, current != UIViewController.self {
      let name = String(describing: current)
      let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
      if let found = names.first(where: UINib.isDefined) { return found }
      next = _getSuperclass(current)
      // Only a class of its own has a nib that it inherits.
      if let next, Self.classesOfLibrary.contains(where: { $0 === next }) { break }
    }
    return nil
  }

  /// The classes that programs inherit from, and that have no nibs.
  private static let classesOfLibrary: [AnyClass] = [
    UIViewController.self, UINavigationController.self, UIAlertController.self, UICollectionViewController.self,
    UISearchController.self,
  ]
}
