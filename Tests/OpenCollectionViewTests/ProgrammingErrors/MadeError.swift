import OpenCollectionView
import Testing
import TouchTesting

/// An error that a program makes.
struct MadeError: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var make: @MainActor @Sendable (VirtualScreen) -> Void

  init(_ name: String, _ make: @escaping @MainActor @Sendable (VirtualScreen) -> Void) {
    testDescription = name
    self.make = make
  }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  /// One of each kind that needs no long preparation.
  static let all =
    views + scrolling + controllers + controls + collections + [
      MadeError("snapshot: no section") { _ in
        var snapshot = Snapshot()
        snapshot.appendItems([1])
      },
      MadeError("snapshot: section twice") { _ in
        var snapshot = Snapshot()
        snapshot.appendSections([1, 1])
      },
      MadeError("snapshot: unknown item") { _ in
        var snapshot = Snapshot()
        snapshot.reloadItems([1])
      },
      MadeError("snapshot: unknown section") { _ in
        var snapshot = Snapshot()
        snapshot.reloadSections([1])
      },
      MadeError("outline: item twice") { _ in
        var outline = Outline()
        outline.append([1, 1])
      },
      MadeError("outline: unknown item") { _ in
        _ = Outline().level(of: 1)
      },
    ]

  private static let views = [
    MadeError("view: frame") { _ in UIView().frame.origin.x = .nan },
    MadeError("view: bounds") { _ in UIView().bounds.size.width = .nan },
    MadeError("view: in itself") { _ in
      let view = UIView()
      view.addSubview(view)
    },
    MadeError("view: exchange") { _ in UIView().exchangeSubview(at: 0, withSubviewAt: 1) },
    MadeError("layer: mask of itself") { _ in
      let layer = CALayer()
      layer.mask = layer
    },
    MadeError("guide") { _ in UIView().safeAreaLayoutGuide.owningView = nil },
    MadeError("trait") { _ in _ = UIView().traitOverrides.layoutDirection },
    MadeError("colour") { _ in _ = UIColor(hue: .nan, saturation: 0, brightness: 0, alpha: 0) },
    MadeError("picture") { _ in _ = UIImage(imageLiteralResourceName: "nowhere") },
    MadeError("preview") { _ in _ = UITargetedPreview(view: UIView()) },
    MadeError("path") { _ in
      CGMutablePath().addRoundedRect(in: CGRect(x: 0, y: 0, width: 1, height: 1), cornerWidth: 9, cornerHeight: 9)
    },
    MadeError("index path") { _ in _ = IndexPath(index: 1).item },
    MadeError("font") { _ in _ = TextFont(size: 0) },
    MadeError("curve") { _ in
      var number: Float = 0
      CAMediaTimingFunction(name: .linear).getControlPoint(at: 9, values: &number)
    },
    MadeError("frame rates") { _ in _ = CAFrameRateRange(minimum: 2, maximum: 1) },
    MadeError("animator") { _ in UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end) },
    MadeError("nib") { _ in _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil) },
  ]

  private static let scrolling = [
    MadeError("offset") { _ in UIScrollView().contentOffset.x = .nan },
    MadeError("content size") { _ in UIScrollView().contentSize.width = -1 },
    MadeError("inset") { _ in UIScrollView().contentInset.top = .nan },
    MadeError("least scale") { _ in UIScrollView().minimumZoomScale = .nan },
    MadeError("greatest scale") { _ in UIScrollView().maximumZoomScale = .nan },
    MadeError("scale") { _ in UIScrollView().zoomScale = .nan },
    MadeError("rectangle") { _ in
      UIScrollView().zoom(to: CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0), animated: false)
    },
    MadeError("alignment") { _ in UIScrollView().contentAlignmentPoint.x = .nan },
    MadeError("delegate of a pan") { _ in
      let view = UIScrollView()
      view.panGestureRecognizer.delegate = StrayGestureDelegate()
      withExtendedLifetime(view) {}
    },
  ]

  private static let controllers = [
    MadeError("present itself") { _ in
      let controller = UIViewController()
      controller.present(controller, animated: false)
    },
    MadeError("child of itself") { _ in
      let controller = UIViewController()
      controller.addChild(controller)
    },
    MadeError("stranger") { _ in
      UIViewController().transition(
        from: UIViewController(), to: UIViewController(), duration: 0, options: [], animations: nil, completion: nil)
    },
    MadeError("pop") { _ in
      UINavigationController(rootViewController: UIViewController())
        .popToViewController(UIViewController(), animated: false)
    },
    MadeError("push twice") { _ in
      let controller = UIViewController()
      UINavigationController(rootViewController: controller).pushViewController(controller, animated: false)
    },
    MadeError("bar") { _ in
      let navigation = UINavigationController(rootViewController: UIViewController())
      withExtendedLifetime(navigation) { _ = navigation.navigationBar.popItem(animated: false) }
    },
    MadeError("alert") { _ in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.preferredAction = UIAlertAction(title: "Yes", style: .default)
    },
    MadeError("undo") { _ in
      let manager = UndoManager()
      manager.beginUndoGrouping()
      manager.undo()
    },
    MadeError("undo group") { _ in UndoManager().endUndoGrouping() },
    MadeError("undo registration") { _ in UndoManager().enableUndoRegistration() },
  ]

  private static let controls = [
    MadeError("stepper") { _ in UIStepper().stepValue = 0 },
    MadeError("least value") { _ in UIStepper().minimumValue = 1000 },
    MadeError("segment") { _ in UISegmentedControl(items: ["A"]).selectedSegmentIndex = 4 },
    MadeError("page") { _ in UIPageControl().setIndicatorImage(nil, forPage: 0) },
    MadeError("pinch") { _ in UIPinchGestureRecognizer().scale = .nan },
    MadeError("rotation") { _ in UIRotationGestureRecognizer().rotation = .nan },
    MadeError("touch") { _ in _ = UITapGestureRecognizer().location(ofTouch: 0, in: nil) },
  ]

  private static let collections = [
    MadeError("section") { _ in _ = GridScreen([1]).view.numberOfItems(inSection: 5) },
    MadeError("item") { _ in GridScreen([1]).view.scrollToItem(at: path(5), at: .top, animated: false) },
    MadeError("class") { _ in GridScreen([1]).view.register(UILabel.self, forCellWithReuseIdentifier: "a") },
    MadeError("identifier") { _ in
      let grid = GridScreen([1])
      _ = grid.view.dequeueReusableCell(withReuseIdentifier: "nowhere", for: path(0))
    },
    MadeError("update") { _ in GridScreen([1]).view.insertItems(at: [path(0)]) },
    MadeError("index path of an update") { _ in GridScreen([1]).view.insertItems(at: [IndexPath(index: 0)]) },
    MadeError("counts") { _ in _ = GridScreen([-1]) },
    MadeError("attributes") { _ in
      _ = GridScreen([1], layout: PlacedLayout([.cell(5, CGRect(x: 0, y: 0, width: 1, height: 1))]))
    },
    MadeError("item size") { _ in
      let layout = GridScreen.grid()
      layout.itemSize.width = -1
      _ = GridScreen([1], layout: layout)
    },
  ]
}

/// A delegate that no scroll view's recognizer can have.
private final class StrayGestureDelegate: UIGestureRecognizerDelegate {}
