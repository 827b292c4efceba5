import Foundation
import PlaneGeometry
import Testing

struct PixelGridTests {
  let single = PixelGrid(scale: 1)
  let double = PixelGrid(scale: 2)
  let triple = PixelGrid(scale: 3)

  @Test func `Numbers go to the nearest pixel`() {
    // S2
    #expect(single.rounded(3.8) == 4)
    #expect(double.rounded(3.8) == 4)
    #expect(triple.rounded(3.8) == 11.0 / 3)
    #expect(triple.rounded(100.2) == 301.0 / 3)
  }

  @Test func `The middle goes up, below zero too`() {
    #expect(single.rounded(0.5) == 1)
    #expect(single.rounded(-0.5) == 0)
    #expect(single.rounded(-1.5) == -1)
    #expect(double.rounded(0.25) == 0.5)
    #expect(double.rounded(-0.25) == 0)
  }

  @Test func `The largest number below a half goes down`() {
    #expect(single.rounded(CGFloat(0.499_999_999_999_999_94)) == 0)
  }

  @Test func `Rounding down and up go to the pixel on that side`() {
    #expect(double.roundedDown(1.4) == 1)
    #expect(double.roundedUp(1.1) == 1.5)
    #expect(double.roundedDown(-1.1) == -1.5)
    #expect(double.roundedUp(-1.4) == -1)
  }

  @Test func `What is on the grid stays, whatever floating point has left of it`() {
    for pixels in -1000...1000 {
      let value = CGFloat(pixels) / 3
      #expect(triple.rounded(value) == value)
      #expect(triple.roundedUp(value) == value)
      #expect(triple.roundedDown(value) == value)
    }
    #expect(PixelGrid(scale: 10).roundedUp(0.1 + 0.2) == 0.3)
  }

  @Test func `Sizes round up to hold what was measured`() {
    #expect(double.roundedUp(CGSize(width: 10.1, height: 20)) == CGSize(width: 10.5, height: 20))
    #expect(double.roundedDown(CGSize(width: 10.6, height: 20.4)) == CGSize(width: 10.5, height: 20))
    #expect(double.rounded(CGSize(width: 10.3, height: 20.2)) == CGSize(width: 10.5, height: 20))
  }

  @Test func `Points round on both axes`() {
    #expect(double.rounded(CGPoint(x: 0.25, y: -0.3)) == CGPoint(x: 0.5, y: -0.5))
    #expect(double.roundedDown(CGPoint(x: 0.9, y: -0.1)) == CGPoint(x: 0.5, y: -0.5))
    #expect(double.roundedUp(CGPoint(x: 0.6, y: -0.9)) == CGPoint(x: 1, y: -0.5))
  }

  @Test func `Rects that share an edge still do when rounded`() {
    let left = single.rounded(CGRect(x: 0, y: 0, width: 10.5, height: 4))
    let right = single.rounded(CGRect(x: 10.5, y: 0, width: 10.4, height: 4))
    #expect(left == CGRect(x: 0, y: 0, width: 11, height: 4))
    #expect(right == CGRect(x: 11, y: 0, width: 10, height: 4))
  }

  @Test func `Rounding out holds the whole rect`() {
    #expect(
      double.roundedOut(CGRect(x: 0.6, y: -0.1, width: 1, height: 1))
        == CGRect(x: 0.5, y: -0.5, width: 1.5, height: 1.5))
  }

  @Test func `Rounding the origin leaves the size`() {
    #expect(
      double.roundingOrigin(of: CGRect(x: 0.25, y: 10.1, width: 33.3, height: 44.4))
        == CGRect(x: 0.5, y: 10, width: 33.3, height: 44.4))
  }

  @Test(arguments: [0, -2, CGFloat.nan, CGFloat.infinity, -CGFloat.infinity])
  func `A scale that is no scale counts as 1`(scale: CGFloat) {
    #expect(PixelGrid(scale: scale).scale == 1)
    #expect(PixelGrid(scale: scale) == PixelGrid(scale: 1))
  }

  @Test func `A pixel is one over the scale`() {
    #expect(double.pixel == 0.5)
  }

  @Test func `Numbers that are not finite come back as they are`() {
    #expect(double.rounded(CGFloat.infinity) == .infinity)
    #expect(double.roundedUp(CGFloat.nan).isNaN)
    #expect(double.rounded(CGFloat.greatestFiniteMagnitude) == .greatestFiniteMagnitude)
    #expect(double.rounded(CGRect.null).isNull)
    #expect(double.roundedOut(CGRect.infinite).isInfinite)
    #expect(double.roundingOrigin(of: CGRect.null).isNull)
  }
}
