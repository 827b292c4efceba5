public import Foundation

/// Says where a finger will be shortly, from its last reports: the motion goes on as it was, slowing down if it did.
///
/// It looks ahead no further than ``horizon`` and never faster than the last motion. A finger that rests, has just come
/// down or turns round has no prediction. Taking in a report costs a few nanoseconds, and the same reports give the same
/// prediction.
public struct TouchPrediction: Hashable, Sendable {
  /// A place where the finger is expected.
  public struct Point: Hashable, Sendable {
    /// When, in seconds of the application's clock.
    public var time: Double
    /// The place in the coordinates of the reports.
    public var location: CGPoint
  }

  /// How far ahead, in seconds: a frame of the slowest common display. Our choice.
  public static let horizon = 1.0 / 60

  /// A finger that reports nothing for longer, in seconds, has rested. Our choice: three frames of 60 a second.
  public static let longestPause = 0.05

  /// Points closer together than this, in seconds, are of no use. Our choice: the fastest touch screens.
  public static let shortestStep = 1.0 / 240

  private struct Report: Hashable {
    var time = 0.0
    var x = 0.0
    var y = 0.0
  }

  // Newest first; three say how fast the finger is and whether it slows down.
  private var newest = Report()
  private var middle = Report()
  private var oldest = Report()
  private var count = 0

  /// A finger of which nothing is known.
  public init() {}

  /// Takes in a report. One that is not newer than the last, or says no place, tells nothing about the speed.
  public mutating func note(_ location: CGPoint, time: Double) {
    guard location.x.isFinite, location.y.isFinite, time.isFinite else { return }
    let report = Report(time: time, x: location.x, y: location.y)
    guard count > 0 else {
      newest = report
      count = 1
      return
    }
    guard time > newest.time else {
      newest.x = report.x
      newest.y = report.y
      return
    }
    if time - newest.time > Self.longestPause {
      count = 1
    } else {
      oldest = middle
      middle = newest
      count = min(count + 1, 3)
    }
    newest = report
  }

  /// The places to come, soonest first; empty where nothing can be said.
  public var points: [Point] {
    guard count == 3 else { return [] }
    let last = (time: newest.time - middle.time, x: newest.x - middle.x, y: newest.y - middle.y)
    let before = (time: middle.time - oldest.time, x: middle.x - oldest.x, y: middle.y - oldest.y)
    let speed = hypot(last.x, last.y) / last.time
    let speedBefore = hypot(before.x, before.y) / before.time
    guard speed > 0, speed.isFinite, last.x * before.x + last.y * before.y > 0 else { return [] }
    let step = min(max((last.time + before.time) / 2, Self.shortestStep), Self.horizon)
    // A hundredth more: three steps of a third are the whole all the same.
    let steps = Int(Self.horizon / step * 1.01)
    let slowing = min(speed / speedBefore, 1)
    var (share, reach) = (1.0, 0.0)
    return (1...max(steps, 1)).map { index in
      share *= slowing
      reach += share * step / last.time
      return Point(
        time: newest.time + Double(index) * step,
        location: CGPoint(x: newest.x + last.x * reach, y: newest.y + last.y * reach))
    }
  }
}
