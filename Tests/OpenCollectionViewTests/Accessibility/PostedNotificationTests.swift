import Foundation
import GestureEngine
import LayerEngine
import OpenCollectionView
import Testing

/// What a program tells assistive tools.
@MainActor struct PostedNotificationTests {
  /// A host that speaks.
  private final class Reader: SceneHost, AccessibilityHost {
    var log: [String] = []
    func sceneWantsFrames(_ scene: UIWindowScene) { log.append("wake") }
    func scene(_ scene: UIWindowScene, announce sentence: String, isUrgent: Bool) {
      log.append(isUrgent ? "now: \(sentence)" : sentence)
    }
    func scene(_ scene: UIWindowScene, moveFocusTo layer: LayerID?, element: UInt32, isNewScreen: Bool) {
      log.append("focus \(layer?.rawValue ?? 0).\(element)\(isNewScreen ? " new screen" : "")")
    }
  }

  private let application = UIApplication(delegateClass: nil)
  private let reader = Reader()
  private let scene: UIWindowScene
  private let window: UIWindow

  init() {
    scene = application.connectScene(
      host: reader, screen: ScreenDescription(size: CGSize(width: 300, height: 400)), title: "")
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    frame()
    reader.log = []
  }

  private func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    // Another test may have made an application since.
    application.becomeShared()
    UIAccessibility.post(notification: notification, argument: argument)
  }

  private func frame() { _ = scene.runFrame(at: 0) }

  @Test func `An announcement wakes the host and is read after the frame`() {
    post(.announcement, "Saved")
    #expect(reader.log == ["wake"])
    frame()
    #expect(reader.log == ["wake", "Saved"])
    frame()
    #expect(reader.log == ["wake", "Saved"])
  }

  // V77
  @Test func `A reader who is at an element goes along with the keyboard's own focus`() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "Item \(path.item)"
        return cell
      }
    }
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    list.dataSource = source
    list.allowsFocus = true
    let label = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
    label.text = "Title"
    window.addSubview(list)
    window.addSubview(label)
    frame()
    reader.log = []
    func press(_ key: String) {
      for isDown in [true, false] {
        scene.receive(.key(KeySample(time: 0, isDown: isDown, isRepeat: false, key: key, code: key, modifiers: [])))
      }
      frame()
    }
    press("ArrowRight")
    #expect(reader.log.filter { $0.hasPrefix("focus") } == [])
    var mirror = LayerMirror()
    try mirror.apply(scene.snapshot())
    func layer(_ label: String) throws -> UInt32 {
      try #require(mirror.nodes.first { $0.value.properties.accessibility?.label == label }).key.rawValue
    }
    scene.receive(.accessibility(AccessibilityAction(time: 0, layer: try layer("Title"), kind: .focus)))
    press("ArrowRight")
    #expect(reader.log.filter { $0.hasPrefix("focus") } == ["focus \(try layer("Item 1")).0"])
  }

  @Test func `Attributed words are words`() {
    post(.announcement, NSAttributedString(string: "Saved"))
    frame()
    #expect(reader.log.last == "Saved")
  }

  @Test func `A page that has scrolled is told at once`() {
    post(.pageScrolled, "Page 2 of 3")
    frame()
    #expect(reader.log.last == "now: Page 2 of 3")
  }

  @Test func `The focus goes to a view that has just come`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    post(.screenChanged, view)
    frame()
    #expect(reader.log.last?.hasSuffix(".0 new screen") == true)
    #expect(reader.log.last != "focus 0.0 new screen")
  }

  @Test func `The focus goes to an element of a view`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    view.accessibilityElements = [element]
    window.addSubview(view)
    frame()
    post(.layoutChanged, element)
    frame()
    #expect(reader.log.last?.hasSuffix(".1") == true)
  }

  @Test func `A new screen without a place is told, a new layout is not`() {
    post(.layoutChanged, nil)
    post(.screenChanged, nil)
    frame()
    #expect(reader.log.filter { $0.hasPrefix("focus") } == ["focus 0.0 new screen"])
  }

  @Test func `Only the scene of an element hears of it`() {
    let other = Reader()
    let second = application.connectScene(
      host: other, screen: ScreenDescription(size: CGSize(width: 300, height: 400)), title: "")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    post(.layoutChanged, view)
    frame()
    _ = second.runFrame(at: 0)
    #expect(reader.log.contains { $0.hasPrefix("focus") })
    #expect(!other.log.contains { $0.hasPrefix("focus") })
  }
}
