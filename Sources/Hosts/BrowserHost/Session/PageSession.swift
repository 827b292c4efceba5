#if BrowserHost
import FrameClock
import GestureEngine
import LayerEngine
import OpenCollectionView
import PageProtocol

/// One scene and the page that shows it. The scene outlives a lost connection for a while.
@MainActor
final class PageSession: SceneHost {
  let identifier = SessionIdentifier()
  private(set) var link: (any PageLink)?
  /// The account of the program's time that the page has had.
  let account = WorkQueue.Account()
  /// The address that the page is shown at; nil for this machine's own.
  private(set) var address: String?

  private let application: UIApplication
  /// Records what is done with the scene, in developer mode.
  private var recorder: (any SceneRecorder)?
  private var lastSave = -Double.infinity
  private let now: () -> Double
  let limits: BrowserHostLimits
  let counters: ServerCounters
  private(set) var scene: UIWindowScene?
  /// The scene of another host that the page shows; nil where it has one of its own.
  private let shared: SharedScene?
  private var view: SceneView?
  private var encoder: CommitEncoder
  private var times = PageTimeMap()
  private var live = LiveTouches()
  private var orders = PageOrders()
  var clipboard = ClipboardAssembly()
  var edits = EditAssembly()
  private var dragged = DragAssembly()
  var files = FileLoads()
  /// Bytes of texts that wait for a frame.
  private var waitingTextBytes = 0
  var copyCount: UInt32 = 0
  var readCount: UInt32 = 0
  /// The functions that wait for the page's clipboard, by the numbers of the requests.
  var readings: [UInt32: @MainActor (PasteboardContent?) -> Void] = [:]
  private let predictsScrolling: Bool
  /// Tells whether things may be dragged out of the page. // N85
  let takesDragsOut: Bool
  /// How long messages of the page and their answers are under way, in seconds; 0 where it shows nothing ahead.
  private var way = 0.0
  /// The direction in which the program runs; nil for that which the page says.
  private let direction: UITraitEnvironmentLayoutDirection?
  /// The title of the page where the scene has none.
  private let title: String
  private var shownTitle: String?
  private var place: PagePlace
  private var lastApplied: UInt32 = 0
  private var pageRests = false
  private var isReceiving = false
  /// Bytes of input that wait for a frame.
  private var waitingBytes = 0
  /// The screen that the page has reported last.
  private var screen: ScreenDescription
  /// Used again for every message: the connection has written it out before the next one is asked for.
  private var writer = MessageWriter()
  private var head = MessageHead()

  init(
    application: UIApplication, hello: PageHello, title: String, limits: BrowserHostLimits,
    counters: ServerCounters, now: @escaping () -> Double,
    predictsScrolling: Bool = true, takesDragsOut: Bool = false,
    direction: UITraitEnvironmentLayoutDirection? = .leftToRight,
    recorder makeRecorder: BrowserHostConfiguration.RecorderMaker? = nil, sharing shared: SharedScene? = nil
  ) {
    self.application = application
    self.now = now
    self.limits = limits
    self.counters = counters
    self.predictsScrolling = predictsScrolling
    self.takesDragsOut = takesDragsOut
    self.direction = direction
    self.title = title
    self.shared = shared
    screen = hello.screen.running(direction)
    place = PagePlace(limits: limits)
    encoder = CommitEncoder(limits: limits.page)
    if let shared {
      scene = shared.scene
      view = SceneView(of: shared, pageSize: screen.size)
      shared.add(self)
      return
    }
    scene = application.connectScene(
      host: self, screen: screen, title: title, address: hello.address.isEmpty ? nil : hello.address,
      restorationState: hello.state.isEmpty ? nil : hello.state)
    scene?.inputTimeLimit = InputTimeLimit(seconds: limits.inputTimePerFrame, now: now)
    if let scene { recorder = makeRecorder?(scene) }
  }

  /// The state of the scene when its page said goodbye: the page may be loaded again. // X52
  private(set) var farewell: [UInt8]?

  /// The state of the scene now, with all that has been typed; nil where it keeps nothing, or more than a page may
  /// keep.
  var lastState: [UInt8]? {
    guard shared == nil, let state = scene?.restorationState(), state.count <= limits.restorationBytes else {
      return nil
    }
    return state
  }

