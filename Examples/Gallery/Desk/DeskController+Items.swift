import OpenCollectionView

extension DeskController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { place(of: collectionView).section + 1 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    let place = place(of: collectionView)
    return section == place.section ? desk[place].count : desk.boxes.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let place = place(of: collectionView)
    guard indexPath.section == place.section else {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: DeskBoxCell.identifier, for: indexPath)
      (cell as? DeskBoxCell)?.show(desk.boxes[indexPath.item])
      return cell
    }
    let item = desk[place][indexPath.item]
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: panel(place).cellIdentifier, for: indexPath)
    (cell as? DeskPrintCell)?.show(item, in: place)
    (cell as? DeskRowCell)?.show(item)
    cell.accessibilityCustomActions = actions(for: item.id, in: place)
    return cell
  }

  /// What fingers do, for those who use none.
  private func actions(for id: Int, in place: DeskPlace) -> [UIAccessibilityCustomAction] {
    let places = DeskPlace.allCases.filter { $0 != place }.map { other in
      UIAccessibilityCustomAction(name: "\(other.copies ? "Copy into" : "Move to") \(other.title)") { [weak self] _ in
        self?.send([id], to: other)
        return true
      }
    }
    let boxes = desk.boxes.indices.map { number in
      UIAccessibilityCustomAction(name: "Put into \(desk.boxes[number].title)") { [weak self] _ in
        self?.put([id], intoBox: number)
        return true
      }
    }
    return places + boxes
  }

  /// Puts photos into a box.
  func put(_ ids: [Int], intoBox number: Int) {
    change("Put Away", "\(name(of: ids)) put into \(desk.boxes[number].title)") { $0.put(ids, intoBox: number) }
    endChoosing()
  }
}

extension DeskController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let place = place(of: collectionView)
    if indexPath.section != place.section { return panel(place).boxSize(desk.boxes) }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
    var inset = layout.sectionInset
    // Boxes stand as far from prints as prints from each other.
    if section < place(of: collectionView).section { inset.bottom = 0 }
    return inset
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    guard indexPath.section != place(of: collectionView).section else { return true }
    let box = desk.boxes[indexPath.item]
    change("Empty", "\(box.subtitle) of \(box.title) put back on the table") { $0.empty(box: indexPath.item) }
    return false
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    panels.first { $0.collectionView === scrollView }?.didScroll()
  }
}
