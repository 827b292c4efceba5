import OpenCollectionView
import Testing
import TouchTesting

/// The room that collection view controllers make for the keyboard, and nobody else.
@MainActor struct KeyboardRoomTests {
  private final class Form: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if cell.contentView.subviews.isEmpty {
        cell.contentView.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34)))
      }
      return cell
    }
  }

  private let screen = VirtualScreen(width: 320, height: 480)
  private let form: Form

  init() {
    screen.keyboard = .onScreen(height: 200)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 60)
    layout.minimumLineSpacing = 0
    form = Form(collectionViewLayout: layout)
    form.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    screen.show(form)
  }

  private func field(_ item: Int) -> UITextField? {
    form.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.contentView.subviews.first as? UITextField
  }

  // X31
  @Test func `its view has room below, and the field that is edited stands above the keyboard`() throws {
    let field = try #require(self.field(7))
    #expect(field.convert(field.bounds, to: nil).minY == 420)
    field.becomeFirstResponder()
    screen.advanceUntilRest()
    #expect(form.collectionView.contentInset.bottom == 200)
    #expect(field.isEditing)
    #expect(field.convert(field.bounds, to: nil).maxY <= 280)
    field.resignFirstResponder()
    screen.advanceUntilRest()
    #expect(form.collectionView.contentInset.bottom == 0)
  }

  // X31
  @Test func `what was scrolled above the keyboard comes back when it goes`() throws {
    let view = try #require(form.collectionView)
    view.contentOffset.y = 60
    screen.runFrame()
    try #require(field(7)).becomeFirstResponder()
    screen.advanceUntilRest()
    #expect(view.contentOffset.y == 174)
    // The next field is in sight by then: what is scrolled for it has the same way back.
    try #require(field(8)).becomeFirstResponder()
    screen.advanceUntilRest()
    #expect(view.contentOffset.y == 234)
    view.endEditing(true)
    var places: [CGFloat] = []
    for _ in 0..<3 {
      screen.advance(by: 0.05)
      places.append(try #require(view.layer.presentation()).bounds.minY)
    }
    #expect(places.allSatisfy { $0 > 60 && $0 < 234 }, "\(places)")
    screen.advanceUntilRest()
    #expect(view.contentOffset.y == 60)
  }

  // X31
  @Test func `content that a person has scrolled meanwhile stays where it is`() throws {
    let view = try #require(form.collectionView)
    try #require(field(7)).becomeFirstResponder()
    screen.advanceUntilRest()
    let before = view.contentOffset.y
    screen.play(.drag(from: CGPoint(x: 310, y: 200), to: CGPoint(x: 310, y: 160), duration: 0.5))
    screen.advanceUntilRest()
    let place = view.contentOffset.y
    #expect(place > before)
    view.endEditing(true)
    screen.advanceUntilRest()
    #expect(view.contentOffset.y == place)
  }

  // X31
  @Test func `of a text that is higher than the room above the keyboard the line with the caret is seen`() throws {
    let layout = try #require(form.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.itemSize.height = 700
    layout.invalidateLayout()
    screen.runFrame()
    let cell = try #require(form.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    let view = UITextView(frame: cell.contentView.bounds)
    view.isScrollEnabled = false
    view.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
    cell.contentView.addSubview(view)
    func caret() throws -> CGRect {
      view.convert(view.caretRect(for: try #require(view.selectedTextRange).end), to: nil)
    }
    view.becomeFirstResponder()
    screen.advanceUntilRest()
    let end = try caret()
    #expect(abs(end.maxY - 272) < 0.5)
    view.selectedRange = NSRange(location: 0, length: 0)
    screen.runFrame()
    screen.type("x")
    screen.advanceUntilRest()
    #expect(try caret().minY == 8)
    let place = form.collectionView.contentOffset.y
    view.endEditing(true)
    screen.advanceUntilRest()
    #expect(form.collectionView.contentOffset.y == place)
  }

  // X31
  @Test func `a plain collection view makes none`() throws {
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let field = UITextField(frame: CGRect(x: 0, y: 400, width: 100, height: 30))
    view.addSubview(field)
    screen.window.addSubview(view)
    screen.runFrame()
    field.becomeFirstResponder()
    screen.advanceUntilRest()
    #expect(view.contentInset.bottom == 0)
  }
}
