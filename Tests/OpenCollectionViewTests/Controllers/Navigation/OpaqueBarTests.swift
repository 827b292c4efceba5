import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Where a controller's view begins and ends beside bars.
@MainActor struct OpaqueBarTests {
  private let stage = NavigationStage("A")
  private var navigation: UINavigationController { stage.navigation }
  private var top: UIViewController { navigation.viewControllers[navigation.viewControllers.count - 1] }

  private func settle() { stage.screen.advanceUntilRest() }

  // V51
  @Test func `a view reaches under bars that something shines through`() {
    navigation.isToolbarHidden = false
    settle()
    #expect(top.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(top.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
  }

  // V51
  @Test func `a view begins below a bar that nothing shines through, unless it includes that`() {
    navigation.navigationBar.isTranslucent = false
    settle()
    #expect(top.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    #expect(top.view.safeAreaInsets == .zero)
    top.extendedLayoutIncludesOpaqueBars = true
    settle()
    #expect(top.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(top.view.safeAreaInsets.top == 44)
    top.extendedLayoutIncludesOpaqueBars = false
    navigation.navigationBar.isTranslucent = true
    settle()
    #expect(top.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  // V51
  @Test func `a view ends above a toolbar that nothing shines through`() {
    navigation.isToolbarHidden = false
    navigation.toolbar.isTranslucent = false
    settle()
    #expect(top.view.frame == CGRect(x: 0, y: 0, width: 390, height: 800))
    #expect(top.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    navigation.isToolbarHidden = true
    settle()
    #expect(top.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  // V51
  @Test func `a view ends at bars of edges that it does not extend to, whatever shines through them`() {
    navigation.isToolbarHidden = false
    top.edgesForExtendedLayout = []
    settle()
    #expect(top.view.frame == CGRect(x: 0, y: 44, width: 390, height: 756))
    #expect(top.view.safeAreaInsets == .zero)
    top.edgesForExtendedLayout = .bottom
    settle()
    #expect(top.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    navigation.isNavigationBarHidden = true
    settle()
    #expect(top.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  // V51
  @Test func `what is covered by the device at a bar is the bar's`() {
    stage.screen.receive(
      .screen(
        ScreenDescription(
          size: CGSize(width: 390, height: 844), scale: 2, safeAreaTop: 47, safeAreaBottom: 34)))
    navigation.navigationBar.isTranslucent = false
    navigation.isToolbarHidden = false
    navigation.toolbar.isTranslucent = false
    settle()
    #expect(top.view.frame == CGRect(x: 0, y: 91, width: 390, height: 844 - 91 - 78))
    #expect(top.view.safeAreaInsets == .zero)
  }

  // V51
  @Test func `screens come and go below the bar, each as it says`() {
    navigation.navigationBar.isTranslucent = false
    let next = stage.make("B")
    next.extendedLayoutIncludesOpaqueBars = true
    navigation.pushViewController(next, animated: true)
    stage.screen.advance(by: 0.1)
    let first = navigation.viewControllers[0]
    #expect(first.view.frame.minY == 44)
    #expect(next.view.frame.minY == 0)
    settle()
    #expect(next.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    navigation.popViewController(animated: true)
    stage.screen.advance(by: 0.1)
    #expect(first.view.frame.minY == 44)
    #expect(first.view.frame.height == 800)
    settle()
    #expect(first.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
  }

  /// A screen that says how far it reaches when it loads.
  private final class LateScreen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      extendedLayoutIncludesOpaqueBars = true
    }
  }

  /// A screen that takes the bar away when it comes.
  private final class BareScreen: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
  }

  // V51
  @Test func `a screen that says so when it loads or appears slides in where it will stand`() {
    navigation.navigationBar.isTranslucent = false
    for next in [LateScreen(), BareScreen()] {
      navigation.pushViewController(next, animated: true)
      stage.screen.advance(by: 0.1)
      #expect(next.view.frame.minY == 0)
      #expect(next.view.frame.height == 844)
      settle()
      #expect(next.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }
  }

  // V51
  @Test func `a large title that scrolls away moves no view: below it the view begins at the row`() {
    let scroller = UIScrollView(frame: .zero)
    let controller = stage.make("B")
    controller.view = scroller
    scroller.contentSize = CGSize(width: 390, height: 3000)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.navigationBar.isTranslucent = false
    navigation.setViewControllers([controller], animated: false)
    stage.screen.runFrame()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(scroller.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    #expect(scroller.contentOffset.y == -52)
    scroller.contentOffset.y = 200
    stage.screen.runFrame()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(scroller.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
  }
}
