#if os(Linux)
import Foundation

/// Starts this program once more, as one that runs the tests it is asked for.
///
/// Foundation's `Process` hands down the caller's blocked signals, and the threads of Swift's tasks block all of them.
/// - Parameter descriptors: what stands for what there, in this order.
func start(_ arguments: [String], descriptors: [(ours: Int32, theirs: Int32)]) throws -> pid_t {
  var actions = posix_spawn_file_actions_t()
  var attributes = posix_spawnattr_t()
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  for descriptor in descriptors {
    posix_spawn_file_actions_adddup2(&actions, descriptor.ours, descriptor.theirs)
  }
  var noSignals = sigset_t()
  sigemptyset(&noSignals)
  posix_spawnattr_setsigmask(&attributes, &noSignals)
  // A process group of its own: an interrupt typed at the terminal is for this process, whose end then ends the other.
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETPGROUP))

  let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  let environment = ProcessInfo.processInfo.environment.merging([AskedTests.mark: "1"]) { $1 }
    .merging(RandomLives.environment) { $1 }
  var words = ([program] + arguments).map { strdup($0) } + [nil]
  var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer {
    for pointer in words + variables { free(pointer) }
  }
  var process = pid_t()
  let error = posix_spawn(&process, program, &actions, &attributes, &words, &variables)
  guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .ENOEXEC) }
  return process
}
#endif
