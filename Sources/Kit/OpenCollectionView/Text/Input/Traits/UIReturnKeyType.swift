/// Tells what a Return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// Go.
  case go = 1
  /// A search.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// A search.
  case yahoo = 8
  /// Done.
  case done = 9
  /// A call for help.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}
