import Foundation
import OpenCollectionView
import Testing
import TouchTesting

// Classes as programs have them: those that are private to a file are not looked at.

/// A layout of a program's, with a delegate of its own.
class TileLayout: UICollectionViewFlowLayout {}

@MainActor protocol TileLayoutDelegate: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, layout: TileLayout, sizeForTileAt indexPath: IndexPath)
    -> CGSize
}

extension TileLayoutDelegate {
  func collectionView(_ collectionView: UICollectionView, layout: TileLayout, sizeForTileAt indexPath: IndexPath)
    -> CGSize
  {
    .zero
  }
}

/// It writes the layout's class as UIKit's protocols do.
final class BroadTiler: NSObject, TileLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForTileAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 10, height: 10) }
}

/// It writes its own layout's class where the protocol has any layout.
final class NarrowSizer: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: TileLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 10, height: 10) }
}

/// It has the protocol's method, and another one of the same name for its own use.
final class BothSizer: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 10, height: 10) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: TileLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 20, height: 20) }
}

final class ExactTiler: NSObject, TileLayoutDelegate {
  func collectionView(_ collectionView: UICollectionView, layout: TileLayout, sizeForTileAt indexPath: IndexPath)
    -> CGSize
  {
    CGSize(width: 10, height: 10)
  }
}

final class Supplier: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching,
  UICollectionViewDelegateFlowLayout
{
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}

/// Each has one method with a class of its own where the protocol has the general one.
final class NarrowTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UINavigationController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
}

final class NarrowSheet: NSObject, UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UISheetPresentationController) {}
}

final class NarrowBar: NSObject, UINavigationBarDelegate {
  func position(for bar: UINavigationBar) -> UIBarPosition { .top }
}

final class NarrowToolbar: NSObject, UIToolbarDelegate {
  func position(for bar: UIToolbar) -> UIBarPosition { .bottom }
}

final class NarrowMenu: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: NSObject?
  ) {}
}

final class NarrowEditMenu: NSObject, UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIAction]
  ) -> UIMenu? { nil }
}

/// What a delegate has in another form than it is asked for, and what it is that nobody asks, is told of in debug builds:
/// Objective-C goes by names and finds such methods.
@MainActor struct NearMissTests {
  private let screen = VirtualScreen(width: 100, height: 100)

  private func sentences(_ body: () -> Void) -> [String] {
    screen.application.becomeShared()
    let recorder = screen.recordTrace()
    defer { screen.application.trace.remove(recorder) }
    body()
    return recorder.errorMessages
  }

  private func grid() -> UICollectionView {
    UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
  }

  @Test func `a method with the type that UIKit's protocols have, where a layout's own has another, is told of`() {
    let (grid, tiler) = (grid(), BroadTiler())
    #expect(
      sentences { grid.delegate = tiler } == [
        "collectionView(_:layout:sizeForTileAt:) of BroadTiler is never called for TileLayoutDelegate, which has it with other "
          + "types. Write it as collectionView(_: UICollectionView, layout: TileLayout, sizeForTileAt: IndexPath) -> CGSize, "
          + "not as collectionView(_: UICollectionView, layout: UICollectionViewLayout, sizeForTileAt: IndexPath) -> CGSize."
      ])
    // Whoever listens later hears it as well.
    #expect(sentences { grid.delegate = tiler }.count == 1)
  }

  @Test func `a method with a layout's own type, where the protocol has any layout, is told of`() {
    let (grid, sizer) = (grid(), NarrowSizer())
    let found = sentences { grid.delegate = sizer }
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "collectionView(_:layout:sizeForItemAt:) of NarrowSizer is never called for UICollectionViewDelegateFlowLayout")
        == true)
  }

  @Test func `methods that are written as they are asked for are not told of, whatever else has their name`() {
    let (grid, exact, both) = (grid(), ExactTiler(), BothSizer())
    #expect(sentences { grid.delegate = exact } == [])
    #expect(sentences { grid.delegate = both } == [])
  }

  @Test func `a conformance that nobody asks is told of at the end of the first frame`() {
    let (grid, supplier) = (grid(), Supplier())
    screen.show(grid)
    #expect(
      sentences {
        grid.dataSource = supplier
        screen.runFrame()
      } == [
        "Supplier is a UICollectionViewDelegate, and nobody asked it as one by the end of its first frame: make it the delegate "
          + "of a collection view, or leave the conformance out.",
        "Supplier is a UICollectionViewDataSourcePrefetching, and nobody asked it as one by the end of its first frame: make it "
          + "the prefetchDataSource of a collection view, or leave the conformance out.",
      ])
    // Once is enough.
    #expect(
      sentences {
        grid.reloadData()
        screen.runFrame()
      } == [])
  }

  @Test func `whoever is asked as all that it is is not told of`() {
    let (grid, supplier) = (grid(), Supplier())
    screen.show(grid)
    #expect(
      sentences {
        grid.dataSource = supplier
        grid.prefetchDataSource = supplier
        grid.delegate = supplier
        screen.runFrame()
      } == [])
  }

  @Test func `sizes for a flow layout that the collection view does not have are told of`() {
    let (grid, supplier) = (grid(), Supplier())
    grid.collectionViewLayout = UICollectionViewLayout()
    screen.show(grid)
    let found = sentences {
      grid.dataSource = supplier
      grid.prefetchDataSource = supplier
      grid.delegate = supplier
      screen.runFrame()
    }
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("Supplier is a UICollectionViewDelegateFlowLayout, and nobody asked it as one") == true)
  }

  @Test func `sizes for one of several collection views that share a delegate are asked for`() {
    let (first, second, supplier) = (grid(), grid(), Supplier())
    second.collectionViewLayout = UICollectionViewLayout()
    screen.show(first)
    #expect(
      sentences {
        for view in [first, second] {
          view.dataSource = supplier
          view.prefetchDataSource = supplier
          view.delegate = supplier
        }
        screen.runFrame()
      } == [])
  }

  @Test func `near misses are told of wherever a delegate is set`() {
    let transitioning = NarrowTransitioning()
    let sheet = NarrowSheet()
    let (bar, toolbar, menu, editMenu) = (NarrowBar(), NarrowToolbar(), NarrowMenu(), NarrowEditMenu())
    let deeds: [(name: String, set: @MainActor () -> Void)] = [
      (
        "animationController(forDismissed:) of NarrowTransitioning",
        {
          UIViewController().transitioningDelegate = transitioning
        }
      ),
      (
        "presentationControllerDidDismiss(_:) of NarrowSheet",
        {
          UIPresentationController(presentedViewController: UIViewController(), presenting: nil).delegate = sheet
        }
      ),
      ("position(for:) of NarrowBar", { UINavigationBar().delegate = bar }),
      ("position(for:) of NarrowToolbar", { UIToolbar().delegate = toolbar }),
      (
        "contextMenuInteraction(_:willDisplayMenuFor:animator:) of NarrowMenu",
        {
          _ = UIContextMenuInteraction(delegate: menu)
        }
      ),
      (
        "editMenuInteraction(_:menuFor:suggestedActions:) of NarrowEditMenu",
        {
          _ = UIEditMenuInteraction(delegate: editMenu)
        }
      ),
    ]
    for deed in deeds {
      let found = sentences(deed.set)
      #expect(found.count == 1 && found[0].hasPrefix(deed.name + " is never called"), "\(deed.name): \(found)")
    }
  }
}
