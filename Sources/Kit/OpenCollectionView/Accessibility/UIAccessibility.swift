public import Foundation

/// The messages of a program to assistive tools, and its knowledge of them.
///
/// Difference from UIKit: a page is never told whether a screen reader, voice control or a switch is in use, so
/// ``isVoiceOverRunning`` and its like are always false. Preferences are those of the person whose input or frame is
/// being served, or of the only one there is.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Tells assistive tools that something has happened.
  ///
  /// - Parameters:
  ///   - notification: what has happened. An announcement is read out; after a change of layout or screen the focus
  ///     moves to the argument, and properties that the program overrides are asked again.
  ///   - argument: a sentence, or the element to go to. A sentence with a change of layout or screen is read out.
  public static func post(notification: Notification, argument: Any?) {
    let application = UIApplication.shared
    let element = argument as? UIResponder
    let sentence = argument as? String ?? (argument as? NSAttributedString)?.string
    let scenes = element?.sceneOfElement.map { [$0] } ?? application.scenesToTell
    for scene in scenes {
      switch notification {
      case .announcement:
        if let sentence { scene.accessibility.announce(sentence, isUrgent: false) }
      case .pageScrolled:
        if let sentence { scene.accessibility.announce(sentence, isUrgent: true) }
      case .layoutChanged, .screenChanged:
        scene.accessibility.markAll()
        if let sentence {
          scene.accessibility.announce(sentence, isUrgent: false)
        } else if element != nil || notification == .screenChanged {
          scene.accessibility.moveFocus(to: element, isNewScreen: notification == .screenChanged)
        }
      default: break
      }
    }
  }

  /// The element that the keyboard is at, in the scene being served; nil where there is none.
  ///
  /// Difference from UIKit: a page is not told which assistive tool is used, so that the answer is the same for all.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    UIApplication.shared.scenesToTell.lazy.compactMap(\.accessibility.focused).first
  }

  /// A rectangle of a view's coordinates, in points of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { view.rectOnScreen(rect) }

  /// A path of a view's coordinates, in points of the screen.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let frame = view.rectOnScreen(view.bounds)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(
      CGAffineTransform(translationX: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY))
    return moved
  }
}

extension UIAccessibility {
  /// An event that assistive tools are told of. Raw values are UIKit's.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// A notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Most of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A sentence is to be read out.
    public static let announcement = Notification(rawValue: 1008)
    /// The content has scrolled; the sentence says to where.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// An assistive tool.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A tool by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system's screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "VoiceOver")
    /// The system's switch control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(rawValue: "SwitchControl")
  }
}

extension UIApplication {
  /// The scenes that something without a place of its own is meant for: the one being served, or else all.
  var scenesToTell: [UIWindowScene] { sceneBeingServed.map { [$0] } ?? scenes }
}
