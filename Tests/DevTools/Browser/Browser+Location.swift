#if BrowserHost
import Foundation

extension Browser {
  /// Tells whether a Chromium is on this machine; tests that need one are skipped where it is not.
  public static var isInstalled: Bool { executable != nil }

  /// Whether tests that need a browser should run: one is installed, or the environment has `CI`, where a missing
  /// browser must fail the tests rather than skip them.
  public static var isInstalledOrRequired: Bool {
    isInstalled || environment("CI") != nil
  }

  /// The path of the Chromium that ``launch(arguments:timeout:)`` starts, or nil.
  ///
  /// `CHROMIUM` names it when set, and then nothing else is tried; otherwise `chromium`, `chromium-browser` and
  /// `google-chrome` are looked up on `PATH`, and last in `/usr/bin`.
  public static var executable: String? {
    searchedPaths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static var searchedPaths: [String] {
    if let named = environment("CHROMIUM") {
      return named.contains("/") ? [named] : searchPath.map { "\($0)/\(named)" }
    }
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return names.flatMap { name in searchPath.map { "\($0)/\(name)" } } + ["/usr/bin/chromium"]
  }

  private static var searchPath: [String] {
    (environment("PATH") ?? "").split(separator: ":").map(String.init)
  }

  /// A variable of the environment; an empty one counts as unset.
  private static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
#endif
