package import Foundation

/// The number of a window that a shell has opened.
package struct WindowNumber: RawRepresentable, Hashable, Sendable {
  /// The number.
  package let rawValue: UInt32

  /// A number.
  package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Something that a shell has heard of a window, of a device or of the system.
///
/// Places are pixels of the window, before it is turned; times seconds of the shell's own clock. Nothing in it is trusted.
package struct ShellEvent: Hashable, Sendable {
  /// One report about one finger of a touch screen.
  package struct Finger: Hashable, Sendable {
    /// Tells which device; unique among those that are there.
    package var device: Int64
    /// Tells which finger; unique among those that are down on the device.
    package var finger: Int64
    /// Tells what happened.
    package var phase: Phase
    /// The place.
    package var place: CGPoint
    /// How hard it presses, from 0 to 1; 0 or 1 where the device does not know.
    package var pressure: Double

    /// Tells what happened to a finger.
    package enum Phase: Hashable, Sendable {
      /// It came down.
      case down
      /// It moved.
      case moved
      /// It was lifted.
      case up
      /// The system took it away.
      case cancelled
    }

    /// A report.
    package init(device: Int64, finger: Int64, phase: Phase, place: CGPoint, pressure: Double = 0) {
      self.device = device
      self.finger = finger
      self.phase = phase
      self.place = place
      self.pressure = pressure
    }
  }

  /// Something that was dropped on a window from another program.
  package enum DroppedThing: Hashable, Sendable {
    /// A file, or a folder, with its path.
    case file(String)
    /// A text.
    case text(String)
  }

  /// A key that went down or up.
  package struct Key: Hashable, Sendable {
    /// Tells whether it went down.
    package var isDown: Bool
    /// Tells whether it is held, and repeated.
    package var isRepeat: Bool
    /// Its place on the keyboard, by the numbers that USB keyboards send.
    package var usage: Int
    /// The character that the layout has for it without modifiers, as a scalar; 0 for keys that type nothing.
    package var character: UInt32

    /// A key.
    package init(isDown: Bool, isRepeat: Bool = false, usage: Int, character: UInt32) {
      self.isDown = isDown
      self.isRepeat = isRepeat
      self.usage = usage
      self.character = character
    }
  }

  /// Tells what was heard.
  package enum Kind: Hashable, Sendable {
    /// A finger came, moved or went.
    case finger(Finger)
    /// A touch screen was unplugged.
    case deviceGone(Int64)
    /// The mouse stands somewhere, with some buttons pressed: bit 0 the primary one, bit 1 the secondary one.
    case pointer(place: CGPoint, buttons: UInt32)
    /// The mouse has left the window.
    case pointerLeft
    /// A wheel has turned, by so many notches: positive to the right, and towards the person.
    case wheel(x: Double, y: Double)
    /// A key went down or up.
    case key(Key)
    /// The layout or an input method has typed a text.
    case text(String)
    /// An input method composes a text, of which some is selected, counted in characters; it is empty when it
    /// composes no longer.
    case composed(String, start: Int, length: Int)
    /// The modifier keys that are held from now on.
    case modifiers(UInt16)
    /// Size, scale or display of the window are others now: the shell is asked.
    case changed
    /// The picture of the window is lost: it is presented once more.
    case exposed
    /// The window can be seen, or no longer.
    case visible(Bool)
    /// Keys go to the window, or no longer.
    case focused(Bool)
    /// A person wants the window closed.
    case closing
    /// Files or texts were dropped on the window, at a place.
    case dropped(place: CGPoint, [DroppedThing])
    /// The system wants the program to end.
    case quitting
  }

  /// Tells which window; nil where it is about none, or about all.
  package var window: WindowNumber?
  /// When, in seconds of the shell's clock.
  package var time: Double
  /// Tells what was heard.
  package var kind: Kind

  /// An event.
  package init(window: WindowNumber?, time: Double, kind: Kind) {
    self.window = window
    self.time = time
    self.kind = kind
  }
}
