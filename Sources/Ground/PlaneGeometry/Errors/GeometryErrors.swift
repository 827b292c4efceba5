import Synchronization

/// The place at which this floor tells of a program's errors. It knows of no policy: a listener does.
package enum GeometryErrors {
  /// A function that is called for an error, and stops the program or returns. It gets the sentence, a description of
  /// what is done if it returns, and the place.
  package typealias Listener =
    @Sendable (
      _ sentence: String, _ instead: String, _ file: StaticString, _ line: UInt
    ) -> Void

  private static let heard = Mutex(Ear())

  /// The listener that decides; without one the program stops.
  package static var listener: Listener? {
    get { heard.withLock { $0.listener } }
    set { heard.withLock { $0.listener = newValue } }
  }

  /// A structure around the function: a generic type that holds a function by itself wraps it once more each time that it
  /// is lent out, so that each call would take longer than the one before.
  private struct Ear {
    var listener: Listener?
  }

  /// Tells of an error. Where this returns, the caller does what it says that it does instead.
  static func report(_ sentence: String, instead: String, file: StaticString = #fileID, line: UInt = #line) {
    guard let listener else { fatalError(sentence, file: file, line: line) }
    listener(sentence, instead, file, line)
  }
}
