/// A line of the stream of events that Swift Testing writes, version 0: a test that will be run, or something that happened.
struct TestEvent: Decodable {
  struct Payload: Decodable {
    /// What happened, or whether the test is a function.
    var kind: String?
    /// The test that will be run.
    var id: String?
    /// The test it happened to.
    var testID: String?
    var issue: Issue?
    var messages: [Message]?
  }

  struct Issue: Decodable {
    var isKnown: Bool?
    var severity: String?
    var sourceLocation: Place?
  }

  struct Place: Decodable {
    var fileID: String
    var filePath: String?
    var _filePath: String?
    var line: Int
    var column: Int
  }

  struct Message: Decodable {
    var text: String
  }

  var kind: String
  var payload: Payload
}
