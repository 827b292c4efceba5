import FrameClock

/// The content of one pasteboard. Several ``UIPasteboard`` objects may show it.
@MainActor final class PasteboardStorage {
  let name: UIPasteboard.Name
  @NotKept private(set) var scene: UIWindowScene?
  private(set) var items: [PasteboardItem] = []
  private(set) var changeCount = 0
  private var expiration: ClockTimer?
  /// Tells whether the items stay in the program.
  private var isLocalOnly = false
  /// The content of the host's clipboard when it was last heard of: sent to it, or come from it.
  private var hostContent: PasteboardContent?
  weak var firstObject: UIPasteboard?

  init(name: UIPasteboard.Name, scene: UIWindowScene?) {
    self.name = name
    self.scene = scene
  }

  var isGeneral: Bool { name == .general }

  /// Puts other items on the pasteboard, by a program.
  func replace(
    _ items: [PasteboardItem], localOnly: Bool = false, expiresAfter delay: Double? = nil, by object: UIPasteboard
  ) {
    isLocalOnly = localOnly
    change(to: items, by: object)
    expiration?.cancel()
    expiration = nil
    if let delay {
      expiration = (scene?.application ?? .shared).clock.after(max(delay, 0), for: "a pasteboard's items expire") {
        [weak self] in
        MainActor.assumeIsolated { self?.expire() }
      }
    }
    tellHost()
  }

  /// Puts more items on the pasteboard, by a program; what was said of those that are there goes for them too.
  func add(_ more: [PasteboardItem], by object: UIPasteboard) {
    change(to: items + more, by: object)
    tellHost()
  }

  /// Asks for all that is promised and has not come. What comes when others have taken its place is left out.
  func askForMissing() {
    let asked = changeCount
    for (place, item) in items.enumerated() {
      guard let provider = item.provider else { continue }
      for type in item.missingTypes {
        provider.loadDataRepresentation(forTypeIdentifier: type) { [weak self] data, _ in
          guard let data else { return }
          MainQueue.post { self?.receive(data, as: type, forItemAt: place, askedAt: asked) }
        }
      }
    }
  }

  private func receive(_ data: Data, as type: String, forItemAt place: Int, askedAt count: Int) {
    guard count == changeCount, items.indices.contains(place) else { return }
    items[place].receive(data, as: type)
    tellHost()
  }

  private func tellHost() {
    guard isGeneral, !isLocalOnly, let scene, let host = scene.pasteboardHost else { return }
    let content = PasteboardItem.content(of: items)
    // What other programs cannot read leaves their clipboard as it is.
    if !content.isEmpty { hostContent = content }
    host.scene(scene, didCopy: content)
  }

  /// Takes in what the host's clipboard holds.
  func receive(_ content: PasteboardContent) {
    // What is not new must not take the place of something that was copied here since.
    guard !content.isEmpty, content != hostContent else { return }
    // A host's clipboard may drop forms that it cannot hold; what is left must not pass for something new.
    if let hostContent, let text = content.text, text == hostContent.text, content.png == nil { return }
    expiration?.cancel()
    expiration = nil
    hostContent = content
    isLocalOnly = false
    change(to: [PasteboardItem(content)], by: nil)
  }

  /// Empties the pasteboard for good.
  func remove() {
    expiration?.cancel()
    expiration = nil
    items = []
    let object = firstObject ?? UIPasteboard(storage: self)
    NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: object)
  }

  private func expire() {
    expiration = nil
    change(to: [], by: nil)
  }

  private func change(to newItems: [PasteboardItem], by object: UIPasteboard?) {
    let before = items.reduce(into: [String]()) { types, item in types += item.types.filter { !types.contains($0) } }
    items = newItems
    let after = items.reduce(into: [String]()) { types, item in types += item.types.filter { !types.contains($0) } }
    changeCount += 1
    let object = object ?? firstObject ?? UIPasteboard(storage: self)
    NotificationCenter.default.post(
      name: UIPasteboard.changedNotification, object: object,
      userInfo: [
        UIPasteboard.changedTypesAddedUserInfoKey: after.filter { !before.contains($0) },
        UIPasteboard.changedTypesRemovedUserInfoKey: before.filter { !after.contains($0) },
      ])
  }
}

/// The pasteboards of one scene, or those of an application outside of any scene.
@MainActor final class Pasteboards {
  @NotKept private var scene: UIWindowScene?
  private var named: [UIPasteboard.Name: PasteboardStorage] = [:]
  private var uniqueCount = 0
  private(set) lazy var general = PasteboardStorage(name: .general, scene: scene)
  private(set) lazy var generalObject = UIPasteboard(storage: general)

  init(scene: UIWindowScene?) { self.scene = scene }

  func storage(named name: UIPasteboard.Name, create: Bool) -> PasteboardStorage? {
    if name == .general { return general }
    if let storage = named[name] { return storage }
    guard create else { return nil }
    let storage = PasteboardStorage(name: name, scene: scene)
    named[name] = storage
    return storage
  }

  func makeUnique() -> PasteboardStorage {
    repeat { uniqueCount += 1 } while named[UIPasteboard.Name("unique-\(uniqueCount)")] != nil
    let name = UIPasteboard.Name("unique-\(uniqueCount)")
    let storage = PasteboardStorage(name: name, scene: scene)
    named[name] = storage
    return storage
  }

  func remove(_ name: UIPasteboard.Name) {
    // The general pasteboard is the system's, and stays.
    named.removeValue(forKey: name)?.remove()
  }
}
