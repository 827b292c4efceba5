import UIKit

@MainActor func program35() -> String {
  let frame = CGRectMake(10, 20, 30, 50)
  let moved = CGPointMake(CGRectGetMinX(frame), CGRectGetMidY(frame))
  return "\(Double(moved.x)) \(Double(moved.y)) \(CGSizeMake(1, 2) != CGSizeZero)"
}
