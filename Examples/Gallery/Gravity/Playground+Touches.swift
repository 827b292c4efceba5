import OpenCollectionView

/// Each finger has a hand of its own: ten fingers do ten things.
extension Playground {
  /// The shortest piece of a drawn line, in points.
  private static let stroke: CGFloat = 8

  func began(_ touch: UITouch) {
    let key = ObjectIdentifier(touch)
    let point = touch.location(in: self)
    let found = piece(at: point)
    switch tool {
    case .throw: hands[key] = hold(found ?? drop(at: point), at: point)
    case .pin:
      if let found, !unpin(found) { pin(found, at: point) }
    case .link:
      if let found { hands[key] = .linking(found, found.offset(of: point), to: point) }
    case .draw: hands[key] = .drawing([point])
    }
  }

  private func hold(_ piece: Piece, at point: CGPoint) -> Hand {
    let grip = UIAttachmentBehavior(item: piece, offsetFromCenter: piece.offset(of: point), attachedToAnchor: point)
    grip.length = 0
    grip.frequency = Self.gripFrequency
    grip.damping = 1
    animator.addBehavior(grip)
    return .holding(piece, grip)
  }

  func moved(_ touch: UITouch) {
    let key = ObjectIdentifier(touch)
    let point = touch.location(in: self)
    switch hands[key] {
    case .holding(_, let grip): grip.anchorPoint = point
    case .linking(let piece, let offset, _):
      hands[key] = .linking(piece, offset, to: point)
      drawStrings()
    case .drawing(var points):
      guard let last = points.last, hypot(point.x - last.x, point.y - last.y) >= Self.stroke else { return }
      points.append(point)
      hands[key] = .drawing(points)
      drawInk()
    case nil: break
    }
  }

  func ended(_ touch: UITouch, isCancelled: Bool) {
    let point = touch.location(in: self)
    switch hands.removeValue(forKey: ObjectIdentifier(touch)) {
    case .holding(let piece, let grip):
      // The piece goes on as it moves: it has the velocity of the finger.
      animator.removeBehavior(grip)
      guard UIAccessibility.isReduceMotionEnabled || isCancelled else { return }
      let velocity = material.linearVelocity(for: piece)
      material.addLinearVelocity(CGPoint(x: -velocity.x, y: -velocity.y), for: piece)
    case .linking(let piece, let offset, _):
      if !isCancelled { tie(piece, offset, to: point) }
      drawStrings()
    case .drawing(let points):
      if isCancelled { drawInk() } else { addLine(points) }
    case nil: break
    }
  }

  private func tie(_ piece: Piece, _ offset: UIOffset, to point: CGPoint) {
    guard let other = self.piece(at: point) else {
      let string = UIAttachmentBehavior(item: piece, offsetFromCenter: offset, attachedToAnchor: point)
      return add(Tie(behavior: string, piece: piece, offset: offset, anchor: point))
    }
    guard other !== piece else { return }
    let end = other.offset(of: point)
    let string = UIAttachmentBehavior.limitAttachment(
      with: piece, offsetFromCenter: offset, attachedTo: other, offsetFromCenter: end)
    add(Tie(behavior: string, piece: piece, offset: offset, other: (other, end), anchor: point))
  }
}
