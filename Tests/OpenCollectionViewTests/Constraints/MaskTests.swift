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

  /// A view that a mask keeps within another one, with a box of 90 × 70 in it that fills it.
  private func filled(_ outer: UIView, by frame: CGRect, _ mask: UIView.AutoresizingMask) -> (inner: UIView, box: Box) {
    let inner = UIView(frame: frame)
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    let box = Box(in: inner)
    box.fill(inner, inset: 0)
    activate(box.widthAnchor.constraint(equalToConstant: 90), box.heightAnchor.constraint(equalToConstant: 70))
    return (inner, box)
  }

  private let both: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]

  // L30
  @Test(arguments: [false, true])
  func `a view that is fitted is as large as what a mask keeps in it needs`(isInWindow: Bool) {
    let outer = UIView(frame: rect(0, 0, 300, 20))
    let (inner, _) = filled(outer, by: rect(0, 0, 300, 20), both)
    if isInWindow {
      screen.show(outer)
      outer.frame = rect(0, 0, 300, 20)
    }
    #expect(inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 90, height: 70))
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 90, height: 70))
    #expect(outer.frame == rect(0, 0, 300, 20))
  }

  // L30
  @Test func `margins that a mask keeps are added, and what is fixed by it is as long as it is`() {
    let outer = UIView(frame: rect(0, 0, 300, 200))
    _ = filled(outer, by: rect(10, 20, 270, 140), both)
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 130))
    let fixed = UIView(frame: rect(0, 0, 300, 200))
    let inner = UIView(frame: rect(10, 20, 100, 50))
    fixed.addSubview(inner)
    let box = Box(in: fixed)
    activate(
      box.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5),
      box.heightAnchor.constraint(equalToConstant: 10),
      box.bottomAnchor.constraint(equalTo: fixed.bottomAnchor), box.leftAnchor.constraint(equalTo: inner.leftAnchor),
      box.widthAnchor.constraint(equalToConstant: 30), box.rightAnchor.constraint(equalTo: fixed.rightAnchor))
    #expect(fixed.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 85))
  }

  // L30
  @Test func `a view that takes a half of what it is in makes that twice as long`() {
    let outer = UIView(frame: rect(0, 0, 200, 100))
    _ = filled(
      outer, by: rect(50, 0, 100, 100), [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight])
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 180, height: 70))
  }

  // L30
  @Test func `masks within masks lead through to the content`() {
    let outer = UIView(frame: rect(0, 0, 300, 300))
    let between = UIView(frame: rect(5, 5, 290, 290))
    between.autoresizingMask = both
    outer.addSubview(between)
    _ = filled(between, by: rect(0, 0, 290, 290), both)
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 80))
  }

  // L30
  @Test func `what constraints place is as large as what a mask keeps in it needs, while it is shown`() {
    let root = UIView(frame: rect(0, 0, 400, 400))
    screen.show(root)
    let card = Box(in: root)
    let (inner, box) = filled(card, by: rect(0, 0, 0, 0), both)
    let below = Box(10, 10, in: root)
    activate(
      card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      below.topAnchor.constraint(equalTo: card.bottomAnchor), below.leftAnchor.constraint(equalTo: card.rightAnchor))
    screen.runFrame()
    #expect(card.frame == rect(20, 30, 90, 70))
    #expect(inner.frame == rect(0, 0, 90, 70))
    #expect(below.frame == rect(110, 100, 10, 10))
    box.constraints.first { $0.firstAttribute == .height }?.constant = 120
    screen.runFrame()
    #expect(card.frame == rect(20, 30, 90, 120))
    #expect(inner.frame == rect(0, 0, 90, 120))
    #expect(below.frame.minY == 150)
  }

  // L30
  @Test func `another mask, another frame and a view that is placed otherwise are heard of`() {
    let outer = UIView(frame: rect(0, 0, 300, 200))
    let (inner, _) = filled(outer, by: rect(10, 0, 290, 200), both)
    func fitted() -> CGSize { outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    #expect(fitted() == CGSize(width: 100, height: 70))
    inner.frame = rect(30, 0, 250, 200)
    #expect(fitted() == CGSize(width: 140, height: 70))
    inner.frame = rect(0, 0, 90, 70)
    inner.autoresizingMask = []
    outer.layoutIfNeeded()
    #expect(fitted() == .zero)
    inner.autoresizingMask = both
    #expect(fitted() == CGSize(width: 300, height: 200))
    outer.frame.size = CGSize(width: 400, height: 200)
    #expect(inner.frame == rect(0, 0, 190, 70))
    #expect(fitted() == CGSize(width: 300, height: 200))
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.fill(outer, inset: 4)
    #expect(fitted() == CGSize(width: 98, height: 78))
  }
}
