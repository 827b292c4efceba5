extension UIDragPreview {
  /// A preview of an address: a card that says where it leads.
  public convenience init(for url: URL) { self.init(for: url, title: nil) }

  /// A preview of an address: a card with a title, and where the address leads.
  public convenience init(for url: URL, title: String?) { self.init(view: AddressCardView(url, title: title)) }
}

extension UITargetedDragPreview {
  /// A preview of an address at a place: a card that says where it leads.
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    self.init(for: url, title: nil, target: target)
  }

  /// A preview of an address at a place: a card with a title, and where the address leads.
  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(view: AddressCardView(url, title: title), parameters: UIDragPreviewParameters(), target: target)
  }
}
