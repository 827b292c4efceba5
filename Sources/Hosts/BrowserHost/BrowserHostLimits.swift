#if BrowserHost
import PageProtocol

/// The limits of what a page may cost the program that serves it. A page that goes beyond a limit is closed; no other
/// page notices.
///
/// The numbers are our choice: each lies at least ten times above what a finger on a 240 Hz display makes.
public struct BrowserHostLimits: Hashable, Sendable {
  /// Those of messages, and of what is kept of them.
  var page = PageLimits()

  /// The largest message from a page, and the largest frame of one, in bytes; 65,536 by default.
  public var messageBytes: Int {
    get { page.messageBytes }
    set { page.messageBytes = newValue }
  }
  /// How many records one message may hold; 1,024 by default.
  public var recordsPerMessage: Int {
    get { page.recordsPerMessage }
    set { page.recordsPerMessage = newValue }
  }
  /// How many touch samples one record may hold; 512 by default, five fingers at 1,000 Hz for a tenth of a second.
  public var samplesPerRecord: Int {
    get { page.samplesPerRecord }
    set { page.samplesPerRecord = newValue }
  }
  /// Messages per second from a page, and how many may come at once; 2,000 by default.
  public var messagesPerSecond = 2_000
  /// Bytes per second from a page, and how many may come at once; 8,388,608 by default.
  public var bytesPerSecond = 8_388_608
  /// How many commits one message may ask for; 4 by default. A page asks for one in a frame.
  public var ticksPerMessage: Int {
    get { page.ticksPerMessage }
    set { page.ticksPerMessage = newValue }
  }
  /// How often one message may ask for the whole tree; 1 by default.
  public var resendsPerMessage: Int {
    get { page.resendsPerMessage }
    set { page.resendsPerMessage = newValue }
  }
  /// Bytes of input that may wait for a frame; 262,144 by default, which a page that asks for frames never comes near.
  public var waitingInputBytes = 262_144
  /// Seconds for which a frame goes on delivering a page's input before the rest waits for the next one; 0.02 by default.
  /// An input that has been begun is finished, however long the program takes over it.
  public var inputTimePerFrame = 0.02
  /// How many commits a page may leave unapplied when it asks for another; 16 by default.
  ///
  /// A page asks for two fewer at most, and for no more than 12. Over a long way it asks for as many as are answered without
  /// waiting for each other: at 60 frames a second and with a round trip of 100 milliseconds these are 7. With 4 or fewer it
  /// asks for two, whatever the way, and so gets two frames for each round trip.
  public var unappliedCommits = 16
  /// Open connections of any kind; 256 by default. When there are as many, the one that has been silent the longest, of
  /// the address with the most silent ones, makes room for the next; where none is silent, the next is closed at once.
  public var connections = 256
  /// Connections from one address that have not yet said what they want; 64 by default. The oldest makes room.
  public var silentConnectionsPerAddress = 64
  /// Pages of one address, not counting this machine's own; 32 by default. Further ones are told so.
  public var pagesPerAddress = 32
  /// The header of an HTTP request in bytes; 16,384 by default.
  public var headerBytes = 16_384
  /// The fields in the header of an HTTP request; 64 by default.
  public var headerFields = 64
  /// The body of an HTTP request in bytes; 0 by default, since nothing that is served takes one.
  public var bodyBytes = 0
  /// Seconds in which a request must be complete, and a page must have said what it is; 10 by default.
  public var handshakeTimeout = 10.0
  /// Seconds for which an HTTP connection may idle after an answer; 30 by default.
  public var idleTimeout = 30.0
  /// Seconds of silence after which a page is pinged; 5 by default. A page that answers, and says nothing else, rests: it is
  /// pinged after twice the time, and at last every 40 seconds.
  public var heartbeatInterval = 5.0
  /// Seconds of silence after which a page is taken for lost; 15 by default. Where it was pinged later, because it rests, it
  /// still has as long to answer: the difference to ``heartbeatInterval``. Holds for the processes that the host starts, too.
  public var silenceTimeout = 15.0
  /// Seconds after which a process that the host has started, and that does not get to work, is taken for hanging: it is ended,
  /// its pages are told and begin anew; 15 by default. It is asked only while its pages say something to it.
  ///
  /// Set it to infinity while a debugger holds such processes.
  public var hangTimeout = 15.0
  /// How many processes may be started at a time for pages that have not shown a frame yet; 4 by default. Further pages wait,
  /// and one that is gone before its turn costs no process. One address has at most half of them.
  public var startingProcesses = 4
  /// Seconds that a page has to answer a close before its connection is cut; 2 by default.
  public var closeTimeout = 2.0
  /// Pictures that a page keeps although no layer shows them; 64 by default.
  public var idlePictures: Int {
    get { page.idlePictures }
    set { page.idlePictures = newValue }
  }
  /// Bytes of such pictures; 16,777,216 by default.
  public var idlePictureBytes: Int {
    get { page.idlePictureBytes }
    set { page.idlePictureBytes = newValue }
  }

  /// Bytes of text, HTML and picture together that are taken from a page's clipboard, or put on it, at a time; 8,388,608
  /// by default. What is larger is left alone.
  public var clipboardBytes = 8_388_608

  /// Bytes of the longest text that is typed or pasted into a field at a time; 1,572,864 by default: as many letters as a field
  /// holds, 524,288 UTF-16 units, in UTF-8. The page cuts what is longer. Twice as many may wait for a frame.
  public var fieldTextBytes = 1_572_864

  /// How many things may be dragged over a page at a time, and how many forms a text of them may have; 1,000 by default. The page
  /// leaves out what is more.
  public var draggedItems: Int {
    get { page.draggedItems }
    set { page.draggedItems = newValue }
  }
  /// Bytes of texts that a drop may bring; 1,048,576 by default. The page leaves out what is longer.
  public var draggedTextBytes: Int {
    get { page.draggedTextBytes }
    set { page.draggedTextBytes = newValue }
  }
  /// Bytes of files that a program may load of one drop; 67,108,864 by default. What is beyond it fails to load before a byte of it
  /// is sent. Files are sent when they are loaded, in parts that are written to the system's temporary directory as they come.
  public var droppedFileBytes = 67_108_864

  /// Bytes of an address that a page may be at; 2,048 by default.
  public var addressBytes: Int {
    get { page.addressBytes }
    set { page.addressBytes = newValue }
  }
  /// Bytes that a page keeps of what a scene was, to restore it; 30,000 by default. What is larger is not kept, and a
  /// sentence in the log says so.
  public var restorationBytes: Int {
    get { page.restorationBytes }
    set { page.restorationBytes = newValue }
  }

  /// How many ticks a page may have under way: the commit that waits for a frame on the page, and one that answers no tick,
  /// have room beside their answers.
  var ticksUnderWay: UInt8 { UInt8(min(max(unappliedCommits - 2, 1), BrowserProtocol.mostTicksUnderWay)) }

  /// The limits with their default values.
  public init() {}
}
#endif
