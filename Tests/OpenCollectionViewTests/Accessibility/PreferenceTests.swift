import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What the person prefers, as a host reports it.
@MainActor struct PreferenceTests {
  let screen = VirtualScreen(width: 300, height: 400)

  private func report(_ change: (inout ScreenDescription) -> Void) -> [Notification.Name] {
    nonisolated(unsafe) var names: [Notification.Name] = []
    let wanted = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      UIAccessibility.invertColorsStatusDidChangeNotification,
    ]
    let observers = wanted.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        names.append(name)
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    var description = ScreenDescription(size: CGSize(width: 300, height: 400))
    change(&description)
    screen.receive(.screen(description))
    screen.runFrame()
    return names
  }

  @Test func `Less motion is asked for while the program runs`() {
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(
      report { $0.prefersReducedMotion = true } == [
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      ])
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.prefersCrossFadeTransitions)
    #expect(!UIAccessibility.isVideoAutoplayEnabled)
  }

  @Test func `More contrast, less see-through and inverted colours are told`() {
    #expect(
      report { $0.prefersMoreContrast = true } == [UIAccessibility.darkerSystemColorsStatusDidChangeNotification])
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    _ = report { $0.prefersReducedTransparency = true }
    #expect(UIAccessibility.isReduceTransparencyEnabled)
    _ = report { $0.invertsColors = true }
    #expect(UIAccessibility.isInvertColorsEnabled)
  }

  @Test func `A report that changes nothing is not told`() {
    #expect(report { $0.size.width = 200 } == [])
  }
}
