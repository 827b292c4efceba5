import Foundation
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// What is dragged in from outside of *Desk*.
@MainActor struct DeskOutsideTests {
  private static let start = CGPoint(x: 50, y: 738)

  private static func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    }
  }

  @Test func `A picture and a text are read, and lie where they were dropped in the order in which they came`() async {
    let stage = DeskStage()
    let picture = NSItemProvider(object: Self.picture())
    picture.suggestedName = "Harbour"
    stage.outside.providers = [picture, NSItemProvider(object: "Bring tea\nand bread" as NSString)]
    stage.carry(Self.start, to: stage.middle(.table, 1))
    await stage.waitForArrivals()
    #expect(stage.desk.desk[.table].map(\.title).dropFirst().prefix(2) == ["Harbour", "Bring tea"])
    #expect(stage.ids(.table).count == 11)
    #expect(stage.desk.panel(.table).caption == "11 prints")
    let cell = stage.view(.table).cellForItem(at: IndexPath(item: 2, section: 1)) as? DeskPrintCell
    #expect(cell?.noteLabel.text == "Bring tea\nand bread")
    #expect(cell?.accessibilityLabel == "Bring tea, Text from outside")
    #expect(stage.desk.status == ExhibitStatus(text: "23 photos"))
  }

  @Test func `What is on its way is seen as a cell that loads, and is no part of the desk`() async {
    let stage = DeskStage()
    let gate = DeskGate()
    stage.outside.providers = [gate.provider()]
    stage.carry(Self.start, to: stage.middle(.darkroom, 0))
    stage.screen.advance(by: 2)
    #expect(stage.ids(.darkroom) == [18, 19, 20])
    #expect(stage.rows.first?.title == "Something from outside")
    #expect(stage.rows.first?.subtitle == "Loading \u{B7} 0 %")
    gate.open("Milk")
    await stage.waitForArrivals()
    #expect(stage.rows.map(\.title).first == "Milk")
    #expect(stage.ids(.darkroom).count == 4)
    stage.press("z", control: true)
    #expect(stage.ids(.darkroom) == [18, 19, 20])
  }

  @Test func `What cannot be read leaves nothing behind`() async {
    let stage = DeskStage()
    let gate = DeskGate()
    stage.outside.providers = [gate.provider()]
    stage.carry(Self.start, to: stage.middle(.film, 0))
    #expect(stage.view(.film).hasUncommittedUpdates)
    gate.open(nil)
    await stage.waitForArrivals()
    #expect(stage.desk.desk == Desk.new)
    #expect(!stage.view(.film).hasUncommittedUpdates)
    #expect(stage.desk.bar.news == "Something could not be read, and was left where it was")
  }

  @Test func `A drag of neither pictures nor texts is none for the desk`() {
    let stage = DeskStage()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { done in
      done(Data(), nil)
      return nil
    }
    stage.outside.providers = [provider]
    stage.carry(Self.start, to: stage.middle(.table, 1))
    #expect(stage.desk.desk == Desk.new)
    #expect(stage.desk.arrivals.isEmpty)
  }

  @Test func `A long text is cut before it is kept`() async {
    let stage = DeskStage()
    stage.outside.providers = [NSItemProvider(object: String(repeating: "a", count: 100_000) as NSString)]
    stage.carry(Self.start, to: stage.middle(.film, 0))
    await stage.waitForArrivals()
    guard case .note(let text) = stage.desk.desk[.film].first?.content else {
      Issue.record("There is no note.")
      return
    }
    #expect(text.count == 400)
  }
}

/// A text that is given when somebody says so.
private final class DeskGate: @unchecked Sendable {
  private let lock = NSLock()
  private var answer: String??
  private var waiting: (@Sendable (Data?, (any Error)?) -> Void)?

  func provider() -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { done in
      self.lock.withLock {
        if let answer = self.answer { Self.give(answer, to: done) } else { self.waiting = done }
      }
      return nil
    }
    return provider
  }

  func open(_ text: String?) {
    lock.withLock {
      answer = .some(text)
      if let waiting { Self.give(text, to: waiting) }
    }
  }

  private static func give(_ text: String?, to done: @Sendable (Data?, (any Error)?) -> Void) {
    done(text.map { Data($0.utf8) }, text == nil ? CocoaError(.fileReadUnknown) : nil)
  }
}
