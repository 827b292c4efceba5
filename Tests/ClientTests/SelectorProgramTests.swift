import Testing

/// What `#selector` becomes compiles without a word, whatever the method and its class are bound to.
@Suite struct SelectorProgramTests {
  @Test(arguments: Dialect.all)
  func `selectors are made of methods of any class, bound to the main actor or not`(dialect: Dialect) throws {
    let program = """
      import OpenCollectionView

      class Model: NSObject {
        func tapped(_ sender: Any?) {}
        func pressed() {}
        func pressed(_ sender: UIButton, with event: UIEvent) {}
        func save() {}
        func changed(_ note: Notification) {}
        func moved(_ sender: Any, event: UIEvent?) {}
        private func hidden() -> Bool { true }

        static let kept = Selector("save", Model.save)

        func make() -> [Selector] {
          [
            Selector("tapped(_:)", Model.tapped(_:)), Selector("pressed()", Model.pressed as (Model) -> () -> Void),
            Selector("pressed(_:with:)", Model.pressed(_:with:)), Selector("save()", Model.save), Selector(Model.save),
            Selector("changed(_:)", Model.changed(_:)), Selector("moved(_:event:)", Model.moved(_:event:)),
            Selector("hidden()", Model.hidden), Self.kept,
          ]
        }

        @MainActor func makeOnMain() -> [Selector] { [Selector("tapped(_:)", Model.tapped(_:)), Selector(Model.save)] }
      }

      final class Controller: UIViewController {
        func tapped(_ recognizer: UITapGestureRecognizer) {}
        nonisolated func anywhere() {}

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("tapped(_:)", Controller.tapped(_:))))
          let link = CADisplayLink(target: self, selector: Selector(Controller.anywhere))
          link.invalidate()
          NotificationCenter.default.addObserver(
            self, selector: Selector(Controller.anywhere), name: UIResponder.keyboardWillShowNotification, object: nil)
        }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
          action == Selector("copy(_:)", UIResponderStandardEditActions.copy(_:))
            || action == Selector("resignFirstResponder", UIResponder.resignFirstResponder)
            || super.canPerformAction(action, withSender: sender)
        }
      }
      """
    #expect(try dialect.complaints(about: program) == [])
  }

  private static let mixed = """
    import OpenCollectionView

    class Model: NSObject {
      @MainActor func tapped(_ sender: Any?) {}
      @MainActor func pressed() {}
    }
    """

  @Test(arguments: Dialect.all)
  func `a method on the main actor, of a class on none, is called by a closure`(dialect: Dialect) throws {
    let program = """
      \(Self.mixed)
      let selectors = [
        Selector("tapped(_:)") { (model: Model, sender: Any?) in model.tapped(sender) },
        Selector("pressed()") { (model: Model) in model.pressed() },
      ]
      """
    #expect(try dialect.complaints(about: program) == [])
  }

  // Swift 6 refuses the mere reference, `let method = Model.tapped(_:)`, so that no form of Selector can take it.
  @Test func `in Swift 5 it is referred to as well`() throws {
    let program = """
      \(Self.mixed)
      let selectors = [Selector("tapped(_:)", Model.tapped(_:)), Selector(Model.pressed)]
      """
    #expect(try ClientProgram(text: program, mode: 5).complaints() == [])
  }
}
