public import Foundation
import GestureEngine

// What the person prefers, as the host reports it.
extension UIAccessibility {
  /// Tells whether the person prefers less motion.
  public static var isReduceMotionEnabled: Bool { preferences.prefersReducedMotion }
  /// Tells whether the person prefers a fade to a slide: the same as less motion, since pages are told of one
  /// preference.
  public static var prefersCrossFadeTransitions: Bool { preferences.prefersReducedMotion }
  /// Tells whether the person prefers less see-through.
  public static var isReduceTransparencyEnabled: Bool { preferences.prefersReducedTransparency }
  /// Tells whether the person prefers more contrast, or has colours of their own.
  public static var isDarkerSystemColorsEnabled: Bool { preferences.wantsContrast }
  /// Tells whether the person has all colours turned round.
  public static var isInvertColorsEnabled: Bool { preferences.invertsColors }
  /// Tells whether videos may begin to play by themselves: not where the person prefers less motion.
  public static var isVideoAutoplayEnabled: Bool { !preferences.prefersReducedMotion }
  /// Tells whether a screen reader is in use. Always false: a page is not told.
  public static var isVoiceOverRunning: Bool { false }
  /// Tells whether switches are in use. Always false: a page is not told.
  public static var isSwitchControlRunning: Bool { false }
  /// Tells whether what is selected is read out. Always false: a page is not told.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Tells whether the whole screen is read out. Always false: a page is not told.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Tells whether touches are assisted. Always false: a page is not told.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Tells whether the person is kept in this program. Always false: a page is not told.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Tells whether colours are shown as greys. Always false: a page is not told.
  public static var isGrayscaleEnabled: Bool { false }
  /// Tells whether text is to be bold. Always false: a page is not told.
  public static var isBoldTextEnabled: Bool { false }
  /// Tells whether shapes are to stand beside colours: where the person has few colours of their own.
  public static var shouldDifferentiateWithoutColor: Bool { preferences.forcedColors != nil }
  /// Tells whether switches show whether they are on by labels. Always false: a page is not told.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Tells whether buttons are to have outlines. Always false: a page is not told.
  public static var buttonShapesEnabled: Bool { false }
  /// Tells whether both ears are to hear the same. Always false: a page is not told.
  public static var isMonoAudioEnabled: Bool { false }
  /// Tells whether captions are wanted. Always false: a page is not told.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Tells whether shaking takes back. Always false: pages do not report it.
  public static var isShakeToUndoEnabled: Bool { false }

  /// ``isReduceMotionEnabled`` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// ``prefersCrossFadeTransitions`` has changed.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// ``isReduceTransparencyEnabled`` has changed.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// ``isDarkerSystemColorsEnabled`` has changed.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// ``shouldDifferentiateWithoutColor`` has changed.
  public nonisolated static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// ``isInvertColorsEnabled`` has changed.
  public nonisolated static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// ``isVideoAutoplayEnabled`` has changed.
  public nonisolated static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// ``isVoiceOverRunning`` has changed. Never posted.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// ``isBoldTextEnabled`` has changed. Never posted.
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The keyboard or a reader is at another element; see ``focusedElementUserInfoKey``.
  public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The element that they are at now.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The element that they were at.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  private static var preferences: ScreenDescription {
    UIApplication.shared.scenesToTell.first?.screen.screenDescription ?? ScreenDescription(size: .zero)
  }

  /// Posts what has changed from one report of the host to the next.
  static func preferencesDidChange(from old: ScreenDescription, to new: ScreenDescription) {
    func post(_ name: Foundation.Notification.Name) { NotificationCenter.default.post(name: name, object: nil) }
    if old.prefersReducedMotion != new.prefersReducedMotion {
      post(reduceMotionStatusDidChangeNotification)
      post(prefersCrossFadeTransitionsStatusDidChange)
      post(videoAutoplayStatusDidChangeNotification)
    }
    if old.prefersReducedTransparency != new.prefersReducedTransparency {
      post(reduceTransparencyStatusDidChangeNotification)
    }
    if old.wantsContrast != new.wantsContrast { post(darkerSystemColorsStatusDidChangeNotification) }
    if (old.forcedColors == nil) != (new.forcedColors == nil) { post(differentiateWithoutColorDidChangeNotification) }
    if old.invertsColors != new.invertsColors { post(invertColorsStatusDidChangeNotification) }
  }
}
