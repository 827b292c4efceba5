/// A message that has a number in the order in which one side has sent its messages.
protocol NumberedMessage {
  /// One more than that of the message before.
  var number: Int { get }
}
