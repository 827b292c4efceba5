import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// What a cell answers when it is asked how large it would like to be by the method that programs override.
@MainActor struct FittingMethodTests {
  /// A cell with a box of 70 points in its content.
  private class TallCell: UICollectionViewCell {
    let box = Box(UIView.noIntrinsicMetric, 70)

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(box)
      box.fill(contentView, inset: 0)
    }

    required init?(coder: NSCoder) { fatalError("never from an archive") }
  }

  /// A cell that is as wide as it says, whatever the layout gives it.
  private final class WideCell: TallCell {
    static var asked: [CGSize] = []

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      Self.asked.append(targetSize)
      return super.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: verticalFittingPriority)
    }
  }

  /// A cell without constraints that says how large it is.
  private final class PlainCell: UICollectionViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: 280, height: 33) }
  }

  /// A cell without constraints, as high as it says when asked by its old name.
  private final class OldCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 90, height: 44) }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  /// The frame of the one cell of a list of a class.
  private func frame(of cell: UICollectionViewCell.Type, estimate: CGSize = CGSize(width: 300, height: 40)) -> CGRect? {
    let screen = VirtualScreen(width: 320, height: 480)
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    let (view, source) = (UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout), Source())
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    screen.show(view)
    return view.visibleCells.first?.frame
  }

  // L35
  @Test func `a cell answers for its content view`() {
    let cell = TallCell(frame: rect(0, 0, 10, 10))
    #expect(
      cell.systemLayoutSizeFitting(
        .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        == CGSize(width: 0, height: 70))
    #expect(
      cell.systemLayoutSizeFitting(
        CGSize(width: 120, height: 5), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
        == CGSize(width: 120, height: 70))
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 0, height: 70))
    cell.box.content = CGSize(width: 25, height: 30)
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 25, height: 30))
  }

  // L35
  @Test func `a cell without constraints answers what fits it`() {
    let cell = OldCell(frame: rect(0, 0, 10, 10))
    #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 90, height: 44))
    #expect(
      cell.systemLayoutSizeFitting(
        CGSize(width: 120, height: 5), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
        == CGSize(width: 120, height: 44))
  }

  // L35
  @Test func `a cell that chooses its size is asked by the method that it overrides, for the size that the layout has`()
  {
    WideCell.asked = []
    #expect(frame(of: WideCell.self)?.size == CGSize(width: 300, height: 70))
    #expect(WideCell.asked.first == CGSize(width: 300, height: 40))
  }

  // L35
  @Test func `a width that it requires counts also where the layout has that width by now`() {
    #expect(
      frame(of: WideCell.self, estimate: UICollectionViewFlowLayout.automaticSize)?.size
        == CGSize(width: 300, height: 70))
  }

  // L35
  @Test func `an override counts where there are no constraints, on both sides`() {
    #expect(frame(of: PlainCell.self)?.size == CGSize(width: 280, height: 33))
  }

  // L35, C60
  @Test func `a cell without constraints and overrides is as high as fits it, and as wide as the layout has it`() {
    #expect(frame(of: OldCell.self)?.size == CGSize(width: 300, height: 44))
  }

  /// A content view that says how large it is.
  private final class SizedContent: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: any UIContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("never from an archive") }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 57) }
  }

  private struct SizedConfiguration: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { SizedContent(self) }
    func updated(for state: any UIConfigurationState) -> SizedConfiguration { self }
  }

  private final class ConfiguredCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentConfiguration = SizedConfiguration()
    }
    required init?(coder: NSCoder) { fatalError("never from an archive") }
  }

  // L35
  @Test func `a content view of a program's own is asked by the method that it overrides`() {
    #expect(frame(of: ConfiguredCell.self)?.size == CGSize(width: 300, height: 57))
  }
}
