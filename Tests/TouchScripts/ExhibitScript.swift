package import Foundation
package import OpenCollectionView
package import Testing
package import TouchTesting

/// What fingers do with an exhibit of the gallery on a screen of 390 × 844 points, and what comes of it.
package struct ExhibitScript: Sendable, CustomTestStringConvertible {
  /// Tells what fingers do next; asked when all that came before has come to rest.
  package typealias Step = @MainActor @Sendable (ShownExhibit) throws -> TouchScript

  /// What is shown.
  package enum Content: Sendable {
    /// The exhibit of the gallery with a title.
    case exhibit(String)
    /// A view, and what has to live as long as it is shown.
    case view(@MainActor @Sendable () -> (view: UIView, owner: AnyObject))
  }

  /// The size of the screen in points.
  package static let size = (width: 390, height: 844)

  /// What happens in it.
  package let name: String
  /// What is shown.
  package let content: Content
  /// What is done, one after the other.
  package let steps: [Step]
  /// So many points cells may lie elsewhere than where they lie without a host: a pinch counts from where fingers were
  /// in the frame in which it was recognized, and no host has frames at the very same moments.
  package let tolerance: Double

  package var testDescription: String { name }

  init(_ name: String, in title: String, tolerance: Double = 1.1, _ steps: Step...) {
    self.init(name, .exhibit(title), steps, tolerance: tolerance)
  }

  private init(_ name: String, _ content: Content, _ steps: [Step], tolerance: Double = 1.1) {
    self.name = name
    self.tolerance = tolerance
    self.content = content
    self.steps = steps
  }
}

extension ExhibitScript {
  /// One for each of the systems that collection views are known for.
  package static let all = recognizers + circles + carrying + transitions + dynamics

  private static let recognizers = [
    ExhibitScript(
      "a photo is tapped, the list is dragged, and two fingers are neither", in: "Photo grid",
      { .tap(at: try $0.middle(4)) },
      { .drag(from: try $0.middle(7), to: try $0.middle(1)) },
      { .tap(at: try $0.middle(7)) }
    ),
    ExhibitScript(
      "two fingers spread photos and bring them together", in: "Spread", tolerance: 12,
      { _ in fingers((155, 400), (235, 400), to: (85, 400), (305, 400)) },
      { _ in fingers((85, 400), (305, 400), to: (135, 400), (255, 400)) }
    ),
    ExhibitScript(
      "a double tap goes before a tap, and a single one selects", in: "Double tap",
      { shown in .tap(at: shown.place(1)).then(.rest(0.1)).then(.tap(at: shown.place(1))) },
      { .tap(at: $0.place(2)) }
    ),
    ExhibitScript(
      "a note is thrown away and another is made important", in: "Edit",
      { .drag(from: try $0.middle(1), to: try $0.middle(1).moved(-130, 0)) },
      { .tap(at: try $0.middle(0)).then(.rest(0.1)).then(.tap(at: try $0.middle(0))) }
    ),
    ExhibitScript(
      "a press brings up a menu, in which the name is copied", in: "Menus",
      { .press(at: try $0.middle(4), duration: 0.8) },
      { .tap(at: try $0.middle(of: "Copy “")) }
    ),
  ]

  private static let circles = [
    ExhibitScript(
      "two fingers move the circle, make it larger and turn it", in: "Circle", tolerance: 12,
      { _ in fingers((145, 420), (245, 420), to: (120, 330), (270, 410)) }
    )
  ]