  /// Has the program take in all that was received: no tick will come, and the last letters that were typed may be in it. // X52
  ///
  /// One frame delivers for so long only, and on a machine that is busy that may be a single letter.
  func takeWaitingInput() {
    // Its own host does.
    guard shared == nil else { return }
    var frames = 0
    while let scene, scene.waitingInputCount > 0, frames < Self.mostFramesOfGoodbye {
      runFrameAhead()
      frames += 1
    }
  }

  /// Frames that take in what a page has said at last: what is left after that is a flood. At the default limits it has had a
  /// second of the program's time by then. [choice]
  private static let mostFramesOfGoodbye = 50

  /// The largest message whose room is used again: what a frame of ordinary motion takes, several times over.
  private static let keptCapacity = 65_536

  /// Shows the scene on a page: from now on its messages count, and those of the page before do not.
  ///
  /// Returns the first message for the page: who it is, and the whole tree.
  func attach(_ newLink: any PageLink, hello: PageHello, sentAt: Double, address: String? = nil) -> ArraySlice<UInt8> {
    self.address = address
    // The welcome comes first, and says whether frames are wanted.
    isReceiving = true
    defer { isReceiving = false }
    let isReturn = link != nil || encoder.sequence > 0
    if let old = link {
      old.close(.takenOver, "Another page has taken this session over.")
      cancelLive()
      giveUpReadings()
      giveUpFiles()
    }
    link = newLink
    setWay(0)
    times = PageTimeMap()
    times.note(sent: sentAt, arrival: now())
    lastApplied = encoder.sequence
    screen = hello.screen.running(direction)
    view?.pageSize = screen.size
    place.pageCame(hello)
    if shared == nil {
      if isReturn { scene?.receive(.screen(screen)) }
      if isReturn || !hello.isVisible { scene?.receive(.visibility(hello.isVisible)) }
    }
    beginMessage()
    writer.write(identifier, ticksUnderWay: limits.ticksUnderWay)
    if recorder != nil { writer.write(.recorder) }
    if takesDragsOut { writeDragsMayLeave(to: &writer) }
    shownTitle = nil
    // The frame brings the scene up to now; what it changed is part of the snapshot.
    if shared == nil {
      if isReturn { resumeTexts() } else { runFrameAhead() }
    }
    writeSnapshot()
    return endMessage() ?? []
  }

  /// Ends the connection's part in the session. Without effect when another page has taken over.
  func detach(_ oldLink: any PageLink) {
    guard link === oldLink else { return }
    link = nil
    setWay(0)
    cancelLive()
    giveUpReadings()
    giveUpFiles()
    clipboard = ClipboardAssembly()
    edits = EditAssembly()
    leave()
  }

  /// Lets the program know at once that nobody looks any more: no tick will come.
  private func leave() {
    guard shared == nil else { return }
    scene?.receive(.visibility(false))
    // What this changes is part of the snapshot for the page that comes back.
    takeWaitingInput()
    guard let scene, scene.waitingInputCount > 0 else { return }
    // A flood that has no end in sight ends here.
    scene.cancelInput()
    scene.receive(.visibility(false))
    _ = runFrame(at: now())
  }

  /// Takes a message in, and returns the answer where there is one.
  func receive(_ message: PageMessage, from sender: any PageLink) throws(PageMessageError) -> ArraySlice<UInt8>? {
    guard sender === link, scene != nil else { return nil }
    let arrival = now()
    times.note(sent: message.sentAt, arrival: arrival)
    beginMessage()
    isReceiving = true
    defer { isReceiving = false }
    try makeRoom(for: message.inputByteCount)
    var hides = false
    for (index, record) in message.records.enumerated() where shared == nil || record.isForViewers {
      switch record {
      case .hello: throw .helloRepeated
      case .input(.screen(let reported)):
        // Of several reports in a row only the last one counts, and none that tells nothing new.
        if case .input(.screen)? = message.records.dropFirst(index + 1).first { continue }
        let new = reported.running(direction)
        guard new != screen else { continue }
        screen = new
        view?.pageSize = new.size
        receive(.screen(new), at: arrival)
      case .input(let input):
        if case .visibility(let isVisible) = input { hides = !isVisible }
        if case .address(let address) = input { place.pageWent(to: address) }
        if case .back(let count) = input { place.pageWent(back: count) }
        receive(input, at: arrival)
      case .tick(let applied, let time):
        try tick(lastApplied: applied, at: times.applicationTime(of: time, now: arrival))
        hides = false
      case .clipboard(let part): receive(part)
      case .edit(let part): try receive(part, at: arrival)
      case .drag(let drag): try receive(drag, at: arrival)
      case .draggedItem(let part): try dragged.take(part, limits: limits.page)
      case .filePart(let part): try receive(part)
      case .copied(_, let isWritten): noteCopy(isWritten: isWritten)
      case .way(let seconds):
        if predictsScrolling { setWay(seconds) }
      case .resend:
        try checkUnapplied()
        if shared == nil { resumeTexts() }
        writeSnapshot()
      case .save: writeRecording(at: arrival)
      case .bye:
        takeWaitingInput()
        farewell = lastState
        end()
      }
    }
    if hides { hide() }
    try checkTexts()
    return endMessage()
  }

