#if BrowserHost
import Foundation
import OpenCollectionView
import PageProtocol

extension PageSession: LinkHost {
  func scene(_ scene: UIWindowScene, open url: URL) -> Bool {
    let address = url.absoluteString
    guard address.utf8.count <= limits.addressBytes else { return false }
    order { $0.open(address) }
    return true
  }
}
#endif
