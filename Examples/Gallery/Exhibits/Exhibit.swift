import OpenCollectionView

/// Something that the gallery shows.
@MainActor struct Exhibit {
  /// The name, in the bar.
  var title: String
  /// What it shows, in a sentence: at home, and in the bar where there is room.
  var summary: String
  /// The name in an address.
  var name: String { title.addressPart }
  /// What it belongs to.
  var group: ExhibitGroup
  /// Makes the controller that fills the space below the bar.
  var makeController: () -> any ExhibitController

  /// All exhibits, in the order in which they are shown.
  static let all = [
    Exhibit(title: "Photo grid", summary: "Ten thousand photos in one flow layout", group: .collections) {
      PhotoGridController()
    },
    Exhibit(title: "A million photos", summary: "Of every size, open at once, found by number", group: .collections) {
      MillionPhotosController()
    },
    Exhibit(
      title: "Edit", summary: "Taps, swipes and two fingers edit notes; all of it can be undone", group: .collections
    ) {
      EditController()
    },
    Exhibit(
      title: "Mail", summary: "Messages that are swiped both ways, chosen and thrown away, and come back",
      group: .collections
    ) {
      MailController()
    },
    Exhibit(title: "Store", summary: "A front page of rows that page, snap and glide on their own", group: .collections)
    {
      StoreController()
    },
    Exhibit(
      title: "Carousel", summary: "Covers that grow on their way through the middle, and fade to the sides",
      group: .collections
    ) {
      CarouselController()
    },
    Exhibit(
      title: "Outline", summary: "A tree of ten thousand rows that open and close where they are tapped",
      group: .collections
    ) {
      OutlineNavigation()
    },
    Exhibit(title: "Layers and motion", summary: "Every layer, every curve, alive", group: .kit) { MotionController() },
    Exhibit(title: "Text", summary: "Styles, scripts and directions, measured to the pixel", group: .kit) {
      TextController()
    },
    Exhibit(title: "Search", summary: "Ten thousand places, fewer at each letter that is typed", group: .kit) {
      SearchNavigation()
    },
    Exhibit(title: "Compose", summary: "A chat above the keyboard, written and edited where it stands", group: .kit) {
      ComposeController()
    },
    Exhibit(title: "Controls", summary: "Buttons, switches, sliders and more", group: .kit) { ControlsController() },
    Exhibit(title: "Constraints", summary: "Bubbles, parts and a form that place themselves", group: .kit) {
      ConstraintsController()
    },
    Exhibit(title: "Menus", summary: "Press and hold: edit menus, context menus, the pasteboard", group: .kit) {
      MenusController()
    },
    Exhibit(title: "Presentation", summary: "Alerts, sheets and cards that come to the front", group: .kit) {
      PresentationExhibit()
    },
    Exhibit(title: "Navigation", summary: "Three screens deep, and back with a finger", group: .kit) {
      JourneyNavigation()
    },
    Exhibit(title: "Scrolling", summary: "Pages, zoom, snap and nested axes, measured as they move", group: .gestures) {
      ScrollingController()
    },
    Exhibit(title: "Spread", summary: "Two fingers say how far the photos lie apart", group: .gestures) {
      SpreadController()
    },
    Exhibit(title: "Double tap", summary: "Who hears what, and in which order", group: .gestures) {
      DoubleTapController()
    },
    Exhibit(
      title: "Reorder", summary: "Photos go where fingers or keys carry them; all of it can be undone",
      group: .reordering
    ) {
      ReorderController()
    },
    Exhibit(
      title: "Waterfall", summary: "Pictures of every shape, in two to six columns that a pinch chooses",
      group: .reordering
    ) {
      WaterfallController()
    },
    Exhibit(title: "Carry", summary: "Rows go with a finger by a recognizer of its own", group: .reordering) {
      CarryController()
    },
    Exhibit(
      title: "Desk", summary: "Photos dragged among a film, a table and a darkroom, several at once", group: .reordering
    ) {
      DeskController()
    },
    Exhibit(
      title: "Cover Flow", summary: "Albums on a polished floor; a tap turns the one in the middle over",
      group: .transitions
    ) {
      CoverFlowController()
    },
    Exhibit(title: "Stacks", summary: "Two fingers open a pile of photos, and the bar closes it", group: .transitions) {
      StacksNavigation()
    },
    Exhibit(
      title: "Morph", summary: "Three screens share their photos; a push, a pop and a finger change how they lie",
      group: .transitions
    ) {
      MorphNavigation()
    },
    Exhibit(
      title: "Photos", summary: "Two fingers make a photo large, turn it, and catch it on its way", group: .transitions
    ) {
      PhotosController()
    },
    Exhibit(title: "Circle", summary: "Two fingers move, size and turn it at once", group: .gestures) {
      CircleController()
    },
    Exhibit(
      title: "Springs", summary: "A hundred thousand rows that stay behind the finger, and swing back", group: .dynamics
    ) {
      SpringsController()
    },
    Exhibit(title: "Gravity", summary: "Drop, throw, pin, tie and draw with ten fingers", group: .dynamics) {
      GravityController()
    },
    Exhibit(
      title: "Dynamic cells", summary: "Cells that are thrown, bump into each other, and come home", group: .dynamics
    ) {
      DynamicCellsController()
    },
  ]
}
