import CollectionEngine
import Foundation
import PlaneGeometry
import Testing

/// Frames by the rules measured on iOS 26, both directions, one to three pixels a point.
@Suite struct FlowConfigurationTests {
  @Test(arguments: FlowConfiguration.all)
  func `Frames follow the measured rules`(configuration: FlowConfiguration) {
    // C71
    let geometry = configuration.geometry
    for section in configuration.sections.indices {
      let frames = geometry.frames(inSection: section)
      #expect(frames.count == configuration.items[section].count)
      for (frame, expected) in zip(frames, configuration.items[section]) {
        #expect(
          abs(frame.minX - expected.minX) < 1e-9 && abs(frame.minY - expected.minY) < 1e-9
            && frame.size == expected.size, "\(frame) is not \(expected)")
      }
      #expect(geometry.headerFrame(ofSection: section) == configuration.headers[section])
      #expect(geometry.footerFrame(ofSection: section) == configuration.footers[section])
    }
    let content = geometry.contentSize
    let length = configuration.axis == .vertical ? content.height : content.width
    #expect(abs(length - configuration.length) < 1e-9)
  }
}

private func uniform(
  _ width: Double, _ height: Double, _ count: Int, line: Double = 10, interitem: Double = 10,
  insets: UIEdgeInsets = .zero, header: Double = 0, footer: Double = 0
) -> FlowGeometry.Section {
  FlowGeometry.Section(
    items: .uniform(CGSize(width: width, height: height), count: count), lineSpacing: line,
    interitemSpacing: interitem, insets: insets, headerLength: header, footerLength: footer)
}

private func section(_ items: FlowGeometry.Items) -> FlowGeometry.Section { FlowGeometry.Section(items: items) }

extension FlowConfiguration {
  static let all: [FlowConfiguration] = grids + single + uneven + sectioned + columns

  private static let grids: [FlowConfiguration] = [
    .vertical(
      "a grid with gaps of whole points, 1x", width: 320, scale: 1, uniform(90, 40, 5, line: 8),
      [
        frame(0, 0, 90, 40), frame(115, 0, 90, 40), frame(230, 0, 90, 40), frame(0, 48, 90, 40),
        frame(115, 48, 90, 40),
      ], length: 88),
    .vertical(
      "gaps of half points, 2x", width: 320, uniform(95, 40, 4),
      [frame(0, 0, 95, 40), frame(112.5, 0, 95, 40), frame(225, 0, 95, 40), frame(0, 50, 95, 40)], length: 90),
    .vertical(
      "gaps of a third, 3x", width: 320, scale: 3, uniform(70, 30, 5),
      [
        frame(0, 0, 70, 30), frame(250.0 / 3, 0, 70, 30), frame(500.0 / 3, 0, 70, 30), frame(250, 0, 70, 30),
        frame(0, 40, 70, 30),
      ], length: 70),
    .vertical(
      "gaps of a third, rounded at 1x", width: 320, scale: 1, uniform(70, 30, 4),
      [frame(0, 0, 70, 30), frame(83, 0, 70, 30), frame(167, 0, 70, 30), frame(250, 0, 70, 30)], length: 30),
    .vertical(
      "an exact fit", width: 320, uniform(100, 50, 3),
      [frame(0, 0, 100, 50), frame(110, 0, 100, 50), frame(220, 0, 100, 50)], length: 50),
    .vertical(
      "a point less than an exact fit", width: 319, uniform(100, 50, 3),
      [frame(0, 0, 100, 50), frame(219, 0, 100, 50), frame(0, 60, 100, 50)], length: 110),
    .vertical(
      "no spacing", width: 300, uniform(75, 75, 5, line: 0, interitem: 0),
      [
        frame(0, 0, 75, 75), frame(75, 0, 75, 75), frame(150, 0, 75, 75), frame(225, 0, 75, 75),
        frame(0, 75, 75, 75),
      ], length: 150),
    .vertical(
      "thirds of a width, 3x", width: 100, scale: 3, uniform(100.0 / 3, 10, 3, interitem: 0),
      [
        frame(0, 0, 100.0 / 3, 10), frame(100.0 / 3, 0, 100.0 / 3, 10), frame(200.0 / 3, 0, 100.0 / 3, 10),
      ], length: 10),
    .vertical(
      "thirds of a width, 2x", width: 100, uniform(100.0 / 3, 10, 3, interitem: 0),
      [frame(0, 0, 100.0 / 3, 10), frame(33.5, 0, 100.0 / 3, 10), frame(66.5, 0, 100.0 / 3, 10)], length: 10),
    .vertical(
      "a last line of two where three fit", width: 300, uniform(80, 20, 2),
      [frame(0, 0, 80, 20), frame(110, 0, 80, 20)], length: 20),
    .vertical(
      "lines between the pixels, 3x", width: 100, scale: 3, uniform(100, 33.4, 3, line: 5.3),
      [frame(0, 0, 100, 33.4), frame(0, 116.0 / 3, 100, 33.4), frame(0, 232.0 / 3, 100, 33.4)], length: 110.8),
  ]

