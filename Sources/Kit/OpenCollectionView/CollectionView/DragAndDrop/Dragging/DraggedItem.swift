import CollectionEngine

/// An item of a collection view that is lifted or dragged.
@MainActor final class DraggedItem {
  let item: UIDragItem
  let session: ObjectIdentifier
  /// The element that it is, as presented; nil when it is gone from the data. // N47, N76
  var key: ElementKey?
  /// Its identity, where the data source knows one.
  let identity: AnyHashable?
  var state = UICellConfigurationState.DragState.none

  init(_ item: UIDragItem, of session: any UIDragSession, at key: ElementKey, identity: AnyHashable?) {
    self.item = item
    self.session = ObjectIdentifier(session)
    self.key = key
    self.identity = identity
  }
}
