import OpenCollectionView
import TestSupport
import Testing

@MainActor struct TintTests {
  private let journal = Journal()

  private final class Noting: UIView {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
      self.name = name
      self.journal = journal
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() { journal.note(name) }
  }

  @Test func `a faded tint is grey, for all in the view`() {
    let (outer, inner, plain) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    outer.addSubview(plain)
    inner.tintColor = .red
    plain.tintAdjustmentMode = .normal
    #expect(outer.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(plain.tintAdjustmentMode == .normal)
    #expect(inner.tintColor.resolvedColor(with: .current) == UIColor(white: 0.2126, alpha: 0.8))
    #expect(plain.tintColor === UIColor.systemBlue)
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintColor === UIColor.red)
  }

  @Test func `views hear of fading around them, but for those with a mode of their own`() {
    let (outer, colored, moded) = (
      Noting("outer", journal), Noting("colored", journal), Noting("moded", journal)
    )
    outer.addSubview(colored)
    outer.addSubview(moded)
    colored.tintColor = .red
    moded.tintAdjustmentMode = .normal
    journal.clear()
    outer.tintAdjustmentMode = .dimmed
    outer.tintAdjustmentMode = .dimmed
    outer.tintAdjustmentMode = .normal
    outer.tintAdjustmentMode = .automatic
    #expect(journal.text == "outer, colored, outer, colored")
  }

  @Test func `a view that gets another tint with another superview hears of it, once`() {
    let (red, blue, view) = (UIView(), UIView(), Noting("view", journal))
    red.tintColor = .red
    blue.addSubview(view)
    #expect(journal.text == "")
    red.addSubview(view)
    #expect(journal.text == "view")
    view.removeFromSuperview()
    #expect(journal.text == "view, view")
  }
}
