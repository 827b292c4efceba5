#if BrowserHost
import Foundation

/// More open files than a test process has.
private let mostDescriptors: Int32 = 4_096

/// Runs a command that ends soon, and waits for its end.
///
/// Foundation's `Process` hands the caller's blocked signals down, and the threads of Swift's tasks block all of them:
/// a shell started that way never learns that its child has ended.
/// - Parameter input: The file descriptor of the command's standard input. The other two streams go nowhere.
/// - Returns: The exit status, or the error number where there is none.
func run(_ command: [String], environment: [String: String], input: Int32) -> Int32 {
  #if canImport(Darwin)
  var actions: posix_spawn_file_actions_t?
  var attributes: posix_spawnattr_t?
  #else
  var actions = posix_spawn_file_actions_t()
  var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  posix_spawn_file_actions_adddup2(&actions, input, 0)
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  // Whatever is open here, such as the port of a server under test, is not the command's: it would be in use as long as that runs.
  for descriptor in 3..<min(getdtablesize(), mostDescriptors) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  var noSignals = sigset_t()
  sigemptyset(&noSignals)
  posix_spawnattr_setsigmask(&attributes, &noSignals)
  // A process group of its own: an interrupt typed at the terminal is for the tests, whose end then ends the command.
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETPGROUP))

  var arguments = command.map { strdup($0) } + [nil]
  var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer {
    for pointer in arguments + variables { free(pointer) }
  }
  var process = pid_t()
  let error = posix_spawn(&process, command[0], &actions, &attributes, &arguments, &variables)
  guard error == 0 else { return error }
  var status = Int32()
  while waitpid(process, &status, 0) == -1 {
    guard errno == EINTR else { return errno }
  }
  return status
}
#endif
