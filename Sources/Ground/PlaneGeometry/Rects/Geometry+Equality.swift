public import Foundation

// Core Graphics' words for `==`.

extension CGPoint {
  /// Tells whether both are the same point.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Tells whether both are the same size.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Tells whether both are the same rectangle; one of negative size is that which it covers.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
