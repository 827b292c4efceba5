import Foundation

/// An activity as bytes, and how views stand, which somebody else keeps: they may be lost, cut or made up.
struct KeptActivity: Codable, Equatable {
  /// Nil where the program has no activity.
  var type: String?
  var title: String?
  var address: URL?
  var content: String?
  var values: [String: ActivityValue]
  /// How scroll views with names stand, by their paths.
  var views: [String: KeptView]?

  /// No activity.
  init() { values = [:] }

  /// The activity, brought up to date; nil, with a sentence, where it holds what cannot be kept.
  @MainActor init?(_ activity: NSUserActivity) {
    activity.save()
    guard activity.isValid else { return nil }
    type = activity.activityType
    title = activity.title
    address = activity.webpageURL
    content = activity.targetContentIdentifier
    values = [:]
    for (key, value) in activity.userInfo ?? [:] {
      guard let name = key.base as? String, let kept = ActivityValue(value) else {
        ProgrammingErrors.report(
          "The activity \(activity.activityType) has \(Swift.type(of: value)) under \(key) in userInfo, which cannot be kept: use strings, "
            + "numbers, booleans, dates, data, URLs, UUIDs, and collections of these, under strings.",
          instead: "the activity is not kept")
        return nil
      }
      values[name] = kept
    }
  }

  /// Reads an activity that ``bytes`` wrote; nil for anything else.
  init?(bytes: some Sequence<UInt8>) {
    guard let kept = try? JSONDecoder().decode(KeptActivity.self, from: Data(bytes)) else { return nil }
    self = kept
  }

  /// The activity in writing: the same for the same activity.
  var bytes: [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // A number that is not finite, which JSON does not have, is the one thing that cannot be written.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return (try? encoder.encode(self)).map(Array.init)
  }

  /// The activity that was kept; nil where there was none.
  @MainActor var activity: NSUserActivity? {
    guard let type else { return nil }
    let activity = NSUserActivity(activityType: type)
    activity.title = title
    activity.webpageURL = address
    activity.targetContentIdentifier = content
    activity.userInfo = values.mapValues(\.value)
    return activity
  }
}
