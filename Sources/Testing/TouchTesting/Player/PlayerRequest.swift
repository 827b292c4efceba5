/// A question to a ``RecordingPlayer``: one line of JSON, and after it the text of a recording, if there is one.
public struct PlayerRequest: Hashable, Sendable, Codable {
  /// The version of what tools and players say to each other.
  public static let currentVersion = 1

  /// The version that the one who asks speaks.
  public var version = currentVersion
  /// Times of the recording at which a picture is wanted.
  public var moments: [Double]
  /// Tells whether the conflicts of recognizers are wanted that there are in the end.
  public var wantsConflicts: Bool
  /// A size in points to replay on in place of the recording's.
  public var size: [Double]?

  /// A film that is wanted of all that the recording shows.
  public var film: Film?

  /// The rate and the size of a film, and how its words are drawn.
  public struct Film: Hashable, Sendable, Codable {
    /// Pictures per second.
    public var rate: Double
    /// Pixels per point.
    public var scale: Double
    /// Tells whether words are drawn as bars of their measured size, which needs no font.
    public var wordsAsBars: Bool

    /// A film.
    public init(rate: Double = 30, scale: Double = 1, wordsAsBars: Bool = false) {
      self.rate = rate
      self.scale = scale
      self.wordsAsBars = wordsAsBars
    }
  }

  /// A request.
  public init(
    moments: [Double] = [], wantsConflicts: Bool = false, size: [Double]? = nil, film: Film? = nil
  ) {
    self.film = film
    self.moments = moments
    self.wantsConflicts = wantsConflicts
    self.size = size
  }
}
