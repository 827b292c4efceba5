import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct DelegateWindowTests {
  private final class Keeping: UIResponder, UIApplicationDelegate { var window: UIWindow? }
  private final class Without: UIResponder, UIApplicationDelegate {}

  @Test func `the window of any delegate may be missing twice`() {
    let keeping = Keeping()
    let delegate: (any UIApplicationDelegate)? = keeping
    #expect(delegate?.window??.bounds == nil)
    // The property is there, and nil.
    if let window = delegate?.window { #expect(window == nil) } else { Issue.record("there is no property") }
    keeping.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(delegate?.window??.bounds.width == 320)
    #expect(keeping.window?.bounds.width == 320)
  }

  @Test func `a class without the property has none`() {
    let delegate: any UIApplicationDelegate = Without()
    #expect(delegate.window == nil)
    if delegate.window != nil { Issue.record("there is a property") }
  }

  @Test func `the class of the application answers for the running one by its key`() {
    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
  }

  @Test func `another key is an error that the program survives`() {
    let screen = VirtualScreen(width: 320, height: 480)
    let errors = screen.errors {
      #expect(UIApplication.value(forKey: "window") == nil)
      #expect(NSCoder().value(forKey: "delegate") == nil)
    }
    #expect(
      errors == [
        "The class UIApplication has no value for the key \"window\": it has one for \"sharedApplication\" alone. Instead: nil is returned.",
        "An archive has no property \"delegate\": what was written under a key is read by decodeObject(forKey: \"delegate\"). "
          + "Instead: nil is returned.",
      ])
  }
}
