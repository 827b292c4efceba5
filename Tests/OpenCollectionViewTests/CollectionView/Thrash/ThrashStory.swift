import OpenCollectionView

/// What happens to a collection view: everything that a run of the thrash depends on. Items, sections and places are
/// plain numbers that are taken modulo what there is, so that a story stays one when parts of it are left out.
struct ThrashStory: Sendable {
  var setup = Setup()
  var steps: [Step] = []
}

extension ThrashStory {
  /// How the collection view is set up.
  struct Setup: Sendable {
    var counts = [12]
    var shape = Shape.grid
    var width = 200
    var height = 300
    var isPrefetching = true
    var keepsContent = false
    var allowsMultipleSelection = true
    /// Tells whether the data goes through a diffable data source.
    var isDiffable = false
    /// Tells whether constraints say how large cells want to be; then they may grow while they are shown.
    var isConstrained = false
  }

  /// The layouts.
  enum Shape: Sendable, CaseIterable {
    case grid, columns, sized, headers, pinned, estimated, waterfall, tags, carousel, sticky, sheet
    case springy, tethered, roped
    case shelves, folded

    /// Layouts whose items hang on springs, bump into each other, and are tied to each other: they have stories of their own.
    static let swinging: [Shape] = [.springy, .tethered, .roped]
    /// Compositional layouts with rows that scroll sideways.
    static let composed: [Shape] = [.shelves, .folded]
    /// The others.
    static let resting = allCases.filter { !swinging.contains($0) && !composed.contains($0) }
  }

  /// One change of the data. Sources are numbered in the old data, targets in the new.
  enum Edit: Sendable {
    case delete(Int)
    case insert(Int)
    case move(Int, to: Int)
    case reload(Int)
    case reconfigure(Int)
    case deleteSection(Int)
    case insertSection(Int, items: Int)
    case moveSection(Int, to: Int)
    case reloadSection(Int, items: Int)
  }

  /// How long the animation of a change takes.
  enum Pace: Sendable, CaseIterable {
    case usual, none, slow
  }

  enum Step: Sendable {
    /// All in one `performBatchUpdates(_:completion:)`; nested: the second half within another one.
    case batch([Edit], Pace, isNested: Bool)
    /// The row of a section scrolls, where it is one.
    case row(Int, x: Double, animated: Bool)
    /// A finger flings what is at a place of the view.
    case flickAt(y: Double, dx: Double, dy: Double)
    /// Without a batch around it.
    case single(Edit)
    /// A new state of the data, by `reloadData()`.
    case reload([Int])
    case offset(x: Double, y: Double, animated: Bool)
    case toItem(Int, position: Int, animated: Bool)
    case flick(dx: Double, dy: Double)
    case drag(dx: Double, dy: Double)
    /// A finger that stays down while other things happen.
    case press
    case pull(dx: Double, dy: Double)
    case lift
    case tap(x: Double, y: Double)
    case select(Int)
    case deselect(Int)
    case shape(Shape, animated: Bool)
    case size(width: Int, height: Int)
    case inset(Int)
    case prefetching(Bool)
    case keepsContent(Bool)
    case invalidate
    /// An item wants another size, where constraints say which.
    case grow(Int, width: Int, height: Int)
    /// A person picks an item up, holds it at a place of the view, puts it down or gives it back. Of several that are
    /// carried the number says which.
    case carry(Int)
    case carryTo(Int, x: Double, y: Double)
    case drop(Int)
    case giveBack(Int)
    /// A finger takes hold of an item of a layout that lets items be dragged, goes to a place of the view with it, and lets go.
    case grip(Int)
    case haul(Int, x: Double, y: Double)
    case release(Int, dx: Double, dy: Double)
    /// A finger leads the layout to another one, or back to where it comes from; how far it is, and what becomes of it.
    case lead(Shape)
    case leadBack
    case progress(Double)
    case letGo(finishes: Bool)
    case frames(Int)
    case rest
  }

  /// The story as the source of a test that plays it.
  var script: String {
    var text =
      "let story = ThrashStory(\n  setup: \(setup),\n  steps: [\n" + steps.map { "    .\($0),\n" }.joined() + "  ])"
    for name in ["Edit", "Pace", "Shape"] {
      text = text.replacing("\(String(reflecting: ThrashStory.self)).\(name)", with: "")
    }
    return text
  }
}
