import Foundation
import GestureEngine
import LayerEngine
import LayerRasterizer
import OpenCollectionView
import Testing
import WindowScenes

@MainActor @Suite struct WindowSessionTests {
  private func red(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = .red
    return view
  }

  // W13
  @Test func `a window shows the rasterizer's bytes, and of a change only what has changed`() throws {
    let stage = try WindowStage(size: (640, 480))
    let view = red(CGRect(x: 0, y: 0, width: 32, height: 32))
    stage.window.addSubview(view)
    stage.run(0.1)
    stage.shell.parts = []
    view.backgroundColor = .blue
    stage.run(0.1)
    #expect(stage.shell.parts == [[PixelRect(minX: 0, minY: 0, maxX: 64, maxY: 64)]])
    #expect(stage.shell.shown[stage.session.window] == (try stage.session.picture().pixels))
  }

  // W13
  @Test func `what scrolls under a finger is moved on the display, and the strip that comes in is handed over`() throws
  {
    let stage = try WindowStage()
    let list = UIScrollView()
    list.contentSize = CGSize(width: 320, height: 4000)
    list.showsVerticalScrollIndicator = false
    for row in 0..<80 {
      let view = UIView(frame: CGRect(x: 20, y: 50 * row, width: 280, height: 42))
      view.backgroundColor = UIColor(white: CGFloat(row % 5) / 5, alpha: 1)
      list.addSubview(view)
    }
    stage.show(list)
    stage.run(0.2)
    stage.shell.movesPixels = true
    stage.turn(stage.finger(.down, 100, 400))
    stage.run(0.02)
    stage.shell.moves = []
    for step in 1...20 {
      stage.turn(stage.finger(.moved, 100, 400 - 12 * Double(step)))
      stage.run(1 / 60)
      #expect(stage.shell.shown[stage.session.window] == (try stage.session.picture().pixels))
    }
    let moves = stage.shell.moves.compactMap { $0 }
    #expect(moves.count >= 15)
    #expect(moves.last?.pixels == PixelMove(parts: [PixelRect(minX: 0, minY: 0, maxX: 320, maxY: 468)], x: 0, y: -12))
    #expect(moves.last?.rest == [PixelRect(minX: 0, minY: 468, maxX: 320, maxY: 480)])
  }

  // W12
  @Test func `a window at rest runs no frames and sets no alarm`() throws {
    let stage = try WindowStage()
    stage.show(red(.zero))
    stage.run(1)
    let (frames, pictures) = (stage.session.frameCount, stage.session.presentationCount)
    #expect(stage.program.secondsUntilNext() == nil)
    stage.turn()
    #expect(stage.session.frameCount == frames)
    #expect(stage.session.presentationCount == pictures)
  }

