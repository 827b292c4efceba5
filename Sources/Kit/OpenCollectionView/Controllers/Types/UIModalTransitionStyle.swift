/// How a controller comes when it is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// The screen turns over.
  case flipHorizontal = 1
  /// It fades in.
  case crossDissolve = 2
  /// The page below is curled up. Here it fades in, because pages do not bend.
  case partialCurl = 3
}
