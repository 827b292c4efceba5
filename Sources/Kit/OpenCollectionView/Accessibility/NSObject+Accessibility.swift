/// An object of whatever class, which has the members that assistive tools ask for.
///
/// Views, controllers and other responders have them as members of their own, which can be overridden. Programs need not name this.
public protocol AccessibleObject: NSObject {}

extension NSObject: AccessibleObject {}

// In a protocol's extension, so that responders' own members, which can be overridden, go before them.
extension AccessibleObject {
  /// Tells whether assistive tools see the object as one thing: a responder's own answer, and otherwise what was set. // X131
  ///
  /// Difference from UIKit: of objects that are no responders it is kept and read by nobody; see ``UIAccessibilityElement``.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { asResponder?.isAccessibilityElement ?? spokenIfAny?.isElement ?? false }
    set { if let asResponder { asResponder.isAccessibilityElement = newValue } else { spoken.isElement = newValue } }
  }

  /// The name that assistive tools read out.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { asResponder?.accessibilityLabel ?? asBarItem?.accessibilityLabel ?? spokenIfAny?.label }
    set {
      if let asResponder {
        asResponder.accessibilityLabel = newValue
      } else if let asBarItem {
        asBarItem.accessibilityLabel = newValue
      } else {
        spoken.label = newValue
      }
    }
  }

  /// A name for tests, never read out.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { asResponder?.accessibilityIdentifier ?? asBarItem?.accessibilityIdentifier ?? spokenIfAny?.identifier }
    set {
      if let asResponder {
        asResponder.accessibilityIdentifier = newValue
      } else if let asBarItem {
        asBarItem.accessibilityIdentifier = newValue
      } else {
        spoken.identifier = newValue
      }
    }
  }

  /// The value that assistive tools read after the name.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { asResponder?.accessibilityValue ?? spokenIfAny?.value }
    set { if let asResponder { asResponder.accessibilityValue = newValue } else { spoken.value = newValue } }
  }

  /// Words on what happens when it is activated; read last.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { asResponder?.accessibilityHint ?? spokenIfAny?.hint }
    set { if let asResponder { asResponder.accessibilityHint = newValue } else { spoken.hint = newValue } }
  }

  /// The kind of thing that it is to assistive tools.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { asResponder?.accessibilityTraits ?? spokenIfAny?.traits ?? [] }
    set { if let asResponder { asResponder.accessibilityTraits = newValue } else { spoken.traits = newValue } }
  }

  /// The language of its words, such as `de` or `pt-BR`; nil for that of the page.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { asResponder?.accessibilityLanguage ?? spokenIfAny?.language }
    set { if let asResponder { asResponder.accessibilityLanguage = newValue } else { spoken.language = newValue } }
  }

  /// The rectangle where it is, in points of the screen; zero unless set, for an object that is no responder.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { asResponder?.accessibilityFrame ?? spokenIfAny?.frame ?? .zero }
    set { if let asResponder { asResponder.accessibilityFrame = newValue } else { spoken.frame = newValue } }
  }

  /// The point where it is tapped when it is activated, in points of the screen: the middle of its frame unless set.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get {
      asResponder?.accessibilityActivationPoint ?? spokenIfAny?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set {
      if let asResponder {
        asResponder.accessibilityActivationPoint = newValue
      } else {
        spoken.activationPoint = newValue
      }
    }
  }

  /// Tells whether everything in it is kept from assistive tools.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { asResponder?.accessibilityElementsHidden ?? spokenIfAny?.hidesElements ?? false }
    set {
      if let asResponder {
        asResponder.accessibilityElementsHidden = newValue
      } else {
        spoken.hidesElements = newValue
      }
    }
  }

  /// Tells whether what lies beside it is kept from assistive tools and the keyboard while it is shown.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { asResponder?.accessibilityViewIsModal ?? spokenIfAny?.isModal ?? false }
    set { if let asResponder { asResponder.accessibilityViewIsModal = newValue } else { spoken.isModal = newValue } }
  }

  /// Tells whether what is in it is read together, before what lies beside it.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { asResponder?.shouldGroupAccessibilityChildren ?? spokenIfAny?.groupsChildren ?? false }
    set {
      if let asResponder {
        asResponder.shouldGroupAccessibilityChildren = newValue
      } else {
        spoken.groupsChildren = newValue
      }
    }
  }

  /// The elements in it, in reading order.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { asResponder.map(\.accessibilityElements) ?? spokenIfAny?.elements }
    set { if let asResponder { asResponder.accessibilityElements = newValue } else { spoken.elements = newValue } }
  }

  /// The things that can be done with it beside activating it.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { asResponder.map(\.accessibilityCustomActions) ?? spokenIfAny?.customActions }
    set {
      if let asResponder {
        asResponder.accessibilityCustomActions = newValue
      } else {
        spoken.customActions = newValue
      }
    }
  }

  @preconcurrency @MainActor private var asResponder: UIResponder? { self as? UIResponder }

  @preconcurrency @MainActor private var asBarItem: UIBarItem? { self as? UIBarItem }

  /// The things that were said of an object that has no place for it; nil where nothing was.
  @preconcurrency @MainActor private var spokenIfAny: AccessibilityState? {
    objc_getAssociatedObject(self, AccessibilityState.key) as? AccessibilityState
  }

  @preconcurrency @MainActor private var spoken: AccessibilityState {
    if let spokenIfAny { return spokenIfAny }
    let state = AccessibilityState()
    objc_setAssociatedObject(self, AccessibilityState.key, state, .OBJC_ASSOCIATION_RETAIN)
    return state
  }
}

extension AccessibilityState {
  /// An address that nothing else has.
  nonisolated(unsafe) fileprivate static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
