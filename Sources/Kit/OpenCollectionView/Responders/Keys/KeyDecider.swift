/// Those who may take a key that goes down, in the order in which they are asked; the first that takes it is the last.
///
/// A host may keep a key for itself before: see `Documentation/Architecture/Keys.md`. Keys that are let go, and those that
/// repeat, are for the one that took them.
enum KeyDecider {
  // Of the scene, before its windows hear of a key.

  /// The menu in front.
  case menu
  /// A drag, which Escape ends.
  case drag
  /// A drag that keys move.
  case keyedDrag

  // Of the window: commands, from the first responder up the chain.

  /// The key commands of responders.
  case keyCommand
  /// The standard commands of an Edit menu: ``StandardKeyCommands``.
  case standardCommand

  // Of those that hear of presses.

  /// Recognizers of the first responder's view and of all around it; see ``PressDelivery``.
  case recognizers
  /// The first responder and those up its chain, which may keep a press from their window.
  case responders

  // Of the window, for presses that came as far.

  /// The first responder, where text can be typed into it.
  case text
  /// The items of a collection view: its focus, its selection, what keys carry.
  case item
  /// The thing that Escape leaves: the presentation in front, or what else there is to leave.
  case presentation
  /// The scroll view that a key is meant for.
  case scrollView

  /// Asked for each report of a key, also where it is let go.
  static let ofScene: [KeyDecider] = [.menu, .drag, .keyedDrag]
  /// Asked where a key goes down or repeats.
  static let commands: [KeyDecider] = [.keyCommand, .standardCommand]
  /// Asked by a press.
  static let ofPresses: [KeyDecider] = [.recognizers, .responders]
  /// Asked where a press arrives at the window.
  static let ofWindow: [KeyDecider] = [.text, .item, .presentation, .scrollView]
}
