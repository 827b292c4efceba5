/// The base of ``UIView``: gives it the initializer by which views are made when only their class is known, at run
/// time, such as registered cells.
///
/// Programs have no use for this class: subclass ``UIView``. ``InstantiableObject`` says why it is there.
@preconcurrency @MainActor open class InstantiableView: UIResponder {
  /// A view with a frame.
  public init(frame: CGRect) { super.init() }

  /// A view with a frame of zero.
  public convenience override init() { self.init(frame: .zero) }

  /// A view from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// A view of the class that this is called on. Calls `init(frame:)`.
  public required convenience init(instantiatingIn frame: CGRect) { self.init(frame: frame) }

  /// The class, the address, the frame, and what is not as usual, for whoever prints the view.
  nonisolated open override var description: String { describe() }

  /// The properties of the class's own that appearances set, beside those that the library knows; none unless overridden. Add to those of the
  /// superclass. UIKit has no such member, since it finds them by their being dynamic; see ``AppearanceProperty``.
  open class var appearanceProperties: [AppearanceProperty] { [] }

  /// The parts of the description after class and address.
  func describedParts() -> [String] { (self as? UIView)?.describedFrame ?? [] }
}
