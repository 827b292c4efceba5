import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct UndoManagerTests {
  @MainActor final class Counter {
    var value = 0
    let manager = UndoManager()

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  let counter = Counter()

  @Test func `a change is taken back and made again`() {
    let screen = VirtualScreen(width: 100, height: 100)
    counter.set(1)
    screen.advance(by: 0.1)
    counter.set(2)
    #expect(counter.manager.canUndo && !counter.manager.canRedo)
    counter.manager.undo()
    #expect(counter.value == 1)
    counter.manager.undo()
    #expect(counter.value == 0 && !counter.manager.canUndo)
    counter.manager.undo()
    counter.manager.redo()
    counter.manager.redo()
    #expect(counter.value == 2 && !counter.manager.canRedo)
    counter.manager.undo()
    #expect(counter.value == 1)
  }

  @Test func `what is registered in one turn is taken back as one, from the last to the first`() {
    let screen = VirtualScreen(width: 100, height: 100)
    for value in 1...3 { counter.set(value) }
    screen.advance(by: 0.1)
    counter.set(4)
    counter.manager.undo()
    #expect(counter.value == 3)
    counter.manager.undo()
    #expect(counter.value == 0)
    counter.manager.redo()
    #expect(counter.value == 3)
  }

  @Test func `a new change makes what was taken back impossible to make again`() {
    counter.set(1)
    counter.manager.undo()
    #expect(counter.manager.canRedo)
    counter.set(5)
    #expect(!counter.manager.canRedo)
  }

  @Test func `groups of the program's own are taken back one by one`() {
    let manager = counter.manager
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    counter.set(3)
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `groups have names that follow them from undo to redo`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let manager = counter.manager
    counter.set(1)
    manager.setActionName("Add One")
    screen.advance(by: 0.1)
    #expect(manager.undoMenuItemTitle == "Undo Add One")
    #expect(manager.redoMenuItemTitle == "Redo")
    manager.undo()
    #expect(manager.undoMenuItemTitle == "Undo")
    #expect(manager.redoMenuItemTitle == "Redo Add One")
  }

  @Test func `as many groups are kept as there are levels`() {
    let screen = VirtualScreen(width: 100, height: 100)
    counter.manager.levelsOfUndo = 2
    for value in 1...4 {
      counter.set(value)
      screen.advance(by: 0.1)
    }
    for _ in 1...4 { counter.manager.undo() }
    #expect(counter.value == 2)
  }

  @Test func `nothing is kept while registration is off`() {
    counter.manager.disableUndoRegistration()
    counter.set(1)
    counter.manager.enableUndoRegistration()
    #expect(!counter.manager.canUndo)
  }

  @Test func `a target that has gone is passed over, and its actions can be removed before`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let manager = UndoManager()
    var log: [Int] = []
    var target: Counter? = Counter()
    manager.registerUndo(withTarget: target!) { _ in log.append(1) }
    manager.registerUndo(withTarget: counter) { _ in log.append(2) }
    target = nil
    manager.undo()
    #expect(log == [2])
    manager.registerUndo(withTarget: counter) { _ in log.append(3) }
    screen.advance(by: 0.1)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
  }

  @Test func `a method is called with the object that was registered`() {
    @MainActor final class List: NSObject {
      var names: [String] = []
      func add(_ name: String) { names.append(name) }
    }
    let (list, manager) = (List(), UndoManager())
    manager.registerUndo(withTarget: list, selector: Selector(List.add(_:)), object: "Lake")
    manager.undo()
    #expect(list.names == ["Lake"])
  }

  @Test func `notifications tell what is done`() {
    let screen = VirtualScreen(width: 100, height: 100)
    var names: [String] = []
    let manager = counter.manager
    counter.set(1)
    screen.advance(by: 0.1)
    let tokens = [
      Notification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { notification in
        let name = notification.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    manager.undo()
    manager.redo()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      names == [
        "NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification",
        "NSUndoManagerWillRedoChangeNotification", "NSUndoManagerDidRedoChangeNotification",
      ])
  }

  @Test func `a responder's manager is that of its window, and Command-Z uses it`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let view = UIView()
    #expect(view.undoManager == nil)
    screen.show(view)
    #expect(view.undoManager === screen.window.undoManager)
    view.undoManager?.registerUndo(withTarget: counter) { $0.value = 9 }
    screen.press("z", .command)
    #expect(counter.value == 9)
  }

  @Test func `an end without a beginning stops the program with a sentence`() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { UndoManager().endUndoGrouping() } }
    await #expect(processExitsWith: .failure) { await MainActor.run { UndoManager().enableUndoRegistration() } }
  }
}
