import OpenCollectionView
import TouchTesting

/// A collection view whose cells are made and filled by closures, on a screen of 320 × 480 points.
@MainActor final class CellStage: NSObject, UICollectionViewDataSource {
  typealias CellProvider = (UICollectionView, IndexPath) -> UICollectionViewCell
  typealias ViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView

  let screen: VirtualScreen
  let view: UICollectionView
  var count: Int
  var makeCell: CellProvider
  var makeView: ViewProvider

  init(
    _ count: Int, layout: UICollectionViewLayout = CellStage.rows(), makeCell: @escaping CellProvider = CellStage.plain,
    makeView: @escaping ViewProvider = CellStage.noView
  ) {
    self.makeView = makeView
    screen = VirtualScreen(width: 320, height: 480)
    view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    self.count = count
    self.makeCell = makeCell
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    screen.show(view)
  }

  /// Rows of 320 × 60 points without space between them.
  static func rows(height: CGFloat = 60) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: height)
    layout.minimumLineSpacing = 0
    return layout
  }

  static let plain: CellProvider = { view, indexPath in
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  static let noView: ViewProvider = { _, kind, _ in fatalError("There is no \(kind).") }

  /// Rows of a list's cells that are filled by a closure.
  static func list(
    _ count: Int, configure: @escaping (UICollectionViewListCell, IndexPath) -> Void
  ) -> CellStage {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, indexPath, _ in
      configure(cell, indexPath)
    }
    return CellStage(count) { view, indexPath in
      view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: indexPath.item)
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    makeCell(collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { makeView(collectionView, kind, indexPath) }

  func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) }

  func listCell(_ item: Int) -> UICollectionViewListCell? { cell(item) as? UICollectionViewListCell }
}

/// A content of one word, whose views note what they are given.
struct WordContent: UIContentConfiguration {
  var word = ""
  var height: CGFloat = 30

  func makeContentView() -> any UIView & UIContentView { WordView(self) }

  func updated(for state: any UIConfigurationState) -> WordContent {
    guard let state = state as? UICellConfigurationState else { return self }
    var result = self
    if state.isSelected, !word.hasSuffix("!") { result.word += "!" }
    return result
  }
}

final class WordView: UIView, UIContentView {
  private(set) var words: [String] = []

  var configuration: any UIContentConfiguration {
    didSet { note() }
  }

  init(_ configuration: WordContent) {
    self.configuration = configuration
    super.init(frame: .zero)
    note()
  }

  required init?(coder: NSCoder) { nil }

  private func note() { words.append((configuration as? WordContent)?.word ?? "?") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(100, size.width), height: (configuration as? WordContent)?.height ?? 0)
  }
}

/// A content of another kind.
struct OtherContent: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { OtherView(frame: .zero) }
  func updated(for state: any UIConfigurationState) -> OtherContent { self }
}

final class OtherView: UIView, UIContentView {
  var configuration: any UIContentConfiguration = OtherContent()
}

/// A cell that notes the states it is updated for.
final class StateCell: UICollectionViewCell {
  private(set) var states: [UICellConfigurationState] = []
  private(set) var dragStates: [DragState] = []
  var topic: String? {
    didSet { setNeedsUpdateConfiguration() }
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[.topic] = topic
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) { states.append(state) }

  override func dragStateDidChange(_ dragState: DragState) { dragStates.append(dragState) }

  func forget() { states.removeAll() }
}

extension UIConfigurationStateCustomKey {
  static let topic = UIConfigurationStateCustomKey("topic")
}
