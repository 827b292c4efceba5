// Snapshots that are handed over elsewhere than on the main queue, as Apple allows. // C122
extension UICollectionViewDiffableDataSource {
  /// Takes a snapshot or an outline from another queue: the main queue shows it, after what was handed over before.
  nonisolated func hand(
    _ contents: Inbox.Contents, isAnimated: Bool = true, completion: (() -> Void)?
  ) {
    inbox.add(Inbox.Arrival(contents: contents, isAnimated: isAnimated, completion: completion))
    MainQueue.post { self.takeArrivals() }
  }

  /// Shows what has been handed over elsewhere by now.
  func takeArrivals() {
    let arrivals = inbox.takeAll()
    guard !arrivals.isEmpty else { return }
    guard let scene = collectionView?.window?.windowScene else { return show(arrivals) }
    scene.serve { show(arrivals) }
  }

  private func show(_ arrivals: [Inbox.Arrival]) {
    for arrival in arrivals {
      switch arrival.contents {
      case .snapshot(let snapshot):
        show(
          Waiting(
            snapshot: snapshot, outline: nil, isAnimated: arrival.isAnimated, isFromElsewhere: true,
            completion: arrival.completion))
      case .outline(let outline, let section):
        show(
          outline, in: section, isAnimated: arrival.isAnimated, isFromElsewhere: true, completion: arrival.completion)
      case .reloading(let snapshot):
        showByReloading(snapshot, isFromElsewhere: true, completion: arrival.completion)
      }
    }
  }
}
