import Foundation
import PlaneGeometry
import Testing

struct CGPathBoundsTests {
  @Test func `The bounding box holds the control points, that of the path only the outline`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    let tight = path.boundingBoxOfPath
    #expect(tight.minX == 0)
    #expect(tight.width == 10)
    #expect(abs(tight.height - 5) < 1e-12)
  }

  @Test func `A cubic that swings to both sides is measured at both turns`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 30), control2: CGPoint(x: 10, y: -30))
    // y = 90·t·(1-t)·(1-2t), greatest where t = (3 - √3) / 6: 5·√3.
    let tight = path.boundingBoxOfPath
    #expect(abs(tight.maxY - 8.660_254_037_8) < 1e-9)
    #expect(abs(tight.minY + 8.660_254_037_8) < 1e-9)
    #expect(path.boundingBox == CGRect(x: 0, y: -30, width: 10, height: 60))
  }

  @Test func `A cubic can run beyond its ends sideways`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 4, y: 0), control2: CGPoint(x: 4, y: 10))
    #expect(abs(path.boundingBoxOfPath.maxX - 3) < 1e-12)
  }

  @Test func `A lone point has a box without extent`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 4))
    #expect(path.boundingBoxOfPath == CGRect(x: 3, y: 4, width: 0, height: 0))
    #expect(!path.boundingBox.isNull)
  }

  @Test func `The circle's box is the circle's`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath == rect)
  }
}
