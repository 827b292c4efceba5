/// The display links of an application that are in a run loop; it is what keeps them alive.
@MainActor final class DisplayLinks {
  private var links: [CADisplayLink] = []

  func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
  }

  func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  /// Ends the links that belong to a scene.
  func end(of scene: UIWindowScene) {
    for link in links where link.belongs(to: scene) { link.invalidate() }
  }

  /// Ends all links, because the application ends.
  func endAll() {
    for link in links { link.invalidate() }
  }

  /// Has all links go with the frames of the right scenes, because one came or went, or the target of a link did.
  func scenesDidChange() {
    for link in links { link.attach() }
  }
}
