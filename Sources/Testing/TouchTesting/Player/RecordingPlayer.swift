import Foundation
import GestureEngine
public import OpenCollectionView

/// Lets a program replay recordings of itself for a tool: without a screen, in one go, as fast as it can.
///
/// A recording holds what people did and what was decided, and not the program. A tool that replays therefore starts one
/// that says how:
///
/// ```swift
/// // main.swift of a small executable, or behind an option of the program itself
/// import TouchTesting
///
/// RecordingPlayer.run(AppDelegate.self)
/// ```
///
/// It reads a ``PlayerRequest`` and a recording from standard input, writes ``PlayerAnswer``s to standard output, a line
/// each, and returns. Whatever else the program prints is passed over.
@preconcurrency @MainActor public enum RecordingPlayer {
  /// Answers the one request on standard input.
  ///
  /// - Parameters:
  ///   - delegateClass: the application's delegate, which makes the window; without one the screen makes it.
  ///   - prepare: shows what the recording is of, where the delegate does not.
  public static func run(
    _ delegateClass: (any UIApplicationDelegate.Type)? = nil, _ prepare: (VirtualScreen) -> Void = { _ in }
  ) {
    answer(
      String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self), delegateClass, prepare
    ) { FileHandle.standardOutput.write(Data("\($0.line)\n".utf8)) }
  }

  /// Answers a request that is given as text.
  ///
  /// - Parameters:
  ///   - text: the request in its first line, and after it the text of a recording, if there is one.
  ///   - delegateClass: the application's delegate, as for ``run(_:_:)``.
  ///   - prepare: shows what the recording is of, where the delegate does not.
  ///   - say: called with each answer; the last is `done` or `failure`.
  public static func answer(
    _ text: String, _ delegateClass: (any UIApplicationDelegate.Type)? = nil,
    _ prepare: (VirtualScreen) -> Void = { _ in }, say: (PlayerAnswer) -> Void
  ) {
    let (first, rest) = parts(of: text)
    let line = RecordingLines.Line(number: 1, text: first)
    guard let request = try? RecordingCoding.value(PlayerRequest.self, "a request", line, first) else {
      return say(.failure("line 1: expected a request as JSON, found \"\(first.prefix(60))\""))
    }
    guard request.version == PlayerRequest.currentVersion else {
      return say(
        .failure("This program speaks version \(PlayerRequest.currentVersion), and was asked in \(request.version)."))
    }
    do {
      let recording = rest.allSatisfy(\.isWhitespace) ? nil : try HostInputRecording(text: String(rest))
      answer(request, recording, delegateClass, prepare, say)
    } catch {
      say(.failure("The recording cannot be read: \(error)"))
    }
  }

  private static func answer(
    _ request: PlayerRequest, _ recorded: HostInputRecording?, _ delegateClass: (any UIApplicationDelegate.Type)?,
    _ prepare: (VirtualScreen) -> Void, _ say: (PlayerAnswer) -> Void
  ) {
    var recording = recorded
    if let size = request.size, size.count == 2, size.allSatisfy({ (1...20_000).contains($0) }) {
      recording?.screen.size = CGSize(width: size[0], height: size[1])
    }
    let screen: VirtualScreen
    if let recording {
      screen = VirtualScreen(replaying: recording, delegateClass: delegateClass, prepare)
      let moments = Set(request.moments)
      var camera: FilmCamera?
      if let film = request.film {
        camera = FilmCamera(film, recording)
        guard camera != nil else { return say(.failure(FilmCamera.missing)) }
      }
      let difference = screen.replay(recording, lookingAt: request.moments + (camera?.moments ?? [])) { time in
        if moments.contains(time) { say(.picture(time: time, svg: screen.picture().svg)) }
        camera?.look(at: screen, time)
      }
      if let difference { say(.difference(difference.description)) }
      if let camera {
        do { say(.film(try camera.data())) } catch { return say(.failure("No film can be made: \(error)")) }
      }
    } else {
      screen = VirtualScreen(delegateClass: delegateClass)
      prepare(screen)
      screen.advance(by: VirtualScreen.settlingTime / 2)
    }
    if request.wantsConflicts {
      for conflict in screen.window.gestureConflicts() {
        say(.conflict(isWarning: conflict.severity == .warning, sentence: conflict.sentence))
      }
    }
    say(.done(decisionCount: recording?.decisions?.count ?? 0))
  }

  /// The first line, and what follows it.
  private static func parts(of text: String) -> (Substring, Substring) {
    guard let end = text.firstIndex(where: \.isNewline) else { return (text[...], "") }
    return (text[..<end], text[text.index(after: end)...])
  }
}
