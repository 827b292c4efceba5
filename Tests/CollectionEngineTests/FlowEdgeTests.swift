import CollectionEngine
import Foundation
import PlaneGeometry
import Testing

/// Numbers at the edge of what makes sense.
@Suite struct FlowEdgeTests {
  @Test func `A viewport without area gives every item a line`() {
    let uniform = FlowGeometry.rows(.uniform(CGSize(width: 50, height: 50), count: 3), width: 0)
    #expect(uniform.frames() == [frame(-25, 0, 50, 50), frame(-25, 60, 50, 50), frame(-25, 120, 50, 50)])
    let varying = FlowGeometry.rows(sizes((50, 50), (0, 20), (0, 20)), width: 0, interitemSpacing: 0)
    #expect(varying.frames() == [frame(-25, 0, 50, 50), frame(0, 60, 0, 20), frame(0, 90, 0, 20)])
  }

  @Test func `Insets larger than the viewport give every item a line`() {
    let geometry = FlowGeometry.rows(
      sizes((50, 50), (40, 50)), width: 100, insets: UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 80))
    #expect(geometry.frames() == [frame(25, 0, 50, 50), frame(30, 60, 40, 50)])
  }

  @Test func `Items without width share one line`() {
    let geometry = FlowGeometry.rows(
      .uniform(CGSize(width: 0, height: 20), count: 1_000), width: 100, interitemSpacing: 0)
    #expect(geometry.contentSize.height == 20)
    #expect(geometry.frames()[999] == frame(0, 0, 0, 20))
  }

  @Test func `Items without size or spacing take no room`() {
    let geometry = FlowGeometry.rows(.uniform(.zero, count: 5), width: 100, lineSpacing: 0, interitemSpacing: 0)
    #expect(geometry.contentSize.height == 0)
    #expect(geometry.frames() == [CGRect](repeating: .zero, count: 5))
    let varying = FlowGeometry.rows(sizes((0, 0), (0, 0), (0, 1)), width: 0, lineSpacing: 0, interitemSpacing: 0)
    #expect(varying.contentSize.height == 1)
  }

  @Test func `The smallest number above zero is a width like any other`() {
    let size = CGSize(width: Double.leastNonzeroMagnitude, height: 20)
    let geometry = FlowGeometry.rows(.uniform(size, count: 3), width: 100, interitemSpacing: 0)
    #expect(geometry.frames().allSatisfy { $0.minX == 0 && $0.minY == 0 })
  }

  @Test func `Negative insets move items out of their section and the query finds them there`() {
    let section = FlowGeometry.Section(
      items: .uniform(CGSize(width: 50, height: 50), count: 1),
      insets: UIEdgeInsets(top: -30, left: -10, bottom: -10, right: 0))
    let geometry = FlowGeometry(
      sections: [section, section], axis: .vertical, availableSize: CGSize(width: 55, height: 480), pixelScale: 2)
    #expect(geometry.frames(inSection: 1) == [frame(-2.5, -20, 50, 50)])
    #expect(geometry.spans(touching: frame(0, -19, 55, 1)).map(\.section) == [0, 1])
    #expect(geometry.spans(touching: frame(0, -29, 55, 1)).map(\.section) == [0])
  }

  @Test func `Insets beyond the items never make a section shorter than nothing`() {
    let section = FlowGeometry.Section(
      items: .uniform(CGSize(width: 50, height: 50), count: 1),
      insets: UIEdgeInsets(top: -300, left: 0, bottom: 0, right: 0))
    let geometry = FlowGeometry(
      sections: [section, section], axis: .vertical, availableSize: CGSize(width: 55, height: 480), pixelScale: 2)
    #expect(geometry.contentSize.height == 0)
    #expect(geometry.spans(touching: frame(0, -300, 55, 10)).map(\.section) == [0, 1])
  }

  @Test func `A negative size stops`() async {
    await #expect(processExitsWith: .failure) { _ = FlowGeometry.rows(sizes((50, 50), (50, -1)), width: 100) }
  }

  @Test func `A size that is not a number stops`() async {
    await #expect(processExitsWith: .failure) {
      _ = FlowGeometry.rows(.uniform(CGSize(width: Double.nan, height: 1), count: 1), width: 100)
    }
  }

  @Test func `A line spacing that is not finite stops`() async {
    await #expect(processExitsWith: .failure) {
      _ = FlowGeometry.rows(.uniform(.zero, count: 1), width: 100, lineSpacing: -.infinity)
    }
  }

  @Test func `An interitem spacing that is not a number stops`() async {
    await #expect(processExitsWith: .failure) {
      _ = FlowGeometry.rows(.uniform(.zero, count: 1), width: 100, interitemSpacing: .nan)
    }
  }

  @Test func `A negative count stops`() async {
    await #expect(processExitsWith: .failure) { _ = FlowGeometry.rows(.uniform(.zero, count: -1), width: 100) }
  }

  @Test func `An inset that is not finite stops`() async {
    await #expect(processExitsWith: .failure) {
      _ = FlowGeometry.rows(
        .uniform(.zero, count: 1), width: 100, insets: UIEdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0))
    }
  }

  @Test func `A viewport that is not finite stops`() async {
    await #expect(processExitsWith: .failure) { _ = FlowGeometry.rows(.uniform(.zero, count: 1), width: .infinity) }
  }

  @Test func `A scale of zero stops`() async {
    await #expect(processExitsWith: .failure) {
      _ = FlowGeometry.rows(.uniform(.zero, count: 1), width: 100, scale: 0)
    }
  }

  @Test func `An item that is not there has no frame`() async {
    await #expect(processExitsWith: .failure) {
      _ = FlowGeometry.rows(.uniform(.zero, count: 3), width: 100).frame(ofItem: 3, inSection: 0)
    }
  }

  @Test func `A query for NaN stops`() async {
    await #expect(processExitsWith: .failure) {
      _ = FlowGeometry.rows(.uniform(.zero, count: 3), width: 100).spans(touching: frame(.nan, 0, 1, 1))
    }
  }
}