  private func receive(_ part: EditPart, at arrival: Double) throws(PageMessageError) {
    guard let (report, byteCount) = try edits.take(part, limit: limits.fieldTextBytes) else { return }
    try makeRoom(forText: byteCount)
    receive(.text(report), at: arrival)
  }

  private func receive(_ drag: PageDrag, at arrival: Double) throws(PageMessageError) {
    let (report, byteCount) = try dragged.report(drag)
    try makeRoom(forText: byteCount)
    receive(.drag(report), at: arrival)
  }

  private func makeRoom(forText bytes: Int) throws(PageMessageError) {
    waitingTextBytes += bytes
    guard waitingTextBytes <= 2 * limits.fieldTextBytes else { throw .tooMuchWaits(limit: 2 * limits.fieldTextBytes) }
  }

  /// Refuses input that would wait beyond the bound; what frames have taken meanwhile makes room.
  private func makeRoom(for bytes: Int) throws(PageMessageError) {
    waitingBytes += bytes
    guard waitingBytes > limits.waitingInputBytes else { return }
    throw .tooMuchWaits(limit: limits.waitingInputBytes)
  }

  /// A page that is hidden asks for no frames: it gets this one without, so that the program hears of it now.
  private func hide() {
    guard shared == nil else { return }
    // The last ones that it got are enough for a page that comes and goes.
    guard encoder.sequence - lastApplied < UInt32(limits.unappliedCommits) else { return }
    let commit = runFrame(at: now())
    writeTitle()
    writePlace(asks: true)
    if !commit.isEmpty { write(commit) }
  }

  /// Ends the scene.
  func end() {
    guard let scene else { return }
    self.scene = nil
    recorder = nil
    giveUpReadings()
    giveUpFiles()
    if let shared { return shared.remove(self) }
    application.disconnectScene(scene)
  }

  /// Tells whether the scene has ended.
  var isOver: Bool { scene == nil }

  /// Has the page do something with its next commit.
  func order(_ add: (inout PageOrders) -> Void) {
    add(&orders)
    wakePage()
  }

  /// Forgets what the page was to do with texts.
  func forgetTextOrders() { orders.forgetTexts() }

  /// Forgets what the page was to do with drags.
  func forgetDragOrders() { orders.forgetDrags() }

  func sceneWantsFrames(_ scene: UIWindowScene) { wakePage() }

  private func wakePage() {
    // A page that has sent something begins frames by itself.
    guard pageRests, !isReceiving, let link else { return }
    pageRests = false
    link.wake()
  }

  private func receive(_ input: HostInput, at arrival: Double) {
    let mapped = input.replacingTimes { times.applicationTime(of: $0, now: arrival) }
    guard shared?.isDrivenByPages != false, let sensible = live.note(mapped) else { return }
    if let shared, SceneView.begins(sensible) { shared.begin(by: self) }
    hand(sensible)
  }

  /// Hands an input to the scene, in its points.
  private func hand(_ input: HostInput) {
    guard shared != nil else {
      scene?.receive(input)
      return
    }
    if let mapped = view?.input(input) { scene?.receive(mapped) }
  }

  /// A frame of a scene that belongs to another host has run.
  func sharedSceneHasChanged() { wakePage() }

  /// Takes back what the page has down.
  func cancelLive() {
    for input in live.cancelAll(at: now()) { hand(input) }
    if let present = dragged.present { scene?.receive(.drag(DragReport(time: now(), drag: present, kind: .cancelled))) }
    dragged = DragAssembly()
  }

