import CollectionLayouts
import OpenCollectionView
import TestSupport
import TouchTesting

/// The random life of a collection view whose items swing: data, bounds, layouts, fingers and carried items change in the
/// middle of it. Items are known by names, which their cells have as tags.
@MainActor final class SwingingLife: NSObject, UICollectionViewDataSource {
  private let screen = VirtualScreen(width: 320, height: 480)
  private let layout: SpringyFlowLayout
  private let other = UICollectionViewFlowLayout()
  private let view: UICollectionView
  private var names: [[Int]]
  private var nextName = 100
  private var random: SeededGenerator
  private var drags: [ItemDrag] = []
  /// What was wrong, in words.
  private(set) var problems: [String] = []

  init(_ layout: SpringyFlowLayout, seed: Int) {
    self.layout = layout
    random = SeededGenerator(seed: seed)
    names = [Array(0..<30), Array(40..<52)]
    layout.itemSize = CGSize(width: 95, height: 60)
    other.itemSize = CGSize(width: 150, height: 40)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    super.init()
    view.dataSource = self
    screen.show(view)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = names[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    names[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
  }

  func live(steps: Int) {
    for step in 0..<steps {
      take(number(13))
      for _ in 0..<(1 + number(6)) {
        screen.advance(by: 1.0 / 60)
        check("step \(step)")
      }
      guard problems.isEmpty else { return }
    }
    for drag in drags { drag.end() }
    view.cancelInteractiveMovement()
    if view.collectionViewLayout is UICollectionViewTransitionLayout { view.finishInteractiveTransition() }
    screen.advance(by: 2)
    if view.collectionViewLayout !== layout { view.setCollectionViewLayout(layout, animated: number(2) == 0) }
    screen.advance(by: 15)
    check("rest")
    checkRest()
  }

  private func take(_ step: Int) {
    switch step {
    case 0, 1: update()
    case 2, 3:
      let start = CGPoint(x: 40 + CGFloat(number(240)), y: 240)
      screen.play(.drag(from: start, to: CGPoint(x: start.x, y: CGFloat(number(480))), duration: 0.1))
    case 4: screen.play(.flick(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: CGFloat(number(480)))))
    case 5: view.contentOffset.y = CGFloat(number(max(1, Int(view.contentSize.height) - 480)))
    case 6:
      names = [(0..<number(40)).map { $0 + nextName }, names[1]]
      nextName += 50
      view.reloadData()
    case 7: view.frame.size = CGSize(width: 200 + number(120), height: 200 + number(280))
    case 8: view.setCollectionViewLayout(isLayout ? other : layout, animated: number(3) > 0)
    case 9:
      if view.collectionViewLayout is UICollectionViewTransitionLayout {
        number(2) == 0 ? view.finishInteractiveTransition() : view.cancelInteractiveTransition()
      } else if view.interactiveMovements.isEmpty {
        view.startInteractiveTransition(to: isLayout ? other : layout).transitionProgress = 0.4
      }
    case 10:
      guard let path = view.indexPathsForVisibleItems.first, view.interactiveMovements.isEmpty,
        view.beginInteractiveMovementForItem(at: path)
      else { return view.endInteractiveMovement() }
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: CGFloat(number(300)), y: view.bounds.minY + CGFloat(number(300))))
    default: drag()
    }
  }

  private var isLayout: Bool { view.collectionViewLayout === layout }

  private func drag() {
    let place = CGPoint(x: CGFloat(number(320)), y: view.bounds.minY + CGFloat(number(480)))
    if !drags.isEmpty, number(2) == 0 {
      return drags.removeLast().end(velocity: CGPoint(x: number(4000) - 2000, y: number(4000) - 2000))
    }
    for drag in drags { drag.move(to: place) }
    let paths = view.indexPathsForVisibleItems
    guard isLayout, let tethered = layout as? TetheredFlowLayout, !paths.isEmpty else { return }
    if let drag = tethered.beginDragging(itemAt: paths[number(paths.count)], from: place) { drags.append(drag) }
  }

  private func update() {
    view.performBatchUpdates {
      let section = number(2)
      let count = names[section].count
      let gone = count > 0 ? number(count) : nil
      var moved: Int? = count > 1 ? number(count) : nil
      if moved == gone { moved = nil }
      let movedName = moved.map { names[section][$0] }
      if let gone { view.deleteItems(at: [IndexPath(item: gone, section: section)]) }
      var after = names[section]
      for index in [gone, moved].compactMap({ $0 }).sorted(by: >) { after.remove(at: index) }
      if let moved, let movedName {
        after.insert(movedName, at: 0)
        view.moveItem(at: IndexPath(item: moved, section: section), to: IndexPath(item: 0, section: section))
      }
      after.append(nextName)
      nextName += 1
      view.insertItems(at: [IndexPath(item: after.count - 1, section: section)])
      names[section] = after
    }
  }

  private func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  // MARK: What must be so

  /// Every cell that is seen is that of its item, has numbers for a place, and is there once.
  private func check(_ moment: String) {
    let paths = view.indexPathsForVisibleItems
    if Set(paths).count != paths.count { problems.append("\(moment): twice in sight") }
    for path in paths {
      guard let cell = view.cellForItem(at: path) else { continue }
      if !cell.center.x.isFinite || !cell.center.y.isFinite { problems.append("\(moment): \(path) is nowhere") }
      let isCarried = !view.interactiveMovements.isEmpty
      if !isCarried, cell.tag != names[path.section][path.item] {
        problems.append("\(moment): \(path) shows \(cell.tag) and not \(names[path.section][path.item])")
      }
    }
  }

  private func checkRest() {
    if screen.scene.wantsFrames { problems.append("restless") }
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = layout.itemSize
    let twin = UICollectionView(frame: view.frame, collectionViewLayout: flow)
    twin.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    twin.dataSource = self
    // On the same screen, whose pixels places are rounded to.
    screen.window.addSubview(twin)
    twin.layoutIfNeeded()
    defer { twin.removeFromSuperview() }
    let all = flow.layoutAttributesForElements(in: view.bounds) ?? []
    let inSight = all.filter { $0.frame.intersects(view.bounds) }
    for attributes in inSight {
      let cell = view.cellForItem(at: attributes.indexPath)
      guard let cell, cell.center == attributes.center, cell.transform == .identity, cell.bounds.size == attributes.size
      else {
        problems.append(
          "at rest \(attributes.indexPath) is at \(String(describing: cell?.frame)) instead of \(attributes.frame)")
        return
      }
    }
    if view.visibleCells.count != inSight.count { problems.append("\(view.visibleCells.count) cells at rest") }
  }
}
