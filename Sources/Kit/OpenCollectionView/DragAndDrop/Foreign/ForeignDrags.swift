import DragEngine
import Foundation
import GestureEngine

/// The drags from elsewhere over a scene. A host has one at a time; those before it may still be loading what was dropped.
@MainActor final class ForeignDrags {
  private weak var drags: SceneDrags?
  /// The one that is over the screen.
  private var present: ForeignDrag?
  private var loadCount: UInt32 = 0

  init(_ drags: SceneDrags) { self.drags = drags }

  func nextLoadNumber() -> UInt32 {
    loadCount &+= 1
    return loadCount
  }

  /// Hears what a host tells. What makes no sense is passed over.
  func receive(_ report: DragReport) {
    switch report.kind {
    case .entered(let point, let items):
      let drag = open(report.drag, Self.bounded(items), at: point)
      drag?.run.moveForeign(to: point)
      answer(report.drag)
    case .taken: break
    case .moved(let point):
      if present?.number == report.drag { present?.run.moveForeign(to: point) }
      answer(report.drag)
    case .left:
      guard present?.number == report.drag else { return }
      present?.run.leaveForeign()
      present = nil
    case .dropped(let point, let items):
      // Who drops quickly may have told of nothing before.
      guard let drag = open(report.drag, Self.bounded(items), at: point) else { return }
      present = nil
      if let source = drags?.source(of: items) { drag.take(source) }
      drag.run.dropForeign(at: point)
    case .cancelled:
      if present?.number == report.drag { cancel() }
    }
  }

  /// A drag of what providers promise comes over the screen, as hosts report one that bring data by themselves. // N90
  func enter(_ number: UInt32, _ providers: [NSItemProvider], at point: CGPoint) {
    cancel()
    guard let drags, !providers.isEmpty else { return }
    let new = ForeignDrag(number: number, items: providers.map { _ in .texts([]) }, at: point, in: drags)
    new.give(providers)
    present = new
    drags.add(new.run)
    new.run.moveForeign(to: point)
    answer(number)
  }

  /// Takes the drag away that is over the screen, as when a host has lost its person.
  func cancel() {
    let drag = present
    present = nil
    drag?.run.report { $0.interrupt() }
  }

  /// The drag of a number, with these items: the one over the screen, or a new one that takes its place.
  private func open(_ number: UInt32, _ items: [ForeignItem], at point: CGPoint) -> ForeignDrag? {
    if let present, present.number == number {
      if !items.isEmpty { present.take(items) }
      return present
    }
    cancel()
    // Something is dragged, or nobody would tell: what it is may turn out with the drop. // N82
    guard let drags, !items.isEmpty else { return nil }
    let new = ForeignDrag(number: number, items: items, at: point, in: drags)
    present = new
    drags.add(new.run)
    return new
  }

  private func answer(_ number: UInt32) {
    guard let scene = drags?.scene else { return }
    let effect = present?.number == number ? present?.run.effect : nil
    scene.dropHost?.scene(scene, drag: number, wouldDo: effect ?? .none)
  }

  /// The part that is taken of many items and long texts: as much as the profile says, from the beginning. // N84
  private static func bounded(_ items: [ForeignItem]) -> [ForeignItem] {
    let profile = DragProfile.standard
    var room = profile.mostForeignTextBytes
    return items.prefix(profile.mostForeignItems).map { item in
      guard case .texts(let texts) = item else { return item }
      return .texts(
        // What only other scenes are to understand is no form that programs see. // N86
        texts.filter { $0.mimeType != DragOffer.tokenType }.map { text in
          let count = text.text?.utf8.count ?? 0
          guard count <= room else { return ForeignText(mimeType: text.mimeType) }
          room -= count
          return text
        })
    }
  }
}

extension SceneDrags {
  func withForeign() -> ForeignDrags {
    if let foreign { return foreign }
    let new = ForeignDrags(self)
    foreign = new
    return new
  }
}

extension UIWindowScene {
  /// A drag of what providers promise comes over the screen; reports of its number go on with it. // N90
  package func beginDrag(_ number: UInt32, of providers: [NSItemProvider], at point: CGPoint) {
    withDrags().withForeign().enter(number, providers, at: point)
  }
}
