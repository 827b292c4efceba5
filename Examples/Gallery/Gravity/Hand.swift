import OpenCollectionView

/// What a finger on the playground is doing.
@MainActor enum Hand {
  case holding(Piece, UIAttachmentBehavior)
  case linking(Piece, UIOffset, to: CGPoint)
  case drawing([CGPoint])
}
