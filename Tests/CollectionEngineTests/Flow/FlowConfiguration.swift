import CollectionEngine
import Foundation
import PlaneGeometry
import Testing

/// One flow layout with the frames that the measured rules give it, worked out by hand.
struct FlowConfiguration: Sendable, CustomTestStringConvertible {
  var name: String
  var axis = ScrollAxis.vertical
  var scale = 2.0
  var available: CGSize
  var itemInsets = UIEdgeInsets.zero
  var sections: [FlowGeometry.Section]
  /// The frames of the items, section by section.
  var items: [[CGRect]]
  var headers: [CGRect?] = [nil]
  var footers: [CGRect?] = [nil]
  /// Along the scroll axis.
  var length: Double

  var testDescription: String { name }

  var geometry: FlowGeometry {
    FlowGeometry(
      sections: sections, axis: axis, availableSize: available, pixelScale: scale, itemInsets: itemInsets)
  }

  static func vertical(
    _ name: String, width: Double, scale: Double = 2, _ section: FlowGeometry.Section, _ items: [CGRect],
    length: Double
  ) -> FlowConfiguration {
    FlowConfiguration(
      name: name, scale: scale, available: CGSize(width: width, height: 480), sections: [section], items: [items],
      length: length)
  }

  static func horizontal(
    _ name: String, height: Double, scale: Double = 2, _ section: FlowGeometry.Section, _ items: [CGRect],
    length: Double
  ) -> FlowConfiguration {
    FlowConfiguration(
      name: name, axis: .horizontal, scale: scale, available: CGSize(width: 375, height: height), sections: [section],
      items: [items], length: length)
  }
}
