/// A place in a menu that is filled when the menu is shown.
///
/// The provider is called with a closure that takes the elements; it may be called at once or later. Until then the menu
/// shows that something is on its way.
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
  /// A function that makes the elements; it calls the closure it gets with them, on the main actor.
  public typealias ElementProvider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: ElementProvider
  private let isCached: Bool
  /// The elements that were provided, where they are kept.
  private(set) var provided: [UIMenuElement]?
  private var waiting: [@MainActor ([UIMenuElement]) -> Void] = []

  private init(isCached: Bool, provider: @escaping ElementProvider) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// A place that is filled once: what is provided the first time is kept.
  public convenience init(_ elementProvider: @escaping ElementProvider) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// A place that is filled anew each time the menu is shown.
  public static func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  /// A place from an archive: nil, since closures cannot be archived.
  public required init?(coder: NSCoder) { nil }

  /// Asks for the elements; `filled` is called with them, at once or later. Asking again while the provider works does not
  /// call it again.
  func fill(_ filled: @escaping @MainActor ([UIMenuElement]) -> Void) {
    if let provided { return filled(provided) }
    waiting.append(filled)
    guard waiting.count == 1 else { return }
    provider { [weak self] elements in self?.take(elements) }
  }

  private func take(_ elements: [UIMenuElement]) {
    let told = waiting
    waiting = []
    if isCached { provided = elements }
    for tell in told { tell(elements) }
  }
}
