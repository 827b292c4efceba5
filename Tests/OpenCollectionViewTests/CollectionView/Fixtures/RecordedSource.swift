import OpenCollectionView

/// A data source that notes what it is asked.
@MainActor final class RecordedSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  let log: CallLog

  init(_ counts: [Int], log: CallLog) {
    self.counts = counts
    self.log = log
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.noteAtOffset("numberOfSections")
    return counts.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    log.noteAtOffset("numberOfItemsInSection \(section)")
    return counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    log.noteAtOffset("cellForItemAt \(indexPath.section)-\(indexPath.item)")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.noteAtOffset("view for \(kind.suffix(6)) \(indexPath.section)")
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}