  private static let single: [FlowConfiguration] = [
    .vertical(
      "one item a line", width: 200, uniform(150, 40, 3),
      [frame(25, 0, 150, 40), frame(25, 50, 150, 40), frame(25, 100, 150, 40)], length: 140),
    .vertical("an item wider than the view", width: 200, uniform(250, 40, 1), [frame(-25, 0, 250, 40)], length: 40),
    .vertical("one item where two fit", width: 200, uniform(90, 40, 1), [frame(0, 0, 90, 40)], length: 40),
    .vertical(
      "an item wider than the insets leave room for", width: 100,
      uniform(50, 10, 1, insets: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)), [frame(25, 0, 50, 10)],
      length: 10),
  ]

  private static let uneven: [FlowConfiguration] = [
    .vertical(
      "a full line of unequal items, then one alone", width: 300,
      section(sizes((100, 40), (50, 60), (90, 20), (200, 30))),
      [frame(0, 10, 100, 40), frame(130, 0, 50, 60), frame(210, 20, 90, 20), frame(50, 70, 200, 30)], length: 100),
    .vertical(
      "a last line of unequal items", width: 300, section(sizes((80, 30), (60, 50))),
      [frame(0, 10, 80, 30), frame(90, 0, 60, 50)], length: 50),
    .vertical(
      "a last line of unequal heights only", width: 300, section(sizes((80, 20), (80, 30))),
      [frame(0, 5, 80, 20), frame(90, 0, 80, 30)], length: 30),
    .vertical(
      "an equal line, then an unequal last one", width: 300,
      section(sizes((100, 30), (100, 30), (100, 40), (80, 20), (80, 20))),
      [
        frame(0, 0, 100, 30), frame(200, 0, 100, 30), frame(0, 40, 100, 40), frame(110, 50, 80, 20),
        frame(200, 50, 80, 20),
      ], length: 80),
    .vertical(
      "an unequal line, then an equal last one", width: 300,
      section(sizes((100, 40), (80, 20), (80, 20), (90, 30), (90, 30))),
      [
        frame(0, 0, 100, 40), frame(120, 10, 80, 20), frame(220, 10, 80, 20), frame(0, 50, 90, 30),
        frame(105, 50, 90, 30),
      ], length: 80),
  ]

  private static let sectioned: [FlowConfiguration] = [
    FlowConfiguration(
      name: "header, footer and insets", available: CGSize(width: 200, height: 480),
      sections: [
        uniform(
          50, 50, 2, insets: UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20), header: 30, footer: 20)
      ],
      items: [[frame(10, 35, 50, 50), frame(70, 35, 50, 50)]], headers: [frame(0, 0, 200, 30)],
      footers: [frame(0, 100, 200, 20)], length: 120),
    FlowConfiguration(
      name: "an empty section before another one", available: CGSize(width: 200, height: 480),
      sections: [
        uniform(50, 50, 0, insets: UIEdgeInsets(top: 5, left: 0, bottom: 15, right: 0), header: 30, footer: 20),
        uniform(50, 50, 1, header: 10),
      ],
      items: [[], [frame(0, 80, 50, 50)]], headers: [frame(0, 0, 200, 30), frame(0, 70, 200, 10)],
      footers: [frame(0, 50, 200, 20), nil], length: 130),
    FlowConfiguration(
      name: "sections without anything between them", available: CGSize(width: 200, height: 480),
      sections: [uniform(50, 50, 1), uniform(50, 50, 0), uniform(50, 50, 1)],
      items: [[frame(0, 0, 50, 50)], [], [frame(0, 50, 50, 50)]], headers: [nil, nil, nil], footers: [nil, nil, nil],
      length: 100),
    FlowConfiguration(
      name: "a safe area beside the section's insets", available: CGSize(width: 400, height: 480),
      itemInsets: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44),
      sections: [
        uniform(100, 10, 2, insets: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6), header: 20)
      ],
      items: [[frame(50, 20, 100, 10), frame(250, 20, 100, 10)]], headers: [frame(0, 0, 400, 20)], length: 30),
  ]

  private static let columns: [FlowConfiguration] = [
    .horizontal(
      "columns", height: 240, uniform(60, 100, 5, line: 20),
      [
        frame(0, 0, 60, 100), frame(0, 140, 60, 100), frame(80, 0, 60, 100), frame(80, 140, 60, 100),
        frame(160, 0, 60, 100),
      ], length: 220),
    FlowConfiguration(
      name: "columns between a header and a footer", axis: .horizontal, available: CGSize(width: 375, height: 240),
      sections: [
        uniform(
          96, 72, 3, line: 12, insets: UIEdgeInsets(top: 10, left: 14, bottom: 10, right: 14), header: 44, footer: 20)
      ],
      items: [[frame(58, 10, 96, 72), frame(58, 158, 96, 72), frame(166, 10, 96, 72)]],
      headers: [frame(0, 0, 44, 240)], footers: [frame(276, 0, 20, 240)], length: 296),
    .horizontal("an item higher than the view", height: 100, uniform(40, 150, 1), [frame(0, -25, 40, 150)], length: 40),
    .horizontal(
      "columns of unequal items, 3x", height: 200, scale: 3, section(sizes((30, 90), (50, 40), (20, 150))),
      [frame(10, 0, 30, 90), frame(0, 160, 50, 40), frame(60, 25, 20, 150)], length: 80),
    .horizontal(
      "gaps down a column, 3x", height: 200, scale: 3, uniform(10, 44, 4, interitem: 4),
      [
        frame(0, 0, 10, 44), frame(0, 52, 10, 44), frame(0, 104, 10, 44), frame(0, 156, 10, 44),
      ], length: 10),
  ]
}
