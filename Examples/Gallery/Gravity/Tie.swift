import OpenCollectionView

/// What holds a piece, and is drawn: a pin or a string to the wall, or a string to another piece.
@MainActor struct Tie {
  let behavior: UIAttachmentBehavior
  let piece: Piece
  let offset: UIOffset
  /// The other piece; nil for the wall.
  var other: (piece: Piece, offset: UIOffset)?
  /// The place on the wall, or where the other piece was.
  let anchor: CGPoint
  /// Tells whether the piece turns about a point of the wall.
  var isPin = false

  var start: CGPoint { piece.place(of: offset) }
  var end: CGPoint { other.map { $0.piece.place(of: $0.offset) } ?? anchor }

  func holds(_ piece: Piece) -> Bool { self.piece === piece || other?.piece === piece }
}
