import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

// V156
@MainActor struct CellSegueTests {
  private final class Photos: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let journal = Journal()
    var mayShow = true

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      journal.note("selected \(indexPath.item)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { mayShow }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let list = view as? UICollectionView
      let place = (sender as? UICollectionViewCell).flatMap { list?.indexPath(for: $0)?.item }
      let chosen = list?.indexPathsForSelectedItems?.map(\.item) ?? []
      journal.note("\(segue.identifier ?? "nil") by \(place ?? -1), chosen \(chosen)")
    }
  }

  private final class Detail: UIViewController {}

  private let screen = VirtualScreen(width: 300, height: 300)

  private func shown() throws -> (UINavigationController, Photos) {
    UIStoryboard.define(
      "CellSegueTests", initial: "p",
      scenes: [
        "p": .init(identifier: nil) { _ in
          let controller = Photos(coder: NSCoder())!
          controller.loadsView { [unowned controller] in
            let list = UICollectionView(
              frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
            let nib = UINib { _ in
              let cell = UICollectionViewCell(frame: .zero)
              cell.followsSegue("s")
              return [cell]
            }
            list.register(nib, forCellWithReuseIdentifier: "photo")
            list.dataSource = controller
            list.delegate = controller
            return list
          }
          controller.hasSegues(["s": StoryboardSegueDescription(identifier: "detail", kind: .show, destination: "d")])
          return controller
        },
        "d": .init(identifier: nil) { _ in Detail(coder: NSCoder())! },
      ])
    let storyboard = UIStoryboard(name: "CellSegueTests", bundle: nil)
    let photos = try #require(storyboard.instantiateInitialViewController() as? Photos)
    let navigation = UINavigationController(rootViewController: photos)
    screen.show(navigation)
    screen.advance(by: 0.1)
    return (navigation, photos)
  }

  @Test func `a tap on a cell follows its segue with the cell as sender, before the delegate hears of it`() throws {
    let (navigation, photos) = try shown()
    let list = try #require(photos.view as? UICollectionView)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
    screen.play(.tap(at: cell.convert(CGPoint(x: 25, y: 25), to: nil)))
    screen.advance(by: 1)
    #expect(photos.journal.text == "detail by 1, chosen [1], selected 1")
    #expect(navigation.topViewController is Detail)
  }

  @Test func `a controller that does not want it stays, and the item is selected`() throws {
    let (navigation, photos) = try shown()
    photos.mayShow = false
    let list = try #require(photos.view as? UICollectionView)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    screen.play(.tap(at: cell.convert(CGPoint(x: 25, y: 25), to: nil)))
    screen.advance(by: 1)
    #expect(photos.journal.text == "selected 0" && navigation.topViewController === photos)
  }

  @Test func `a recognizer follows a segue by a selector that is made of a closure`() throws {
    let (navigation, photos) = try shown()
    let tap = UITapGestureRecognizer()
    tap.addTarget(
      photos,
      action: Selector("followSegue") { (controller: UIViewController, sender: Any?) in
        controller.followSegue("s", sender: sender)
      })
    photos.view.addGestureRecognizer(tap)
    screen.play(.tap(at: CGPoint(x: 150, y: 250)))
    screen.advance(by: 1)
    #expect(navigation.topViewController is Detail)
  }
}
