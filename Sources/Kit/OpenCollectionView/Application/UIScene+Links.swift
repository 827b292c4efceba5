public import Foundation

extension UIScene {
  /// How an address is to be opened.
  @preconcurrency @MainActor public final class OpenExternalURLOptions: NSObject {
    /// Tells whether only a program that claims the address may open it; no host knows of any.
    public var universalLinksOnly = false
  }
}

extension UIApplication {
  /// Names of options for opening an address. None of them means anything to the hosts that there are.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Tells whether only a program that claims the address may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }
}

extension UIWindowScene {
  /// The schemes of addresses that a host opens beside the application. Anything else - `javascript:`, `data:`, `file:`
  /// - would run or show in a page what a program may have from anywhere. Our choice.
  private static let schemesOfLinks: Set<String> = ["http", "https", "mailto"]

  func canOpen(_ url: URL) -> Bool {
    guard let scheme = url.scheme else { return url.relativeString.hasPrefix("/") && linkHost != nil }
    return Self.schemesOfLinks.contains(scheme.lowercased()) && linkHost != nil
  }

  /// Gives an address to the host; answers whether it tries to open it. // V21
  func hand(_ url: URL) -> Bool {
    let isTried = canOpen(url) && linkHost?.scene(self, open: url) == true
    application.trace.record(
      .activity(
        type: "link", change: isTried ? "handed to the host" : "refused",
        reason: isTried ? url.absoluteString : refusal(of: url)))
    return isTried
  }

  private func refusal(of url: URL) -> String {
    guard linkHost != nil else { return "the host opens no addresses: \(url.absoluteString)" }
    return "\(url.absoluteString) is neither http, https nor mailto, nor begins with a slash"
  }
}
