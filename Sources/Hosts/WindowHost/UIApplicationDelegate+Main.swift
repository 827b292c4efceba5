#if WindowHost
import Foundation
public import OpenCollectionView

extension UIApplicationDelegate {
  /// The program of an application delegate that is marked `@main`: shows it in a window until that is closed.
  ///
  /// ```swift
  /// import OpenCollectionView
  /// import WindowHost
  ///
  /// @main class AppDelegate: UIResponder, UIApplicationDelegate {}
  /// ```
  ///
  /// The arguments `--kiosk`, `--rotation`, `--scale` and `--size` are honoured; see ``WindowHostConfiguration/init(arguments:)``.
  /// Where there is no window prints why, and exits with 1.
  @preconcurrency @MainActor public static func main() {
    do {
      try WindowHost(configuration: WindowHostConfiguration(arguments: CommandLine.arguments)).run(Self.self)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
#endif
