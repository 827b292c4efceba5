import Foundation
import MotionEngine
import TestSupport

/// The law along an axis as a host tells it to a page.
struct VectorAxis: Encodable {
  var minimum: Double
  var maximum: Double
  var gives: Bool
  var length: Double
  var coefficient = ScrollProfile.measured.rubberBandCoefficient
  var rate = ScrollProfile.measured.decelerationRate
  var spring = ScrollProfile.measured.bounceRate
  var returning = ScrollProfile.measured.overshootReturnRate

  /// Content of some length in a view of some length, which gives way three times in four.
  init(_ generator: inout SeededGenerator) {
    minimum = Double([0, 0, -40].randomElement(using: &generator) ?? 0)
    maximum = minimum + Double(Int.random(in: 0...20, using: &generator) * 100)
    gives = Int.random(in: 0..<4, using: &generator) > 0
    length = Double(Int.random(in: 2...8, using: &generator) * 100)
  }

  /// The same axis, with its content at an offset.
  func axis(at offset: Double) -> ScrollAxis {
    ScrollAxis(minimum: minimum, maximum: maximum, viewportLength: length, offset: offset, bounces: gives)
  }

  /// An offset at which content may rest.
  func legalOffset(_ generator: inout SeededGenerator) -> Double {
    minimum + ((maximum - minimum) * Double.random(in: 0...1, using: &generator)).rounded()
  }
}

extension Double {
  /// To a millionth: what is written looks the same whatever the last bit is.
  var asWritten: Double { (self * 1_000_000).rounded() / 1_000_000 }

  /// Seconds in milliseconds. A count of 1024ths of a second is exact in both.
  var inMilliseconds: Double { self * 1_000 }
}
