import Testing

/// Programs subclass UIKit's classes by overriding the initializers that are designated there.
@Suite struct SubclassProgramTests {
  @Test(arguments: Dialect.all)
  func `what is designated in UIKit can be overridden, and called from initializers of one's own`(
    dialect: Dialect
  ) throws {
    let program = """
      import OpenCollectionView

      class Window: UIWindow {
        override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Refreshing: UIRefreshControl {
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Navigation: UINavigationController {
        override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
        override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
          super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
        }
        override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      final class Flow: UINavigationController {
        let step: Int
        init(step: Int) {
          self.step = step
          super.init(rootViewController: UIViewController())
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Grid: UICollectionView {
        override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
          super.init(frame: frame, collectionViewLayout: layout)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        convenience init() { self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
      }
      class GridController: UICollectionViewController {
        override init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }
        override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Layout: UICollectionViewLayout {
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Composed: UICollectionViewCompositionalLayout {
        override init(section: NSCollectionLayoutSection) { super.init(section: section) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Between: UICollectionViewTransitionLayout {
        override init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
          super.init(currentLayout: currentLayout, nextLayout: nextLayout)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Picture: UIImageView {
        override init(image: UIImage?) { super.init(image: image) }
        override init(image: UIImage?, highlightedImage: UIImage?) {
          super.init(image: image, highlightedImage: highlightedImage)
        }
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Segments: UISegmentedControl {
        override init(items: [Any]?) { super.init(items: items) }
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Wheel: UIActivityIndicatorView {
        override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
        required init(coder: NSCoder) { super.init(coder: coder) }
      }
      class Words: UITextView {
        override init(frame: CGRect, textContainer: NSTextContainer?) {
          super.init(frame: frame, textContainer: textContainer)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Row: UIStackView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init(coder: NSCoder) { super.init(coder: coder) }
      }
      class Effect: UIVisualEffectView {
        override init(effect: UIVisualEffect?) { super.init(effect: effect) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Search: UISearchController {
        override init(searchResultsController: UIViewController?) {
          super.init(searchResultsController: searchResultsController)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Presentation: UIPresentationController {
        override init(presentedViewController presented: UIViewController, presenting: UIViewController?) {
          super.init(presentedViewController: presented, presenting: presenting)
        }
      }
      class Recognizer: UIPanGestureRecognizer {
        override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
      }
      class Shape: CAShapeLayer {
        nonisolated override init() { super.init() }
        nonisolated override init(layer: Any) { super.init(layer: layer) }
        nonisolated required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Item: UIBarButtonItem {
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Title: UINavigationItem {
        override init(title: String) { super.init(title: title) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Behavior: UIDynamicBehavior {
        override init() { super.init() }
      }
      class Animator: UIDynamicAnimator {
        override init(referenceView: UIView) { super.init(referenceView: referenceView) }
      }
      class Names: UICollectionViewDiffableDataSource<Int, Int> {
        override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
        override func collectionView(
          _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath { [0, 0] }
      }
      """
    #expect(try dialect.complaints(about: program) == [])
  }
}
