import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@testable import OpenCollectionView

// V137
@MainActor struct StoryboardTests {
  private final class Photos: UIViewController {
    weak var button: UIButton!
    var mayShow = true
    let journal = Journal()

    override func awakeFromNib() { journal.note("awake \(isViewLoaded)") }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      journal.note("asked \(identifier)")
      return mayShow
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      journal.note("\(segue.identifier ?? "nil") from \(segue.source === self), by \(sender as? UIButton === button)")
      (segue.destination as? Detail)?.photo = 3
    }
  }

  private final class Detail: UIViewController {
    var photo = 0
  }

  private func define(_ kind: StoryboardSegueDescription.Kind = .show) {
    UIStoryboard.define(
      "StoryboardTests", initial: "n",
      scenes: [
        "n": .init(identifier: nil) { storyboard in
          let controller = UINavigationController(nibName: nil, bundle: nil)
          if let root = storyboard.makeScene("p") { controller.setViewControllers([root], animated: false) }
          return controller
        },
        "p": .init(identifier: "photos") { _ in
          let controller = Photos(coder: NSCoder())!
          controller.loadsView { [unowned controller] in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let button = UIButton(frame: CGRect(x: 100, y: 150, width: 100, height: 100))
            view.addSubview(button)
            button.addAction(
              UIAction { [weak controller] in controller?.followSegue("s", sender: $0.sender) }, for: .touchUpInside)
            controller.button = button
            return view
          }
          controller.hasSegues([
            "s": StoryboardSegueDescription(identifier: "detail", kind: kind, destination: "d") {
              $0.modalPresentationStyle = .fullScreen
            }
          ])
          return controller
        },
        "d": .init(identifier: nil) { _ in Detail(coder: NSCoder())! },
      ])
  }

  private func shown(_ kind: StoryboardSegueDescription.Kind = .show) throws -> (
    VirtualScreen, UINavigationController, Photos
  ) {
    define(kind)
    let storyboard = UIStoryboard(name: "StoryboardTests", bundle: nil)
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let screen = VirtualScreen(width: 300, height: 300)
    screen.show(navigation)
    let photos = try #require(navigation.topViewController as? Photos)
    #expect(photos.storyboard === storyboard)
    return (screen, navigation, photos)
  }

  @Test func `the controller to begin with has its root, whose view is made when it is shown`() throws {
    define()
    let photos =
      UIStoryboard(name: "StoryboardTests", bundle: nil)
      .instantiateViewController(withIdentifier: "photos") as? Photos
    #expect(photos?.journal.entries == ["awake false"])
    #expect(photos?.view.frame.size == CGSize(width: 300, height: 300))
    #expect(photos?.button != nil)
  }

  @Test func `a button follows its segue, after the controller was asked and told`() throws {
    let (screen, navigation, photos) = try shown()
    screen.play(.tap(at: CGPoint(x: 150, y: 200)))
    screen.advance(by: 1)
    #expect(photos.journal.entries == ["awake false", "asked detail", "detail from true, by true"])
    #expect((navigation.topViewController as? Detail)?.photo == 3)
  }

  @Test func `a segue that the controller refuses is not followed`() throws {
    let (screen, navigation, photos) = try shown()
    photos.mayShow = false
    screen.play(.tap(at: CGPoint(x: 150, y: 200)))
    screen.advance(by: 1)
    #expect(navigation.topViewController === photos)
    #expect(photos.journal.entries.last == "asked detail")
  }

  @Test func `a segue that code performs is not asked about`() throws {
    let (screen, navigation, photos) = try shown()
    photos.mayShow = false
    photos.performSegue(withIdentifier: "detail", sender: nil)
    screen.advance(by: 1)
    #expect(navigation.topViewController is Detail)
  }

  @Test func `a segue may present, with the style that it says`() throws {
    let (screen, navigation, photos) = try shown(.present)
    photos.performSegue(withIdentifier: "detail", sender: nil)
    screen.advance(by: 1)
    #expect(navigation.presentedViewController is Detail)
    #expect(navigation.presentedViewController?.modalPresentationStyle == .fullScreen)
  }

  @Test func `what is not there is told of with what is`() throws {
    let (screen, navigation, photos) = try shown()
    let segues = screen.errors { photos.performSegue(withIdentifier: "gone", sender: nil) }
    #expect(segues.count == 1 && segues[0].contains("Photos has no segue \"gone\"; it has \"detail\""))
    #expect(navigation.topViewController === photos)
    let scenes = screen.errors {
      _ = UIStoryboard(name: "StoryboardTests", bundle: nil).instantiateViewController(withIdentifier: "gone")
    }
    #expect(scenes.count == 1 && scenes[0].contains("has no controller \"gone\"; it has \"photos\""))
    let boards = screen.errors {
      #expect(UIStoryboard(name: "Nowhere", bundle: nil).instantiateInitialViewController() == nil)
    }
    #expect(boards.count == 1 && boards[0].contains("There is no storyboard \"Nowhere\""))
  }
}
