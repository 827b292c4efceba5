import CollectionLayouts
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// What was changed in an exhibit is there again in a page that takes the place of the first one.
@MainActor struct ReloadTests {
  /// A page of the gallery that shows an exhibit.
  @MainActor private struct Page {
    let screen: VirtualScreen
    let gallery: GalleryController

    init(width: CGFloat = 390, _ state: [UInt8]? = nil) throws {
      screen = VirtualScreen(width: width, height: 844, restorationState: state, delegateClass: AppDelegate.self)
      screen.runFrame()
      gallery = try #require(screen.window.rootViewController as? GalleryController)
    }

    func show<Controller: ExhibitController>(_ type: Controller.Type) throws -> Controller {
      let index = try #require(Exhibit.all.firstIndex { $0.makeController() is Controller })
      gallery.show(at: index)
      screen.advanceUntilRest()
      return try shown(type)
    }

    func shown<Controller>(_ type: Controller.Type) throws -> Controller {
      try #require(gallery.children.first as? Controller)
    }

    /// The page that a reload makes of it.
    func reloaded() throws -> Page {
      screen.advanceUntilRest()
      let page = try Page(width: screen.window.bounds.width, screen.scene.restorationState())
      page.screen.advanceUntilRest()
      return page
    }

    func middle(of item: IndexPath, in view: UICollectionView) throws -> CGPoint {
      let frame = try #require(view.layoutAttributesForItem(at: item)).frame
      return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }

    /// Carries an item to the place of another.
    func carry(_ item: IndexPath, to other: IndexPath, in view: UICollectionView) throws {
      let (start, end) = (try middle(of: item, in: view), try middle(of: other, in: view))
      screen.play(.samples([(0, start), (0.7, start), (0.9, end), (1.4, end)]))
      screen.advanceUntilRest()
    }
  }

  @Test func `Pictures of a waterfall stay where they were carried, in as many columns`() throws {
    let page = try Page()
    let controller = try page.show(WaterfallController.self)
    page.screen.press("2")
    page.screen.advanceUntilRest()
    let keys: [(String, KeyModifiers)] = [("ArrowDown", []), (" ", .shift), ("ArrowRight", []), ("Enter", [])]
    for (key, modifiers) in keys {
      page.screen.press(key, modifiers)
      page.screen.advanceUntilRest()
    }
    let posters = controller.posters
    #expect(posters != Poster.all)
    let again = try page.reloaded().shown(WaterfallController.self)
    #expect(again.posters == posters)
    #expect((again.collectionView.collectionViewLayout as? WaterfallLayout)?.columnCount == 2)
  }

  @Test func `Photos lie on the shelves where they were carried`() throws {
    let page = try Page()
    let controller = try page.show(ReorderController.self)
    let shelves = controller.shelves
    try page.carry(IndexPath(item: 0, section: 0), to: IndexPath(item: 3, section: 0), in: controller.collectionView)
    let moved = controller.shelves
    #expect(moved != shelves)
    #expect(try page.reloaded().shown(ReorderController.self).shelves == moved)
  }

  @Test func `Rows stay in the order in which they were put`() throws {
    let page = try Page()
    let controller = try page.show(CarryController.self)
    let before = controller.photos
    let row = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    let handle = row.convert(CGPoint(x: row.bounds.maxX - 20, y: row.bounds.midY), to: nil)
    page.screen.play(.drag(from: handle, to: CGPoint(x: handle.x, y: handle.y + 170), duration: 0.5))
    page.screen.advanceUntilRest()
    let photos = controller.photos
    #expect(photos != before)
    #expect(try page.reloaded().shown(CarryController.self).photos == photos)
  }

