import OpenCollectionView
import Testing
import TouchTesting

/// Which application is the shared one where several are used at once, as by tests that run beside each other.
@MainActor struct UsedApplicationsTests {
  private let screen = VirtualScreen(width: 100, height: 100)

  /// Uses a screen in another task, as another test does meanwhile.
  private func useElsewhere(_ body: @escaping @MainActor (VirtualScreen) -> Void = { _ in }) async -> VirtualScreen {
    await Task { @MainActor in
      let other = VirtualScreen(width: 200, height: 200)
      other.runFrame()
      body(other)
      return other
    }.value
  }

  // V78
  @Test func `a task finds the application that it used last, whoever used theirs meanwhile`() async {
    let other = await useElsewhere { other in #expect(UIApplication.shared === other.application) }
    #expect(UIApplication.shared === screen.application)
    #expect(UIScreen.main.bounds.width == 100)
    withExtendedLifetime(other) {}
  }

  // V78
  @Test func `an animation's completion comes with the time of the task's own screen`() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    let other = await useElsewhere()
    var isTold = false
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0
    } completion: {
      isTold = $0
    }
    other.advance(by: 1)
    #expect(!isTold)
    screen.advance(by: 1)
    #expect(isTold)
  }

  // V78
  @Test func `when one ends a task has the one that it used before`() {
    do {
      let second = VirtualScreen(width: 300, height: 300)
      second.runFrame()
      #expect(UIApplication.shared === second.application)
    }
    #expect(UIApplication.shared === screen.application)
  }
}
