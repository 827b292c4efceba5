import Foundation
import GestureEngine
import Testing

@testable import OpenCollectionView

/// Drags from one scene of a process to another, which know each other by a secret.
@MainActor struct DragBetweenScenesTests {
  let from: DragOutPage
  let to: DragOutPage

  init() {
    from = DragOutPage()
    to = DragOutPage(from.application)
  }

  private func texts(token: String? = nil) -> [ForeignText] {
    let token = ForeignText(mimeType: DragOffer.tokenType, text: token ?? from.offers.last?.token ?? "")
    return (from.offers.last?.texts ?? []) + [token]
  }

  /// Drops texts on the other scene, and gives what a drop sees of its items.
  private func dropped(_ texts: [ForeignText]) -> [String] {
    var seen: [String] = []
    to.target.onPerform = { session in
      seen = session.items.map { "\($0.localObject ?? "nothing") \($0.itemProvider.registeredTypeIdentifiers)" }
      seen.append("\(session.localDragSession == nil) \(session.allowsMoveOperation)")
    }
    to.drop(texts)
    return seen
  }

  @Test func `what stands for the items comes along, with all forms that others see, and the session does not`() {
    // N12, N13, N86
    let shared: NSItemProvider.Handler = { completion in
      completion(Data(), nil)
      return nil
    }
    from.items = {
      (0..<2).map { number in
        let provider = NSItemProvider(object: "text \(number)")
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all, loadHandler: shared)
        provider.registerDataRepresentation(
          forTypeIdentifier: "public.json", visibility: .ownProcess, loadHandler: shared)
        let item = UIDragItem(itemProvider: provider)
        item.localObject = number
        return item
      }
    }
    from.pull()
    #expect(
      dropped(texts()) == [
        "0 [\"public.utf8-plain-text\", \"public.png\"]", "1 [\"public.utf8-plain-text\", \"public.png\"]",
        "true false",
      ])
  }

  @Test func `who drops may be heard after who dragged, and not when the drag is over`() {
    // N86
    from.pull()
    from.move(to: -10_000, -10_000)
    from.take(.copy)
    #expect(dropped(texts()) == ["7 [\"public.utf8-plain-text\"]", "true false"])
    from.run(for: 1.1)
    #expect(dropped(texts()) == ["nothing [\"public.utf8-plain-text\"]", "true false"])
  }

  @Test func `a secret that is none, or that of something which is only pressed, means nothing`() {
    // N86
    from.press()
    let pressed = dropped(texts())
    from.move(to: 70, 50)
    from.run(for: 0.5)
    from.move(to: 72, 50)
    #expect(pressed == ["nothing [\"public.utf8-plain-text\"]", "true false"])
    #expect(dropped(texts(token: "guess")) == ["nothing [\"public.utf8-plain-text\"]", "true false"])
    #expect(dropped(texts(token: "")) == ["nothing [\"public.utf8-plain-text\"]", "true false"])
    #expect(dropped(texts()) == ["7 [\"public.utf8-plain-text\"]", "true false"])
  }

  @Test func `the items' data are the other scene's to load, in its drop alone`() async {
    // N17, N86
    from.pull()
    let answer = LoadedText()
    to.target.onPerform = { session in
      _ = session.items.first?.itemProvider.loadObject(ofClass: NSString.self) { text, _ in
        let text = text.map { "\($0)" }
        Task { @MainActor in answer.text = text ?? "none" }
      }
    }
    to.drop(texts())
    while answer.text == nil { await Task.yield() }
    #expect(answer.text == "a text")
    #expect(from.runCount == 1)
  }
}

@MainActor private final class LoadedText { var text: String? }

extension NSItemProvider {
  fileprivate typealias Handler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
}
