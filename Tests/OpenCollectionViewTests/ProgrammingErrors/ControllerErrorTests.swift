import OpenCollectionView
import Testing
import TouchTesting

/// Errors about controllers that a program survives.
@MainActor @Suite struct ControllerErrorTests {
  private let screen = VirtualScreen(width: 320, height: 480)
  private let root = UIViewController()

  init() { screen.show(root) }

  @Test func `A controller that is presented already stays where it is`() {
    let (sheet, other) = (UIViewController(), UIViewController())
    root.present(sheet, animated: false)
    screen.advanceUntilRest()
    let errors = screen.errors {
      root.present(sheet, animated: true)
      sheet.present(sheet, animated: false)
      screen.advanceUntilRest()
    }
    #expect(
      errors == [
        "UIViewController was presented by UIViewController, but UIViewController presents it already: dismiss it "
          + "before, or make another controller. Instead: it stays where it is.",
        "UIViewController was asked to present itself: present another controller. Instead: nothing is presented.",
      ])
    #expect(root.presentedViewController === sheet)
    sheet.present(other, animated: false)
    root.dismiss(animated: false)
    screen.advanceUntilRest()
    #expect(root.presentedViewController == nil)
  }

  @Test func `A child is not presented, and what is presented becomes no child`() {
    let (child, sheet) = (UIViewController(), UIViewController())
    root.addChild(child)
    root.present(sheet, animated: false)
    screen.advanceUntilRest()
    let errors = screen.errors {
      sheet.present(child, animated: false)
      root.addChild(sheet)
    }
    #expect(errors.count == 2)
    #expect(child.presentingViewController == nil)
    #expect(root.children == [child])
  }

  @Test func `A controller that would come to be in itself stays where it is`() {
    let child = UIViewController()
    root.addChild(child)
    let errors = screen.errors {
      child.addChild(root)
      child.addChild(child)
    }
    #expect(errors.count == 2)
    #expect(root.parent == nil)
    #expect(child.children == [])
    #expect(root.children == [child])
  }

  @Test func `A transition between strangers does nothing, and says that it did not finish`() {
    let (child, stranger) = (UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    var finished: [Bool] = []
    let errors = screen.errors {
      root.transition(from: child, to: stranger, duration: 0.2, options: [], animations: nil) { finished.append($0) }
      screen.advanceUntilRest()
    }
    #expect(errors.count == 1)
    #expect(finished == [false])
    #expect(child.view.superview === root.view)
    #expect(stranger.viewIfLoaded?.superview == nil)
  }

  @Test func `A view in another controller's view than the parent's is not added`() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    root.addChild(first)
    root.addChild(second)
    root.view.addSubview(first.view)
    root.view.addSubview(second.view)
    first.addChild(child)
    let errors = screen.errors { second.view.addSubview(child.view) }
    #expect(errors.count == 1)
    #expect(child.view.superview == nil)
    first.view.addSubview(child.view)
    #expect(child.view.superview === first.view)
  }

  @Test func `A controller that loads no view has an empty one`() {
    final class Forgetful: UIViewController {
      var hasLoaded = false
      override func loadView() {}
      override func viewDidLoad() { hasLoaded = true }
    }
    let controller = Forgetful()
    let errors = screen.errors { screen.show(controller) }
    #expect(
      errors == [
        "Forgetful.loadView() returned without a view: set self.view in it, or do not override it. Instead: its view is "
          + "an empty one."
      ])
    #expect(controller.hasLoaded)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(controller.view.window === screen.window)
  }

  @Test func `A view stays with the controller that has it`() {
    let other = UIViewController()
    let (mine, its) = (root.view, other.view)
    let errors = screen.errors { other.view = mine }
    #expect(errors.count == 1)
    #expect(other.view === its)
    #expect(root.view === mine)
  }

  @Test func `A stack of controllers that cannot be stays as it is`() {
    let (first, second, stranger) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    screen.show(navigation)
    navigation.pushViewController(second, animated: false)
    screen.advanceUntilRest()
    var popped: [UIViewController]? = []
    let errors = screen.errors {
      navigation.pushViewController(first, animated: true)
      navigation.pushViewController(UINavigationController(), animated: false)
      navigation.setViewControllers([first, first], animated: false)
      popped = navigation.popToViewController(stranger, animated: true)
      screen.advanceUntilRest()
    }
    #expect(errors.count == 4)
    #expect(errors.allSatisfy { $0.hasSuffix("Instead: the stack stays as it is.") })
    #expect(popped == nil)
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.topViewController === second)
    navigation.pushViewController(stranger, animated: true)
    screen.advanceUntilRest()
    #expect(stranger.view.window === screen.window)
    #expect(stranger.parent === navigation)
  }

  @Test func `A navigation bar follows its controllers, whatever it is told`() {
    let navigation = UINavigationController(rootViewController: root)
    let delegate = StrayBarDelegate()
    let items = navigation.navigationBar.items
    let errors = screen.errors {
      navigation.navigationBar.pushItem(UINavigationItem(title: "Stray"), animated: false)
      navigation.navigationBar.popItem(animated: false)
      navigation.navigationBar.setItems([], animated: true)
      navigation.navigationBar.delegate = delegate
    }
    #expect(errors.count == 4)
    #expect(navigation.navigationBar.items == items)
    #expect(navigation.navigationBar.delegate == nil)
  }

  @Test func `A class that is none of bars gives the usual bar`() {
    var navigation: UINavigationController?
    let errors = screen.errors {
      navigation = UINavigationController(navigationBarClass: UILabel.self, toolbarClass: nil)
    }
    #expect(errors.count == 1)
    #expect(navigation.map { type(of: $0.navigationBar) == UINavigationBar.self } == true)
  }

  @Test func `An alert leaves out a second way to cancel, and prefers what it has`() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let (no, yes) = (UIAlertAction(title: "No", style: .cancel), UIAlertAction(title: "Yes", style: .default))
    alert.addAction(no)
    alert.addAction(yes)
    alert.preferredAction = yes
    let errors = screen.errors {
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      alert.preferredAction = UIAlertAction(title: "Maybe", style: .default)
    }
    #expect(errors.count == 2)
    #expect(alert.actions == [no, yes])
    #expect(alert.preferredAction === yes)
    root.present(alert, animated: false)
    screen.advanceUntilRest()
    #expect(root.presentedViewController === alert)
  }

  @Test func `A scene whose configuration names no delegate stays empty`() {
    final class Host: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration? {
        let configuration = UISceneConfiguration(name: "Main")
        configuration.delegateClass = UIView.self
        return configuration
      }
    }
    let lines = ErrorLines()
    let screen = lines.keep { VirtualScreen(delegateClass: Host.self) }
    #expect(lines.lines.count == 1)
    #expect(lines.lines.first?.hasSuffix("Instead: the scene has no delegate and stays empty.") == true)
    #expect(screen.scene.delegate == nil)
    screen.runFrame()
  }

  @Test func `A preview of what is in no window comes from nowhere`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var preview: UITargetedPreview?
    let errors = screen.errors { preview = UITargetedPreview(view: view) }
    #expect(errors.count == 1)
    #expect(preview?.target.container.window == nil)
    #expect(preview?.size == CGSize(width: 10, height: 10))
  }
}

@MainActor private final class StrayBarDelegate: NSObject, UINavigationBarDelegate {}
