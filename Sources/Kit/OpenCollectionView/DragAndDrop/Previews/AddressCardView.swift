/// Shows an address that is dragged: its title, and where it leads. // N21
final class AddressCardView: UIView {
  /// How wide it may be, in points. Our choice.
  static let widest = 260.0
  /// Around the words, in points. Our choice.
  static let margin = 12.0

  private let title = UILabel()
  private let place = UILabel()

  init(_ url: URL, title words: String?) {
    let place = url.host ?? url.absoluteString
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    title.text = words.flatMap { $0.isEmpty ? nil : $0 } ?? place
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.textColor = .label
    self.place.text = words.flatMap { $0.isEmpty ? nil : $0 } == nil ? nil : place
    self.place.font = .systemFont(ofSize: 13)
    self.place.textColor = .secondaryLabel
    addSubview(title)
    addSubview(self.place)
    let room = CGSize(width: Self.widest - 2 * Self.margin, height: .greatestFiniteMagnitude)
    let first = title.sizeThatFits(room)
    let second = self.place.text == nil ? .zero : self.place.sizeThatFits(room)
    let width = min(max(first.width, second.width), room.width)
    title.frame = CGRect(x: Self.margin, y: Self.margin, width: width, height: first.height)
    self.place.frame = CGRect(x: Self.margin, y: Self.margin + first.height, width: width, height: second.height)
    frame = CGRect(
      x: 0, y: 0, width: width + 2 * Self.margin, height: first.height + second.height + 2 * Self.margin)
    accessibilityLabel = title.text
  }

  required init?(coder: NSCoder) { nil }
}
