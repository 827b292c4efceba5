#if BrowserHost
import Foundation
import GestureEngine
import OpenCollectionView
import Synchronization
import Testing

@testable import BrowserHost
@testable import PageProtocol

/// A connection that does nothing.
private final class SilentLink: PageLink {
  func wake() {}
  func close(_ code: BrowserProtocol.CloseCode, _ reason: String) {}
}

/// A view that takes all drops, and loads their first file.
private final class Basket: UIView, UIDropInteractionDelegate {
  var calls: [String] = []
  var result: Result<Data, any Error>?
  private(set) var progress: Progress?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIDropInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    calls.append("enter \(session.items.count)")
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    calls.append("end")
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    calls.append("drop \(session.items.map { $0.itemProvider.suggestedName ?? "" })")
    let answer = Answer()
    progress = session.items.first?.itemProvider.loadDataRepresentation(forTypeIdentifier: "public.data") {
      data, error in
      answer.result.withLock { $0 = data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)) }
    }
    self.answer = answer
  }

  private(set) var answer: Answer?

  final class Answer: Sendable {
    let result = Mutex<Result<Data, any Error>?>(nil)
  }
}

/// Drags over a page from elsewhere, between the page and the program.
@MainActor
@Suite("Drags over a page")
struct DropSessionTests {
  private let application = UIApplication(delegateClass: nil)
  private let sessions: PageSessions
  private let link = SilentLink()
  private let session: PageSession
  private let basket = Basket(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private final class Time {
    var now = 10.0
    /// The number of the commit that was answered last.
    var applied: UInt32 = 1
    /// The files of drag 7 may be forgotten.
    var isForgotten = false
  }
  private let time = Time()

  init() throws {
    var configuration = BrowserHostConfiguration(title: "T", sessionLifetime: 0)
    configuration.limits.droppedFileBytes = 300_000
    sessions = PageSessions(
      application: application, configuration: configuration, counters: ServerCounters(),
      now: { [time] in time.now })
    let screen = ScreenDescription(size: CGSize(width: 300, height: 400))
    let hello = PageHello(session: nil, screen: screen, isVisible: true)
    session = try #require(sessions.open(hello, sentAt: 1, link: link)).0
    let window = UIWindow(windowScene: application.scenes[0])
    window.makeKeyAndVisible()
    window.addSubview(basket)
    _ = try send([])
  }

  /// Sends records and a tick, and gives what is answered.
  @discardableResult
  private func send(_ records: [PageRecord]) throws -> [UInt8] {
    time.now += 1 / 60
    let tick = PageRecord.tick(lastApplied: time.applied, time: time.now - 9)
    let message = PageMessage(sentAt: time.now - 9, records: records + [tick])
    let answer = try session.receive(message, from: link).map { Array($0) } ?? []
    time.applied += 1
    if answer.firstRange(of: [24, 5, 2, 7, 0, 0, 0]) != nil { time.isForgotten = true }
    return answer
  }

  private func drag(_ phase: PageDrag.Phase, _ number: UInt32 = 7, x: Double = 50) -> PageRecord {
    .drag(PageDrag(phase: phase, number: number, time: time.now - 9, location: CGPoint(x: x, y: 50)))
  }

  private func file(_ byteCount: Int, _ name: String = "a.bin") -> PageRecord {
    .draggedItem(.file(mimeType: "application/octet-stream", name: name, byteCount: byteCount))
  }

  /// The order that asks for a range of a file: its load, its offset and its length.
  private func request(in bytes: [UInt8]) -> (load: UInt32, offset: Double, count: UInt32)? {
    guard let place = bytes.firstRange(of: [24, 25, 1])?.upperBound, bytes.count >= place + 24 else { return nil }
    var reader = MessageReader(Array(bytes[place...]))
    guard let load = try? reader.integer(UInt32.self), (try? reader.integer(UInt64.self)) != nil,
      let offset = try? reader.integer(UInt64.self), let count = try? reader.integer(UInt32.self)
    else { return nil }
    return (load, Double(bitPattern: offset), count)
  }

  /// Ticks until the page is asked for a range; who asks is on another thread.
  private func nextRequest() async throws -> (load: UInt32, offset: Double, count: UInt32) {
    for _ in 0..<10_000 {
      if let request = request(in: try send([])) { return request }
      await Task.yield()
    }
    throw CocoaError(.fileReadUnknown)
  }

  private func part(_ load: UInt32, _ bytes: [UInt8], last: Bool = true, failed: Bool = false) -> PageRecord {
    .filePart(FilePart(load: load, isLast: last, hasFailed: failed, bytes: bytes))
  }

  private func result() async throws -> Result<Data, any Error>? {
    for _ in 0..<10_000 {
      if let result = basket.answer?.result.withLock({ $0 }) { return result }
      try send([])
      await Task.yield()
    }
    return nil
  }

  private func refusal(_ body: () throws -> Void) -> PageMessageError? {
    do {
      try body()
      return nil
    } catch {
      return error as? PageMessageError
    }
  }

  @Test func `the page is told what a drop would do, each time that it has told a place`() throws {
    // N83
    let entered = try send([file(0, ""), drag(.entered)])
    #expect(entered.firstRange(of: [24, 6, 0, 7, 0, 0, 0, 1]) != nil)
    #expect(try send([drag(.moved)]).firstRange(of: [24, 6, 0, 7, 0, 0, 0, 1]) != nil)
    #expect(try send([]).firstRange(of: [24, 6, 0]) == nil)
    #expect(try send([drag(.moved, x: -50)]).firstRange(of: [24, 6, 0, 7, 0, 0, 0, 0]) != nil)
    #expect(basket.calls == ["enter 1"])
  }

  @Test func `a text is dropped with its drop, and nothing is asked for`() async throws {
    // N84
    let text = DraggedPart.text(mimeType: "text/plain", isNew: true, bytes: Array("Hello".utf8))
    try send([.draggedItem(text), drag(.dropped)])
    #expect(try await result()?.get() == Data("Hello".utf8))
    #expect(basket.calls.prefix(2) == ["enter 1", "drop [\"\"]"])
  }

  @Test func `a file is asked for in ranges, one after the other, and its files are forgotten at last`() async throws {
    // N84
    try send([file(100_000, "C:\\secret\\a.bin"), drag(.dropped)])
    let first = try await nextRequest()
    #expect(first.offset == 0 && first.count == 65_536)
    #expect(
      try send([part(first.load, [UInt8](repeating: 1, count: 30_000), last: false)]).firstRange(of: [24, 25]) == nil)
    let second = try #require(request(in: try send([part(first.load, [UInt8](repeating: 2, count: 35_536))])))
    #expect(second.offset == 65_536 && second.count == 34_464)
    try send([part(second.load, [UInt8](repeating: 3, count: 34_464))])
    let data = try #require(try await result()).get()
    #expect(data.count == 100_000)
    #expect([data[0], data[29_999], data[30_000], data[65_535], data[65_536], data[99_999]] == [1, 1, 2, 2, 3, 3])
    #expect(basket.calls.contains("drop [\"a.bin\"]"))
    for _ in 0..<600 where !time.isForgotten {
      try send([])
      await Task.yield()
    }
    #expect(time.isForgotten)
  }

