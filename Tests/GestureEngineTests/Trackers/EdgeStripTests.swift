import Foundation
import GestureEngine
import Testing

struct EdgeStripTests {
  private let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  // G110
  @Test func `a strip is 13 points wide`() {
    let strip = EdgeStrip(edges: .left)
    #expect(strip.edge(at: CGPoint(x: 0, y: 400), in: bounds) == .left)
    #expect(strip.edge(at: CGPoint(x: 12.9, y: 400), in: bounds) == .left)
    #expect(strip.edge(at: CGPoint(x: 13, y: 400), in: bounds) == nil)
  }

  // G110
  @Test func `a profile may make it wider`() {
    let strip = EdgeStrip(edges: .right, profile: .glovedHand)
    #expect(strip.width == 26)
    #expect(strip.edge(at: CGPoint(x: 364.1, y: 400), in: bounds) == .right)
    #expect(strip.edge(at: CGPoint(x: 364, y: 400), in: bounds) == nil)
  }

  @Test func `in a corner the nearer edge counts`() {
    let strip = EdgeStrip(edges: [.left, .top])
    #expect(strip.edge(at: CGPoint(x: 3, y: 5), in: bounds) == .left)
    #expect(strip.edge(at: CGPoint(x: 8, y: 5), in: bounds) == .top)
  }

  @Test func `a place that is none lies in no strip`() {
    let strip = EdgeStrip(edges: [.left, .right, .top, .bottom])
    #expect(strip.edge(at: CGPoint(x: CGFloat.nan, y: .nan), in: bounds) == nil)
    #expect(strip.edge(at: CGPoint(x: CGFloat.infinity, y: 400), in: bounds) == nil)
  }

  @Test func `a motion leads inwards if it goes no less inwards than along the edge`() {
    #expect(EdgeStrip.leadsInwards(CGPoint(x: 10, y: 10), from: .left))
    #expect(!EdgeStrip.leadsInwards(CGPoint(x: 9, y: 10), from: .left))
    #expect(!EdgeStrip.leadsInwards(CGPoint(x: -10, y: 0), from: .left))
    #expect(EdgeStrip.leadsInwards(CGPoint(x: -10, y: 0), from: .right))
    #expect(EdgeStrip.leadsInwards(CGPoint(x: 0, y: -10), from: .bottom))
    #expect(EdgeStrip.leadsInwards(CGPoint(x: 0, y: 10), from: .top))
  }
}
