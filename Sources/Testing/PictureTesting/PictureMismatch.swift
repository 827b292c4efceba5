import TouchTesting

/// Why ``VirtualScreen/expectPicture(named:of:in:scale:text:records:file:)`` has failed. Its description is what a test's report shows.
public enum PictureMismatch: Error, CustomStringConvertible, Equatable {
  /// There was no reference picture; one has been written.
  case recorded(path: String)
  /// The picture is not the reference.
  case differs(name: String, PictureDifference, page: String)
  /// The reference cannot be read.
  case unreadable(path: String)
  /// The view is not on the screen.
  case notShown

  /// The reason in a few lines, layers first.
  public var description: String {
    switch self {
    case .recorded(let path):
      "The picture was recorded at \(path). Look at it and run the test again, without recording."
    case .differs(let name, let difference, let page):
      "\(name) is not as it was recorded:\n\(difference.description)\nBoth pictures: \(page)"
    case .unreadable(let path): "\(path) is no PNG file: record it again."
    case .notShown: "The view is not on this screen: show it, and run a frame, before its picture is taken."
    }
  }
}
