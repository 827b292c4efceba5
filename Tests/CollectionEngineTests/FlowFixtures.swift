import CollectionEngine
import Foundation
import PlaneGeometry

extension FlowGeometry {
  /// One section of equal or differing items in a viewport of this width, scrolled vertically at 2 pixels a point.
  static func rows(
    _ items: Items, width: Double, lineSpacing: Double = 10, interitemSpacing: Double = 10,
    insets: UIEdgeInsets = .zero, scale: Double = 2
  ) -> FlowGeometry {
    FlowGeometry(
      sections: [
        Section(items: items, lineSpacing: lineSpacing, interitemSpacing: interitemSpacing, insets: insets)
      ], axis: .vertical, availableSize: CGSize(width: width, height: 480), pixelScale: scale)
  }

  /// All frames of a section.
  func frames(inSection section: Int = 0) -> [CGRect] {
    var frames: [CGRect] = []
    appendFrames(ofItems: 0..<itemCount(inSection: section), inSection: section, into: &frames)
    return frames
  }

  /// What a query answers.
  func spans(touching rect: CGRect) -> [ElementSpan] {
    var spans: [ElementSpan] = []
    appendSpans(touching: rect, into: &spans)
    return spans
  }
}

func sizes(_ pairs: (Double, Double)...) -> FlowGeometry.Items {
  .varying(pairs.map { CGSize(width: $0.0, height: $0.1) })
}

func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
