import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// Views that follow their masks beside views that follow constraints.
@MainActor struct MaskTests {
  private let screen = VirtualScreen(width: 400, height: 400, scale: 2)

  private func view(_ mask: UInt) -> UIView {
    let view = UIView(frame: rect(20, 10, 60, 30))
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
    return view
  }

  // L8
  @Test(arguments: UInt(0)..<64)
  func `a mask says the same whether or not constraints go by the view`(mask: UInt) {
    let (plain, constrained) = (UIView(frame: rect(0, 0, 200, 100)), UIView(frame: rect(0, 0, 200, 100)))
    let (alone, beside) = (view(mask), view(mask))
    plain.addSubview(alone)
    constrained.addSubview(beside)
    screen.window.addSubview(plain)
    screen.show(constrained)
    constrained.frame = rect(0, 0, 200, 100)
    let box = Box(in: constrained)
    activate(
      box.leadingAnchor.constraint(equalTo: beside.trailingAnchor, constant: 5),
      box.topAnchor.constraint(equalTo: beside.bottomAnchor),
      box.widthAnchor.constraint(equalTo: beside.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalTo: beside.heightAnchor))
    screen.runFrame()
    #expect(box.frame == rect(85, 40, 30, 30))
    for size in [CGSize(width: 300, height: 180), CGSize(width: 140, height: 60), CGSize(width: 230, height: 100)] {
      plain.frame.size = size
      constrained.frame.size = size
      screen.runFrame()
      #expect(beside.frame == alone.frame)
      func pixel(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
      let frame = alone.frame
      let (left, right) = (pixel(frame.maxX + 5), pixel(frame.maxX + 5 + frame.width / 2))
      let (top, bottom) = (pixel(frame.maxY), pixel(frame.maxY + frame.height))
      #expect(box.frame == rect(left, top, right - left, bottom - top))
    }
  }

  // L8
  @Test func `parts that are flexible share what is more in proportion, and constraints go by where they end`() {
    let root = UIView(frame: rect(0, 0, 200, 100))
    screen.show(root)
    root.frame = rect(0, 0, 200, 100)
    // 20, 60 and 120: all three grow by half.
    let view = view(1 + 2 + 4)
    root.addSubview(view)
    let box = Box(10, 10, in: root)
    activate(
      box.centerXAnchor.constraint(equalTo: view.centerXAnchor), box.topAnchor.constraint(equalTo: view.bottomAnchor))
    root.frame.size.width = 300
    screen.runFrame()
    #expect(view.frame == rect(30, 10, 90, 30))
    #expect(box.frame == rect(70, 40, 10, 10))
  }

  // L8
  @Test func `what a mask makes of a view that constraints place is what it is placed in`() {
    let root = UIView(frame: rect(0, 0, 200, 100))
    screen.show(root)
    root.frame = rect(0, 0, 200, 100)
    let panel = Box(in: root)
    let width = panel.widthAnchor.constraint(equalToConstant: 100)
    activate(
      panel.leadingAnchor.constraint(equalTo: root.leadingAnchor), panel.topAnchor.constraint(equalTo: root.topAnchor),
      width, panel.heightAnchor.constraint(equalToConstant: 50))
    screen.runFrame()
    let inner = UIView(frame: rect(10, 10, 80, 30))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    panel.addSubview(inner)
    let box = Box(in: inner)
    activate(
      box.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 4),
      box.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: -4),
      box.topAnchor.constraint(equalTo: inner.topAnchor), box.bottomAnchor.constraint(equalTo: inner.bottomAnchor))
    screen.runFrame()
    #expect(box.frame == rect(4, 0, 72, 30))
    width.constant = 160
    screen.runFrame()
    #expect(inner.frame == rect(10, 10, 140, 30))
    #expect(box.frame == rect(4, 0, 132, 30))
  }
}
