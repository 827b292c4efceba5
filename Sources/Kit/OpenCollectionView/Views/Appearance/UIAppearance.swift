/// A class whose instances have an appearance that is set for all of them at once.
///
/// ```swift
/// UINavigationBar.appearance().barTintColor = .systemIndigo
/// UILabel.appearance(whenContainedInInstancesOf: [BadgeView.self]).textColor = .white
/// ```
///
/// What ``appearance()`` answers is a proxy: properties that are set on it are set on each view of the class, and of its
/// subclasses, when that comes into a window. A view that is in one already keeps what it has. What a program has set on a view itself stays.
///
/// Where several proxies say something of one property, one of a subclass wins over one of a superclass; of one class, the one
/// whose containers lie further out, then the one with more containers, then the one for traits, then the one that was asked for last.
///
/// Difference from UIKit: a proxy is a view of the class, made with `init(frame:)`, that is never shown; so what it is asked for
/// it answers like one, and a value counts as set where it is another one than before. On a view, a property that has the value of a
/// new view of the class that declares it counts as never set.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
  /// The proxy for all instances of the class.
  static func appearance() -> Self

  /// The proxy for instances in some containers.
  ///
  /// - Parameter containerTypes: classes of views and controllers around the instance, the innermost first; others may lie
  ///   between them.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

  /// The proxy for instances whose surroundings have some traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy for instances in some containers whose surroundings have some traits.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that appearances may be limited to: of views and controllers.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  // Answered as what the class says: `Self` of a class method.
  private static func proxy(
    _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let proxy = UIApplication.shared.appearances.proxy(of: self, traits: traits, containers: containers) {
      (self as InstantiableView.Type).init(instantiatingIn: .zero)
    }
    guard let proxy = proxy as? Self else {
      fatalError("\(self) has no init(frame:) of its own, which its appearance is made with: give it one.")
    }
    return proxy
  }

  /// The proxy for all views of the class, and of its subclasses. See ``UIAppearance``.
  public static func appearance() -> Self { proxy(nil, []) }

  /// The proxy for views of the class in some containers, the innermost first. See ``UIAppearance``.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    proxy(nil, containerTypes)
  }

  /// The proxy for views of the class whose surroundings have some traits as they come into a window. See ``UIAppearance``.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

  /// The proxy for views of the class in some containers whose surroundings have some traits. See ``UIAppearance``.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(trait, containerTypes) }
}

extension UIBarItem: UIAppearance {
  private static func proxy(
    _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let proxy = UIApplication.shared.appearances.proxy(of: self, traits: traits, containers: containers) {
      self.init(coder: NSCoder()) ?? UIBarItem()
    }
    guard let proxy = proxy as? Self else {
      fatalError("\(self) answers nil in init(coder:), which its appearance is made with: have it answer an item.")
    }
    return proxy
  }

  /// The proxy for all items of the class, which they have when they are shown in a bar. See ``UIAppearance``.
  public static func appearance() -> Self { proxy(nil, []) }

  /// The proxy for items in some containers, such as a `UIToolbar`, the innermost first. See ``UIAppearance``.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    proxy(nil, containerTypes)
  }

  /// The proxy for items that are shown in surroundings with some traits. See ``UIAppearance``.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

  /// The proxy for items in some containers whose surroundings have some traits. See ``UIAppearance``.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(trait, containerTypes) }
}
