import Foundation

extension UIWindowScene {
  // MARK: For hosts

  /// The address of the scene, for a host that has one: the path, the query and the fragment of its activity's
  /// ``NSUserActivity/webpageURL``, as they are written in an address, beginning with a slash. Nil where the program
  /// does not say.
  public var address: String? { userActivity.flatMap { Self.address(of: $0) } }

  /// Returns the address of an activity, in the form of ``address``.
  static func address(of activity: NSUserActivity) -> String? {
    guard activity.isValid, let url = activity.webpageURL,
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return nil }
    var address = parts.percentEncodedPath
    if !address.hasPrefix("/") { address = "/" + address }
    if let query = parts.percentEncodedQuery { address += "?" + query }
    if let fragment = parts.percentEncodedFragment { address += "#" + fragment }
    return address
  }

  /// Returns the state that the scene needs in order to be as it is now, should it have to be made anew. Its delegate
  /// is asked, and scroll views with a ``UIView/restorationIdentifier`` say where they are. Nil where nobody says
  /// anything. Give it to ``UIApplication/connectScene(host:screen:title:address:restorationState:)``.
  public func restorationState() -> [UInt8]? {
    serve {
      var kept = delegate?.stateRestorationActivity(for: self).flatMap { KeptActivity($0) }
      let views = keptViews
      if !views.isEmpty {
        kept = kept ?? KeptActivity()
        kept?.views = views
      }
      return kept?.bytes
    }
  }

  /// A person has gone to another address: the program is told. // V18
  func goTo(_ address: String) {
    guard let activity = Self.activity(for: address) else {
      application.trace.record(
        .activity(type: NSUserActivityTypeBrowsingWeb, change: "refused", reason: "\(address) is no address"))
      delegate?.scene(
        self, didFailToContinueUserActivityWithType: NSUserActivityTypeBrowsingWeb, error: URLError(.badURL))
      return
    }
    application.trace.record(.activity(type: activity.activityType, change: "continued", reason: "went to \(address)"))
    delegate?.scene(self, willContinueUserActivityWithType: activity.activityType)
    delegate?.scene(self, continue: activity)
  }

  /// The activity of looking at an address; nil for text that is none.
  static func activity(for address: String) -> NSUserActivity? {
    guard let url = URL(string: address), url.host != nil else { return nil }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return activity
  }
}