  @Test(arguments: [UpdateStyle.batch, .snapshot])
  func `The board of notes is the one that was written, in its own view`(style: UpdateStyle) throws {
    let page = try Page()
    let controller = try page.show(EditController.self)
    controller.updateStyle = style
    controller.insertNote(at: Board.Place(section: 1, item: 0))
    controller.duplicate(try #require(controller.board.note(at: Board.Place(section: 0, item: 2))))
    controller.recolor([3])
    controller.removeSection(2)
    controller.perform(.addSection)
    controller.show(asList: true)
    page.screen.advanceUntilRest()
    let again = try page.reloaded().shown(EditController.self)
    #expect(again.board == controller.board)
    #expect(again.board.sections.map(\.title) == ["Today", "This week", "Errands"])
    #expect(again.collectionView.collectionViewLayout === again.list)
    #expect(again.updateStyle == style)
    #expect(again.collectionView.numberOfSections == 3)
    // It goes on from there: no name is given twice.
    again.insertNote(at: Board.Place(section: 0, item: 0))
    #expect(again.board.note(at: Board.Place(section: 0, item: 0))?.id == controller.board.nextNote)
  }

  @Test func `An open pile is open, where it was scrolled to`() throws {
    let page = try Page()
    let navigation = try page.show(StacksNavigation.self)
    navigation.stacks.open(3)
    page.screen.advanceUntilRest()
    navigation.stacks.collectionView.contentOffset.y += 300
    page.screen.advanceUntilRest()
    let next = try page.reloaded()
    let again = try next.shown(StacksNavigation.self)
    #expect(again.stacks.isOpen)
    #expect(abs(again.stacks.collectionView.contentOffset.y - navigation.stacks.collectionView.contentOffset.y) < 1)
    #expect(again.status == ExhibitStatus(text: "Open", isEmphasized: true))
    #expect(navigation.stacks.title != navigation.stacks.piles[0].title)
    #expect(again.stacks.title == navigation.stacks.title)
    again.stacks.close()
    next.screen.advanceUntilRest()
    #expect(!again.stacks.isOpen && again.stacks.title == "Journeys")
  }

  @Test func `Springs are as stiff as they were made`() throws {
    let page = try Page()
    let controller = try page.show(SpringsController.self)
    let slider = try #require(controller.view.first(UISlider.self))
    slider.value = 3.5
    slider.sendActions(for: .valueChanged)
    #expect(abs(controller.layout.springFrequency - 3.5) < 0.001)
    #expect(abs(try page.reloaded().shown(SpringsController.self).layout.springFrequency - 3.5) < 0.001)
  }

  @Test(
    arguments: [
      WaterfallController.self, ReorderController.self, CarryController.self, EditController.self,
      StacksNavigation.self,
      SpringsController.self, StoreController.self, CarouselController.self, OutlineNavigation.self,
      MailController.self, DeskController.self,
    ] as [any RestorableExhibit.Type])
  func `What a page kept may be anything`(type: any RestorableExhibit.Type) throws {
    let page = try Page()
    let index = try #require(Exhibit.all.firstIndex { Swift.type(of: $0.makeController()) == type })
    page.gallery.show(at: index)
    page.screen.advanceUntilRest()
    let exhibit = try #require(page.gallery.children.first as? any RestorableExhibit)
    let before = exhibit.state
    let lies: [[Int]] = [
      [], [-1], [0, -1], [1, 1, 0, 2_000], [2, 1, 0, 2, 0, 0, 0, 0, 0, 0], [Int.max, Int.max, 0, Int.max],
      [5, 5, 9, 0], [5, 5, 0, 1, 0, -1, 0], [5, 5, 0, 1, 0, 0, 99], Array(repeating: 7, count: 60),
    ]
    for lie in lies {
      var choices = before.choices
      for name in before.choices.keys { choices[name] = lie }
      for name in ["order", "wall", "drawer", "open", "columns", "springs", "board", "mail"] { choices[name] = lie }
      // What stands beside it is left alone.
      choices["view"] = nil
      exhibit.restore(ExhibitState(choices: choices))
      page.screen.advanceUntilRest()
    }
    if !(exhibit is SpringsController) {
      #expect(exhibit.state.choices["order"] == before.choices["order"])
      #expect(exhibit.state.choices["wall"] == before.choices["wall"])
      #expect(exhibit.state.choices["board"] == before.choices["board"])
    }
  }
}
