extension UIView {
  /// Takes over what appearances say of the view, which has come into a window. // V150
  func adoptAppearance() {
    guard Appearances.areUsed, let application = attachedWindow?.windowScene?.application ?? UIApplication.current,
      !application.appearances.isEmpty
    else { return }
    // The window itself comes into none.
    if let window = parent as? UIWindow { window.takeAppearance(application.appearances) }
    takeAppearance(application.appearances)
  }

  private func takeAppearance(_ appearances: Appearances) {
    var given = rare?.appearance ?? [:]
    let count = given.count
    appearances.apply(to: self, traits: traitCollection, given: &given) { surroundings }
    if !given.isEmpty || count > 0 { makeRare().appearance = given }
  }

  /// The responders around the view, the innermost first: views, and controllers beyond their views.
  var surroundings: [UIResponder] {
    var found: [UIResponder] = []
    var next = self.next
    while let current = next {
      found.append(current)
      next = current.next
    }
    return found
  }
}

extension UIBarItem {
  /// Takes over what appearances say of the item, which a view shows. // V151
  func adoptAppearance(shownBy view: UIView) {
    guard let application = view.attachedWindow?.windowScene?.application ?? UIApplication.current,
      !application.appearances.isEmpty
    else { return }
    application.appearances.apply(to: self, traits: view.traitCollection, given: &appearance) { view.surroundings }
  }
}
