import Foundation
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Which views are put elsewhere when constraints change. Six boxes in a row, 10 points wide and as far apart.
@MainActor struct PlacingTests {
  private let screen = VirtualScreen(width: 400, height: 800, scale: 1)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let row = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 100))
  private var boxes: [Box] = []
  private var gaps: [NSLayoutConstraint] = []

  init() {
    root.addSubview(row)
    for _ in 0..<6 {
      let box = Box(10, 10, in: row)
      let gap = box.leadingAnchor.constraint(equalTo: boxes.last?.trailingAnchor ?? row.leadingAnchor, constant: 10)
      activate(gap, box.topAnchor.constraint(equalTo: row.topAnchor))
      boxes.append(box)
      gaps.append(gap)
    }
    screen.show(root)
    screen.runFrame()
  }

  private var edges: [CGFloat] { boxes.map(\.frame.minX) }

  // L61
  @Test func `no times another length is a constant`() {
    let width = boxes[0].widthAnchor
    for constraint in [
      width.constraint(equalTo: row.widthAnchor, multiplier: 0, constant: 7),
      width.constraint(lessThanOrEqualTo: row.widthAnchor, multiplier: 0, constant: 7),
    ] {
      #expect(constraint.secondAnchor == nil)
      #expect(constraint.secondItem == nil)
      #expect(constraint.secondAttribute == .notAnAttribute)
      #expect(constraint.multiplier == 1)
      #expect(constraint.constant == 7)
    }
  }

  // L27
  @Test func `a constant puts only the views elsewhere that depend on it`() {
    #expect(edges == [10, 30, 50, 70, 90, 110])
    // Nobody hears of what is done to a layer: so it shows who is put in place.
    boxes[1].layer.position.x += 1
    boxes[4].layer.position.x += 1
    gaps[3].constant = 15
    screen.runFrame()
    #expect(edges == [10, 31, 50, 75, 95, 115])
    row.setNeedsLayout()
    screen.runFrame()
    #expect(edges == [10, 30, 50, 75, 95, 115])
  }

  // L27
  @Test func `a frame that a program sets lasts until the views around it are laid out`() {
    boxes[1].frame.origin.x = 200
    screen.runFrame()
    #expect(edges == [10, 200, 50, 70, 90, 110])
    gaps[5].constant = 12
    screen.runFrame()
    #expect(edges == [10, 30, 50, 70, 90, 112])
  }

  @Test func `a view whose constraints say that it is the corner, and empty, is that`() {
    let box = Box()
    box.frame = rect(50, 60, 70, 80)
    row.addSubview(box)
    activate(
      box.leadingAnchor.constraint(equalTo: row.leadingAnchor), box.topAnchor.constraint(equalTo: row.topAnchor))
    screen.runFrame()
    #expect(box.frame == rect(0, 0, 0, 0))
  }

  // L33
  @Test func `a view with another anchor point has that where constraints put its middle`() {
    boxes[1].layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    row.setNeedsLayout()
    screen.runFrame()
    #expect(boxes[1].center == CGPoint(x: 35, y: 5))
    #expect(edges == [10, 35, 50, 70, 90, 110])
    gaps[1].constant = 5
    screen.runFrame()
    #expect(edges == [10, 30, 45, 65, 85, 105])
  }

  @Test func `views that come and go, and are placed otherwise, are counted`() {
    #expect(row.constraintState?.placedSubviews == 6)
    boxes[0].removeFromSuperview()
    boxes[1].translatesAutoresizingMaskIntoConstraints = true
    #expect(row.constraintState?.placedSubviews == 4)
    boxes[2].translatesAutoresizingMaskIntoConstraints = false
    boxes[1].translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(boxes[3])
    #expect(row.constraintState?.placedSubviews == 4)
    #expect(root.constraintState?.placedSubviews == 1)
    row.insertSubview(boxes[4], at: 0)
    #expect(row.constraintState?.placedSubviews == 4)
  }
}
