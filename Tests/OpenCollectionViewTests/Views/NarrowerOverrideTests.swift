import OpenCollectionView
import Testing
import TouchTesting

/// Properties that a subclass overrides with a narrower type, as programs do with what can only be read.
@MainActor struct NarrowerOverrideTests {
  final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override var layer: CAGradientLayer { super.layer as? CAGradientLayer ?? CAGradientLayer() }
  }

  final class CertainLayout: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView { super.collectionView ?? UICollectionView.empty }
  }

  final class NamedCell: UICollectionViewCell {
    override var reuseIdentifier: String { super.reuseIdentifier ?? "none" }
  }

  final class CertainBehavior: UIDynamicBehavior {
    override var dynamicAnimator: UIDynamicAnimator { super.dynamicAnimator ?? UIDynamicAnimator() }
  }

  @Test func `a view's layer is known as what it is`() {
    let view = GradientView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    #expect(view.layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.colors?.count == 2)
    view.frame.origin.x = 50
    #expect(view.layer.position == CGPoint(x: 65, y: 40))
  }

  @Test func `a layout's view, a cell's identifier and a behavior's animator are certain`() {
    let screen = VirtualScreen(width: 300, height: 300)
    let layout = CertainLayout()
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.register(NamedCell.self, forCellWithReuseIdentifier: "named")
    let source = NamedCells()
    view.dataSource = source
    screen.show(view)
    #expect(layout.collectionView === view)
    #expect(view.visibleCells.compactMap { ($0 as? NamedCell)?.reuseIdentifier } == ["named", "named"])
    let (animator, behavior) = (UIDynamicAnimator(referenceView: view), CertainBehavior())
    animator.addBehavior(behavior)
    #expect(behavior.dynamicAnimator === animator)
  }

  final class NamedCells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "named", for: indexPath)
    }
  }

  @Test func `generators of feedback, editors of interfaces and items without a title do nothing`() {
    final class Prepared: UIView {
      var isPrepared = false
      override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        isPrepared = true
      }
    }
    let impact = UIImpactFeedbackGenerator(style: .heavy)
    impact.prepare()
    impact.impactOccurred(intensity: 0.5)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    let view = Prepared()
    view.prepareForInterfaceBuilder()
    #expect(view.isPrepared)
    #expect(UINavigationItem().title == nil)
  }
}

extension UICollectionView {
  fileprivate static var empty: UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
}
