#if BrowserHost
import FrameClock
import GestureEngine
import LayerEngine
import NIOCore
import OpenCollectionView

/// One scene and the page that shows it. The scene outlives a lost connection for a while.
@MainActor
final class PageSession: SceneHost {
  let identifier = SessionIdentifier()
  private(set) var link: (any PageLink)?

  private let application: UIApplication
  private let now: () -> Double
  let limits: BrowserHostLimits
  let counters: ServerCounters
  private(set) var scene: UIWindowScene?
  private var encoder: CommitEncoder
  private var times = PageTimeMap()
  private var live = LiveTouches()
  private var orders = PageOrders()
  var clipboard = ClipboardAssembly()
  var copyCount: UInt32 = 0
  var readCount: UInt32 = 0
  /// Who waits for the page's clipboard, by the numbers of the requests.
  var readings: [UInt32: @MainActor (PasteboardContent?) -> Void] = [:]
  private var shownTitle: String?
  private var lastApplied: UInt32 = 0
  private var pageRests = false
  private var isReceiving = false
  /// Used again for every message: the connection has written it out before the next one is asked for.
  private var buffer = ByteBuffer()
  private var head = MessageHead()

  init(
    application: UIApplication, screen: ScreenDescription, title: String, limits: BrowserHostLimits,
    counters: ServerCounters, now: @escaping () -> Double
  ) {
    self.application = application
    self.now = now
    self.limits = limits
    self.counters = counters
    encoder = CommitEncoder(limits: limits)
    scene = application.connectScene(host: self, screen: screen, title: title)
  }

  /// Shows the scene on a page: from now on its messages count, and those of the page before do not.
  ///
  /// Returns the first message for the page: who it is, and the whole tree.
  func attach(_ newLink: any PageLink, hello: PageHello, sentAt: Double) -> ByteBuffer {
    let isReturn = link != nil || encoder.sequence > 0
    if let old = link {
      old.close(.takenOver, "Another page has taken this session over.")
      cancelLive()
      giveUpReadings()
    }
    link = newLink
    times = PageTimeMap()
    times.note(sent: sentAt, arrival: now())
    lastApplied = encoder.sequence
    if isReturn { scene?.receive(.screen(hello.screen)) }
    if isReturn || !hello.isVisible { scene?.receive(.visibility(hello.isVisible)) }
    beginMessage()
    buffer.write(.welcome)
    buffer.writeInteger(BrowserProtocol.version, endianness: .little)
    buffer.writeInteger(identifier.high, endianness: .little)
    buffer.writeInteger(identifier.low, endianness: .little)
    shownTitle = nil
    // The frame brings the scene up to now; what it changed is part of the snapshot.
    _ = runFrame(at: now())
    writeSnapshot()
    endMessage()
    return buffer
  }

  /// Ends the connection's part in the session. Without effect when another page has taken over.
  func detach(_ oldLink: any PageLink) {
    guard link === oldLink else { return }
    link = nil
    cancelLive()
    giveUpReadings()
    scene?.receive(.visibility(false))
  }

  /// Takes a message in, and returns the answer where there is one.
  func receive(_ message: PageMessage, from sender: any PageLink) throws(PageMessageError) -> ByteBuffer? {
    guard sender === link, scene != nil else { return nil }
    let arrival = now()
    times.note(sent: message.sentAt, arrival: arrival)
    beginMessage()
    isReceiving = true
    defer { isReceiving = false }
    for record in message.records {
      switch record {
      case .hello: throw .helloRepeated
      case .input(let input): receive(input, at: arrival)
      case .tick(let applied, let time):
        try tick(lastApplied: applied, at: times.applicationTime(of: time, now: arrival))
      case .clipboard(let part): receive(part)
      case .copied(_, let isWritten): noteCopy(isWritten: isWritten)
      case .resend: writeSnapshot()
      case .bye: end()
      }
    }
    return endMessage() ? buffer : nil
  }

  /// Ends the scene.
  func end() {
    guard let scene else { return }
    self.scene = nil
    giveUpReadings()
    application.disconnectScene(scene)
  }

  /// Whether the scene has ended.
  var isOver: Bool { scene == nil }

  /// Has the page do something with its next commit.
  func order(_ add: (inout PageOrders) -> Void) {
    add(&orders)
    wakePage()
  }

  func sceneWantsFrames(_ scene: UIWindowScene) { wakePage() }

  private func wakePage() {
    // A page that has sent something begins frames by itself.
    guard pageRests, !isReceiving, let link else { return }
    pageRests = false
    link.wake()
  }

  private func receive(_ input: HostInput, at arrival: Double) {
    let mapped = input.replacingTimes { times.applicationTime(of: $0, now: arrival) }
    if let sensible = live.note(mapped) { scene?.receive(sensible) }
  }

  private func cancelLive() {
    for input in live.cancelAll(at: now()) { scene?.receive(input) }
  }

  private func tick(lastApplied applied: UInt32, at time: Double) throws(PageMessageError) {
    guard applied >= lastApplied, applied <= encoder.sequence else {
      throw .unknownCommit(applied, sent: encoder.sequence)
    }
    lastApplied = applied
    let unapplied = encoder.sequence - applied
    guard unapplied <= UInt32(limits.unappliedCommits) else {
      throw .tooManyUnapplied(unapplied, limit: limits.unappliedCommits)
    }
    let commit = runFrame(at: time)
    writeTitle()
    head.answeredTicks &+= 1
    write(commit)
  }

  private func runFrame(at time: Double) -> LayerCommit {
    counters.update { $0.frames += 1 }
    return scene?.runFrame(at: time) ?? LayerCommit()
  }

  private func writeSnapshot() {
    head.isReset = true
    orders.forgetFocus()
    encoder.reset(writingTo: &buffer)
    writeTitle()
    write(scene?.snapshot() ?? LayerCommit())
  }

  private func write(_ commit: LayerCommit) {
    head.wantsFrames = scene?.wantsFrames ?? false
    head.holdsCommit = true
    pageRests = !head.wantsFrames
    encoder.encode(commit, into: &buffer)
    orders.write(to: &buffer)
  }

  private func beginMessage() {
    buffer.clear()
    head = MessageHead()
    head.write(to: &buffer)
  }

  /// Answers whether there is anything to send.
  @discardableResult
  private func endMessage() -> Bool {
    guard buffer.readableBytes > MessageHead.length else { return false }
    head.overwrite(in: &buffer)
    return true
  }

  private func writeTitle() {
    guard let title = scene?.title, title != shownTitle else { return }
    shownTitle = title
    buffer.write(.title)
    buffer.write(title)
  }
}
#endif
