import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// What `uikit-port` makes of nibs has this form.
@MainActor final class InterfaceFilesOfModule: InterfaceFiles {
  static var count = 0

  override class func define() {
    count += 1
    UINib.define("NibLoadingBadge") { owner in
      let view = NibLoadingBadge(coder: NSCoder())!
      let label = UILabel(frame: .zero)
      view.addSubview(label)
      view.label = label
      guard let owner = owner as? NibLoadingOwner else { return [view] }
      owner.badge = view
      return [view]
    }
    UINib.define("NibLoadingController") { owner in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
      guard let owner = owner as? NibLoadingController else { return [view] }
      owner.view = view
      owner.marked = view
      return [view]
    }
    UINib.define("NibLoadingPlain") { owner in
      let view = UIView(frame: .zero)
      view.tag = 7
      (owner as? UIViewController)?.view = view
      return [view]
    }
    UINib.define("NibLoadingForgetful") { _ in [UIView()] }
  }
}

final class NibLoadingBadge: UIView {
  weak var label: UILabel!
  var awakened = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    awakened += label == nil ? 100 : 1
  }
}

final class NibLoadingOwner: NSObject {
  var badge: NibLoadingBadge?
}

class NibLoadingController: UIViewController {
  weak var marked: UIView?
}

final class NibLoadingHeirController: NibLoadingController {}

/// Whose nib is named without “Controller”.
final class NibLoadingPlainController: UIViewController {}

// V136
@MainActor struct NibLoadingTests {
  @Test func `the nibs of a module are known when the first one is asked for`() {
    let made = UINib(nibName: "NibLoadingBadge", bundle: nil).instantiate(withOwner: nil)
    #expect(made.count == 1)
    #expect((made.first as? NibLoadingBadge)?.awakened == 1)
    _ = UINib(nibName: "NibLoadingBadge", bundle: nil)
    #expect(InterfaceFilesOfModule.count == 1)
  }

  @Test func `a nib is loaded by a bundle, and sets the outlets of its owner`() throws {
    let owner = NibLoadingOwner()
    let made = try #require(Bundle.main.loadNibNamed("NibLoadingBadge", owner: owner, options: nil))
    #expect(made.first as? NibLoadingBadge === owner.badge)
    #expect(owner.badge?.label != nil)
    #expect(Bundle.main.loadNibNamed("NibLoadingNowhere", owner: owner) == nil)
  }

  @Test func `a cell of a nib is dequeued`() {
    UINib.define("NibLoadingCell") { _ in
      let cell = UICollectionViewCell(coder: NSCoder())!
      cell.tag = 5
      return [cell]
    }
    let screen = VirtualScreen(width: 100, height: 100)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UINib(nibName: "NibLoadingCell", bundle: nil), forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    screen.show(view)
    #expect(view.visibleCells.map(\.tag) == [5])
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test func `a controller has the view of the nib of its class's name, and of that of the class above`() {
    let controller = NibLoadingController()
    #expect(controller.view.frame.size == CGSize(width: 20, height: 30))
    #expect(controller.marked === controller.view)
    #expect(NibLoadingHeirController().view.frame.size == CGSize(width: 20, height: 30))
    #expect(NibLoadingPlainController().view.tag == 7)
  }

  @Test func `a controller has the view of the nib that it is told of`() {
    let controller = UIViewController(nibName: "NibLoadingPlain", bundle: nil)
    // Nothing of this module has been asked for by a class of it.
    _ = UINib(nibName: "NibLoadingPlain", bundle: nil)
    #expect(controller.view.tag == 7)
  }

  @Test func `a controller without a nib has an empty view`() {
    final class Lonely: UIViewController {}
    #expect(Lonely().view.subviews.isEmpty)
  }
}
