#if WindowHost
import CSDL2
import Foundation
import OpenCollectionView
import TestSupport
import Testing
import TouchScripts
@testable import WindowHost
import WindowScenes

extension InWindow {
  /// The keyboard of an X server, with the layout that has dead keys.
  @MainActor @Suite struct WindowDeviceTests {
    /// Keys by the numbers that the kernel has for them.
    private enum Key {
      static let (shift, letterH, letterI, letterE, quote): (Int32, Int32, Int32, Int32, Int32) = (42, 35, 23, 18, 40)
    }

    private func stageWithField() throws -> (stage: PanelStage, field: UITextField) {
      let stage = try PanelStage(delegateClass: GestureDelegate.self)
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
      stage.window.addSubview(field)
      stage.rest()
      stage.focus()
      field.becomeFirstResponder()
      stage.run(0.1)
      return (stage, field)
    }

    // W6
    @Test func `keys of a keyboard type letters, with Shift large ones`() throws {
      let (stage, field) = try stageWithField()
      defer { stage.end() }
      try stage.press(Key.letterH)
      try stage.hold(Key.shift) { try stage.press(Key.letterI) }
      try stage.press(Key.letterE)
      stage.run(0.1)
      #expect(field.text == "hIe")
    }

    // W6
    @Test func `a dead key of a keyboard and a letter type what both make`() throws {
      let (stage, field) = try stageWithField()
      defer { stage.end() }
      try stage.press(Key.quote)
      stage.run(0.1)
      #expect(field.text == "")
      try stage.press(Key.letterE)
      stage.run(0.1)
      #expect(field.text == "é")
    }
  }
}
#endif
