import OpenCollectionView
import Testing
import TouchTesting

/// Made with no other import, as a test of a program is.
@MainActor struct InputNameTests {
  @Test func `the values of input need no other import`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let view = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.show(view)
    let input: HostInput = .touches([
      TouchSample(time: 0, identifier: 1, phase: .began, location: CGPoint(x: 5, y: 5))
    ])
    screen.receive(input)
    screen.runFrame()
    #expect(view.isTracking)
    let modifiers: KeyModifiers = []
    screen.press("a", modifiers)
  }
}
