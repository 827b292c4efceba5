import OpenCollectionView
import Testing
import TouchTesting

/// Views, controllers and responders whose class is known only at run time, or to a generic function only.
@MainActor struct ViewsOfKnownClassTests {
  private final class Badge: UIView {
    let text: String

    init(text: String) {
      self.text = text
      super.init(frame: .zero)
    }

    override init(frame: CGRect) {
      text = "framed"
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Its own initializer may be called without arguments.
  private final class Titled: UIView {
    let title: String

    init(title: String = "usual") {
      self.title = title
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Detail: UIViewController {
    let item: Int

    init(item: Int) {
      self.item = item
      super.init(nibName: nil, bundle: nil)
    }

    override convenience init(nibName: String?, bundle: Bundle?) { self.init(item: 7) }

    required init?(coder: NSCoder) { nil }
  }

  private final class Coordinator: UIResponder {
    let name: String

    init(name: String) {
      self.name = name
      super.init()
    }

    override convenience init() { self.init(name: "coordinator") }
  }

  private func made<Made: UIView>(_ viewClass: Made.Type, in frame: CGRect) -> Made { Made(frame: frame) }

  private func made<Made: UIResponder>(_ responderClass: Made.Type) -> Made { Made() }

  @Test func `A generic function makes views, controllers and responders`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let badge = made(Badge.self, in: frame)
    #expect(badge.text == "framed")
    #expect(badge.frame == frame)
    #expect(made(UILabel.self, in: frame).frame == frame)
    #expect(made(Badge.self).text == "framed")
    #expect(made(Detail.self).item == 7)
    #expect(made(Coordinator.self).name == "coordinator")
    #expect(Titled().title == "usual")
  }

  @Test func `A class in a variable makes its views and layouts`() {
    let classes: [UIView.Type] = [UIView.self, Badge.self, UISwitch.self]
    #expect(classes.map { ObjectIdentifier(type(of: $0.init(frame: .zero))) } == classes.map { ObjectIdentifier($0) })
    let layoutClass: UICollectionViewLayout.Type = UICollectionViewFlowLayout.self
    #expect(layoutClass.init() is UICollectionViewFlowLayout)
  }
}
