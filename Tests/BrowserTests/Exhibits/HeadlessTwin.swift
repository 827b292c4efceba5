#if BrowserHost
import DevTools
import Foundation
@testable import Gallery
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// The gallery without a page, on which the same fingers do the same as on one: what the page shows is compared with it.
///
/// Two applications are in one process, of which one at a time is the shared one: that of the page, but while the twin does
/// something.
@MainActor struct HeadlessTwin {
  private let screen: VirtualScreen
  private let application: UIApplication

  /// A twin of an exhibit that a page shows.
  init(_ title: String, of page: ExhibitPage, width: Double, height: Double) throws {
    application = page.application
    defer { application.becomeShared() }
    screen = VirtualScreen(width: width, height: height, scale: 1, delegateClass: AppDelegate.self)
    screen.advanceUntilRest()
    let gallery = try #require(screen.window.rootViewController as? GalleryController)
    gallery.show(at: try #require(Exhibit.all.firstIndex { $0.title == title }))
    screen.advanceUntilRest()
  }

  /// The exhibit's controller.
  func controller<Controller: UIViewController>(_ type: Controller.Type) throws -> Controller {
    try #require(screen.window.rootViewController?.children.first as? Controller)
  }

  /// Does something to what the twin shows.
  func act(_ action: (VirtualScreen) throws -> Void) rethrows {
    screen.application.becomeShared()
    defer { application.becomeShared() }
    try action(screen)
  }

  /// Waits until nothing moves.
  func rest() { act { $0.advanceUntilRest() } }

  /// Fingers come down or go away.
  func touch(_ phase: TouchSample.Phase, _ points: [CGPoint]) {
    defer { application.becomeShared() }
    screen.receive(
      .touches(
        points.enumerated().map { id, point in
          TouchSample(time: screen.now, identifier: Int32(id), phase: phase, location: point)
        }))
    screen.advance(by: 1.0 / 60)
  }

  /// Brings fingers that are down from some places to others in steps of a frame each.
  func move(_ fingers: [(from: CGPoint, to: CGPoint)], steps: Int = 12) {
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      touch(
        .moved,
        fingers.map { finger in
          CGPoint(
            x: finger.from.x + (finger.to.x - finger.from.x) * part,
            y: finger.from.y + (finger.to.y - finger.from.y) * part)
        })
    }
  }

  /// Where the cell of a name is seen, on the screen.
  func shownFrame(of name: String) throws -> CGRect {
    let cell = try #require(cells(in: screen.window).first { $0.accessibilityLabel == name })
    let view = try #require(cell.superview)
    return view.convert((cell.layer.presentation() ?? cell.layer).frame, to: nil)
  }

  /// The names of the cells that can be seen, in their order.
  var names: [String] { cells(in: screen.window).compactMap(\.accessibilityLabel) }

  private func cells(in view: UIView) -> [UICollectionViewCell] {
    if let collection = view as? UICollectionView {
      return collection.indexPathsForVisibleItems.compactMap(collection.cellForItem(at:))
    }
    return view.subviews.filter { !$0.isHidden }.flatMap(cells(in:))
  }
}

extension ExhibitPage {
  /// Brings the same fingers to the same places on the page and on its twin.
  func move(_ fingers: [(from: CGPoint, to: CGPoint)], with twin: HeadlessTwin) async throws {
    try await move(fingers)
    twin.move(fingers)
  }

  func touch(_ phase: TouchPhase, _ points: [CGPoint], with twin: HeadlessTwin) async throws {
    try await page.touch(phase, points: points.enumerated().map { TouchPoint(id: $0, $1) })
    twin.touch(phase == .began ? .began : .ended, points)
  }

  /// Checks that the page shows the cells of some names where the twin has them.
  func expectAgreement(_ names: [String], with twin: HeadlessTwin, within tolerance: Double = 1.1) async throws {
    for name in names {
      let (page, here) = (try await shownFrame(of: name), try twin.shownFrame(of: name))
      let differences = [
        page.minX - here.minX, page.minY - here.minY, page.width - here.width, page.height - here.height,
      ]
      #expect(
        differences.allSatisfy { abs($0) <= tolerance }, "\(name): the page shows \(page), without a page it is \(here)"
      )
    }
  }
}
#endif
