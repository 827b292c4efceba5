#if BrowserHost
import Foundation

/// A running Chromium with a folder of its own, and the guarantee that neither outlives this process.
///
/// A shell stands between: it starts Chromium and reads its own standard input, a pipe whose other end is held here.
/// The pipe ends when this process does, however that happens (a return, a trap, `kill -9`), and at its end the shell
/// kills Chromium and deletes the folder. Nothing has to run at exit.
final class BrowserProcess: Sendable {
  let folder: URL
  private let lifeline: FileHandle

  /// `$1` is the folder; the rest is the command. The outer shell ends at once, so that this process has no child left
  /// to wait for. Chromium must not hold the pipe itself, hence `3<&-`. Where there is `setsid` Chromium gets a process
  /// group of its own, so that its child processes are killed with it: one that was just starting would make the
  /// folder again; the second `rm` is for what a process wrote while it was being killed. Where there is no `setsid`
  /// they end by themselves, and `rm` is tried for three seconds, until they have.
  private static let script = """
    folder=$1; shift; exec 3<&0
    apart=$(command -v setsid) && passes='1 2' pause=0.1 || passes='1 2 3 4 5 6' pause=0.5
    (
      trap '' INT TERM HUP
      $apart "$@" 3<&- </dev/null >"$folder/log" 2>&1 &
      browser=$!
      (read -r nothing <&3; kill -KILL -$browser 2>/dev/null || kill -KILL $browser) &
      watcher=$!
      wait $browser
      kill -KILL $watcher; : >"$folder/ended"
      read -r nothing <&3
      for pass in $passes; do rm -rf "$folder"; sleep $pause; done
    ) &
    """

  init(executable: String, arguments: [String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("DevTools-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let pipe = Pipe()
    lifeline = pipe.fileHandleForWriting
    // A process started later must not inherit the lifeline: it would keep Chromium alive.
    _ = fcntl(lifeline.fileDescriptor, F_SETFD, FD_CLOEXEC)
    // Chromium leaves a socket folder in TMPDIR when it is killed; this way it goes with the rest.
    let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { _, new in new }
    let command = [executable, "--user-data-dir=\(folder.path)"] + arguments
    let status = run(
      ["/bin/sh", "-c", Self.script, "sh", folder.path] + command, environment: environment,
      input: pipe.fileHandleForReading.fileDescriptor)
    guard status == 0 else {
      try? FileManager.default.removeItem(at: folder)
      throw DevToolsError.launchFailed(reason: "/bin/sh could not be run (\(status))", log: "")
    }
  }

  deinit {
    try? lifeline.close()
  }

  /// The port and path that Chromium wrote into its folder, or nil while it has not.
  var address: (port: Int, path: String)? {
    let file = folder.appendingPathComponent("DevToolsActivePort")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n")
    // "/devtools/browser/" and a UUID are 54 characters; a shorter line is a file still being written.
    guard lines.count == 2, let port = Int(lines[0]), lines[1].count >= 54 else { return nil }
    return (port, String(lines[1]))
  }

  /// Tells whether Chromium itself has ended.
  var hasEnded: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("ended").path)
  }

  /// The end of what Chromium wrote to its standard error.
  var log: String {
    let data = (try? Data(contentsOf: folder.appendingPathComponent("log"))) ?? Data()
    return String(decoding: data.suffix(2000), as: UTF8.self)
  }

  /// Kills Chromium, and returns when it is gone and its folder deleted, at the latest after five seconds.
  func end() async {
    try? lifeline.close()
    let limit = ContinuousClock.now + .seconds(5)
    while FileManager.default.fileExists(atPath: folder.path), ContinuousClock.now < limit {
      // Uncancellable on purpose: a cancelled test still waits for its browser to go.
      await Task.detached { try? await Task.sleep(for: .milliseconds(10)) }.value
    }
  }
}
#endif
