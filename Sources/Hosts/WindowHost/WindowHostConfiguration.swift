#if WindowHost
import Foundation
public import OpenCollectionView
import WindowScenes

#if BrowserHost
public import BrowserHost
#endif

/// How a ``WindowHost`` shows a program.
public struct WindowHostConfiguration: Sendable {
  /// Tells what the window is called where the scene does not say.
  public var title: String
  /// The size of a window in points, where it does not fill its display.
  public var size: (width: Double, height: Double)
  /// How many pixels of a window make a point; nil, unless set, for what the desktop (`GDK_SCALE`, `QT_SCALE_FACTOR`) or the
  /// display says.
  public var scale: Double?
  /// Tells whether the window fills its display, without a frame.
  public var isFullScreen = false
  /// By how many quarters of a turn the picture is turned clockwise, for a panel that hangs on its side; touches turn along.
  public var quarterTurns = 0
  /// Tells whether the mouse can be seen.
  public var showsCursor = true
  /// The folder in which it is kept where the program was, so that it is there again after it was ended, however that was; nil
  /// for nowhere. Unless set it is below `STATE_DIRECTORY`, `XDG_STATE_HOME` or `~/.local/state`, by the program's name.
  public var stateFolder: URL?
  /// The direction in which the program runs; nil, unless set, for that of the desktop's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection?

  #if BrowserHost
  /// Shows what the first window shows in pages, too, from this process: how they are served; nil, unless set, for
  /// not at all.
  ///
  /// Prints one line with the address to standard output. Everybody sees the same, and whoever touches last drives.
  public var pages: BrowserHostConfiguration?
  /// Tells whether whoever has such a page open may touch what it shows; they may look at it only otherwise.
  public var pagesMayDrive = true
  #endif

  /// Tells what becomes of the program when it makes an error, unless it sets `UIApplication.programmingErrorPolicy` itself.
  public var programmingErrorPolicy = ProgrammingErrorPolicy.recover

  /// A configuration.
  public init(title: String? = nil, width: Double = 1024, height: Double = 768) {
    let name = ProcessInfo.processInfo.processName
    self.title = title ?? name
    size = (width, height)
    stateFolder = Self.stateFolder(named: name, environment: ProcessInfo.processInfo.environment)
  }

  /// Full screen, without a mouse: what a panel on a wall shows.
  public static func kiosk(title: String? = nil, quarterTurns: Int = 0) -> WindowHostConfiguration {
    var configuration = WindowHostConfiguration(title: title)
    configuration.isFullScreen = true
    configuration.showsCursor = false
    configuration.quarterTurns = quarterTurns
    return configuration
  }

  /// The default configuration with what the arguments of a process say: `--kiosk`, `--rotation` with 0, 90, 180 or 270, `--scale`
  /// with pixels per point, `--size` as `1024x768`, and the direction that `-AppleTextDirection YES
  /// -NSForceRightToLeftWritingDirection YES` forces. What cannot be understood is passed over: it may be the program's own.
  public init(arguments: [String]) {
    self.init()
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      switch (argument, rest.first) {
      case ("--kiosk", _): (isFullScreen, showsCursor) = (true, false)
      case ("--rotation", let value?):
        if let degrees = Int(value), degrees % 90 == 0 { quarterTurns = degrees / 90 }
      case ("--scale", let value?):
        if let number = Double(value), number.isFinite, number > 0 { scale = number }
      case ("--size", let value?):
        let sides = value.split(separator: "x").compactMap { Double($0) }
        if sides.count == 2, sides.allSatisfy({ $0.isFinite && $0 >= 1 }) { size = (sides[0], sides[1]) }
      case ("-NSForceRightToLeftWritingDirection", "YES"): layoutDirection = .rightToLeft
      default: break
      }
    }
  }

  private static func stateFolder(named name: String, environment: [String: String]) -> URL? {
    // A service has a folder of its own.
    if let own = environment["STATE_DIRECTORY"]?.split(separator: ":").first {
      return URL(fileURLWithPath: String(own), isDirectory: true)
    }
    let base =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment["HOME"].map { $0 + "/.local/state" }
    return base.map { URL(fileURLWithPath: $0, isDirectory: true).appendingPathComponent(name, isDirectory: true) }
  }

  /// Tells what the windows of the program are told.
  @MainActor var settings: WindowSettings {
    var settings = WindowSettings()
    settings.title = title
    (settings.width, settings.height) = size
    settings.scale = scale
    settings.isFullScreen = isFullScreen
    settings.quarterTurns = quarterTurns
    settings.showsCursor = showsCursor
    settings.stateFolder = stateFolder
    settings.writesRightToLeft = layoutDirection.map { $0 == .rightToLeft }
    settings.desktop = { .present }
    // Two draw a frame in half the time; more hinder what else the machine does.
    settings.threadCount = min(ProcessInfo.processInfo.activeProcessorCount, 4)
    return settings
  }
}

extension DesktopSettings {
  /// Tells what the desktop says now.
  fileprivate static var present: DesktopSettings {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_CONFIG_HOME"] ?? (environment["HOME"] ?? "") + "/.config"
    let texts = files.compactMap { name -> String? in
      guard let reader = FileHandle(forReadingAtPath: "\(folder)/\(name)") else { return nil }
      defer { try? reader.close() }
      return (try? reader.read(upToCount: mostBytes)).map { String(decoding: $0, as: UTF8.self) }
    }
    return DesktopSettings(environment: environment, texts: texts)
  }
}
#endif