  private static let carrying = [
    ExhibitScript(
      "a press carries a number by the four methods",
      .view {
        let numbers = CarriedNumbers()
        return (numbers.makeView(), numbers)
      }, [{ carry(from: try $0.middle(0), to: try $0.middle(4)) }]),
    ExhibitScript(
      "a recognizer of the program's own carries a row", in: "Carry",
      { shown in
        let frame = try shown.frame(1)
        let handle = CGPoint(x: frame.maxX - 32, y: frame.midY)
        return carry(from: handle, to: handle.moved(0, 190))
      }
    ),
    ExhibitScript(
      "a controller's standard gesture carries a photo, and again", in: "Reorder",
      { carry(from: try $0.middle(1), to: try $0.middle(4)) },
      { carry(from: try $0.middle(0), to: try $0.middle(2)) }
    ),
    ExhibitScript(
      "pictures of every shape are carried in a waterfall", in: "Waterfall",
      { carry(from: try $0.middle(0), to: CGPoint(x: 310, y: 470)) },
      { carry(from: try $0.middle(2), to: CGPoint(x: 110, y: 330)) }
    ),
  ]

  private static let transitions = [
    ExhibitScript(
      "covers are dragged, one turns over and back, and another comes to the middle", in: "Cover Flow",
      { _ in .drag(from: CGPoint(x: 270, y: 340), to: CGPoint(x: 120, y: 340), holding: 0.7) },
      { _ in .tap(at: CGPoint(x: 195, y: 340)) },
      { _ in .tap(at: CGPoint(x: 195, y: 340)) },
      { _ in .tap(at: CGPoint(x: 345, y: 340)) }
    ),
    ExhibitScript(
      "a pile that is pinched too little collapses, one that is pinched far opens, and the bar closes it", in: "Stacks",
      { shown in
        let middle = try shown.middle(0, 1)
        return fingers(middle.moved(-30, 0), middle.moved(30, 0), to: middle.moved(-55, 20), middle.moved(55, 20))
      },
      { shown in
        let middle = try shown.middle(0, 1)
        return fingers(middle.moved(-30, 0), middle.moved(30, 0), to: middle.moved(-115, 20), middle.moved(115, 20))
      },
      { .tap(at: try $0.middle(of: "Back")) }
    ),
    ExhibitScript(
      "a photo that is tapped becomes a row, and a finger at the edge brings the cards back", in: "Morph",
      { .tap(at: try $0.middle(2)) },
      { _ in .drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 70, y: 500), duration: 0.3, holding: 0.7) },
      { _ in .drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 350, y: 500), duration: 0.5) }
    ),
  ]

  private static let dynamics = [
    ExhibitScript(
      "rows on springs stay behind a finger and swing back", in: "Springs",
      { _ in .drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), duration: 0.4, holding: 0.7) }
    )
  ]

  /// A finger that rests until what is under it is lifted off, carries it somewhere, waits and lets go.
  private static func carry(from start: CGPoint, to end: CGPoint) -> TouchScript {
    var reports: [(time: Double, location: CGPoint)] = [(time: 0, location: start)]
    for step in 0...30 {
      let part = Double(step) / 30
      let place = start.moved((end.x - start.x) * part, (end.y - start.y) * part)
      reports.append((time: 0.8 + Double(step) / 60, location: place))
    }
    reports.append((time: 2, location: end))
    return .samples(reports)
  }

  /// Two fingers, of which the second comes and goes a little later: no two do so at the very same moment.
  private static func fingers(_ first: CGPoint, _ second: CGPoint, to firstEnd: CGPoint, _ secondEnd: CGPoint)
    -> TouchScript
  {
    TouchScript.drag(from: first, to: firstEnd, duration: 0.6, holding: 0.5)
      .with(.rest(0.04).then(.drag(from: second, to: secondEnd, duration: 0.6, holding: 0.5)))
  }

  private static func fingers(
    _ first: (Double, Double), _ second: (Double, Double), to firstEnd: (Double, Double), _ secondEnd: (Double, Double)
  ) -> TouchScript {
    func point(_ pair: (Double, Double)) -> CGPoint { CGPoint(x: pair.0, y: pair.1) }
    return fingers(point(first), point(second), to: point(firstEnd), point(secondEnd))
  }
}

extension CGPoint {
  fileprivate func moved(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: self.x + x, y: self.y + y) }
}
