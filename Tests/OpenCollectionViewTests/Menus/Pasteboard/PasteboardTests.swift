import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct PasteboardTests {
  let screen = VirtualScreen(width: 320, height: 480)

  private var general: UIPasteboard {
    // Other tests have applications of their own: this one's is to be the shared one.
    screen.advance(by: 0)
    return .general
  }

  @Test func `what is copied as text is there as text`() {
    general.string = "Lake"
    #expect(general.string == "Lake")
    #expect(general.strings == ["Lake"])
    #expect(general.types == ["public.utf8-plain-text"])
    #expect(general.numberOfItems == 1)
    #expect(general.hasStrings && !general.hasURLs && !general.hasImages && !general.hasColors)
    #expect(general.data(forPasteboardType: "public.utf8-plain-text") == Data("Lake".utf8))
    #expect(general.value(forPasteboardType: "public.utf8-plain-text") as? String == "Lake")
  }

  @Test func `the general pasteboard is one object`() {
    let once = general
    #expect(UIPasteboard.general === once)
    #expect(general.name == .general)
    #expect(general.isPersistent)
  }

  @Test func `several texts are several items`() {
    general.strings = ["one", "two"]
    #expect(general.numberOfItems == 2)
    #expect(general.string == "one")
    #expect(general.types(forItemSet: IndexSet(integer: 1)) == [["public.utf8-plain-text"]])
    #expect(general.types(forItemSet: IndexSet(integer: 7)) == [])
  }

  @Test func `an address can be read as a text too`() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    general.url = url
    #expect(general.url == url)
    #expect(general.string == "https://example.org/a")
    #expect(general.types == ["public.url", "public.utf8-plain-text"])
    #expect(general.hasURLs)
  }

  @Test func `a colour and a picture come back as they were`() {
    general.color = .red
    #expect(general.color == .red)
    #expect(general.hasColors && !general.hasStrings)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    general.images = [image]
    #expect(general.image === image)
    #expect(general.hasImages && !general.hasColors)
  }

  @Test func `nil empties the pasteboard`() {
    general.string = "Lake"
    general.string = nil
    #expect(general.numberOfItems == 0)
    #expect(general.types == [])
    #expect(general.strings == nil)
  }

  @Test func `each change counts`() {
    let before = general.changeCount
    general.string = "a"
    general.setData(Data([1]), forPasteboardType: "org.example.thing")
    general.addItems([["org.example.thing": Data([2])]])
    #expect(general.changeCount == before + 3)
    #expect(general.data(forPasteboardType: "org.example.thing", inItemSet: nil) == [Data([1]), Data([2])])
  }

  @Test func `items are searched by their types`() {
    general.items = [["a": "1", "b": "2"], ["b": "3"]]
    #expect(general.contains(pasteboardTypes: ["a"]))
    #expect(!general.contains(pasteboardTypes: ["c"]))
    #expect(general.contains(pasteboardTypes: ["b"], inItemSet: nil))
    #expect(!general.contains(pasteboardTypes: ["a"], inItemSet: nil))
    #expect(general.itemSet(withPasteboardTypes: ["a"]) == IndexSet(integer: 0))
    #expect(general.itemSet(withPasteboardTypes: ["c"]) == nil)
    #expect(general.types == ["a", "b"])
  }

  @Test func `a value's class tells its type where the type is automatic`() {
    general.setItems([[UIPasteboard.typeAutomatic: "Lake"]])
    #expect(general.types == ["public.utf8-plain-text"])
  }

  @Test func `lists and numbers have bytes as property lists`() {
    general.setValue(["a": 1], forPasteboardType: "org.example.list")
    #expect((general.value(forPasteboardType: "org.example.list") as? [String: Int]) == ["a": 1])
    #expect(general.data(forPasteboardType: "org.example.list")?.isEmpty == false)
  }

  @Test func `items may expire by the application's clock`() {
    general.setItems([["a": "1"]], options: [.expirationDate: Date(timeIntervalSinceNow: 10)])
    screen.advance(by: 9)
    #expect(general.numberOfItems == 1)
    screen.advance(by: 2)
    #expect(general.numberOfItems == 0)
  }

  @Test func `pasteboards with names are kept until they are removed`() throws {
    screen.advance(by: 0)
    #expect(UIPasteboard(name: UIPasteboard.Name("mine"), create: false) == nil)
    let mine = try #require(UIPasteboard(name: UIPasteboard.Name("mine"), create: true))
    mine.string = "kept"
    #expect(UIPasteboard(name: UIPasteboard.Name("mine"), create: false)?.string == "kept")
    #expect(UIPasteboard(name: UIPasteboard.Name("mine"), create: false) == mine)
    #expect(!mine.isPersistent)
    UIPasteboard.remove(withName: UIPasteboard.Name("mine"))
    #expect(UIPasteboard(name: UIPasteboard.Name("mine"), create: false) == nil)
    #expect(mine.numberOfItems == 0)
  }

  @Test func `unique names are unique`() {
    #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
  }

  @Test func `a change is posted with the types that came and went`() {
    var told: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: general, queue: nil
    ) { notification in
      let added = notification.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
      let removed = notification.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? []
      MainActor.assumeIsolated { told.append("+\(added) -\(removed)") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    general.string = "Lake"
    general.setData(Data(), forPasteboardType: "x")
    #expect(told == [#"+["public.utf8-plain-text"] -[]"#, #"+["x"] -["public.utf8-plain-text"]"#])
  }

  @Test func `the lists of types can be read as arrays of strings`() {
    #expect(UIPasteboard.typeListString.contains("public.utf8-plain-text"))
    #expect(UIPasteboard.typeListURL.contains("public.url"))
    #expect(UIPasteboard.typeListImage.contains("public.png"))
    #expect(UIPasteboard.typeListColor.count == 1)
  }
}
