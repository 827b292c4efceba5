/// Everything that a host reports to a scene.
///
/// Times are seconds of the application's clock, places points of the screen.
public enum HostInput: Hashable, Sendable, Codable {
  /// Reports about touches that belong together in time, oldest first.
  case touches([TouchSample])
  /// A pointer moved with no button pressed, or left the screen.
  case hover(HoverSample)
  /// A wheel or a trackpad scrolled.
  case scroll(ScrollSample)
  /// A trackpad pinched.
  case magnify(MagnifySample)
  /// A key went down or up.
  case key(KeySample)
  /// An element was used by an assistive tool or the keyboard.
  case accessibility(AccessibilityAction)
  /// The screen has another size, scale or appearance.
  case screen(ScreenDescription)
  /// The screen can be seen again, or no longer.
  case visibility(Bool)
  /// The person went to another address, whole.
  case address(String)
  /// The person went back to where this many things were in front of the program.
  case back(to: Int)
  /// The host shows content ahead of the answers to what it reports, because those come so many seconds after the reports; 0
  /// where it shows nothing ahead any longer.
  case latency(Double)
  /// A person has changed a text that is shown, or where that is edited.
  case text(TextReport)
  /// A keyboard on the screen has come, has another size, or has gone.
  case keyboard(KeyboardReport)
  /// Something is dragged over the screen from elsewhere.
  case drag(DragReport)
}
