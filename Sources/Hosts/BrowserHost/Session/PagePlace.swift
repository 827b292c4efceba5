#if BrowserHost
import Foundation
import OpenCollectionView
import PageProtocol

/// The place of a scene, as its page shows it: in its address, and in the state that it keeps for the time after a
/// reload.
struct PagePlace {
  private let limits: BrowserHostLimits
  /// The path, query and fragment that the page shows.
  private var shown = "/"
  /// How many things are in front where the page is.
  private var front = 0
  /// The activity whose address that is.
  private weak var activity: NSUserActivity?
  /// Tells whether the page itself went where it is, so that what the program makes of it is no step of its own.
  private var pageMoved = true
  /// The state that the page keeps.
  private var kept: [UInt8] = []
  private var hasToldOfSize = false

  init(limits: BrowserHostLimits) { self.limits = limits }

  /// Notes where a page is that has just come, or come back, and what it keeps.
  mutating func pageCame(_ hello: PageHello) {
    pageWent(to: hello.address)
    kept = hello.state
  }

  /// Notes where the page went.
  mutating func pageWent(to address: String) {
    shown = Self.path(of: address)
    pageMoved = true
  }

  /// Notes that the page went to where another number of things is in front.
  mutating func pageWent(back count: Int) { front = count }

  /// Writes what the page does not know yet.
  ///
  /// A place that the program goes to is a new entry of the page's history. Where the page went somewhere and the
  /// program makes another place of it, that takes the entry's place, and so does another address of one activity. What is in front has entries above that of the
  /// place; when it goes they are gone back over, before the program's next step and after its last one.
  @MainActor mutating func write(_ scene: UIWindowScene, asks: Bool, to message: inout MessageWriter) {
    let front = min(scene.countInFront, Self.mostInFront)
    if front < self.front { write(front: front, to: &message) }
    if let address = scene.address, address != shown, address.utf8.count <= limits.addressBytes {
      shown = address
      message.write(.address)
      message.write(pageMoved || activity === scene.userActivity)
      message.write(address)
    }
    activity = scene.userActivity
    pageMoved = false
    if front > self.front { write(front: front, to: &message) }
    guard asks else { return }
    let state = scene.restorationState() ?? []
    guard state != kept else { return }
    guard state.count <= limits.restorationBytes else {
      tellOfSize(state.count)
      return
    }
    kept = state
    message.write(.state)
    message.write(count: state.count)
    message.write(bytes: state)
  }

  /// Nobody goes back further one by one, and a byte holds it.
  private static let mostInFront = 100

  private mutating func write(front count: Int, to message: inout MessageWriter) {
    front = count
    message.write(.front)
    message.write(count: count)
  }

  private mutating func tellOfSize(_ count: Int) {
    guard !hasToldOfSize else { return }
    hasToldOfSize = true
    FileHandle.standardError.write(
      Data(
        """
        A scene's state for restoration takes \(count) bytes, more than the \(limits.restorationBytes) that a page keeps: \
        put less into the activity's userInfo, or raise restorationBytes in BrowserHostLimits.

        """.utf8))
  }

  /// The path, query and fragment of a whole address; the root for none.
  private static func path(of address: String) -> String {
    guard let mark = address.range(of: "://"), let slash = address[mark.upperBound...].firstIndex(of: "/")
    else { return "/" }
    return String(address[slash...])
  }
}
#endif
