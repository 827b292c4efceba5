import Foundation
package import OpenCollectionView

extension WindowSession: WindowOpeningHost {
  package func scene(
    _ scene: UIWindowScene, opensWindowFor activities: Set<NSUserActivity>,
    failure: @escaping @MainActor (any Error) -> Void
  ) {
    request?(.open(activities, failure: failure))
  }

  package func sceneComesToFront(_ scene: UIWindowScene) { shell.raise(window) }

  package func sceneCloses(_ scene: UIWindowScene) { request?(.close(self)) }
}
