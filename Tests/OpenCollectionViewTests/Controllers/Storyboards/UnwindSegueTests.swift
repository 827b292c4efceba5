import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

// V167
@MainActor struct UnwindSegueTests {
  private class Page: UIViewController {
    let journal = Journal()
    var mayComeBack = true

    override func canPerformUnwindSegueAction(
      _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
      mayComeBack && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      journal.note("prepare \(segue.identifier ?? "nil") for \(segue.destination.title ?? "")")
    }
  }

  private final class Album: Page {
    func goBack(_ segue: UIStoryboardSegue) { journal.note("back from \(segue.source.title ?? "")") }
  }

  private final class Fade: UIStoryboardSegue {
    override func perform() {
      (source as? Page)?.journal.note("fade \(identifier ?? "nil")")
      destination.view.alpha = 0.5
      source.addChild(destination)
    }
  }

  private func prepared<Kind: Page>(_ page: Kind, _ title: String) -> Kind {
    page.title = title
    page.hasSegues([
      "u": StoryboardSegueDescription(identifier: "back", unwindingTo: [Selector("goBack:", Album.goBack(_:))])
    ])
    return page
  }

  private func album(_ title: String) -> Album { prepared(Album(nibName: nil, bundle: nil), title) }
  private func page(_ title: String) -> Page { prepared(Page(nibName: nil, bundle: nil), title) }

  private func shown(_ pages: [UIViewController]) -> (VirtualScreen, UINavigationController) {
    let navigation = UINavigationController()
    navigation.setViewControllers(pages, animated: false)
    let screen = VirtualScreen(width: 300, height: 300)
    screen.show(navigation)
    return (screen, navigation)
  }

  @Test func `a navigation goes back to the nearest page that has the action, which is told after the source`() {
    let (first, second, third) = (album("first"), album("second"), page("third"))
    let last = page("last")
    let (screen, navigation) = shown([first, second, third, last])
    last.followSegue("u", sender: nil)
    screen.advance(by: 1)
    #expect(last.journal.entries == ["prepare back for second"])
    #expect(second.journal.entries == ["back from last"])
    #expect(first.journal.entries == [])
    #expect(navigation.topViewController === second)
  }

  @Test func `a page that does not want it is passed over`() {
    let (first, second, last) = (album("first"), album("second"), page("last"))
    second.mayComeBack = false
    let (screen, navigation) = shown([first, second, last])
    last.performSegue(withIdentifier: "back", sender: nil)
    screen.advance(by: 1)
    #expect(first.journal.entries == ["back from last"])
    #expect(navigation.topViewController === first)
  }

  @Test func `what is presented goes, and pages above the one that is come back to with it`() {
    let (first, second) = (album("first"), page("second"))
    let (screen, navigation) = shown([first, second])
    let last = page("last")
    second.present(UINavigationController(rootViewController: last), animated: false)
    screen.advance(by: 1)
    last.followSegue("u", sender: nil)
    screen.advance(by: 1)
    #expect(first.journal.entries == ["back from last"])
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.topViewController === first)
  }

  @Test func `where nobody has the action the program is told, and nothing goes`() {
    let (first, last) = (page("first"), page("last"))
    let (screen, navigation) = shown([first, last])
    let errors = screen.errors { last.followSegue("u", sender: nil) }
    #expect(
      errors.count == 1
        && errors[0].contains(
          "Page has nobody to go back to: no controller that was there before it has the method goBack:.")
    )
    #expect(last.journal.entries == [])
    #expect(navigation.topViewController === last)
  }

  @Test func `a segue of a class of the program's is made by it, and performs itself`() {
    UIStoryboard.define(
      "UnwindSegueTests", initial: "a",
      scenes: [
        "a": .init(identifier: nil) { _ in
          let page = Page(nibName: nil, bundle: nil)
          page.hasSegues([
            "f": StoryboardSegueDescription(
              identifier: "fade", kind: .custom, destination: "b",
              make: { Fade(identifier: $0, source: $1, destination: $2) })
          ])
          return page
        },
        "b": .init(identifier: nil) { _ in
          let page = Page(nibName: nil, bundle: nil)
          page.title = "other"
          return page
        },
      ])
    let first = UIStoryboard(name: "UnwindSegueTests", bundle: nil).instantiateInitialViewController() as? Page
    first?.performSegue(withIdentifier: "fade", sender: nil)
    #expect(first?.journal.entries == ["prepare fade for other", "fade fade"])
    #expect(first?.children.first?.title == "other")
    #expect(first?.presentedViewController == nil)
  }
}
