import CollectionEngine

/// The answer of a layout without attributes of its own: elements and frames, and nothing made for each of them.
///
/// Kept from answer to answer, so that an answer allocates nothing.
struct DirectAnswer {
  struct Element {
    var key: ElementKey
    var frame: CGRect
  }

  /// Ordered by key: cells first, then each kind of views.
  var elements: [Element] = []
  /// The numbers of the kinds of headers and footers.
  var headerKind = 0
  var footerKind = 0
  private var spans: [ElementSpan] = []
  private var frames: [CGRect] = []

  /// Takes over what of a flow layout touches a rectangle.
  mutating func take(_ geometry: FlowGeometry, touching rect: CGRect) {
    elements.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
    geometry.appendSpans(touching: rect, into: &spans)
    var hasHeaders = false
    var hasFooters = false
    for span in spans {
      hasHeaders = hasHeaders || span.hasHeader
      hasFooters = hasFooters || span.hasFooter
      guard !span.items.isEmpty else { continue }
      frames.removeAll(keepingCapacity: true)
      geometry.appendFrames(ofItems: span.items, inSection: span.section, into: &frames)
      for (offset, item) in span.items.enumerated() {
        append(.cell(section: span.section, item: item), frames[offset])
      }
    }
    if headerKind < footerKind {
      if hasHeaders { takeHeaders(geometry) }
      if hasFooters { takeFooters(geometry) }
    } else {
      if hasFooters { takeFooters(geometry) }
      if hasHeaders { takeHeaders(geometry) }
    }
  }

  /// An element without a place is nowhere: sizes that are legal each, such as 1e300 points, can add up to no number.
  private mutating func append(_ key: ElementKey, _ frame: CGRect) {
    guard (frame.origin.x + frame.origin.y + frame.size.width + frame.size.height).isFinite else { return }
    elements.append(Element(key: key, frame: frame))
  }

  private mutating func takeHeaders(_ geometry: FlowGeometry) {
    for span in spans where span.hasHeader {
      guard let frame = geometry.headerFrame(ofSection: span.section) else { continue }
      append(.supplementary(kind: headerKind, section: span.section), frame)
    }
  }

  private mutating func takeFooters(_ geometry: FlowGeometry) {
    for span in spans where span.hasFooter {
      guard let frame = geometry.footerFrame(ofSection: span.section) else { continue }
      append(.supplementary(kind: footerKind, section: span.section), frame)
    }
  }
}
