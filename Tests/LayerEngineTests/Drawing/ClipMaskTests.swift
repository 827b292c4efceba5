import Foundation
import LayerEngine
import PlaneGeometry
import Testing

@Suite struct ClipMaskTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  private func mask() throws -> CGImage {
    let context = CGContext(size: CGSize(width: 3, height: 4))
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
    return try #require(context.makeImage())
  }

  private func kinds(_ context: CGContext) -> [String] {
    context.displayList.commands.map { "\($0)".prefix { $0 != "(" }.description }
  }

  @Test func `what is drawn until the state is restored lies on a sheet that the image cuts`() throws {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.saveGState()
    context.clip(to: rect, mask: try mask())
    context.fill(rect)
    context.restoreGState()
    context.fill(rect)
    #expect(
      kinds(context) == [
        "save", "clip", "beginGroup", "save", "fillRect", "restore", "blend", "concatenate", "picture", "endGroup",
        "restore", "fillRect",
      ])
    guard case .picture(_, let place) = context.displayList.commands[8] else {
      Issue.record("no picture")
      return
    }
    #expect(place == rect)
    guard case .blend(let mode) = context.displayList.commands[6] else {
      Issue.record("no blend mode")
      return
    }
    #expect(mode == .destinationIn)
  }

  @Test func `a mask that is never taken back ends with the drawing, and may be drawn on`() throws {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.clip(to: rect, mask: try mask())
    context.fill(rect)
    let once = kinds(context)
    #expect(once.suffix(5) == ["restore", "blend", "concatenate", "picture", "endGroup"])
    context.fill(rect)
    #expect(kinds(context).filter { $0 == "fillRect" }.count == 2)
    #expect(kinds(context).filter { $0 == "endGroup" }.count == 1)
  }

  @Test func `two masks are two sheets, and both end with one restored state`() throws {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.saveGState()
    context.clip(to: rect, mask: try mask())
    context.clip(to: rect, mask: try mask())
    context.restoreGState()
    #expect(kinds(context).filter { $0 == "beginGroup" }.count == 2)
    #expect(kinds(context).filter { $0 == "endGroup" }.count == 2)
    #expect(kinds(context).last == "restore")
    // Nothing is saved any longer.
    context.restoreGState()
    #expect(kinds(context).last == "restore")
  }

  @Test func `opacity, blend mode and shadow are those of what is drawn, and not of the sheet`() throws {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.setShadow(offset: .zero, blur: 3)
    context.clip(to: rect, mask: try mask())
    context.fill(rect)
    #expect(
      kinds(context) == [
        "opacity", "blend", "shadow", "clip", "opacity", "blend", "shadow", "beginGroup", "save", "opacity", "blend",
        "shadow", "fillRect", "restore", "blend", "concatenate", "picture", "endGroup",
      ])
    #expect(context.displayList.commands[4] == .opacity(1))
    #expect(context.displayList.commands[9] == .opacity(0.5))
  }

  @Test func `a transparency layer ends the masks in it`() throws {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.saveGState()
    context.clip(to: rect, mask: try mask())
    context.fill(rect)
    context.endTransparencyLayer()
    #expect(kinds(context).suffix(4) == ["picture", "endGroup", "restore", "endGroup"])
    context.fill(rect)
    #expect(kinds(context).last == "fillRect")
  }

  @Test func `a restored state without a saved one takes no mask back`() throws {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.clip(to: rect, mask: try mask())
    let before = kinds(context)
    context.restoreGState()
    #expect(kinds(context) == before)
  }

  @Test func `the clip is no larger than the rectangle`() throws {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    context.clip(to: rect, mask: try mask())
    #expect(context.boundingBoxOfClipPath == rect)
  }
}
