public import Foundation

// Difference from UIKit: reading does not wait. Data that a handler makes are asked for as soon as they are on the pasteboard, off
// the main actor, and the pasteboard's own properties have them once they have come; providers hand the question on.
extension UIPasteboard {
  /// The pasteboard's items as promises. Setting it replaces everything.
  ///
  /// Objects that providers were made of can be read from the pasteboard at once, as ``string`` or ``image``. Data that a handler
  /// makes are asked for now, and are there when they have come.
  public var itemProviders: [NSItemProvider] {
    get { storage.items.map(\.asProvider) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces everything by what providers promise.
  ///
  /// - Parameters:
  ///   - itemProviders: one for each item.
  ///   - localOnly: whether the items stay in the program.
  ///   - expirationDate: when they disappear; it is turned into a time of the application's clock at once. Nil for never.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    storage.replace(
      itemProviders.map { PasteboardItem($0) }, localOnly: localOnly,
      expiresAfter: expirationDate?.timeIntervalSinceNow, by: self)
    storage.askForMissing()
  }

  /// Replaces everything by objects, one for each item.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces everything by objects, one for each item, which stay in the program or disappear at a time.
  public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
  }

  /// Replaces everything by texts, addresses or other values that stand for objects.
  public func setObjects<Value: _ObjectiveCBridgeable>(_ objects: [Value])
  where Value._ObjectiveCType: NSItemProviderWriting { setObjects(objects.map { $0._bridgeToObjectiveC() }) }
}
