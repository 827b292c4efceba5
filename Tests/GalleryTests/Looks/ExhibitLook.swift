import Foundation
import OpenCollectionView
import Testing

/// A screen that exhibits are looked at on.
enum ExhibitLook: String, CaseIterable, CustomTestStringConvertible {
  case phone, darkPhone, tablet, darkTablet

  var size: CGSize {
    switch self {
    case .phone, .darkPhone: CGSize(width: 390, height: 844)
    case .tablet, .darkTablet: CGSize(width: 1024, height: 768)
    }
  }

  /// Pixels per point. [choice] Half of one keeps all files together below six megabytes, and every hairline leaves its trace.
  var scale: CGFloat { 0.5 }

  var style: UIUserInterfaceStyle {
    switch self {
    case .phone, .tablet: .light
    case .darkPhone, .darkTablet: .dark
    }
  }

  var testDescription: String { rawValue }
}