  @Test func `a finger taps, and the picture follows within the same turn`() throws {
    let stage = try WindowStage()
    let view = red(.zero)
    view.addGestureRecognizer(
      UITapGestureRecognizer().acting { view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) })
    stage.show(view)
    stage.run(0.5)
    stage.turn(stage.finger(.down, 50, 60))
    stage.run(0.05)
    stage.turn(stage.finger(.up, 50, 60))
    #expect(stage.pixel(50, 60) == [0, 255, 0])
  }

  // W7
  @Test func `a window that is hidden cancels fingers and runs no frames, and shows all when it is back`() throws {
    let stage = try WindowStage()
    let view = red(.zero)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    stage.show(view)
    stage.turn(stage.finger(.down, 50, 60))
    stage.run(0.02)
    stage.turn(stage.finger(.moved, 50, 160))
    stage.run(0.02)
    #expect(pan.state == .began || pan.state == .changed)
    stage.turn(.visible(false))
    #expect(stage.session.scene?.activationState == .background)
    #expect(pan.state == .possible || pan.state == .cancelled)
    let frames = stage.session.frameCount
    view.backgroundColor = .blue
    stage.run(1)
    #expect(stage.session.frameCount == frames)
    stage.shell.parts = []
    stage.turn(.visible(true))
    stage.run(0.1)
    #expect(stage.session.scene?.activationState == .foregroundActive)
    #expect(stage.shell.parts.first == [PixelRect(minX: 0, minY: 0, maxX: 320, maxY: 480)])
    #expect(stage.shell.shown[stage.session.window] == (try stage.session.picture().pixels))
  }

  // W9
  @Test(arguments: [(1, 1), (700, 20), (16_384, 2), (0, 0)])
  func `a window takes any size, also while something moves`(width: Int, height: Int) throws {
    let stage = try WindowStage()
    let view = red(CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(view)
    UIView.animate(withDuration: 1) { view.center.x = 200 }
    stage.run(0.2)
    stage.shell.states[stage.session.window] = WindowState(width: width, height: height)
    stage.turn(.changed)
    stage.run(0.3)
    #expect(stage.window.bounds.size == CGSize(width: max(width, 1), height: max(height, 1)))
    stage.shell.states[stage.session.window] = WindowState(width: 300, height: 200, scale: 2)
    stage.turn(.changed)
    stage.run(2)
    #expect(stage.window.bounds.size == CGSize(width: 150, height: 100))
    #expect(stage.shell.shown[stage.session.window] == (try stage.session.picture().pixels))
  }

  @Test func `a picture that could not be shown is shown as a whole with the next frame`() throws {
    let stage = try WindowStage()
    let view = red(CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.window.addSubview(view)
    stage.run(0.1)
    stage.shell.mayPresent = false
    view.backgroundColor = .blue
    stage.run(0.03)
    stage.shell.mayPresent = true
    stage.shell.parts = []
    stage.run(0.1)
    #expect(stage.shell.parts.first == [PixelRect(minX: 0, minY: 0, maxX: 320, maxY: 480)])
  }

  // W15
  @Test func `the desktop's settings are the scene's, also when they change`() throws {
    var settings = WindowSettings()
    let desktop = Desktop()
    settings.desktop = { desktop.settings }
    desktop.settings.prefersDark = true
    let stage = try WindowStage(settings)
    #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
    desktop.settings.prefersDark = false
    stage.turn(.focused(true))
    stage.run(0.1)
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
  }

  @MainActor final class Desktop { var settings = DesktopSettings() }

  // W8
  @Test func `a picture that is turned takes the panel's sides the other way round, and touches with it`() throws {
    var settings = WindowSettings()
    settings.quarterTurns = 1
    let stage = try WindowStage(settings, size: (480, 320))
    let view = red(.zero)
    var place: CGPoint?
    view.addGestureRecognizer(
      UITapGestureRecognizer().acting { place = $0.location(in: nil) })
    stage.show(view)
    #expect(stage.window.bounds.size == CGSize(width: 320, height: 480))
    stage.turn(stage.finger(.down, 100, 20))
    stage.run(0.05)
    stage.turn(stage.finger(.up, 100, 20))
    #expect(place == CGPoint(x: 20, y: 380))
  }

  @Test func `over a field the mouse is a beam, elsewhere an arrow, and on a panel it is not there`() throws {
    let stage = try WindowStage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stage.window.addSubview(field)
    stage.run(0.1)
    stage.turn(.pointer(place: CGPoint(x: 20, y: 20), buttons: 0))
    stage.turn(.pointer(place: CGPoint(x: 20, y: 200), buttons: 0))
    #expect(stage.shell.cursors == [.arrow, .beam, .arrow])
    var settings = WindowSettings()
    settings.showsCursor = false
    let panel = try WindowStage(settings)
    panel.turn(.pointer(place: CGPoint(x: 20, y: 20), buttons: 0))
    #expect(panel.shell.cursors == [.hidden])
  }

  // W16
  @Test func `letters are typed into a field, and what is copied is on the system's clipboard`() throws {
    let stage = try WindowStage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    stage.window.addSubview(field)
    stage.run(0.1)
    field.becomeFirstResponder()
    stage.run(0.1)
    for (usage, letter) in [(11, "h"), (12, "i")] {
      stage.turn(
        .key(.init(isDown: true, usage: usage, character: letter.unicodeScalars.first!.value)), .text(letter),
        .key(.init(isDown: false, usage: usage, character: 0)))
    }
    stage.run(0.1)
    #expect(field.text == "hi")
    UIPasteboard.general.string = "copied"
    #expect(stage.shell.clipboardText == "copied")
  }

  // W16
  @Test func `what another program has copied is pasted by the keys of the desktop`() throws {
    let stage = try WindowStage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    stage.window.addSubview(field)
    stage.run(0.1)
    field.becomeFirstResponder()
    stage.run(0.1)
    stage.shell.clipboardText = "from elsewhere"
    stage.turn(
      .modifiers(KeyAssembly.Held.control.rawValue), .key(.init(isDown: true, usage: 25, character: 118)),
      .key(.init(isDown: false, usage: 25, character: 118)), .modifiers(0))
    stage.run(0.1)
    #expect(field.text == "from elsewhere")
  }

  // W16
  @Test func `a clipboard of more than eight megabytes is none`() throws {
    let stage = try WindowStage()
    stage.shell.clipboardText = String(repeating: "x", count: (8 << 20) + 1)
    let control = ShellEvent.Kind.modifiers(KeyAssembly.Held.control.rawValue)
    stage.turn(control, .key(.init(isDown: true, usage: 25, character: 118)))
    #expect(UIPasteboard.general.string == nil)
    stage.shell.clipboardText = String(repeating: "x", count: 8 << 20)
    stage.turn(control, .key(.init(isDown: true, usage: 25, character: 118)))
    #expect(UIPasteboard.general.string?.count == 8 << 20)
  }

  // W16
  @Test func `another program's clipboard is asked for before keys that may paste, and not for letters`() throws {
    let stage = try WindowStage()
    stage.run(0.1)
    let asked = stage.shell.clipboardReads
    for usage in [4, 40, 42, 79] { stage.turn(.key(.init(isDown: true, usage: usage, character: 97))) }
    #expect(stage.shell.clipboardReads == asked)
    stage.turn(
      .modifiers(KeyAssembly.Held.shift.rawValue), .key(.init(isDown: true, usage: 73, character: 0)), .modifiers(0))
    #expect(stage.shell.clipboardReads == asked + 1)
  }
}

extension UITapGestureRecognizer {
  /// Does something when it has recognized.
  fileprivate func acting(_ action: @escaping @MainActor () -> Void) -> Self { acting { _ in action() } }

  fileprivate func acting(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) -> Self {
    addAction { action($0) }
    return self
  }
}
