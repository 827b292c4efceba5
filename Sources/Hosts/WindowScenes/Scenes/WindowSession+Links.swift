package import Foundation
package import OpenCollectionView

extension WindowSession: LinkHost {
  package func scene(_ scene: UIWindowScene, open url: URL) -> Bool {
    // Without a scheme it is one of the program's own places, which have no address outside.
    guard url.scheme != nil else { return false }
    return shell.open(url)
  }
}
