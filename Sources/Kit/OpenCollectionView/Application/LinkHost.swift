public import Foundation

/// A host that can open addresses beside the application: a browser does so in another tab.
///
/// A ``SceneHost`` that conforms to it is found by itself. Calls are made on the main actor.
@preconcurrency @MainActor public protocol LinkHost: AnyObject {
  /// An address is to be opened, of one of the schemes in ``UIApplication/canOpenURL(_:)``, or without a scheme: then it
  /// is one below the root of the application's own.
  ///
  /// - Returns: whether it will be tried.
  func scene(_ scene: UIWindowScene, open url: URL) -> Bool
}
