import OpenCollectionView

/// A list of messages, and what one can say.
final class ChatView: UIStackView {
  private let list: UICollectionView
  private let layout = UICollectionViewFlowLayout()
  private var messages = ChatMessage.first
  private var answered = 0

  init() {
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    axis = .vertical
    spacing = 12
    layout.minimumLineSpacing = 0
    list.backgroundColor = nil
    list.alwaysBounceVertical = true
    list.dataSource = self
    list.register(BubbleCell.self, forCellWithReuseIdentifier: BubbleCell.identifier)
    list.heightAnchor.constraint(equalToConstant: Self.height).isActive = true
    addArrangedSubview(list)
    let buttons = UIStackView(arrangedSubviews: [
      UIButton.inCard("Yes") { [weak self] in self?.say("Yes.") },
      UIButton.inCard("Explain") { [weak self] in
        self?.say("A bubble's constraints go from its text to the cell's edges; the list asks what follows from them.")
      },
    ])
    buttons.spacing = 8
    buttons.distribution = .fillEqually
    addArrangedSubview(buttons)
  }

  required init(coder: NSCoder) { fatalError("never from an archive") }

  private static let height: CGFloat = 300

  override func layoutSubviews() {
    super.layoutSubviews()
    // Rows are as wide as the list; how high they are is up to them.
    let estimate = CGSize(width: max(1, list.bounds.width), height: 44)
    if layout.estimatedItemSize != estimate { layout.estimatedItemSize = estimate }
  }

  private func say(_ text: String) {
    let answer = ChatMessage.answers[answered % ChatMessage.answers.count]
    answered += 1
    let count = messages.count
    messages += [ChatMessage(text: text, isOwn: true), ChatMessage(text: answer)]
    let new = (count..<messages.count).map { IndexPath(item: $0, section: 0) }
    list.performBatchUpdates { list.insertItems(at: new) }
    list.scrollToItem(at: new[1], at: .bottom, animated: true)
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
