import GestureEngine
import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Escape, by the key and by an assistive tool, is for what lies in front. // V70
@MainActor struct EscapeInFrontTests {
  /// A controller that knows a way back.
  private final class Place: UIViewController {
    var escapes = 0
    override func accessibilityPerformEscape() -> Bool {
      escapes += 1
      return true
    }
  }

  private let screen = VirtualScreen(width: 390, height: 844)
  private let root = Place()

  init() {
    screen.show(root)
    root.view.addSubview(element("Below"))
    screen.runFrame()
  }

  private func element(_ label: String) -> UIView {
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    return view
  }

  private func present(_ style: UIModalPresentationStyle = .formSheet, settles: Bool = true) -> UIViewController {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    sheet.view.addSubview(element("Within"))
    root.present(sheet, animated: true)
    if settles { screen.advance(by: 1) } else { screen.runFrame() }
    return sheet
  }

  /// An assistive tool leaves the element of a label.
  private func escape(from label: String) {
    let layer = screen.mirror.nodes.first { $0.value.properties.accessibility?.label == label }?.key.rawValue ?? 0
    screen.receive(.accessibility(AccessibilityAction(time: screen.now, layer: layer, kind: .escape)))
    screen.advance(by: 1)
  }

  @Test(arguments: ["Within", "Below"])
  func `a tool that leaves an element closes the sheet in front, and what is under it stays`(label: String) {
    _ = present()
    escape(from: label)
    #expect(root.presentedViewController == nil)
    #expect(root.escapes == 0)
    escape(from: "Below")
    #expect(root.escapes == 1)
  }

  @Test func `what covers the screen is not left by Escape, and nothing under it hears of it`() {
    let cover = present(.fullScreen)
    escape(from: "Within")
    screen.press("Escape")
    screen.advance(by: 1)
    #expect(root.presentedViewController === cover)
    #expect(root.escapes == 0)
  }

  @Test func `a controller in front that knows a way back goes it, and its sheet stays`() {
    let sheet = Place()
    sheet.modalPresentationStyle = .pageSheet
    sheet.view.addSubview(element("Within"))
    root.present(sheet, animated: true)
    screen.advance(by: 1)
    escape(from: "Within")
    #expect(sheet.escapes == 1 && root.escapes == 0)
    #expect(root.presentedViewController === sheet)
  }

  @Test func `Escape while a sheet is on its way in is for that sheet, and for nothing under it`() {
    let sheet = present(settles: false)
    screen.press("Escape")
    screen.advance(by: 1)
    #expect(root.escapes == 0)
    #expect(root.presentedViewController === sheet)
  }

  @Test func `Escape dismisses the menu in front, whatever element a tool is at`() {
    let menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    let button = UIButton(frame: CGRect(x: 20, y: 400, width: 100, height: 44))
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    root.view.addSubview(button)
    screen.advance(by: 0.1)
    screen.play(.tap(at: CGPoint(x: 60, y: 420)))
    screen.advance(by: 1)
    let windows = screen.scene.windows.count
    #expect(windows == 2)
    escape(from: "Copy")
    #expect(screen.scene.windows.count == 1)
    #expect(root.escapes == 0)
    screen.play(.tap(at: CGPoint(x: 60, y: 420)))
    screen.advance(by: 1)
    escape(from: "Below")
    #expect(screen.scene.windows.count == 1)
    #expect(root.escapes == 0)
  }

  private final class Grid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    var chosen: [Int] = []
    lazy var grid: UICollectionView = {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = self
      grid.delegate = self
      grid.allowsFocus = true
      return grid
    }()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(grid)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath.item)
    }
  }

  @Test func `keys for the item that has the focus are not for it while a sheet lies over it`() {
    let screen = VirtualScreen(width: 390, height: 844)
    let grid = Grid()
    screen.show(grid)
    screen.runFrame()
    screen.press("ArrowDown")
    screen.press("Enter")
    #expect(grid.chosen == [0])
    grid.present(UIViewController(), animated: true)
    screen.advance(by: 1)
    screen.press("Enter")
    #expect(grid.chosen == [0])
    screen.press("Escape")
    screen.advance(by: 1)
    #expect(grid.presentedViewController == nil)
    // The sheet has gone, and the item has the focus still.
    screen.press("ArrowRight")
    screen.press("Enter")
    #expect(grid.chosen == [0, 1])
  }
}
