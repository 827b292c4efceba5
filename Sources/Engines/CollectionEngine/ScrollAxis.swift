/// The axis content scrolls along.
///
/// "Along" means in the direction of scrolling everywhere in this module, "across" at right angles to it: with
/// ``vertical``, along is y and across is x.
public enum ScrollAxis: Hashable, Sendable {
  /// Content scrolls up and down; the lines of a flow layout are rows.
  case vertical
  /// Content scrolls left and right; the lines of a flow layout are columns.
  case horizontal
}
