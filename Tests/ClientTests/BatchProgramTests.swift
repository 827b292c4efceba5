import Testing

/// Closures that UIKit does not keep need no `self.`, and may be parameters that do not escape.
@Suite struct BatchProgramTests {
  @Test(arguments: Dialect.all)
  func `the updates of a batch do not escape`(dialect: Dialect) throws {
    let program = """
      import OpenCollectionView

      protocol Updating: AnyObject {
        @preconcurrency @MainActor
        func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
      }
      extension UICollectionView: Updating {}

      class Grid: UICollectionView {
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
          super.performBatchUpdates(updates, completion: completion)
          super.performBatchUpdates({ updates?() }, completion: completion)
        }
      }

      @MainActor final class Controller {
        var words: [String] = []

        func change(_ view: UICollectionView, _ count: inout Int, by body: () -> Void) {
          view.performBatchUpdates {
            words.append("a")
            count += 1
            body()
          }
          view.performBatchUpdates({ words.append("a") }, completion: nil)
          view.performBatchUpdates({ words.append("a") }) { [weak self] _ in self?.words = [] }
          view.performBatchUpdates {
            words.append("a")
          } completion: { finished in
            print(finished)
          }
          view.performBatchUpdates(body)
          view.performBatchUpdates(body, completion: nil)
          view.performBatchUpdates(nil)
          view.performBatchUpdates(nil, completion: nil)
          view.performBatchUpdates(nil) { _ in }
          let later: (() -> Void)? = words.isEmpty ? nil : { view.reloadData() }
          view.performBatchUpdates(later)
          view.performBatchUpdates(later, completion: { _ in })
          view.performBatchUpdates(reload, completion: nil)
          let method = view.performBatchUpdates(_:completion:)
          method(nil, nil)
        }

        func reload() {}
      }
      """
    #expect(try dialect.complaints(about: program) == [])
  }

  @Test(arguments: Dialect.all)
  func `neither do other closures that UIKit runs at once`(dialect: Dialect) throws {
    let program = """
      import OpenCollectionView

      @MainActor final class Drawer {
        var count = 0

        func draw(in view: UIView, _ number: inout Int, _ body: () -> Void) {
          UIView.performWithoutAnimation {
            count += 1
            number += 1
            body()
          }
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
            count += 1
            number += 1
            body()
          }
          _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
            count += 1
            number += 1
            body()
          }
          view.traitCollection.performAsCurrent {
            count += 1
            number += 1
            body()
          }
          _ = UITraitCollection { _ in
            count += 1
            number += 1
            body()
          }
          _ = view.traitCollection.modifyingTraits { _ in
            count += 1
            number += 1
            body()
          }
          UIButton().enumerateEventHandlers { _, _, _, stop in
            count += 1
            number += 1
            body()
            stop = true
          }
          CGPath(rect: view.bounds, transform: nil).applyWithBlock { _ in
            count += 1
            number += 1
            body()
          }
          autoreleasepool {
            count += 1
            number += 1
            body()
          }
        }
      }
      """
    #expect(try dialect.complaints(about: program) == [])
  }
}
