#if BrowserHost
import Foundation
import TouchTesting

/// A program that replays recordings of itself: one that calls `RecordingPlayer.run`.
struct PlayerProgram {
  /// The program and its arguments.
  var command: [String]

  init(_ command: [String]) { self.command = command }

  /// Starts the program, asks it, and gathers what it answers until it has done.
  ///
  /// What it says beside answers goes to standard error.
  func ask(_ request: PlayerRequest, about recording: HostInputRecording?) throws(TouchlabError) -> [PlayerAnswer] {
    let output = try run(try Self.text(of: request) + "\n" + (recording?.text ?? ""))
    var answers: [PlayerAnswer] = []
    for line in output.split(separator: "\n") {
      if let answer = PlayerAnswer(line: line) { answers.append(answer) } else { Output.tell(String(line)) }
    }
    for case .failure(let sentence) in answers { throw .program("\(command[0]): error: \(sentence)") }
    guard answers.contains(where: { if case .done = $0 { true } else { false } }) else {
      throw .program(
        "\(command[0]): error: it has answered nothing: give a program that calls RecordingPlayer.run, "
          + "with the arguments that have it do so")
    }
    return answers
  }

  private static func text(of request: PlayerRequest) throws(TouchlabError) -> String {
    do { return String(decoding: try JSONEncoder().encode(request), as: UTF8.self) } catch {
      throw .program("error: the request cannot be written: \(error)")
    }
  }

  private func run(_ input: String) throws(TouchlabError) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    do { try process.run() } catch { throw .program("\(command[0]): error: it cannot be started: \(error)") }
    // A program that goes without having read must not take this one along.
    signal(SIGPIPE, SIG_IGN)
    // Written beside the reading: a program that says much before it has read all would wait for ever. One that goes before
    // it has read all is told by what it answers.
    let writing = Thread {
      try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try? standardInput.fileHandleForWriting.close()
    }
    writing.start()
    let data = standardOutput.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let way = process.terminationReason == .uncaughtSignal ? "was ended by the signal" : "ended with"
      throw .program("\(command[0]): error: it \(way) \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
#endif
