/// The numbers that host and page agree on. Documentation/BrowserProtocol.md says what follows each of them.
package enum BrowserProtocol {
  /// Raised with every change that an older page cannot read.
  package static let version: UInt16 = 17

  /// How many ticks of a page may be under way: frames of 60 a second for a round trip of 200 milliseconds.
  package static let mostTicksUnderWay = 12

  /// The path of the web socket.
  package static let socketPath = "/socket"

  /// The path at which a process that shows pages for another one says that it gets to work.
  package static let pulsePath = "/pulse"

  /// Records from a page.
  package enum PageKind: UInt8, CaseIterable {
    case hello = 1
    case tick = 2
    case touches = 3
    case hover = 4
    case scroll = 5
    case magnify = 6
    case key = 7
    case screen = 8
    case visibility = 9
    case resend = 10
    case bye = 11
    case accessibility = 12
    case clipboard = 13
    case copied = 14
    case address = 15
    case save = 16
    case back = 17
    case way = 18
    case edit = 19
    case field = 20
    case keyboard = 21
    case drag = 22
    case draggedItem = 23
    case filePart = 24
    case dragOut = 25
  }

  /// Records to a page.
  package enum HostKind: UInt8, CaseIterable {
    case welcome = 1
    case reset = 2
    case commit = 3
    case picture = 4
    case forget = 5
    case wake = 6
    case title = 7
    case announce = 8
    case focus = 9
    case copy = 10
    case read = 11
    case address = 12
    case state = 13
    case open = 14
    case recorder = 15
    case recording = 16
    case front = 17
    case scroll = 18
    case motion = 19
    case turn = 20
    case correction = 21
    case resume = 22
    case editing = 23
    case drag = 24
    case dragOut = 25
  }

  /// Codes of a web socket's close frame; those from 4000 up are ours.
  package enum CloseCode: UInt16 {
    case goingAway = 1001
    case protocolError = 1002
    case notBinary = 1003
    case malformed = 1007
    case policy = 1008
    case tooLarge = 1009
    case takenOver = 4001
    case full = 4002
    case wrongVersion = 4003
    case silent = 4004
    case programStopped = 4005
  }
}
