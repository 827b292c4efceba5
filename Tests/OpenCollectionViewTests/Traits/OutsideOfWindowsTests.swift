import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Views that are in no window, as most tests of programs have them.
@MainActor struct OutsideOfWindowsTests {
  private let screen = VirtualScreen(width: 375, height: 667, scale: 2)

  // V54
  @Test func `surroundings outside of windows are those of the main screen`() {
    let view = UIView()
    #expect(view.traitCollection.displayScale == 2)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    #expect(UIViewController().traitCollection.displayScale == 2)
    #expect(UITraitCollection.current.displayScale == 2)
    #expect(UIGraphicsImageRendererFormat().scale == 2)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.displayScale == 2)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  // V54
  @Test func `they follow the main screen, and what a program sets until it sets it back`() {
    let before = UITraitCollection.current
    screen.scene.traitOverrides.userInterfaceStyle = .dark
    #expect(UIView().traitCollection.userInterfaceStyle == .dark)
    UITraitCollection.current = before
    #expect(UIView().traitCollection.userInterfaceStyle == .light)
    UITraitCollection.current = screen.scene.traitCollection
    screen.scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(UIView().traitCollection.userInterfaceStyle == .light)
    screen.scene.traitOverrides.userInterfaceStyle = .dark
    #expect(UIView().traitCollection.userInterfaceStyle == .dark)
  }

  // V54
  @Test func `a direction of the main screen is that of views outside, and their constraints`() {
    screen.scene.traitOverrides.layoutDirection = .rightToLeft
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = Box(50, 10, in: outer)
    activate(
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor), inner.topAnchor.constraint(equalTo: outer.topAnchor)
    )
    outer.layoutIfNeeded()
    #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(inner.frame == rect(150, 0, 50, 10))
  }

  // V54, L5
  @Test func `constraints outside of windows are rounded to the pixels of the main screen`() {
    let outer = UIView(frame: UIScreen.main.bounds)
    let inner = Box(200, 200, in: outer)
    activate(
      inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor), inner.topAnchor.constraint(equalTo: outer.topAnchor)
    )
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(87.5, 0, 200, 200))
  }

  /// A cell with a square half as wide as the cell, made much larger than any item.
  private final class HalfCell: UICollectionViewCell {
    static var seen: [CGFloat] = []
    private let half = Box()

    override init(frame: CGRect) {
      super.init(frame: rect(0, 0, 500, 500))
      contentView.addSubview(half)
      activate(
        half.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
        half.heightAnchor.constraint(equalTo: half.widthAnchor),
        half.leadingAnchor.constraint(equalTo: leadingAnchor), half.topAnchor.constraint(equalTo: topAnchor))
    }

    required init?(coder: NSCoder) { fatalError("never from an archive") }

    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.layoutIfNeeded()
      Self.seen.append(half.frame.width)
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutIfNeeded()
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "half", for: path)
    }
  }

  // V54
  @Test(arguments: [true, false])
  func `a collection view lays its cells out by their constraints, in a window and outside`(isInWindow: Bool) {
    HalfCell.seen = []
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.estimatedItemSize = layout.itemSize
    let (view, source) = (UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout), Source())
    view.register(HalfCell.self, forCellWithReuseIdentifier: "half")
    view.dataSource = source
    if isInWindow { screen.show(view) }
    view.layoutIfNeeded()
    #expect(HalfCell.seen.last == 25)
    #expect(view.visibleCells.map(\.frame) == [rect(0, 0, 50, 50)])
  }
}
