import CollectionEngine
import Foundation
import PlaneGeometry
import Testing

/// Two sections of 200 points, each with a header of 30 and a footer of 20 points.
@Suite struct FlowPinningTests {
  private let geometry = FlowGeometry(
    sections: [FlowGeometry.Section](
      repeating: FlowGeometry.Section(
        items: .uniform(CGSize(width: 300, height: 50), count: 3), lineSpacing: 0, headerLength: 30, footerLength: 20),
      count: 2),
    axis: .vertical, availableSize: CGSize(width: 300, height: 100), pixelScale: 2)

  private func header(_ section: Int, at offset: Double) -> CGFloat? {
    geometry.headerFrame(ofSection: section, pinnedTo: frame(0, offset, 300, 100))?.minY
  }

  private func footer(_ section: Int, at offset: Double) -> CGFloat? {
    geometry.footerFrame(ofSection: section, pinnedTo: frame(0, offset, 300, 100))?.minY
  }

  @Test func `A header stays at the top of what is seen`() {
    #expect(header(0, at: 0) == 0)
    #expect(header(0, at: 70.5) == 70.5)
    #expect(header(1, at: 70.5) == 200)
  }

  @Test func `The end of its items pushes a header out`() {
    #expect(header(0, at: 149) == 149)
    #expect(header(0, at: 150) == 150)
    #expect(header(0, at: 160) == 150)
    #expect(header(1, at: 210) == 210)
  }

  @Test func `Content pulled down takes the header along`() { #expect(header(0, at: -40) == 0) }

  @Test func `A footer stays at the bottom of what is seen`() {
    #expect(footer(0, at: 50) == 130)
    #expect(footer(0, at: 120) == 180)
    #expect(footer(1, at: 130) == 230)
  }

  @Test func `The beginning of its items pushes a footer out`() {
    #expect(footer(1, at: 110) == 230)
    #expect(footer(1, at: 300) == 380)
  }

  @Test func `Sections are found by what a rectangle reaches`() {
    #expect(geometry.sections(touching: frame(0, 0, 300, 100)) == 0..<1)
    #expect(geometry.sections(touching: frame(0, 150, 300, 100)) == 0..<2)
    #expect(geometry.sections(touching: frame(0, 200, 300, 100)) == 1..<2)
    #expect(geometry.sections(touching: frame(0, 400, 300, 100)).isEmpty)
    #expect(geometry.sections(touching: .null).isEmpty)
  }
}
