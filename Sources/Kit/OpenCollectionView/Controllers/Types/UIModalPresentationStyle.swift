/// How a controller is shown when it is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; what is below is taken away meanwhile.
  case fullScreen = 0
  /// A card that leaves a part of what is below to be seen, and can be pulled down.
  case pageSheet = 1
  /// A card of the size that suits a form, in the middle of wide screens; on narrow ones a page sheet.
  case formSheet = 2
  /// Covers the view of the controller that defines the context; that is taken away meanwhile.
  case currentContext = 3
  /// As the transitioning delegate says.
  case custom = 4
  /// Covers the screen; what is below stays, and shines through where nothing covers it.
  case overFullScreen = 5
  /// Covers the view of the controller that defines the context; that stays.
  case overCurrentContext = 6
  /// A bubble beside what it belongs to; a page sheet on screens of a compact width.
  case popover = 7
  /// Not adapted: for answers of delegates only.
  case none = -1
  /// The style that suits the controller: a page sheet, unless it knows better.
  case automatic = -2
}
