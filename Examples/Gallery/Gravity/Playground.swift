import OpenCollectionView

/// A wall with pieces that fall, that fingers drop, throw, pin and tie, and with lines for them to bump into.
final class Playground: UIView {
  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)
  private let gravity = UIGravityBehavior()
  let collision = UICollisionBehavior()
  let material = UIDynamicItemBehavior()
  /// The air around what hangs: without it a chain swings for minutes, and a frame is computed for each moment of it.
  private let air = UIDynamicItemBehavior()
  private var fieldBehavior: UIFieldBehavior?
  private(set) var pieces: [Piece] = []
  private(set) var ties: [Tie] = []
  private(set) var lines: [[CGPoint]] = []
  var hands: [ObjectIdentifier: Hand] = [:] {
    didSet { if hands.isEmpty != oldValue.isEmpty { didChange?() } }
  }
  private var number = 0
  private var lineNumber = 0
  private let ink = CAShapeLayer()
  private let strings = CAShapeLayer()

  /// What the next finger does.
  var tool = GravityTool.throw

  /// Called when there are more or fewer pieces or lines, with the first finger and after the last.
  var didChange: (() -> Void)?

  /// How many pieces there are at most: the oldest go.
  static let most = 150
  /// How stiffly fingers hold, in swings per second: what is pressed against something gives.
  static let gripFrequency: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .galleryBackground
    clipsToBounds = true
    isMultipleTouchEnabled = true
    isAccessibilityElement = true
    accessibilityLabel = "Playground"
    ink.lineWidth = 5
    strings.lineWidth = 2
    for layer in [ink, strings] {
      layer.fillColor = nil
      layer.lineCap = .round
      layer.lineJoin = .round
      layer.zPosition = 1
      // Lines are where pieces are, not on their way there.
      layer.actions = ["path": NSNull(), "strokeColor": NSNull()]
      self.layer.addSublayer(layer)
    }
    material.elasticity = 0.35
    material.friction = 0.4
    // At rest within a quarter of a minute, and what hangs nowhere flies as before.
    air.resistance = 1
    air.angularResistance = 0.5
    collision.translatesReferenceBoundsIntoBoundary = true
    // Strings are drawn when a step has brought the pieces to where they are.
    collision.action = { [weak self] in self?.drawStrings() }
    // Of two behaviors the one that was added last says how much resistance there is.
    for behavior in [gravity, collision, material, air] { animator.addBehavior(behavior) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    // What a smaller wall leaves outside comes in.
    for piece in pieces where !bounds.contains(piece.center) {
      let room = bounds.inside(horizontally: 30, vertically: 30)
      piece.center = CGPoint(
        x: min(max(piece.center.x, room.minX), room.maxX), y: min(max(piece.center.y, room.minY), room.maxY))
      animator.updateItem(usingCurrentState: piece)
    }
    fieldBehavior?.position = CGPoint(x: bounds.midX, y: bounds.midY)
    drawInk()
    drawStrings()
  }

  /// Layers have colours of their own, which do not follow light and dark.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    drawInk()
    drawStrings()
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in inOrder(touches) { began(touch) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in inOrder(touches) { moved(touch) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in inOrder(touches) { ended(touch, isCancelled: false) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in inOrder(touches) { ended(touch, isCancelled: true) }
  }

  /// The same script gives the same pieces: those farther left first.
  private func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
    touches.sorted { first, second in
      let (first, second) = (first.location(in: self), second.location(in: self))
      return (first.x, first.y) < (second.x, second.y)
    }
  }

  // MARK: Pieces

  @discardableResult
  func drop(_ form: Piece.Form? = nil, at point: CGPoint) -> Piece {
    let piece = Piece(form ?? Piece.Form.allCases[number % 3], number: number)
    number += 1
    piece.center = point
    addSubview(piece)
    pieces.append(piece)
    collision.addItem(piece)
    material.addItem(piece)
    if field == .gravity { gravity.addItem(piece) }
    fieldBehavior?.addItem(piece)
    if pieces.count > Self.most { remove(pieces[0]) }
    didChange?()
    return piece
  }

  private func remove(_ piece: Piece) {
    for tie in ties where tie.holds(piece) { animator.removeBehavior(tie.behavior) }
    ties.removeAll { $0.holds(piece) }
    tiesDidChange()
    for (touch, hand) in hands {
      guard case .holding(piece, let grip) = hand else { continue }
      animator.removeBehavior(grip)
      hands[touch] = nil
    }
    for behavior in [gravity.removeItem, collision.removeItem, material.removeItem] { behavior(piece) }
    fieldBehavior?.removeItem(piece)
    piece.removeFromSuperview()
    pieces.removeAll { $0 === piece }
  }

  /// Hangs a chain of links on the wall, with a disc at its end.
  func hangChain(at point: CGPoint, links: Int = 8) {
    var last: Piece?
    for index in 0..<links {
      let link = drop(.link, at: CGPoint(x: point.x + 16 + CGFloat(index) * 32, y: point.y))
      join(link, to: last, at: CGPoint(x: point.x + CGFloat(index) * 32, y: point.y))
      last = link
    }
    let end = point.x + CGFloat(links) * 32
    let disc = drop(.disc, at: CGPoint(x: end + 27, y: point.y))
    join(disc, to: last, at: CGPoint(x: end, y: point.y))
    drawStrings()
  }

  private func join(_ piece: Piece, to other: Piece?, at point: CGPoint) {
    guard let other else { return pin(piece, at: point) }
    let behavior = UIAttachmentBehavior.pinAttachment(with: piece, attachedTo: other, attachmentAnchor: point)
    add(
      Tie(
        behavior: behavior, piece: piece, offset: piece.offset(of: point), other: (other, other.offset(of: point)),
        anchor: point))
  }

  func clear() {
    for piece in pieces.reversed() { remove(piece) }
    collision.removeAllBoundaries()
    lines.removeAll()
    hands.removeAll()
    drawInk()
    drawStrings()
    didChange?()
  }

  /// Gives all pieces a push.
  func shove(_ direction: CGVector) {
    for piece in pieces {
      material.addLinearVelocity(CGPoint(x: 500 * direction.dx, y: 500 * direction.dy), for: piece)
    }
  }

  /// What draws the pieces.
  var field = GravityField.gravity {
    didSet {
      guard field != oldValue else { return }
      if let fieldBehavior { animator.removeBehavior(fieldBehavior) }
      fieldBehavior = field.behavior(about: CGPoint(x: bounds.midX, y: bounds.midY))
      for piece in pieces {
        if field == .gravity { gravity.addItem(piece) } else { gravity.removeItem(piece) }
        fieldBehavior?.addItem(piece)
      }
      if let fieldBehavior { animator.addBehavior(fieldBehavior) }
    }
  }

  // MARK: Ties and lines

  func add(_ tie: Tie) {
    ties.append(tie)
    animator.addBehavior(tie.behavior)
    tiesDidChange()
    drawStrings()
  }

  /// What hangs is in the air, and nothing else.
  private func tiesDidChange() {
    let before = Set(air.items.map { ObjectIdentifier($0) })
    for piece in pieces {
      let hangs = ties.contains { $0.holds(piece) }
      guard hangs != before.contains(ObjectIdentifier(piece)) else { continue }
      if hangs { air.addItem(piece) } else { air.removeItem(piece) }
    }
  }

  func pin(_ piece: Piece, at point: CGPoint) {
    let offset = piece.offset(of: point)
    let behavior = UIAttachmentBehavior(item: piece, offsetFromCenter: offset, attachedToAnchor: point)
    behavior.length = 0
    add(Tie(behavior: behavior, piece: piece, offset: offset, anchor: point, isPin: true))
  }

  /// Frees a piece from its pins.
  ///
  /// - Returns: whether there was any.
  func unpin(_ piece: Piece) -> Bool {
    let pins = ties.filter { $0.isPin && $0.piece === piece }
    for pin in pins { animator.removeBehavior(pin.behavior) }
    ties.removeAll { $0.isPin && $0.piece === piece }
    tiesDidChange()
    drawStrings()
    return !pins.isEmpty
  }

  func addLine(_ points: [CGPoint]) {
    guard let first = points.first, points.count > 1 else { return drawInk() }
    let path = UIBezierPath()
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    lineNumber += 1
    collision.addBoundary(withIdentifier: "line \(lineNumber)" as NSString, for: path)
    lines.append(points)
    drawInk()
    didChange?()
  }

  func drawInk() {
    let path = CGMutablePath()
    var all = lines
    for case .drawing(let points) in hands.values { all.append(points) }
    for line in all { path.addLines(between: line) }
    ink.path = path
    ink.strokeColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
  }

  func drawStrings() {
    let path = CGMutablePath()
    for tie in ties {
      path.move(to: tie.start)
      path.addLine(to: tie.end)
      if tie.isPin { path.addEllipse(in: CGRect(x: tie.end.x - 3, y: tie.end.y - 3, width: 6, height: 6)) }
    }
    for case .linking(let piece, let offset, let point) in hands.values {
      path.move(to: piece.place(of: offset))
      path.addLine(to: point)
    }
    strings.path = path
    strings.strokeColor = UIColor.secondaryLabel.resolvedColor(with: traitCollection).cgColor
  }

  func piece(at point: CGPoint) -> Piece? { pieces.last { $0.isHit(at: point) } }
}
