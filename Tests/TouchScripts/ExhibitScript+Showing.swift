package import OpenCollectionView
package import TouchTesting

/// The gallery, which the tests that play scripts bring along.
@MainActor package struct GalleryProgram {
  fileprivate let delegateClass: any UIApplicationDelegate.Type
  fileprivate let open: (_ title: String, _ window: UIWindow) throws -> Void

  /// A program, and how it opens the exhibit with a title in its window.
  package init(
    _ delegateClass: any UIApplicationDelegate.Type,
    open: @escaping (_ title: String, _ window: UIWindow) throws -> Void
  ) {
    self.delegateClass = delegateClass
    self.open = open
  }
}

extension ExhibitScript {
  /// The delegate of the application that shows it.
  @MainActor package func delegateClass(_ gallery: GalleryProgram) -> any UIApplicationDelegate.Type {
    if case .exhibit = content { gallery.delegateClass } else { GestureDelegate.self }
  }

  /// Shows what it is played to; answers what has to live as long.
  @MainActor package func show(_ gallery: GalleryProgram, in window: UIWindow) throws -> AnyObject? {
    switch content {
    case .exhibit(let title):
      try gallery.open(title, window)
      return nil
    case .view(let make):
      let (view, owner) = make()
      window.show(view)
      return owner
    }
  }

  /// A screen without a host that shows it and is at rest, and what has to live as long.
  @MainActor package func screen(_ gallery: GalleryProgram) throws -> (VirtualScreen, AnyObject?) {
    let screen = VirtualScreen(
      width: CGFloat(Self.size.width), height: CGFloat(Self.size.height), scale: 1,
      delegateClass: delegateClass(gallery))
    // As hosts do, which do not wait for what the front door does at first.
    screen.runFrame()
    let owner = try show(gallery, in: screen.window)
    screen.advanceUntilRest()
    return (screen, owner)
  }

  /// Tells where what a host shows after it is another than what is shown without one; nil where it is the same, but
  /// for ``tolerance``.
  @MainActor package func difference(of shown: [ShownExhibit.Cell], _ gallery: GalleryProgram) throws -> String? {
    let (screen, owner) = try screen(gallery)
    for step in steps {
      screen.play(try step(ShownExhibit(screen.scene)))
      screen.advanceUntilRest()
    }
    let expected = ShownExhibit(screen.scene).cells
    guard shown.count == expected.count else { return "\(shown.count) cells in place of \(expected.count)" }
    return withExtendedLifetime(owner) {
      zip(shown, expected).first { !$0.isLike($1, within: tolerance) }.map { "\($0) in place of \($1)" }
    }
  }
}

extension ShownExhibit.Cell {
  /// Tells whether another one is the same, but for so many points.
  fileprivate func isLike(_ other: Self, within tolerance: Double) -> Bool {
    let (one, two) = (frame, other.frame)
    let differences = [one.minX - two.minX, one.minY - two.minY, one.width - two.width, one.height - two.height]
    return name == other.name && differences.allSatisfy { abs($0) <= tolerance }
  }
}
