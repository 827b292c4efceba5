#if BrowserHost
import Foundation
public import OpenCollectionView

extension UIApplicationDelegate {
  /// The program of an application delegate that is marked `@main`: shows it in a browser until the program is ended.
  ///
  /// ```swift
  /// import BrowserHost
  /// import OpenCollectionView
  ///
  /// @main class AppDelegate: UIResponder, UIApplicationDelegate {}
  /// ```
  ///
  /// The environment's `HOST` and `PORT` are honoured, and the launch arguments that force a direction:
  /// `-AppleTextDirection YES -NSForceRightToLeftWritingDirection YES` runs the program from right to left. Prints the address,
  /// or why there is none and exits with 1.
  public static func main() async {
    do {
      let configuration = try BrowserHostConfiguration(
        environment: ProcessInfo.processInfo.environment, arguments: ProcessInfo.processInfo.arguments)
      try await BrowserHost(configuration: configuration).run(Self.self)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
#endif
