import Testing

/// What the guide *Moving a program over* shows compiles.
@Suite struct GuideProgramTests {
  @Test(arguments: Dialect.all)
  func `views of a class that is given are made as in UIKit`(dialect: Dialect) throws {
    let program = """
      import OpenCollectionView

      final class PhotoView: UIView {}
      @MainActor func make<T: UIView>() -> T { T() }
      @MainActor func make<T: UIView>(_ frame: CGRect) -> T { T(frame: frame) }
      @MainActor func makeController<T: UIViewController>(_ type: T.Type) -> T { T() }
      @MainActor func use() -> [PhotoView] { [make(), make(.zero)] }
      """
    #expect(try dialect.complaints(about: program) == [])
  }

  @Test(arguments: Dialect.all)
  func `a controller is written as in UIKit, with selectors of methods`(dialect: Dialect) throws {
    let program = """
      import OpenCollectionView

      class BaseController: UIViewController, UICollectionViewDelegate {
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
      }

      final class PhotoController: BaseController {
        private let timerLabel = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("tapped(_:)", PhotoController.tapped(_:))))
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .plain, target: self, action: Selector(PhotoController.add))
          NotificationCenter.default.addObserver(
            self, selector: Selector(PhotoController.keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
          view.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)))
        }
        func tapped(_ recognizer: UITapGestureRecognizer) {}
        func add() { perform(Selector("tapped(_:)", PhotoController.tapped(_:)), with: UITapGestureRecognizer()) }
        func keyboardWillShow(_ notification: Notification) {}
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
      }
      """
    #expect(try dialect.complaints(about: program) == [])
  }
}
