import OpenCollectionView
import Testing
import TouchTesting

/// What programs ask of the device, the key window and the orientation.
@MainActor struct DeviceTests {
  @Test func `the interface is turned as its screen is shaped`() {
    let screen = VirtualScreen(width: 400, height: 800)
    screen.application.becomeShared()
    let controller = UIViewController()
    #expect(controller.interfaceOrientation == .portrait)
    screen.window.rootViewController = controller
    screen.runFrame()
    #expect(screen.window.windowScene?.interfaceOrientation == .portrait)
    #expect(UIDevice.current.orientation == .portrait)
    screen.resize(width: 800, height: 400)
    #expect(screen.window.windowScene?.interfaceOrientation == .landscapeRight)
    #expect(controller.interfaceOrientation == .landscapeRight)
    #expect(screen.application.statusBarOrientation.isLandscape)
    // The device's upper end is to the left when the interface's right side is down.
    #expect(UIDevice.current.orientation == .landscapeLeft)
  }

  @Test func `who asks for it is told when the device is turned`() {
    final class Listener: NSObject {
      var count = 0
      func turned() { count += 1 }
    }
    let screen = VirtualScreen(width: 400, height: 800)
    let listener = Listener()
    NotificationCenter.default.addObserver(
      listener, selector: Selector(Listener.turned), name: UIDevice.orientationDidChangeNotification, object: nil)
    screen.resize(width: 800, height: 400)
    #expect(listener.count == 0)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    screen.resize(width: 900, height: 400)
    #expect(listener.count == 0)
    screen.resize(width: 400, height: 800)
    #expect(listener.count == 1)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    screen.resize(width: 800, height: 400)
    #expect(listener.count == 1)
  }

  @Test func `the application knows its key window`() {
    let screen = VirtualScreen(width: 100, height: 100)
    screen.window.makeKeyAndVisible()
    #expect(screen.application.keyWindow === screen.window)
    #expect(screen.window.windowScene?.keyWindow === screen.window)
  }

  @Test func `names of notifications that no host posts are there to be observed`() {
    #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    #expect(
      UIApplication.didReceiveMemoryWarningNotification.rawValue == "UIApplicationDidReceiveMemoryWarningNotification")
  }
}
