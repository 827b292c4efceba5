import Testing

@testable import LayerRasterizer

/// Memory for what a drawing needs while it is drawn.
@Suite struct ScratchBytesTests {
  @Test func `pieces lie beside each other, and those of the next drawing where these lay`() {
    let scratch = ScratchBytes()
    let (first, second) = (scratch.take(width: 100, height: 3), scratch.take(width: 7, height: 9))
    #expect(second.base - first.base == 320)
    #expect(first.count == 300 && second.count == 63)
    scratch.release(to: ScratchBytes.Mark())
    #expect(scratch.take(width: 5, height: 5).base == first.base)
  }

  @Test func `a drawing within another gives back its own`() {
    let scratch = ScratchBytes()
    let outer = scratch.take(width: 64, height: 1)
    let mark = scratch.mark
    let inner = scratch.take(width: 64, height: 1)
    scratch.release(to: mark)
    #expect(scratch.take(width: 64, height: 1).base == inner.base && inner.base - outer.base == 64)
  }

  @Test func `what one large drawing needs is not kept`() {
    let scratch = ScratchBytes()
    _ = scratch.take(width: 5 << 20, height: 1)
    for _ in 0..<9 { _ = scratch.take(width: 3 << 20, height: 1) }
    #expect(scratch.size == (5 + 9 * 4) << 20)
    scratch.release(to: ScratchBytes.Mark())
    #expect(scratch.size == 8 << 20)
  }
}
