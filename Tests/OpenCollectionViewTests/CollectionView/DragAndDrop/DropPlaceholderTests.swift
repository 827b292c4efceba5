import OpenCollectionView
import Testing
import TouchTesting

/// Cells that stand for what was dropped until its data have come.
@MainActor struct DropPlaceholderTests {
  /// Drops the first item of the left view on the second place of the right one, to a placeholder.
  private func drop(
    _ stage: ItemDragScreen, at path: IndexPath = IndexPath(item: 1, section: 0)
  ) -> (any UICollectionViewDropPlaceholderContext)? {
    stage.right.operation = .copy
    var context: (any UICollectionViewDropPlaceholderContext)?
    stage.right.onDrop = { coordinator in
      let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "placeholder")
      placeholder.cellUpdateHandler = { ($0 as? NumberCell)?.label.text = "…" }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 355, 45)
    finger.lift()
    stage.rest()
    return context
  }

  @Test func `a placeholder is shown, and neither data source nor delegate hear of it`() throws {
    // N61, N64
    let stage = ItemDragScreen()
    let watcher = DisplayWatcher()
    stage.right.view.delegate = watcher
    let context = try #require(drop(stage))
    #expect(stage.right.shown == "u … v w")
    #expect(stage.right.view.hasUncommittedUpdates)
    #expect(stage.right.view.numberOfItems(inSection: 0) == 4)
    #expect(stage.right.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    #expect(stage.right.view.indexPathForItem(at: CGPoint(x: 155, y: 45)) == nil)
    #expect(stage.right.view.indexPath(for: try #require(stage.right.cell("…"))) == nil)
    #expect(stage.right.view.cellForItem(at: IndexPath(item: 1, section: 0)) === stage.right.cell("v"))
    #expect(context.dragItem.localObject as? String == "a")
    #expect(watcher.calls == "")
  }

  @Test func `a tap on a placeholder selects nothing`() throws {
    // N61
    let stage = ItemDragScreen()
    _ = try #require(drop(stage))
    stage.screen.touch(at: CGPoint(x: 355, y: 45)).lift(after: 0.05)
    stage.rest()
    #expect(stage.right.view.indexPathsForSelectedItems == [])
  }

  @Test func `a placeholder gets its data in place`() throws {
    // N62, N63
    let stage = ItemDragScreen()
    let context = try #require(drop(stage))
    var path: IndexPath?
    let done = context.commitInsertion {
      path = $0
      stage.right.sections[0].insert("a", at: $0.item)
    }
    #expect(done)
    #expect(path == IndexPath(item: 1, section: 0))
    #expect(!stage.right.view.hasUncommittedUpdates)
    stage.screen.runFrame()
    #expect(stage.right.places == "u 0,0 a 110,0 v 0,100 w 110,100")
    #expect(!context.commitInsertion { _ in Issue.record("there is no placeholder any longer") })
    #expect(!context.deletePlaceholder())
  }

  @Test func `a placeholder follows updates, and is told where its data go by then`() throws {
    // N62, N63
    let stage = ItemDragScreen()
    let context = try #require(drop(stage))
    stage.right.sections[0].insert("x", at: 0)
    stage.right.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    stage.rest()
    #expect(stage.right.shown == "x u … v w")
    var path: IndexPath?
    context.commitInsertion {
      path = $0
      stage.right.sections[0].insert("a", at: $0.item)
    }
    #expect(path == IndexPath(item: 2, section: 0))
    stage.rest()
    #expect(stage.right.shown == "x u a v w")
  }

  @Test func `a placeholder is taken away again`() throws {
    // N62
    let stage = ItemDragScreen()
    let context = try #require(drop(stage))
    #expect(context.deletePlaceholder())
    stage.rest()
    #expect(stage.right.places == "u 0,0 v 110,0 w 0,100")
    #expect(!stage.right.view.hasUncommittedUpdates)
    #expect(!context.deletePlaceholder())
  }

  @Test func `a reload takes placeholders away`() throws {
    // N63
    let stage = ItemDragScreen()
    let context = try #require(drop(stage))
    stage.right.view.reloadData()
    stage.rest()
    #expect(stage.right.shown == "u v w")
    #expect(!stage.right.view.hasUncommittedUpdates)
    #expect(!context.commitInsertion { _ in Issue.record("there is no placeholder any longer") })
  }

  @Test func `a placeholder's cell is filled again when it is asked for`() throws {
    // N62
    let stage = ItemDragScreen()
    var text = "0 %"
    stage.right.operation = .copy
    var context: (any UICollectionViewDropPlaceholderContext)?
    stage.right.onDrop = { coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 0, section: 0), reuseIdentifier: "placeholder")
      placeholder.cellUpdateHandler = { ($0 as? NumberCell)?.label.text = text }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 245, 45)
    finger.lift()
    stage.rest()
    #expect(stage.right.shown == "0 % u v w")
    text = "50 %"
    context?.setNeedsCellUpdate()
    #expect(stage.right.shown == "50 % u v w")
  }

  @Test func `several placeholders stand side by side, and get their data in any order`() throws {
    // N61, N62
    let stage = ItemDragScreen()
    stage.left.view.allowsMultipleSelection = true
    for item in [0, 1] {
      stage.left.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    stage.right.operation = .copy
    var contexts: [any UICollectionViewDropPlaceholderContext] = []
    stage.right.onDrop = { coordinator in
      for item in coordinator.items.reversed() {
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "placeholder")
        let name = item.dragItem.localObject as? String ?? ""
        placeholder.cellUpdateHandler = { ($0 as? NumberCell)?.label.text = "…\(name)" }
        contexts.append(coordinator.drop(item.dragItem, to: placeholder))
      }
    }
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 355, 45)
    finger.lift()
    stage.rest()
    #expect(contexts.count == 2)
    #expect(stage.right.view.numberOfItems(inSection: 0) == 5)
    for context in contexts {
      context.commitInsertion {
        stage.right.sections[0].insert(context.dragItem.localObject as? String ?? "", at: $0.item)
      }
    }
    stage.rest()
    #expect(stage.right.sections[0].sorted() == ["a", "b", "u", "v", "w"])
    #expect(stage.right.shown == stage.right.sections[0].joined(separator: " "))
  }

  @Test func `a commit that tells of the item by a batch of its own ends the placeholder`() throws {
    // N62
    let stage = ItemDragScreen()
    let context = try #require(drop(stage))
    context.commitInsertion { path in
      stage.right.view.performBatchUpdates {
        stage.right.sections[0].insert("a", at: path.item)
        stage.right.view.insertItems(at: [path])
      }
    }
    stage.rest()
    #expect(stage.right.shown == "u a v w")
    #expect(!stage.right.view.hasUncommittedUpdates)
  }

  private final class DisplayWatcher: NSObject, UICollectionViewDelegate {
    var calls = ""

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { calls += "will \(indexPath.item) " }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { calls += "did \(indexPath.item) " }
  }
}
