import OpenCollectionView

/// Something that the gallery shows.
@MainActor struct Exhibit {
  /// The name, in the bar.
  var title: String
  /// What it shows, in a sentence that stands in the bar where there is room.
  var summary: String
  /// The name in an address.
  var name: String { title.lowercased().split(separator: " ").joined(separator: "-") }
  /// Makes the controller that fills the space below the bar.
  var makeController: () -> any ExhibitController

  /// All exhibits, in the order in which they are shown.
  static let all = [
    Exhibit(title: "Photo grid", summary: "Ten thousand photos in one flow layout") { PhotoGridController() },
    Exhibit(title: "A million photos", summary: "Of every size, open at once, found by number") {
      MillionPhotosController()
    },
    Exhibit(title: "Edit", summary: "Taps, swipes and two fingers edit notes; all of it can be undone") {
      EditController()
    },
    Exhibit(title: "Layers and motion", summary: "Every layer, every curve, alive") { MotionController() },
    Exhibit(title: "Text", summary: "Styles, scripts and directions, measured to the pixel") { TextController() },
    Exhibit(title: "Controls", summary: "Buttons, switches, sliders and more") { ControlsController() },
    Exhibit(title: "Menus", summary: "Press and hold: edit menus, context menus, the pasteboard") { MenusController() },
    Exhibit(title: "Presentation", summary: "Alerts, sheets and cards that come to the front") {
      PresentationExhibit()
    },
    Exhibit(title: "Navigation", summary: "Three screens deep, and back with a finger") { JourneyNavigation() },
    Exhibit(title: "Scrolling", summary: "Pages, zoom, snap and nested axes, measured as they move") {
      ScrollingController()
    },
    Exhibit(title: "Spread", summary: "Two fingers say how far the photos lie apart") { SpreadController() },
    Exhibit(title: "Double tap", summary: "Who hears what, and in which order") { DoubleTapController() },
    Exhibit(title: "Reorder", summary: "Photos go where fingers or keys carry them; all of it can be undone") {
      ReorderController()
    },
    Exhibit(title: "Waterfall", summary: "Pictures of every shape, in two to six columns that a pinch chooses") {
      WaterfallController()
    },
    Exhibit(title: "Carry", summary: "Rows go with a finger by a recognizer of its own") { CarryController() },
    Exhibit(title: "Cover Flow", summary: "Albums on a polished floor; a tap turns the one in the middle over") {
      CoverFlowController()
    },
    Exhibit(title: "Stacks", summary: "Two fingers open a pile of photos, and the bar closes it") {
      StacksNavigation()
    },
    Exhibit(title: "Morph", summary: "Three screens share their photos; a push, a pop and a finger change how they lie")
    {
      MorphNavigation()
    },
    Exhibit(title: "Photos", summary: "Two fingers make a photo large, turn it, and catch it on its way") {
      PhotosController()
    },
    Exhibit(title: "Circle", summary: "Two fingers move, size and turn it at once") { CircleController() },
    Exhibit(title: "Springs", summary: "A hundred thousand rows that stay behind the finger, and swing back") {
      SpringsController()
    },
    Exhibit(title: "Gravity", summary: "Drop, throw, pin, tie and draw with ten fingers") { GravityController() },
    Exhibit(title: "Dynamic cells", summary: "Cells that are thrown, bump into each other, and come home") {
      DynamicCellsController()
    },
  ]
}
