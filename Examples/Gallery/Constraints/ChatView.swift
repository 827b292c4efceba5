import OpenCollectionView

/// A list of messages, and what one can say.
final class ChatView: UIStackView {
  private let list: UICollectionView
  private let buttons = UIStackView()
  private let layout = UICollectionViewFlowLayout()
  private var messages = ChatMessage.first
  /// Which of the sentences the visitor said, in turn.
  private var said: [Int] = []

  init() {
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    axis = .vertical
    spacing = 12
    layout.minimumLineSpacing = 0
    list.backgroundColor = nil
    list.alwaysBounceVertical = true
    // Few bubbles stand above what one can say, rather than far from it.
    list.contentAlignmentPoint = CGPoint(x: 0, y: 1)
    list.dataSource = self
    list.accessibilityLabel = "Chat"
    list.register(BubbleCell.self, forCellWithReuseIdentifier: BubbleCell.identifier)
    list.heightAnchor.constraint(equalToConstant: Self.height).isActive = true
    addArrangedSubview(list)
    for button in [
      UIButton.inCard("Yes") { [weak self] in self?.say(0) },
      UIButton.inCard("Explain") { [weak self] in self?.say(1) },
    ] { buttons.addArrangedSubview(button) }
    buttons.spacing = 8
    buttons.distribution = .fillEqually
    addArrangedSubview(buttons)
  }

  required init(coder: NSCoder) { fatalError("never from an archive") }

  /// As high as the first bubbles where each but one is a line of usual text, in points.
  private static let height: CGFloat = 320
  /// Tells whether the list has been shown from its end, where a chat begins.
  private var hasBeenSeen = false

  override func layoutSubviews() {
    super.layoutSubviews()
    // Large words need a line each.
    let axis: NSLayoutConstraint.Axis = traitCollection.hasLargeText && bounds.width < 400 ? .vertical : .horizontal
    if buttons.axis != axis { buttons.axis = axis }
    // Rows are as wide as the list; how high they are is up to them.
    let estimate = CGSize(width: max(1, list.bounds.width), height: 44)
    if layout.estimatedItemSize != estimate { layout.estimatedItemSize = estimate }
    guard !hasBeenSeen, window != nil, list.bounds.width > 1, list.bounds.height > 1 else { return }
    hasBeenSeen = true
    showEnd()
  }

  private func showEnd() {
    list.layoutIfNeeded()
    list.scrollToItem(at: IndexPath(item: messages.count - 1, section: 0), at: .bottom, animated: false)
  }

  private func say(_ sentence: Int) {
    let count = messages.count
    append(sentence)
    let new = (count..<messages.count).map { IndexPath(item: $0, section: 0) }
    list.performBatchUpdates { list.insertItems(at: new) }
    list.scrollToItem(at: new[1], at: .bottom, animated: true)
  }
}

extension ChatView: RestorablePart {
  /// The sentences that the visitor said; as many of the last as a page keeps easily.
  var choices: [Int] {
    get { said.suffix(100) }
    set {
      messages = ChatMessage.first
      said = []
      for sentence in newValue.prefix(100) where ChatMessage.own.indices.contains(sentence) { append(sentence) }
      list.reloadData()
    }
  }

  private func append(_ sentence: Int) {
    let answer = ChatMessage.answers[said.count % ChatMessage.answers.count]
    said.append(sentence)
    messages += [ChatMessage(text: ChatMessage.own[sentence], isOwn: true), ChatMessage(text: answer)]
  }
}

extension ChatView: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { messages.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: BubbleCell.identifier, for: indexPath)
    (cell as? BubbleCell)?.show(messages[indexPath.item])
    return cell
  }
}