  private func tick(lastApplied applied: UInt32, at time: Double) throws(PageMessageError) {
    guard applied >= lastApplied, applied <= encoder.sequence else {
      throw .unknownCommit(applied, sent: encoder.sequence)
    }
    lastApplied = applied
    try checkUnapplied()
    let commit = runFrame(at: time)
    writeTitle()
    writePlace(asks: scene?.mayBeAskedForState == true)
    head.answeredTicks &+= 1
    write(commit)
    guard shared == nil, let motion = scene?.motionAhead else { return }
    for drag in motion.drags { writer.write(drag) }
    for turn in motion.turns { writer.write(turn) }
    for course in motion.courses { writer.write(course) }
  }

  private func setWay(_ seconds: Double) {
    guard seconds != way, shared == nil else { return }
    way = seconds
    scene?.receive(.latency(seconds))
  }

  private func checkUnapplied() throws(PageMessageError) {
    let unapplied = encoder.sequence - lastApplied
    guard unapplied <= UInt32(limits.unappliedCommits) else {
      throw .tooManyUnapplied(unapplied, limit: limits.unappliedCommits)
    }
  }

  /// Runs a frame whose changes a snapshot will tell.
  func runFrameAhead() { _ = runFrame(at: now()) }

  private func runFrame(at time: Double) -> LayerCommit {
    guard let scene else { return LayerCommit() }
    if shared != nil {
      if scene.waitingInputCount == 0 { (waitingBytes, waitingTextBytes) = (0, 0) }
      return view?.commit() ?? LayerCommit()
    }
    counters.update { $0.frames += 1 }
    let waiting = scene.waitingInputCount
    let commit = scene.runFrame(at: time)
    // What is left over counts as much of the bytes as of the inputs.
    waitingBytes = waiting == 0 ? 0 : waitingBytes * min(scene.waitingInputCount, waiting) / waiting
    if scene.waitingInputCount == 0 { waitingTextBytes = 0 }
    return commit
  }

  private func writeSnapshot() {
    head.isReset = true
    orders.forgetFocus()
    encoder.reset(writingTo: &writer)
    writeTitle()
    writePlace(asks: true)
    view?.forget()
    write(view?.commit() ?? scene?.snapshot() ?? LayerCommit())
  }

  private func write(_ commit: LayerCommit) {
    head.wantsFrames = scene?.wantsFrames ?? false
    head.holdsCommit = true
    pageRests = !head.wantsFrames
    encoder.encode(commit, into: &writer)
    orders.write(to: &writer)
  }

  private func beginMessage() {
    writer.clear()
    head = MessageHead()
    head.write(to: &writer)
  }

  /// The message; nil when there is nothing to send.
  private func endMessage() -> ArraySlice<UInt8>? {
    guard writer.count > MessageHead.length else { return nil }
    head.overwrite(in: &writer)
    let message = writer.bytes
    // One large answer, such as a snapshot with its pictures, must not be kept as long as the session.
    if writer.capacity > Self.keptCapacity { writer = MessageWriter() }
    return message
  }

  /// Tells the page where the scene is.
  ///
  /// - Parameter asks: whether the program is asked what it needs to be as it is now.
  private func writePlace(asks: Bool) {
    guard shared == nil, let scene else { return }
    place.write(scene, asks: asks, to: &writer)
  }

  /// How often a page may ask for what has been recorded, in seconds: no person saves twice within it.
  private static let saveInterval = 0.5

  /// Writes what has been recorded. A page that asks although nothing is, or again and again, gets nothing.
  private func writeRecording(at time: Double) {
    guard let recorder, time >= lastSave + Self.saveInterval else { return }
    lastSave = time
    writer.write(.recording)
    writer.write(recorder.recordingText())
  }

  private func writeTitle() {
    let title = scene?.title ?? title
    guard title != shownTitle else { return }
    shownTitle = title
    writer.write(.title)
    writer.write(title)
  }
}

extension ScreenDescription {
  /// The screen that a page has reported, in the direction in which the program runs where that is not for the page to say.
  fileprivate func running(_ direction: UITraitEnvironmentLayoutDirection?) -> ScreenDescription {
    guard let direction else { return self }
    var screen = self
    screen.writesRightToLeft = direction == .rightToLeft
    return screen
  }
}

extension PageRecord {
  /// Tells whether it counts from a page that shows a scene of another host: such a page edits nothing and keeps
  /// nothing.
  fileprivate var isForViewers: Bool {
    switch self {
    case .hello, .input, .tick, .resend, .bye: true
    default: false
    }
  }
}
#endif
