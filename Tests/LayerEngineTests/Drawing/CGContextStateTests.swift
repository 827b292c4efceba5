import Foundation
import LayerEngine
import PlaneGeometry
import Testing

struct CGContextStateTests {
  private let context = CGContext(size: CGSize(width: 100, height: 80))
  private let square = CGRect(x: 1, y: 2, width: 10, height: 10)
  private var squarePath: CGPath { CGPath(rect: square, transform: nil) }
  private var commands: [DrawCommand] { context.displayList.commands }

  // MARK: Balance

  @Test func `States that are still saved are restored at the end of a list, and stay saved`() {
    context.saveGState()
    context.setAlpha(0.5)
    context.saveGState()
    context.fill(square)
    #expect(commands == [.save, .opacity(0.5), .save, .fillRect(square, .black), .restore, .restore])
    context.restoreGState()
    context.clear(square)
    #expect(
      commands == [
        .save, .opacity(0.5), .save, .fillRect(square, .black), .restore, .clear(square), .restore,
      ])
  }

  @Test func `A layer that has not ended ends at the end of a list, with the states saved in it`() {
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.saveGState()
    context.fill(square)
    #expect(commands == [.beginGroup, .save, .fillRect(square, .black), .restore, .endGroup])
  }

  @Test func `A state that is restored at once leaves nothing`() {
    context.saveGState()
    context.saveGState()
    context.setFillColor(.white)
    context.restoreGState()
    context.restoreGState()
    #expect(commands == [])
  }

  @Test func `Restoring more than was saved has no effect`() {
    context.saveGState()
    context.fill(square)
    context.restoreGState()
    context.restoreGState()
    context.fill(square)
    #expect(commands == [.save, .fillRect(square, .black), .restore, .fillRect(square, .black)])
  }

  // MARK: Setting

  @Test func `An opacity replaces the one before, within 0 to 1`() {
    context.setAlpha(0.5)
    context.setAlpha(0.25)
    context.setAlpha(2)
    context.setAlpha(-1)
    context.setAlpha(.nan)
    #expect(commands == [.opacity(0.5), .opacity(0.25), .opacity(1), .opacity(0)])
  }

  @Test func `What is set already is not recorded`() {
    context.setAlpha(1)
    context.setBlendMode(.normal)
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.interpolationQuality = .default
    context.concatenate(.identity)
    #expect(commands == [])
    context.setBlendMode(.multiply)
    context.setBlendMode(.multiply)
    context.interpolationQuality = .none
    context.interpolationQuality = .none
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
    #expect(commands.count == 3)
  }

  @Test func `After a state is restored, its values count as set`() {
    context.saveGState()
    context.setAlpha(0.5)
    context.restoreGState()
    context.setAlpha(0.5)
    #expect(commands == [.save, .opacity(0.5), .restore, .opacity(0.5)])
  }

  // Documented for CGContextSetShadow: black of a third.
  @Test func `A shadow is a third of black unless it has a colour`() {
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3, color: .white)
    context.setShadow(offset: .zero, blur: 3, color: .clear)
    let offset = CGSize(width: 1, height: 2)
    #expect(
      commands == [
        .shadow(
          DrawShadow(offset: offset, blur: 3, color: LayerColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3))),
        .shadow(DrawShadow(offset: offset, blur: 3, color: LayerColor(red: 1, green: 1, blue: 1))),
        .shadow(nil),
      ])
  }

  @Test func `A shadow's numbers that are none are 0`() {
    let shadow = DrawShadow(offset: CGSize(width: CGFloat.nan, height: .infinity), blur: -1, color: .black)
    #expect(shadow == DrawShadow(offset: .zero, blur: 0, color: .black))
    #expect(DrawShadow(offset: .zero, blur: .nan, color: .black).blur == 0)
  }

  @Test func `Dashes that are no pattern give a solid line`() {
    for lengths: [CGFloat] in [[0, 0], [1, -1], [.nan], [.infinity, 1]] {
      context.setLineDash(phase: 5, lengths: lengths)
      context.stroke(square)
      #expect(commands.last == .stroke(squarePath, StrokeStyle(), .black))
    }
    context.setLineDash(phase: 5, lengths: [0, 2])
    context.stroke(square)
    #expect(commands.last == .stroke(squarePath, StrokeStyle(dashes: [0, 2], dashPhase: 5), .black))
  }

  @Test func `Colours may be given as components`() {
    context.setFillColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
    context.setStrokeColor(gray: 0.5, alpha: 1)
    context.fill(square)
    context.stroke(square)
    context.setFillColor(gray: 0.25, alpha: 1)
    context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.addRect(square)
    context.drawPath(using: .fillStroke)
    #expect(
      commands == [
        .fillRect(square, LayerColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)),
        .stroke(squarePath, StrokeStyle(), LayerColor(red: 0.5, green: 0.5, blue: 0.5)),
        .fill(squarePath, .winding, LayerColor(red: 0.25, green: 0.25, blue: 0.25)),
        .stroke(squarePath, StrokeStyle(), LayerColor(red: 0, green: 1, blue: 0)),
      ])
  }

  // MARK: Layers

  // Documented for CGContextBeginTransparencyLayer.
  @Test func `In a layer opacity, mode and shadow start anew, and come back after it`() {
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.setShadow(offset: .zero, blur: 2, color: .black)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setAlpha(1)
    context.setBlendMode(.normal)
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.setAlpha(0.25)
    context.endTransparencyLayer()
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.setAlpha(1)
    #expect(
      commands == [
        .opacity(0.5), .blend(.multiply), .shadow(DrawShadow(offset: .zero, blur: 2, color: .black)), .beginGroup,
        .opacity(0.25), .endGroup, .opacity(1),
      ])
  }

  @Test func `Colours and transform go into a layer and come back after it`() {
    context.setFillColor(.white)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(square)
    context.setFillColor(.black)
    context.translateBy(x: 5, y: 0)
    context.endTransparencyLayer()
    context.fill(square)
    let white = LayerColor(red: 1, green: 1, blue: 1)
    #expect(context.ctm == .identity)
    #expect(
      commands == [
        .beginGroup, .fillRect(square, white), .concatenate(CGAffineTransform(translationX: 5, y: 0)), .endGroup,
        .fillRect(square, white),
      ])
  }

  @Test func `A state is not restored across the start of a layer`() {
    context.saveGState()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.restoreGState()
    context.saveGState()
    context.setAlpha(0.75)
    context.endTransparencyLayer()
    context.restoreGState()
    context.endTransparencyLayer()
    #expect(
      commands == [.save, .opacity(0.5), .beginGroup, .save, .opacity(0.75), .restore, .endGroup, .restore])
  }

  @Test func `A layer of a rectangle is clipped to it`() {
    context.beginTransparencyLayer(in: square, auxiliaryInfo: nil)
    context.endTransparencyLayer()
    #expect(commands == [.beginGroup, .clip(squarePath, .winding), .endGroup])
  }

  // MARK: Clips

  @Test func `The clip's bounds are those of the drawing, narrowed by each clip`() {
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 80))
    context.saveGState()
    context.clip(to: CGRect(x: 10, y: 10, width: 50, height: 50))
    context.translateBy(x: 20, y: 0)
    context.scaleBy(x: 2, y: 2)
    #expect(context.boundingBoxOfClipPath == CGRect(x: -5, y: 5, width: 25, height: 25))
    context.clip(to: [CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 3, y: 9, width: 1, height: 1)])
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 5, width: 4, height: 5))
    context.clip(to: CGRect(x: 50, y: 50, width: 1, height: 1))
    #expect(context.boundingBoxOfClipPath.isNull)
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test func `Without a size nothing bounds the clip`() {
    let context = CGContext()
    #expect(context.boundingBoxOfClipPath.isInfinite)
    context.clip(to: square)
    #expect(context.boundingBoxOfClipPath == square)
  }

  @Test func `A clip of no numbers leaves no bounds`() {
    context.clip(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    context.clip(to: square)
    #expect(context.boundingBoxOfClipPath.isNull)
  }

  @Test func `An empty clip and a transform without way back leave no bounds`() {
    context.saveGState()
    context.clip()
    #expect(context.boundingBoxOfClipPath.isNull)
    context.restoreGState()
    context.scaleBy(x: 0, y: 1)
    #expect(context.boundingBoxOfClipPath.isNull)
  }

  @Test func `A clip can be taken back, up to the layer's start`() {
    context.clip(to: square)
    context.saveGState()
    context.clip(to: CGRect(x: 2, y: 3, width: 1, height: 1))
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 80))
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == square)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.clip(to: CGRect(x: 2, y: 3, width: 1, height: 1))
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == square)
    #expect(commands.filter { $0 == .resetClip }.count == 2)
  }

  @Test func `The infinite rectangle is the clip's bounds`() {
    context.clip(to: square)
    context.fill(.infinite)
    #expect(commands.last == .fillRect(square, .black))
    let unbounded = CGContext()
    unbounded.fill(.infinite)
    unbounded.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    unbounded.clear(.null)
    #expect(unbounded.displayList.commands == [])
  }

  // MARK: Spaces

  @Test func `Points, sizes and rectangles are converted to the drawing and back`() {
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: -4)
    #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 16))
    #expect(context.convertToDeviceSpace(CGSize(width: 1, height: 1)) == CGSize(width: 2, height: -4))
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(context.convertToDeviceSpace(rect) == CGRect(x: 10, y: 16, width: 2, height: 4))
    #expect(context.convertToUserSpace(CGPoint(x: 12, y: 16)) == CGPoint(x: 1, y: 1))
    #expect(context.convertToUserSpace(CGSize(width: 2, height: -4)) == CGSize(width: 1, height: 1))
    #expect(context.convertToUserSpace(CGRect(x: 10, y: 16, width: 2, height: 4)) == rect)
  }

  @Test func `What is drawn can be had as an image`() throws {
    context.fill(square)
    let image = try #require(context.makeImage())
    #expect(image.width == 100 && image.height == 80)
    #expect(CGContext().makeImage() == nil)
    #expect(CGContext(size: .zero).makeImage() == nil)
  }
}
