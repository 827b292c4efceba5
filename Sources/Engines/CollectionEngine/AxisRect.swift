import Foundation

/// A rectangle told by its extent along and across the scroll axis, in points of the content's space.
struct AxisRect: Equatable, Sendable {
  var along: Double
  var across: Double
  var alongLength: Double
  var acrossLength: Double
}

extension ScrollAxis {
  func along(_ size: CGSize) -> Double { self == .vertical ? size.height : size.width }

  func across(_ size: CGSize) -> Double { self == .vertical ? size.width : size.height }

  func rect(_ rect: AxisRect) -> CGRect {
    switch self {
    case .vertical:
      CGRect(x: rect.across, y: rect.along, width: rect.acrossLength, height: rect.alongLength)
    case .horizontal:
      CGRect(x: rect.along, y: rect.across, width: rect.alongLength, height: rect.acrossLength)
    }
  }
}
