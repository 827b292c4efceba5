#if WindowHost
import Foundation

/// An X server without a screen and with a touch screen of ten contacts, a mouse and a keyboard that a test moves.
///
/// It is Xorg with the drivers `dummy` and `inputtest`. It needs no rights, no terminal and no devices, and ends with
/// the process that has started it, however that ends.
final class XServer: Sendable {
  /// The size of its screen in pixels.
  static let size = (width: 1280, height: 1024)

  /// Why there is none, and what to install.
  struct Failure: Error, CustomStringConvertible {
    let reason: String
    var description: String {
      "No X server for tests: \(reason). Install xserver-xorg-core and xserver-xorg-video-dummy (Debian, Ubuntu)."
    }
  }

  /// The number of its display.
  let display: Int
  private let folder: URL
  private let process: Process
  /// What the process reads its end from: closed when this process is gone.
  private let lifeline: Pipe

  /// The program and the drivers that it takes.
  private static let program = "/usr/lib/xorg/Xorg"
  private static let modules = "/usr/lib/xorg/modules"

  /// Tells whether the tests that need one should run: it is installed, or the environment has `CI`, where a missing
  /// one must fail them rather than skip them.
  static var isInstalledOrRequired: Bool {
    missing == nil || ProcessInfo.processInfo.environment["CI"] != nil
  }

  /// The first of its files that is not there.
  private static var missing: String? {
    [program, "\(modules)/drivers/dummy_drv.so", "\(modules)/input/inputtest_drv.so"].first {
      !FileManager.default.fileExists(atPath: $0)
    }
  }

  /// Starts one, and waits until it serves.
  init() throws {
    if let missing = Self.missing { throw Failure(reason: "\(missing) is not there") }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("xserver-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let configuration = folder.appendingPathComponent("xorg.conf")
    try Data(Self.configuration(folder: folder.path).utf8).write(to: configuration)
    let log = folder.appendingPathComponent("log")
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let command =
      """
      \(Self.program) -displayfd 1 -config '\(configuration.path)' -logfile '\(log.path)' \
      -noreset -novtswitch -sharevts -nolisten tcp -ac </dev/null 2>/dev/null &
      server=$!
      exec >&-
      read -r end
      kill -KILL $server
      rm -rf '\(folder.path)'
      """
    // Signals that this process holds back are held back there, too: all but this one.
    process.arguments = ["-c", command]
    let (input, output) = (Pipe(), Pipe())
    lifeline = input
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try? output.fileHandleForWriting.close()
    // The line comes when clients are let in; the end of the file where it ends before.
    var line: [UInt8] = []
    while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
      line.append(byte)
    }
    guard let number = Int(String(decoding: line, as: UTF8.self)) else {
      let words = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      let errors = words.split(separator: "\n").filter { $0.contains("(EE)") }.suffix(4).joined(separator: " ")
      throw Failure(reason: "it ended at once: \(errors)")
    }
    display = number
  }

  /// The path on which one of its devices takes events.
  func device(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Ends it, as when its machine is turned off.
  func end() {
    try? lifeline.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private static func configuration(folder: String) -> String {
    func device(_ name: String, _ options: String) -> String {
      """
      Section "InputDevice"
        Identifier "\(name)"
        Driver "inputtest"
        Option "SocketPath" "\(folder)/\(name)"
        \(options)
      EndSection

      """
    }
    return """
      Section "ServerFlags"
        Option "AutoAddDevices" "false"
        Option "DontVTSwitch" "true"
        Option "BlankTime" "0"
      EndSection
      Section "Device"
        Identifier "video"
        Driver "dummy"
        VideoRam 65536
      EndSection
      Section "Monitor"
        Identifier "monitor"
        HorizSync 60-70
        VertRefresh 59-61
        Modeline "1280x1024" 108.00 1280 1328 1440 1688 1024 1025 1028 1066 +hsync +vsync
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "video"
        Monitor "monitor"
        DefaultDepth 24
        SubSection "Display"
          Depth 24
          Modes "1280x1024"
        EndSubSection
      EndSection
      \(device("touch", #"Option "DeviceType" "Touch""# + "\n  " + #"Option "TouchCount" "10""#))
      \(device("mouse", #"Option "DeviceType" "PointerAbsolute""#))
      \(device("keyboard", #"Option "DeviceType" "Keyboard""# + "\n  " + #"Option "XkbVariant" "intl""#))
      Section "ServerLayout"
        Identifier "layout"
        Screen "screen"
        InputDevice "touch"
        InputDevice "mouse" "CorePointer"
        InputDevice "keyboard" "CoreKeyboard"
      EndSection
      """
  }
}
#endif
