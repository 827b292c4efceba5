import Testing

/// Files whose imports name Apple's modules compile as they are where their target renames those.
@Suite struct ModuleAliasTests {
  private static let aliases = [
    "-module-alias", "UIKit=OpenCollectionView",
    "-module-alias", "CoreGraphics=OpenCollectionViewCoreGraphics",
    "-module-alias", "QuartzCore=OpenCollectionViewQuartzCore",
    "-module-alias", "UniformTypeIdentifiers=OpenCollectionViewUniformTypeIdentifiers",
  ]

  @Test(arguments: [5, 6])
  func `a file that imports UIKit, Core Graphics and Core Animation compiles unchanged`(mode: Int) throws {
    let program = """
      import CoreGraphics
      import Foundation
      import QuartzCore
      import UIKit

      #if !canImport(UIKit) || !canImport(CoreGraphics) || !canImport(QuartzCore)
      #error("The modules can be imported, and programs ask.")
      #endif

      final class Badge: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
        let side: CoreGraphics.CGFloat = 4
        override func draw(_ rect: CGRect) {
          guard let context = UIGraphicsGetCurrentContext() else { return }
          context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
          context.fill(CGRect(x: 0, y: 0, width: side, height: side))
          print(CACurrentMediaTime())
        }
      }
      """
    #expect(try ClientProgram(text: program, mode: mode, flags: Self.aliases).complaints() == [])
  }

  @Test func `a file that imports Core Graphics alone has its types`() throws {
    let program = """
      import CoreGraphics

      public func corners(_ rect: CGRect, by transform: CGAffineTransform) -> CGPath {
        let path = CGMutablePath()
        path.addRect(rect.insetBy(dx: 1, dy: 1), transform: transform)
        return path
      }
      """
    #expect(try ClientProgram(text: program, flags: Self.aliases).complaints() == [])
  }

  @Test func `a file that imports types of data alone has those that drags and pasteboards use`() throws {
    let program = """
      import UniformTypeIdentifiers

      public func isPicture(_ type: UTType) -> Bool {
        type.conforms(to: .image) || UTType(filenameExtension: "png") == type
      }
      """
    #expect(try ClientProgram(text: program, flags: Self.aliases).complaints() == [])
  }

  @Test func `a file that imports Core Animation alone has layers and their clock`() throws {
    let program = """
      import QuartzCore

      @MainActor public func turn(_ layer: CALayer) {
        let animation = CABasicAnimation(keyPath: "transform.rotation.z")
        animation.beginTime = CACurrentMediaTime()
        CATransaction.begin()
        layer.add(animation, forKey: nil)
        CATransaction.commit()
      }
      """
    #expect(try ClientProgram(text: program, flags: Self.aliases).complaints() == [])
  }

  @Test func `without aliases none of Apple's modules can be imported, so that other packages know where they are`()
    throws
  {
    let program = """
      #if canImport(UIKit) || canImport(CoreGraphics) || canImport(QuartzCore)
      #error("A module has one of Apple's names.")
      #endif
      """
    #expect(try ClientProgram(text: program).complaints() == [])
  }

  @Test func `the shim compiles with one changed import`() throws {
    let program = """
      import OpenCollectionViewShim

      final class Card: UICollectionViewCell {}
      """
    #expect(try ClientProgram(text: program).complaints() == [])
  }
}
