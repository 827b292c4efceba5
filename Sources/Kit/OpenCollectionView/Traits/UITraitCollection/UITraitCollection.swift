import Synchronization

/// The surroundings of a view: what its appearance and its layout depend on besides itself.
///
/// Collections never change; a view is told when it gets another one. Two that say the same are equal.
///
/// A subclass may answer for single traits where it is asked itself, and what it answers must never change either; what views get
/// is of this class.
///
/// Difference from UIKit: what hosts do not tell is left out, namely typesetting language, capture state and dynamic range.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// A function that gives surroundings their values.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  let values: TraitValues

  init(values: TraitValues) { self.values = values }

  /// Surroundings that say nothing.
  public override init() { values = TraitValues() }

  /// Surroundings that say what the given ones say; of several that say something of one trait, the last counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  /// Surroundings that say what a closure makes them say.
  public convenience init(mutations: TraitMutations) {
    self.init(values: TraitValues().mutated(by: mutations))
  }

  /// Surroundings that say one thing.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var values = TraitValues()
    values.set(value, of: trait)
    self.init(values: values)
  }

  // MARK: What they say

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }

  /// The kind of device, by the size of the scene.
  ///
  /// Difference from UIKit: a window of a desktop's browser that is made small becomes a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }

  /// The direction that content runs in.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }

  /// Device pixels per point; 0 where nothing is said.
  open var displayScale: CGFloat { values.displayScale ?? 0 }

  /// The colours that the screen can show.
  open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }

  /// How much room there is across.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }

  /// How much room there is from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }

  /// Tells whether the screen tells how hard it is pressed; hosts do not report it.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }

  /// The size that the person likes text to have.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }

  /// How strongly colours stand out from each other.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }

  /// How far above the rest of the screen content lies.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }

  /// How heavy text is drawn.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }

  /// The appearance of the list that a view is in.
  open var listEnvironment: UIListEnvironment { values.listEnvironment ?? .unspecified }

  /// The value of a trait, one of the program's own too; its default where none was given.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values.value(of: trait) }

  // MARK: Making others

  /// The same surroundings but for what a closure changes.
  open func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// The same surroundings but for one trait.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var values = values
    values.set(value, of: trait)
    return UITraitCollection(values: values)
  }

  // MARK: Comparing

  /// Tells whether all that the other one says is said here too, and alike; true for one that says nothing, and for
  /// nil.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.contains(allOf: $0.values) } ?? true
  }

  /// The kinds of traits that differ, including those that only one says something of; with nil all that are said.
  open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.changes(from: traitCollection?.values ?? TraitValues())
  }

  /// Tells whether dynamic colours may look different in both.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.looksDifferent(from: traitCollection?.values ?? TraitValues())
  }

  /// The traits of UIKit that dynamic colours are resolved by.
  open class var systemTraitsAffectingColorAppearance: [UITrait] {
    TraitValues.systemTraits.filter { $0.affectsColorAppearance }
  }

  /// Tells whether both say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  /// A hash that equal collections share.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.userInterfaceStyle)
    hasher.combine(values.displayScale)
    hasher.combine(values.horizontalSizeClass)
    return hasher.finalize()
  }

  /// The collection itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: The current ones

  /// A place for the current ones. A scene keeps one for its frames.
  final class Box: Sendable {
    let traits: Mutex<UITraitCollection>
    init(_ traits: UITraitCollection) { self.traits = Mutex(traits) }
  }

  @TaskLocal private static var scoped: Box?

  /// The surroundings that a program has set outside of all calls; nil for none.
  private static let outermost = Mutex<UITraitCollection?>(nil)

  /// The surroundings of a program that has no screen.
  private static let withoutScreen =
    UITraitCollection {
      $0.userInterfaceStyle = .light
      $0.displayScale = 1
      $0.layoutDirection = .leftToRight
      $0.preferredContentSizeCategory = .large
      $0.accessibilityContrast = .normal
      $0.userInterfaceLevel = .base
      $0.legibilityWeight = .regular
      $0.displayGamut = .SRGB
    }

  /// The surroundings that dynamic colours are resolved against when nothing else is said.
  ///
  /// While a view draws, lays out, or is told of a change they are its own. Outside of such calls they are those of the main
  /// screen's scene, as are those of views that are in no window. Setting them counts until the innermost such call, or
  /// ``performAsCurrent(_:)``, ends; outside of any until what would be said otherwise is set again.
  open class var current: UITraitCollection {
    get { scoped?.traits.withLock { $0 } ?? outermost.withLock { $0 } ?? unsaid }
    set {
      if let scoped { return scoped.traits.withLock { $0 = newValue } }
      let isUnsaid = newValue == unsaid
      outermost.withLock { $0 = isUnsaid ? nil : newValue }
    }
  }

  /// The current ones where nobody has said any: on the main actor those of the scene that a new window would be for.
  private static var unsaid: UITraitCollection {
    guard MainQueue.isCurrent else { return withoutScreen }
    return MainActor.assumeIsolated { UIApplication.current?.sceneForNewWindow?.traits } ?? withoutScreen
  }

  /// Those that a call around this one has made the current ones; nil outside of any.
  static var innermost: UITraitCollection? { scoped?.traits.withLock { $0 } }

  /// Runs `actions` with these surroundings as ``current``, kept in a box that may have been used before.
  func performAsCurrent<Result>(in box: Box, _ actions: () throws -> Result) rethrows -> Result {
    box.traits.withLock { $0 = self }
    return try Self.$scoped.withValue(box, operation: actions)
  }

  /// Runs `actions` with these surroundings as ``current``.
  ///
  /// Where they are the current ones already nothing is done about it, which is the case in most calls of a frame.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    if let scoped = Self.scoped, scoped.traits.withLock({ $0 === self }) { return try actions() }
    return try Self.$scoped.withValue(Box(self), operation: actions)
  }
}
