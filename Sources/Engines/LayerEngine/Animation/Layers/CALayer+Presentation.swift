import Foundation
import PlaneGeometry

extension CALayer {
  /// A layer that shows what this one shows at a time of the clock, in ancestors that show what this one's show.
  ///
  /// - Complexity: O(ancestors). Sublayers are made when they are asked for.
  func makePresentation(at now: Double) -> CALayer {
    let copy = makeMoment(at: now)
    if let parent {
      let outer = parent.makePresentation(at: now)
      copy.extras?.presentation?.parent = outer
      copy.parent = outer
    }
    return copy
  }

  /// Gives a layer that came from `presentation()` its sublayers.
  func makePresentedSublayers() {
    guard let shown = extras?.presentation, children.isEmpty, !shown.layer.children.isEmpty else { return }
    children = shown.layer.children.map { child in
      let copy = child.makeMoment(at: shown.time)
      copy.parent = self
      return copy
    }
  }

  private func makeMoment(at now: Double) -> CALayer {
    let made = (type(of: self) as InstantiableLayer.Type).init(presenting: self)
    guard let copy = made as? CALayer else {
      fatalError("\(type(of: self)) made a \(type(of: made)) of a layer: presentations are made by init(layer:).")
    }
    copy.refusesActions = true
    copy.children = []
    copy.requireExtras().presentation = LayerPresentation(layer: self, time: now)
    copy.name = name
    copy.show(presentedProperties(at: now))
    return copy
  }

  /// Takes over values, some of which layers keep as objects besides.
  private func show(_ shown: LayerProperties) {
    backgroundColor = shown.backgroundColor.map(CGColor.init)
    borderColor = CGColor(shown.borderColor)
    shadowColor = CGColor(shown.shadow.color)
    properties = shown
    hasTransform = shown.isTransformed
    transformsSublayers = !CATransform3DIsIdentity(shown.sublayerTransform)
    isLayoutNeeded = false
    isDisplayNeeded = false
  }
}
