import DecisionTrace
import OpenCollectionView

/// A box between two walls that is to be wider than there is room: what the engine says of it is written below.
final class ConflictView: UIStackView {
  private let room = UIView()
  /// As large as the room, by its frame: the box does not push it.
  private let walls = Walls()
  private let box = UIView()
  private let slider = UISlider()
  private let wanted = UILabel.wrapped("", .subheadline, .gallerySecondary)
  private let sentence = UILabel.wrapped("", .footnote)
  private let fix = UISwitch()
  private var width: NSLayoutConstraint?
  private var isListening = false

  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 12
    room.backgroundColor = .tertiarySystemFill
    room.layer.cornerRadius = 10
    room.clipsToBounds = true
    box.backgroundColor = .systemTeal
    box.layer.cornerRadius = 6
    box.translatesAutoresizingMaskIntoConstraints = false
    room.frame = CGRect(x: 0, y: 0, width: 2_000, height: 64)
    walls.frame = room.bounds
    walls.autoresizingMask = []
    room.addSubview(walls)
    room.addSubview(box)
    let wall = box.trailingAnchor.constraint(lessThanOrEqualTo: walls.trailingAnchor, constant: -8)
    wall.identifier = "stays in the room"
    let start = box.leadingAnchor.constraint(equalTo: walls.leadingAnchor, constant: 8)
    start.identifier = "begins at the wall"
    NSLayoutConstraint.activate([
      start, wall, room.heightAnchor.constraint(equalToConstant: 64),
      box.topAnchor.constraint(equalTo: room.topAnchor, constant: 8),
      room.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
    ])
    slider.value = 0.2
    slider.accessibilityLabel = "Width of the box"
    slider.addAction(UIAction { [weak self] _ in self?.makeWidth() }, for: .valueChanged)
    fix.accessibilityLabel = "Priority 999 in place of 1000"
    fix.addAction(UIAction { [weak self] _ in self?.makeWidth() }, for: .valueChanged)
    let remedyName = UILabel.wrapped("Priority 999 in place of 1000", .subheadline)
    // The switch says it.
    remedyName.isAccessibilityElement = false
    remedyName.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let remedy = UIStackView(arrangedSubviews: [remedyName, fix])
    remedy.spacing = 12
    remedy.alignment = .center
    for view in [room, wanted, slider, remedy, sentence] { addArrangedSubview(view) }
    makeWidth()
  }

  required init(coder: NSCoder) { fatalError("never from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    room.layoutIfNeeded()
    if walls.frame != room.bounds { walls.frame = room.bounds }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard (window != nil) != isListening else { return }
    isListening.toggle()
    let trace = UIApplication.shared.trace
    if isListening { trace.add(self) } else { trace.remove(self) }
  }

  private static let (narrowest, widest): (Float, Float) = (40, 900)

  private func makeWidth() {
    let points = (Self.narrowest + slider.value * (Self.widest - Self.narrowest)).rounded()
    width?.isActive = false
    let new = box.widthAnchor.constraint(equalToConstant: CGFloat(points))
    new.identifier = "wanted width"
    if fix.isOn { new.priority = UILayoutPriority(999) }
    new.isActive = true
    width = new
    slider.accessibilityValue = "\(Int(points)) points"
    wanted.text = "The box is to be \(Int(points)) points wide."
    sentence.text = "All constraints hold."
    sentence.textColor = .gallerySecondary
    setNeedsLayout()
  }

  private func hear(_ message: String) {
    guard message.contains("wanted width") else { return }
    sentence.text = message
    sentence.textColor = .systemRed
  }
}

extension ConflictView: RestorablePart {
  /// The slider in thousandths, and whether the remedy is on.
  var choices: [Int] {
    get { [Int((slider.value * 1_000).rounded()), fix.isOn ? 1 : 0] }
    set {
      guard newValue.count == 2 else { return }
      slider.value = Float(min(max(newValue[0], 0), 1_000)) / 1_000
      fix.isOn = newValue[1] == 1
      makeWidth()
    }
  }
}

extension ConflictView: TraceSink {
  // Decisions are taken on the main actor, although the trace cannot say so.
  nonisolated func receive(_ event: TraceEvent) {
    guard case .programmingError(let message) = event.decision else { return }
    MainActor.assumeIsolated { hear(message) }
  }
}

/// What a sentence names the room by.
private final class Walls: UIView {}
