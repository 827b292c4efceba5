import Foundation
import PlaneGeometry
import Testing

@testable import LayerEngine

struct LayerRenderingTests {
  private let layer = CALayer()
  private let context = CGContext()

  init() {
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
  }

  /// What is drawn, without the steps that only keep the state.
  private func drawn() -> [DrawCommand] {
    layer.render(in: context)
    return context.displayList.commands.filter { $0 != .save && $0 != .restore }
  }

  private let whole = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

  @Test func `An empty layer draws nothing`() {
    #expect(drawn() == [])
  }

  @Test func `A background and a border are drawn about what lies between`() {
    layer.backgroundColor = .white
    layer.borderWidth = 2
    let child = CALayer()
    child.bounds = layer.bounds
    child.position = CGPoint(x: 5, y: 5)
    child.backgroundColor = .black
    layer.addSublayer(child)
    #expect(
      drawn() == [
        .fill(whole, .winding, LayerColor(red: 1, green: 1, blue: 1)), .fill(whole, .winding, .black),
        .clip(whole, .winding), .stroke(whole, StrokeStyle(width: 4), .black),
      ])
  }

  @Test func `Sublayers are moved to their places and drawn by depth and order`() {
    for (x, z) in [(1, 5), (2, 0), (3, 5)] as [(CGFloat, CGFloat)] {
      let child = CALayer()
      child.frame = CGRect(x: x, y: 0, width: 10, height: 10)
      child.zPosition = z
      child.backgroundColor = .black
      layer.addSublayer(child)
    }
    let moves = drawn().compactMap { command -> CGFloat? in
      if case .concatenate(let transform) = command { transform.tx } else { nil }
    }
    #expect(moves == [2, 1, 3])
  }

  @Test func `Opacity is a group's`() {
    layer.opacity = 0.5
    layer.backgroundColor = .black
    let commands = drawn()
    #expect(commands.prefix(2) == [.opacity(0.5), .beginGroup])
    #expect(commands.last == .endGroup)
  }

  @Test func `What is hidden is left out`() {
    layer.backgroundColor = .black
    layer.isHidden = true
    #expect(drawn() == [])
  }

  @Test func `A clip holds for sublayers and not for the border`() {
    layer.masksToBounds = true
    layer.borderWidth = 1
    let child = CALayer()
    child.bounds = layer.bounds
    child.backgroundColor = .black
    layer.addSublayer(child)
    let commands = drawn()
    #expect(commands.first == .clip(whole, .winding))
    #expect(commands.last == .stroke(whole, StrokeStyle(width: 2), .black))
  }

  @Test func `Round corners are outlines of their own`() {
    layer.cornerRadius = 4
    layer.backgroundColor = .black
    #expect(
      drawn() == [
        .fill(CGPath(roundedRect: layer.bounds, cornerWidth: 4, cornerHeight: 4, transform: nil), .winding, .black)
      ])
    layer.maskedCorners = .layerMinXMinYCorner
    let outline = layer.properties.outline
    #expect(!outline.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(outline.contains(CGPoint(x: 9.5, y: 0.5)))
    #expect(outline.contains(CGPoint(x: 9.5, y: 9.5)))
    #expect(outline.contains(CGPoint(x: 0.5, y: 9.5)))
  }

  @Test func `A shape is filled and drawn along`() {
    let shape = CAShapeLayer()
    shape.path = whole
    shape.strokeColor = .white
    shape.frame = layer.bounds
    layer.addSublayer(shape)
    #expect(
      drawn() == [
        .fill(whole, .winding, .black), .stroke(whole, StrokeStyle(), LayerColor(red: 1, green: 1, blue: 1)),
      ])
  }

  @Test func `A picture is laid into the bounds`() {
    let picture = LayerPicture(size: CGSize(width: 20, height: 10), source: .drawn(DisplayList()))
    layer.contents = picture
    layer.contentsGravity = .resizeAspect
    #expect(drawn() == [.picture(picture, CGRect(x: 0, y: 2.5, width: 10, height: 5))])
  }

  @Test func `A part of a picture is laid into the bounds`() {
    let picture = LayerPicture(size: CGSize(width: 20, height: 10), source: .drawn(DisplayList()))
    layer.contents = picture
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(
      drawn() == [
        .part(
          picture, CGRect(x: 10, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 10, height: 10))
      ])
  }

  @Test func `A picture that is stretched in its middle is drawn in nine parts`() {
    let picture = LayerPicture(size: CGSize(width: 4, height: 4), source: .drawn(DisplayList()))
    layer.contents = picture
    layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    let commands = drawn()
    #expect(commands.count == 9)
    #expect(
      commands.first == .part(picture, CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: 1))
    )
    #expect(
      commands[4] == .part(picture, CGRect(x: 1, y: 1, width: 2, height: 2), CGRect(x: 1, y: 1, width: 8, height: 8)))
    #expect(
      commands.last == .part(picture, CGRect(x: 3, y: 3, width: 1, height: 1), CGRect(x: 9, y: 9, width: 1, height: 1)))
  }

  @Test func `Ends that have no room together shrink`() {
    #expect(
      PictureStretch(0, 8, 0, 3, 0.375, 0.25, 1).parts == [
        PictureStretch.Part(from: 0, length: 3, to: 0, size: 1.5),
        PictureStretch.Part(from: 3, length: 2, to: 1.5, size: 0),
        PictureStretch.Part(from: 5, length: 3, to: 1.5, size: 1.5),
      ])
  }

  @Test func `A shape that masks is a clip`() {
    let mask = CAShapeLayer()
    mask.path = whole
    layer.mask = mask
    layer.backgroundColor = .black
    #expect(drawn() == [.clip(whole, .winding), .fill(whole, .winding, .black)])
  }

  @Test func `Gradients and texts are drawn`() {
    let gradient = CAGradientLayer()
    gradient.frame = layer.bounds
    gradient.colors = [CGColor.black, CGColor.white]
    layer.addSublayer(gradient)
    let run = TextRun(string: "a", origin: .zero, width: 1, font: TextFont(size: 10), color: .black)
    layer.layerContents = .text([run])
    let commands = drawn()
    #expect(commands.first == .text(run))
    guard case .gradient(let drawing) = commands.last else {
      Issue.record("No gradient was drawn.")
      return
    }
    #expect(drawing.shape == .linear(start: CGPoint(x: 5, y: 0), end: CGPoint(x: 5, y: 10)))
  }

  @Test func `A shadow is thrown by an outline out of sight`() {
    layer.backgroundColor = .black
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 3, height: 4)
    let commands = drawn()
    guard case .shadow(let shadow?) = commands.first, case .fill(let path, _, _) = commands.dropFirst().first else {
      Issue.record("No shadow was drawn.")
      return
    }
    #expect(path.boundingBoxOfPath.minX + shadow.offset.width == 3)
    #expect(shadow.offset.height == 4)
  }
}
