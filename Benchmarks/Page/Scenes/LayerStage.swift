import Foundation
import OpenCollectionView

/// 200 squares, each of which goes another way in every frame.
final class LayerStage: Stage {
  let view = UIView()
  private let squares: [CALayer]
  private var frame = 0

  init() {
    view.backgroundColor = .white
    squares = (0..<200).map { _ in CALayer() }
    for (index, square) in squares.enumerated() {
      square.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
      square.backgroundColor = UIColor(hue: CGFloat(index) / 200, saturation: 1, brightness: 1, alpha: 1).cgColor
      view.layer.addSublayer(square)
    }
    place()
  }

  func step() {
    frame += 1
    place()
  }

  func jump() {
    frame += 100
    place()
  }

  private func place() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, square) in squares.enumerated() {
      let angle = Double(frame) / 30 + Double(index) * 0.1
      square.position = CGPoint(
        x: 400 + (50 + CGFloat(index) * 1.5) * cos(angle), y: 500 + (50 + CGFloat(index) * 1.5) * sin(angle))
    }
    CATransaction.commit()
  }
}
