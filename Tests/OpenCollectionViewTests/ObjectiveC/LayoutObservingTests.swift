import OpenCollectionView
import Testing

@MainActor struct LayoutObservingTests {
  /// Observes itself, as layouts of 2015 do.
  private final class Layout: UICollectionViewFlowLayout, KeyValueObserver {
    var told: [String] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let new = change?[.newKey]
      told.append(
        "\(keyPath ?? "nil"): \(collectionView == nil ? "none" : "some"), \(new is NSNull ? "null" : "\(new == nil)")")
    }
  }

  @Test func `a layout hears when it gets a collection view, and when it loses it`() {
    let layout = Layout()
    layout.addObserver(layout, forKeyPath: "collectionView", options: [.new], context: nil)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: layout)
    #expect(layout.told == ["collectionView: some, false"])
    view.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(layout.told == ["collectionView: some, false", "collectionView: none, null"])
    layout.removeObserver(layout, forKeyPath: "collectionView")
    view.collectionViewLayout = layout
    #expect(layout.told.count == 2)
  }

  @Test func `the value at first is told where it is asked for`() {
    let layout = Layout()
    layout.addObserver(layout, forKeyPath: "collectionView", options: [.initial], context: nil)
    #expect(layout.told == ["collectionView: none, true"])
  }
}
