import Foundation
import Synchronization
import Testing

@testable import OpenCollectionView

@Suite struct ItemProviderTests {
  @Test func `forms are known before any is made, the best first`() {
    // N16
    let provider = NSItemProvider()
    for type in ["com.adobe.pdf", "public.png"] {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { _ in
        Issue.record("\(type) was made")
        return nil
      }
    }
    #expect(provider.registeredTypeIdentifiers == ["com.adobe.pdf", "public.png"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.hasItemConformingToTypeIdentifier("public.composite-content"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(provider.registeredContentTypes(conformingTo: .image) == [.png])
  }

  @Test func `data are made when they are asked for, off the main queue`() async {
    // N16
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .json) { completion in
      completion(MainQueue.isCurrent ? nil : Data("{}".utf8), nil)
      return nil
    }
    #expect(await provider.bytes("public.text") == .success(Data("{}".utf8)))
  }

  @Test func `what is not there is an error`() async {
    let provider = NSItemProvider(object: "words")
    #expect(await provider.bytes("public.png") == .failure(LoadFailure(.itemUnavailableError)))
  }

  @Test func `the error of who makes data is told`() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .json) { completion in
      completion(nil, CocoaError(.fileNoSuchFile))
      return nil
    }
    #expect(await provider.bytes("public.json") == .failure(LoadFailure(CocoaError(.fileNoSuchFile))))
  }

  @Test func `of two answers the first one counts`() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .json) { completion in
      completion(Data("1".utf8), nil)
      completion(Data("2".utf8), nil)
      completion(nil, CocoaError(.fileNoSuchFile))
      return nil
    }
    #expect(await provider.bytes("public.json") == .success(Data("1".utf8)))
  }

  @Test func `a load that is cancelled fails at once, and who makes the data hears of it`() async {
    // N16
    let provider = NSItemProvider()
    let made = Progress(totalUnitCount: 10)
    let handlers = AsyncStream<@Sendable (Data?, (any Error)?) -> Void>.makeStream()
    provider.registerDataRepresentation(for: .json) { completion in
      handlers.continuation.yield(completion)
      return made
    }
    let failures = AsyncStream<LoadFailure>.makeStream()
    let progress = provider.loadDataRepresentation(for: .json) { _, error in
      failures.continuation.yield(LoadFailure(error))
    }
    var answers = handlers.stream.makeAsyncIterator()
    let answer = await answers.next()
    progress.cancel()
    var found = failures.stream.makeAsyncIterator()
    #expect(await found.next() == .cancelled)
    answer?(Data(), nil)
    failures.continuation.finish()
    #expect(await found.next() == nil)
    // The handler may return its progress only after the load has been cancelled.
    while !made.isCancelled { await Task.yield() }
  }

  @Test func `who lets go of a load without an answer has given an error`() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .json) { _ in nil }
    #expect(await provider.bytes("public.json") == .failure(LoadFailure(.unknownError)))
  }

  @Test func `a load that is cancelled before it begins makes nothing`() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .json) { completion in
      completion(Data("late".utf8), nil)
      return nil
    }
    let failure = Mutex<[LoadFailure]>([])
    let progress = provider.loadDataRepresentation(for: .json) { data, error in
      if data == nil { failure.withLock { $0.append(LoadFailure(error)) } }
    }
    progress.cancel()
    progress.cancel()
    // It was either cancelled or over: never both.
    #expect(failure.withLock { $0.count } <= 1)
  }

  @Test func `progress goes with that of who makes the data, and is whole when they have come`() async {
    let provider = NSItemProvider()
    let made = Progress(totalUnitCount: 4)
    let handlers = AsyncStream<@Sendable (Data?, (any Error)?) -> Void>.makeStream()
    provider.registerDataRepresentation(for: .json) { completion in
      handlers.continuation.yield(completion)
      return made
    }
    let ends = AsyncStream<Void>.makeStream()
    let progress = provider.loadDataRepresentation(for: .json) { _, _ in ends.continuation.finish() }
    var answers = handlers.stream.makeAsyncIterator()
    let answer = await answers.next()
    made.completedUnitCount = 1
    // The progress of who makes the data is known only when the handler has returned.
    while progress.fractionCompleted == 0 { await Task.yield() }
    #expect(progress.fractionCompleted == 0.25)
    answer?(Data(), nil)
    for await _ in ends.stream {}
    #expect(progress.fractionCompleted == 1)
  }

  @Test func `objects are written in the forms of their class, and read by who can`() async {
    // N18
    let provider = NSItemProvider(object: NSString(string: "Grüße"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    #expect(await provider.text() == .success("Grüße"))
    #expect(await provider.bytes("public.text") == .success(Data("Grüße".utf8)))
  }

  @Test func `a text is read of bytes of any kind of plain text`() async {
    // N18
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .swiftSource) { completion in
      completion(Data("let a = 1".utf8), nil)
      return nil
    }
    #expect(await provider.text() == .success("let a = 1"))
  }

  @Test func `bytes that are no text are an error`() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .utf8PlainText) { completion in
      completion(Data([0xff, 0xfe, 0xff]), nil)
      return nil
    }
    #expect(await provider.text() == .failure(LoadFailure(.unavailableCoercionError)))
  }

  @Test func `an object of a class is made only when a load needs it`() async {
    // N16
    let provider = NSItemProvider()
    provider.registerObject(ofClass: NSString.self, visibility: .all) { completion in
      completion(NSString(string: "made"), nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(await provider.text() == .success("made"))
  }

  @Test func `an address is a form of its own, and that of a file one of files`() async {
    // N18
    let web = NSItemProvider(object: URL(string: "https://example.org/a")!)
    #expect(web.registeredTypeIdentifiers == ["public.url"])
    #expect(await web.bytes("public.url") == .success(Data("https://example.org/a".utf8)))
    let file = NSItemProvider(object: URL(fileURLWithPath: "/tmp/a.txt"))
    #expect(file.registeredTypeIdentifiers == ["public.file-url", "public.url"])
  }

  @Test func `a form that is registered again takes the place of the old one`() async {
    let provider = NSItemProvider(object: "old")
    provider.registerDataRepresentation(for: .utf8PlainText) { completion in
      completion(Data("new".utf8), nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(await provider.text() == .success("new"))
  }

  @Test func `a copy has forms of its own from then on`() {
    let provider = NSItemProvider(object: "a")
    let copy = provider.copy() as? NSItemProvider
    provider.registerDataRepresentation(for: .json) { _ in nil }
    #expect(copy?.registeredTypeIdentifiers == ["public.utf8-plain-text"])
  }

  @Test func `data of a drag are there only while its drop is performed, and what was asked for then goes on`() async {
    // N17
    let provider = NSItemProvider(object: "words")
    let gate = ProviderGate()
    provider.gate = gate
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(await provider.text() == .failure(LoadFailure(.itemUnavailableError)))
    gate.open()
    #expect(await provider.text() == .success("words"))
    #expect(gate.begin())
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      Task { @MainActor in
        gate.close { done.resume() }
        gate.end()
      }
    }
    #expect(await provider.text() == .failure(LoadFailure(.itemUnavailableError)))
  }
}
