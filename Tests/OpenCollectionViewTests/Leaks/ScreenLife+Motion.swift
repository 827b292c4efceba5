import GestureEngine
import OpenCollectionView
import TouchTesting

/// What holds things together: movements, transitions between layouts, dynamics, constraints, addresses.
extension ScreenLife {
  @MainActor func happenInMotion(on screen: VirtualScreen, _ controller: LifeController) {
    let grid = controller.grid
    switch self {
    case .carried:
      let recognizer = UILongPressGestureRecognizer(target: controller, action: Selector(LifeController.carry))
      grid.addGestureRecognizer(recognizer)
      touch(screen, .began, 50, 50)
      screen.advance(by: 0.6)
      for y in stride(from: 60, through: 470, by: 40) { touch(screen, .moved, 100, CGFloat(y)) }
      screen.advance(by: 0.2)
    case .carriedByProgram:
      grid.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0))
      grid.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 470))
      screen.advance(by: 0.3)
    case .interactiveTransition:
      let transition = grid.startInteractiveTransition(to: UICollectionViewFlowLayout()) { [controller] _, _ in
        controller.insert()
      }
      transition.transitionProgress = 0.4
      transition.invalidateLayout()
      screen.advance(by: 0.1)
    case .settlingTransition:
      let transition = grid.startInteractiveTransition(to: UICollectionViewFlowLayout()) { [controller] _, _ in
        controller.insert()
      }
      transition.transitionProgress = 0.6
      transition.invalidateLayout()
      screen.advance(by: 0.05)
      grid.finishInteractiveTransition()
      screen.advance(by: 0.05)
    case .sharedNavigation:
      let root = SharedLifeController(collectionViewLayout: UICollectionViewFlowLayout())
      let navigation = UINavigationController(rootViewController: root)
      screen.show(navigation)
      let detail = SharedLifeController(collectionViewLayout: UICollectionViewFlowLayout())
      detail.useLayoutToLayoutNavigationTransitions = true
      navigation.pushViewController(detail, animated: true)
      screen.advance(by: 0.1)
    default: hold(on: screen, controller)
    }
  }

  @MainActor private func hold(on screen: VirtualScreen, _ controller: LifeController) {
    let view = controller.view!
    switch self {
    case .dynamics:
      let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      view.addSubview(box)
      let animator = UIDynamicAnimator(referenceView: view)
      let gravity = UIGravityBehavior(items: [box])
      gravity.action = { [weak controller] in controller?.view.alpha = 1 }
      animator.addBehavior(gravity)
      animator.addBehavior(UICollisionBehavior(items: [box]))
      animator.addBehavior(UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 0)))
      controller.kept = animator
      screen.advance(by: 0.2)
    case .dynamicLayout:
      controller.grid.setCollectionViewLayout(SwingingLifeLayout(), animated: false)
      screen.play(.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200)))
      screen.advance(by: 0.05)
    case .constraints, .conflict, .stack: constrain(view, screen)
    case .constrainedCells:
      controller.grid.register(ConstrainedLifeCell.self, forCellWithReuseIdentifier: "cell")
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      controller.grid.setCollectionViewLayout(layout, animated: false)
      controller.grid.reloadData()
      screen.advance(by: 0.1)
      controller.insert()
      screen.advance(by: 0.05)
    case .activity:
      let activity = NSUserActivity(activityType: "life")
      activity.title = "A place"
      activity.addUserInfoEntries(from: ["item": 3])
      controller.userActivity = activity
      screen.scene.userActivity = activity
      screen.advance(by: 0.1)
    default: happenInList(on: screen, controller)
    }
  }

  @MainActor private func constrain(_ view: UIView, _ screen: VirtualScreen) {
    let one = UILabel()
    one.text = "One"
    one.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(one)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 8),
      one.topAnchor.constraint(equalTo: guide.topAnchor), guide.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    switch self {
    case .conflict:
      one.widthAnchor.constraint(equalToConstant: 20).isActive = true
      one.widthAnchor.constraint(equalToConstant: 30).isActive = true
    case .stack:
      let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel(), UILabel()])
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      stack.topAnchor.constraint(equalTo: one.bottomAnchor).isActive = true
      screen.runFrame()
      UIView.animate(withDuration: 1) {
        stack.arrangedSubviews[1].isHidden = true
        stack.layoutIfNeeded()
      }
    default:
      screen.runFrame()
      let width = one.widthAnchor.constraint(equalToConstant: 100)
      width.isActive = true
      UIView.animate(withDuration: 1) {
        width.constant = 200
        view.layoutIfNeeded()
      }
    }
    screen.advance(by: 0.1)
  }
}

/// A controller that shares its collection view along a stack.
final class SharedLifeController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A flow layout whose items hang on springs, as in the published talks.
final class SwingingLifeLayout: UICollectionViewFlowLayout {
  private lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty,
      let found = super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 480))
    else { return }
    for attributes in found {
      let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
      (spring.length, spring.damping, spring.frequency) = (1, 0.5, 1)
      animator.addBehavior(spring)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
  }
}

/// A cell that is as large as its constraints make it.
final class ConstrainedLifeCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel()
    label.text = "Some words"
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
