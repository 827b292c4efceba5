/// The board on which a program puts the things that a person copies, and finds those that the person pastes.
///
/// ```swift
/// UIPasteboard.general.string = photo.name
/// ```
///
/// Types are uniform type identifiers, such as `public.utf8-plain-text`.
///
/// Difference from UIKit: every scene has pasteboards of its own, because the scenes of one application may belong to
/// different people. ``general`` is that of the scene whose input, frame or timer is being served, and it goes to the
/// clipboard of that scene's host and comes from there, see ``PasteboardHost``; outside of all scenes it is the only
/// scene's or, where there are several, one that no host sees.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  let storage: PasteboardStorage

  init(storage: PasteboardStorage) {
    self.storage = storage
    super.init()
    if storage.firstObject == nil { storage.firstObject = self }
  }

  // MARK: Pasteboards

  /// The pasteboard that everything shares.
  open class var general: UIPasteboard { UIApplication.shared.currentPasteboards.generalObject }

  /// A pasteboard of a name; nil where there is none and none is to be made.
  public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    let pasteboards = UIApplication.shared.currentPasteboards
    guard let storage = pasteboards.storage(named: pasteboardName, create: create) else { return nil }
    self.storage = storage
    super.init()
    if storage.firstObject == nil { storage.firstObject = self }
  }

  /// A new pasteboard with a name that no other has.
  open class func withUniqueName() -> UIPasteboard {
    UIPasteboard(storage: UIApplication.shared.currentPasteboards.makeUnique())
  }

  /// Removes a pasteboard with all that is on it; the general one stays as it is.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    UIApplication.shared.currentPasteboards.remove(pasteboardName)
  }

  /// The pasteboard's name.
  open var name: UIPasteboard.Name { storage.name }

  /// Tells whether the pasteboard outlives the program: the general one does, since it is the host's.
  open var isPersistent: Bool { storage.isGeneral }

  /// Goes up by one with each change.
  open var changeCount: Int { storage.changeCount }

  /// Tells whether two objects show one pasteboard.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIPasteboard)?.storage === storage }

  /// Equal for objects that show one pasteboard.
  open override var hash: Int { ObjectIdentifier(storage).hashValue }

  // MARK: Items

  /// The items on the pasteboard: for each its forms by type. Setting it replaces everything.
  open var items: [[String: Any]] {
    get { storage.items.map(\.values) }
    set { setItems(newValue) }
  }

  /// How many items there are.
  open var numberOfItems: Int { storage.items.count }

  /// Replaces everything by items; the options keep them in the program or let them expire.
  ///
  /// An expiration date is turned into a time of the application's clock at once.
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
    storage.replace(
      items.map { PasteboardItem($0) }, localOnly: options[.localOnly] as? Bool ?? false,
      expiresAfter: (options[.expirationDate] as? Date)?.timeIntervalSinceNow, by: self)
  }

  /// Adds items behind those that are there; they expire and are kept to the program with those.
  open func addItems(_ items: [[String: Any]]) {
    storage.add(items.map { PasteboardItem($0) }, by: self)
  }

  // MARK: Promises

  /// The pasteboard's items as promises. Setting it replaces everything.
  ///
  /// Difference from UIKit: reading does not wait. Objects that providers were made of can be read from the pasteboard at once,
  /// as ``string`` or ``image``. Data that a handler makes are asked for now, and are there when they have come.
  open var itemProviders: [NSItemProvider] {
    get { storage.items.map(\.asProvider) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces everything by what providers promise.
  ///
  /// - Parameters:
  ///   - itemProviders: one for each item.
  ///   - localOnly: whether the items stay in the program.
  ///   - expirationDate: when they disappear; it is turned into a time of the application's clock at once. Nil for never.
  open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    storage.replace(
      itemProviders.map { PasteboardItem($0) }, localOnly: localOnly,
      expiresAfter: expirationDate?.timeIntervalSinceNow, by: self)
    storage.askForMissing()
  }

  /// Replaces everything by objects, one for each item.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces everything by objects, one for each item, which stay in the program or disappear at a time.
  open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
  }

  /// Replaces everything by texts, addresses or other values that stand for objects.
  open func setObjects<Value: _ObjectiveCBridgeable>(_ objects: [Value])
  where Value._ObjectiveCType: NSItemProviderWriting { setObjects(objects.map { $0._bridgeToObjectiveC() }) }

  // MARK: One value

  /// The types of the first item, the best form first.
  open var types: [String] { storage.items.first?.types ?? [] }

  /// Tells whether the first item has one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool { storage.items.first?.has(anyOf: pasteboardTypes) ?? false }

  /// The first item's bytes for a type; nil where it has none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    storage.items.first?.data(for: pasteboardType)
  }

  /// The first item's value for a type: a String, URL, UIImage or UIColor where the type is one of those.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    storage.items.first?.value(for: pasteboardType)
  }

  /// Replaces everything by bytes of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    storage.replace([PasteboardItem([pasteboardType: data])], by: self)
  }

  /// Replaces everything by a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    storage.replace([PasteboardItem([pasteboardType: value])], by: self)
  }

  // MARK: Several values

  /// The types of some items; nil means all. Items that do not exist are left out.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { items(in: itemSet).map(\.types) }

  /// Tells whether each of some items, nil meaning all, has one of some types. No for no items.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let items = items(in: itemSet)
    return !items.isEmpty && items.allSatisfy { $0.has(anyOf: pasteboardTypes) }
  }

  /// The items that have one of some types; nil for none.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let places = storage.items.indices.filter { storage.items[$0].has(anyOf: pasteboardTypes) }
    return places.isEmpty ? nil : IndexSet(places)
  }

  /// The bytes that some items, nil meaning all, have for a type.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    items(in: itemSet).compactMap { $0.data(for: pasteboardType) }
  }

  /// The values that some items, nil meaning all, have for a type.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    items(in: itemSet).compactMap { $0.value(for: pasteboardType) }
  }

  // MARK: Common types

  /// The first item's text. Setting it replaces everything; nil empties the pasteboard.
  open var string: String? {
    get { storage.items.first?.text }
    set { replace(newValue.map { [PasteboardItem($0)] }) }
  }

  /// The texts of all items that have one; nil for none.
  open var strings: [String]? {
    get { found(\.text) }
    set { replace(newValue?.map { PasteboardItem($0) }) }
  }

  /// The first item's address.
  open var url: URL? {
    get { storage.items.first?.url }
    set { replace(newValue.map { [PasteboardItem($0)] }) }
  }

  /// The addresses of all items that have one; nil for none.
  open var urls: [URL]? {
    get { found(\.url) }
    set { replace(newValue?.map { PasteboardItem($0) }) }
  }

  /// The first item's picture.
  open var image: UIImage? {
    get { storage.items.first?.image }
    set { replace(newValue.map { [PasteboardItem($0)] }) }
  }

  /// The pictures of all items that have one; nil for none.
  open var images: [UIImage]? {
    get { found(\.image) }
    set { replace(newValue?.map { PasteboardItem($0) }) }
  }

  /// The first item's colour.
  open var color: UIColor? {
    get { storage.items.first?.color }
    set { replace(newValue.map { [PasteboardItem($0)] }) }
  }

  /// The colours of all items that have one; nil for none.
  open var colors: [UIColor]? {
    get { found(\.color) }
    set { replace(newValue?.map { PasteboardItem($0) }) }
  }

  /// Tells whether some item is a text.
  open var hasStrings: Bool { storage.items.contains { $0.has(anyOf: PasteboardItem.textTypes) } }

  /// Tells whether some item is an address.
  open var hasURLs: Bool { storage.items.contains { $0.has(anyOf: PasteboardItem.urlTypes) } }

  /// Tells whether some item is a picture.
  open var hasImages: Bool { storage.items.contains { $0.has(anyOf: PasteboardItem.imageTypes) } }

  /// Tells whether some item is a colour.
  open var hasColors: Bool { storage.items.contains { $0.has(anyOf: [PasteboardItem.colorType]) } }

  private func items(in set: IndexSet?) -> [PasteboardItem] {
    guard let set else { return storage.items }
    return set.filter { storage.items.indices.contains($0) }.map { storage.items[$0] }
  }

  private func found<Value>(_ value: (PasteboardItem) -> Value?) -> [Value]? {
    let values = storage.items.compactMap(value)
    return values.isEmpty ? nil : values
  }

  private func replace(_ items: [PasteboardItem]?) { storage.replace(items ?? [], by: self) }
}
