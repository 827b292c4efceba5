public import Foundation

/// An activity of a person in a scene: a place in the program that can be come back to.
///
/// Give a scene its activity with ``UIResponder/userActivity``. In a browser the path of ``webpageURL`` becomes the
/// page's address, so that a place can be bookmarked, sent and gone back to; where somebody opens such an address, or
/// goes back to it, the scene's delegate gets an activity of the type ``NSUserActivityTypeBrowsingWeb`` with it. The
/// answer of ``UISceneDelegate/stateRestorationActivity(for:)`` comes back in
/// ``UISceneSession/stateRestorationActivity`` after a reload.
///
/// ```swift
/// let activity = NSUserActivity(activityType: "org.example.photo")
/// activity.webpageURL = URL(string: "https://photos.example/photos/17")
/// view.window?.windowScene?.userActivity = activity
/// ```
///
/// Difference from UIKit: Foundation on Linux has no such class, so the kit has it. Nothing is handed to other devices
/// and nothing is indexed: the properties that allow it are kept and have no effect.
@preconcurrency @MainActor open class NSUserActivity: NSObject {
  /// The kind of activity, in reverse-DNS style.
  public let activityType: String

  /// The name of the activity for people.
  open var title: String? { didSet { didChange?() } }

  /// The values beyond that which the program needs in order to continue: strings, numbers, booleans, dates, data,
  /// URLs, UUIDs, and arrays, sets and dictionaries of these, under strings. Where it is to survive a reload, all of it
  /// takes at most 30,000 bytes.
  open var userInfo: [AnyHashable: Any]?

  /// The keys of ``userInfo`` that are needed in any case.
  open var requiredUserInfoKeys: Set<String>?

  /// The address of the place on the web. A host that has an address shows the path, the query and the fragment of it
  /// as its own, whatever web site it is of.
  ///
  /// Another activity is another place, and a step of the host's history. An activity of a scene that gets another address
  /// is the same place at another moment, as where one swipes from photo to photo: Back leads to where one was before. // V72
  open var webpageURL: URL? { didSet { didChange?() } }

  /// The address from which this page was come to, if it is known.
  open var referrerURL: URL?

  /// The name of the program's content that it is about, to find the right scene.
  open var targetContentIdentifier: String?

  /// The name that tells the activity from others of its type.
  open var persistentIdentifier: String?

  /// Words to find it by. Kept, and of no effect.
  open var keywords: Set<String> = []

  /// When it is no longer worth keeping. Kept, and of no effect.
  open var expirationDate: Date?

  /// Tells whether the ``delegate`` is to bring ``userInfo`` up to date before it is kept.
  open var needsSave = false

  /// Tells whether other devices may continue it. Kept, and of no effect.
  open var isEligibleForHandoff = true

  /// Tells whether it may be found by a search of the device. Kept, and of no effect.
  open var isEligibleForSearch = false

  /// Tells whether it may be found by everybody's search. Kept, and of no effect.
  open var isEligibleForPublicIndexing = false

  /// Tells whether it may be suggested. Kept, and of no effect.
  open var isEligibleForPrediction = false

  /// The object that brings the activity up to date before it is kept.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Called when what is shown of the activity has changed.
  var didChange: (@MainActor () -> Void)?

  private(set) var isValid = true

  /// An activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to ``userInfo``; what is there under the same keys is replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Says that this is what the person is doing now. A scene shows the activity that it was given, so this is of no effect.
  open func becomeCurrent() {}

  /// Says that the person does something else now. Of no effect, like ``becomeCurrent()``.
  open func resignCurrent() {}

  /// The activity is over: it has no address any longer, and is not kept.
  open func invalidate() {
    isValid = false
    didChange?()
  }

  /// Lets the delegate bring the activity up to date, where that is needed.
  func save() {
    guard needsSave else { return }
    needsSave = false
    delegate?.userActivityWillSave(self)
  }
}

/// The type of an activity that is about an address: a link that was opened, or gone back to.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Brings an activity up to date.
@preconcurrency @MainActor public protocol NSUserActivityDelegate: AnyObject {
  /// The activity is about to be kept, and had ``NSUserActivity/needsSave`` set.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Another device continues the activity: never called here.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