  @Test func `a page that cannot read a file, or sends less of it, fails the load`() async throws {
    // N84
    for (bytes, failed) in [([UInt8](), true), ([1, 2], false)] {
      try send([file(3), drag(.dropped)])
      let request = try await nextRequest()
      try send([part(request.load, bytes, failed: failed)])
      #expect(throws: (any Error).self) { try basket.answer?.result.withLock { $0 }?.get() ?? Data() }
      time.now += 1
      try send([])
    }
  }

  @Test func `what was not asked for, and more than was, is refused`() async throws {
    // N84
    #expect(refusal { try send([part(99, [1])]) } == .unknownLoad(99))
    try send([file(3), drag(.dropped)])
    let request = try await nextRequest()
    #expect(refusal { try send([part(request.load, [1, 2, 3, 4])]) } == .tooMuchOfFile(request.load))
  }

  @Test func `a page that goes away fails what is loaded, and the program is told of no drag any longer`() async throws
  {
    // N84, N14
    try send([file(3), drag(.dropped)])
    _ = try await nextRequest()
    try send([file(0, ""), drag(.entered, 8)])
    let count = basket.calls.count
    session.detach(link)
    #expect(basket.calls.dropFirst(count).contains("end"))
    let answer = basket.answer?.result.withLock { $0 }
    #expect(throws: (any Error).self) { try answer?.get() ?? Data() }
    #expect(session.files.count == 0)
  }

  @Test func `who cancels a load hears so at once, and what still comes of it is passed over`() async throws {
    // N84
    try send([file(100_000), drag(.dropped)])
    let request = try await nextRequest()
    basket.progress?.cancel()
    #expect(throws: (any Error).self) { try basket.answer?.result.withLock { $0 }?.get() ?? Data() }
    for _ in 0..<10_000 where session.files.count > 0 {
      try send([])
      await Task.yield()
    }
    let answer = try send([part(request.load, [UInt8](repeating: 1, count: 65_536))])
    #expect(answer.firstRange(of: [24, 25]) == nil)
  }

  @Test func `a file that is larger than what a drop may bring is not asked for`() async throws {
    // N84
    try send([file(300_001), drag(.dropped)])
    let answer = try await result()
    #expect(throws: (any Error).self) { try answer?.get() ?? Data() }
    #expect(session.files.count == 0)
  }

  @Test func `drags without end that no frame takes are refused`() throws {
    // N84
    let long = DraggedPart.text(mimeType: "a/b", isNew: true, bytes: Array(repeating: 97, count: 1_000_000))
    let records = [PageRecord.draggedItem(long), drag(.dropped)]
    let message = PageMessage(sentAt: 1, records: records)
    for _ in 0..<3 { _ = try session.receive(message, from: link) }
    #expect(refusal { _ = try session.receive(message, from: link) } == .tooMuchWaits(limit: 3_145_728))
  }
}
#endif
