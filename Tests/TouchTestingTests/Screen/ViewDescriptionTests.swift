import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ViewDescriptionTests {
  @Test func `a view is described with all that is in it, one a line`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = UILabel(frame: CGRect(x: 1.0 / 3, y: 0, width: 99.5, height: 20))
    label.text = "Hello"
    label.alpha = 0.5
    root.addSubview(label)
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 20, width: 10, height: 10))
    cell.isSelected = true
    cell.isHighlighted = true
    root.addSubview(cell)
    #expect(
      root.treeDescription() == """
        UIView (0, 0, 100, 50)
          UILabel (0.33, 0, 99.5, 20) "Hello" alpha 0.5
          UICollectionViewCell (0, 20, 10, 10) selected highlighted
            UIView (0, 0, 10, 10)
        """)
  }

  @Test func `hidden views are left out unless asked for`() {
    let root = UIView()
    let hidden = UIView()
    hidden.isHidden = true
    hidden.addSubview(UIView())
    root.addSubview(hidden)
    #expect(root.treeDescription() == "UIView (0, 0, 0, 0)")
    #expect(
      root.treeDescription(includingHidden: true) == """
        UIView (0, 0, 0, 0)
          UIView (0, 0, 0, 0) hidden
            UIView (0, 0, 0, 0)
        """)
  }

  @Test func `negative and large numbers can be read`() {
    let view = UIView(frame: CGRect(x: -0.004, y: -2.5, width: 1e9, height: 0.126))
    #expect(view.treeDescription() == "UIView (0, -2.5, 1000000000, 0.13)")
    #expect(UIView(frame: CGRect(x: 1e300, y: 0, width: 0, height: 0)).treeDescription() == "UIView (1e+300, 0, 0, 0)")
  }
}
