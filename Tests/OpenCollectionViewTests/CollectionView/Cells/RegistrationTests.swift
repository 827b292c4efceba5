import OpenCollectionView
import Testing
import TouchTesting

private final class PhotoCell: UICollectionViewCell {
  var title = ""
}

private final class Banner: UICollectionReusableView {
  var title = ""
}

@MainActor struct RegistrationTests {
  @Test func `A registration makes cells of its class and fills them with items`() throws {
    var filled: [String] = []
    let photos = UICollectionView.CellRegistration<PhotoCell, String> { cell, indexPath, title in
      cell.title = title
      filled.append("\(indexPath.item): \(title)")
    }
    let titles = ["sea", "land", "sky"]
    let stage = CellStage(3) { view, indexPath in
      view.dequeueConfiguredReusableCell(using: photos, for: indexPath, item: titles[indexPath.item])
    }
    #expect(filled == ["0: sea", "1: land", "2: sky"])
    #expect((stage.cell(1) as? PhotoCell)?.title == "land")
  }

  @Test func `A registration's cells are used again`() {
    var made: Set<ObjectIdentifier> = []
    let photos = UICollectionView.CellRegistration<PhotoCell, Int> { cell, _, _ in made.insert(ObjectIdentifier(cell)) }
    let stage = CellStage(400) { view, indexPath in
      view.dequeueConfiguredReusableCell(using: photos, for: indexPath, item: indexPath.item)
    }
    for step in 1...30 {
      stage.view.contentOffset.y = CGFloat(step) * 400
      stage.screen.runFrame()
    }
    #expect(made.count <= 24)
  }

  @Test func `Two registrations of one class keep their cells apart`() {
    var large: Set<ObjectIdentifier> = []
    var small: Set<ObjectIdentifier> = []
    let one = UICollectionView.CellRegistration<PhotoCell, Int> { cell, _, _ in large.insert(ObjectIdentifier(cell)) }
    let other = UICollectionView.CellRegistration<PhotoCell, Int> { cell, _, _ in small.insert(ObjectIdentifier(cell)) }
    let stage = CellStage(200) { view, indexPath in
      view.dequeueConfiguredReusableCell(
        using: indexPath.item.isMultiple(of: 2) ? one : other, for: indexPath, item: indexPath.item)
    }
    for step in 1...10 {
      stage.view.contentOffset.y = CGFloat(step) * 400
      stage.screen.runFrame()
    }
    #expect(large.isDisjoint(with: small))
  }

  @Test func `One registration serves two collection views`() {
    let photos = UICollectionView.CellRegistration<PhotoCell, Int> { cell, _, item in cell.title = "\(item)" }
    let make: CellStage.CellProvider = { view, indexPath in
      view.dequeueConfiguredReusableCell(using: photos, for: indexPath, item: indexPath.item)
    }
    let (one, other) = (CellStage(3, makeCell: make), CellStage(3, makeCell: make))
    one.view.reloadData()
    one.screen.runFrame()
    #expect((one.cell(2) as? PhotoCell)?.title == "2")
    #expect((other.cell(2) as? PhotoCell)?.title == "2")
  }

  @Test func `A supplementary registration makes views of its kind`() {
    let banners = UICollectionView.SupplementaryRegistration<Banner>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, indexPath in view.title = "\(kind) \(indexPath.section)" }
    let layout = CellStage.rows()
    layout.headerReferenceSize = CGSize(width: 320, height: 40)
    let stage = CellStage(
      1, layout: layout,
      makeView: { view, _, indexPath in
        view.dequeueConfiguredReusableSupplementary(using: banners, for: indexPath)
      })
    let banner = stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
    #expect((banner as? Banner)?.title == "UICollectionElementKindSectionHeader 0")
  }

  // C40
  @Test func `A nib's cell is used`() {
    var made = 0
    let nib = UINib { _ in
      made += 1
      return [PhotoCell(frame: .zero)]
    }
    let stage = CellStage(200)
    stage.view.register(nib, forCellWithReuseIdentifier: "cell")
    stage.view.reloadData()
    stage.screen.runFrame()
    #expect(stage.cell(0) is PhotoCell)
    #expect(stage.cell(0)?.reuseIdentifier == "cell")
    for step in 1...10 {
      stage.view.contentOffset.y = CGFloat(step) * 400
      stage.screen.runFrame()
    }
    #expect(made <= 24)
  }

  @Test func `A nib is found by the name that it was defined by`() {
    UINib.define("RegistrationTests.Photo") { _ in [PhotoCell(frame: .zero)] }
    let objects = UINib(nibName: "RegistrationTests.Photo", bundle: nil).instantiate(withOwner: nil)
    #expect(objects.count == 1)
    #expect(objects.first is PhotoCell)
  }

  @Test func `A registration with a nib fills the nib's cells`() {
    let nib = UINib { _ in [PhotoCell(frame: CGRect(x: 0, y: 0, width: 5, height: 5))] }
    let photos = UICollectionView.CellRegistration<PhotoCell, Int>(cellNib: nib) { cell, _, item in
      cell.title = "\(item)"
    }
    let stage = CellStage(3) { view, indexPath in
      view.dequeueConfiguredReusableCell(using: photos, for: indexPath, item: indexPath.item)
    }
    #expect((stage.cell(2) as? PhotoCell)?.title == "2")
  }

  @Test func `A nib of supplementary views is used`() {
    let layout = CellStage.rows()
    layout.headerReferenceSize = CGSize(width: 320, height: 40)
    let kind = UICollectionView.elementKindSectionHeader
    let nib = UINib { _ in [Banner(frame: .zero)] }
    let stage = CellStage(
      1, layout: layout,
      makeView: { view, kind, indexPath in
        view.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: "banner")
        return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "banner", for: indexPath)
      })
    #expect(stage.view.visibleSupplementaryViews(ofKind: kind).first is Banner)
  }

  @Test func `A registration that is made for each cell is an error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = CellStage(1) { view, indexPath in
          let photos = UICollectionView.CellRegistration<PhotoCell, Int> { _, _, _ in }
          return view.dequeueConfiguredReusableCell(using: photos, for: indexPath, item: 0)
        }
      }
    }
  }

  // C40
  @Test func `A nib of two objects is an error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = CellStage(0)
        stage.view.register(
          UINib { _ in [PhotoCell(frame: .zero), UIView()] }, forCellWithReuseIdentifier: "cell")
        stage.count = 1
        stage.view.reloadData()
        stage.screen.runFrame()
      }
    }
  }

  @Test func `A nib that nobody has defined is an error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil) }
    }
  }
}
