/// Who may use whom. This is the one place that says it; the tests beside it read the sources and prove it.
struct House: Sendable {
  /// From the foundation to the roof. A module may import the modules of the floors above it in this list.
  var floors: [Floor]
  /// Modules of the package that only its examples and tests use.
  var ownTestModules: Set<String> = []
  /// Modules from outside the package, and the folders that may import them.
  var outsideModules: [OutsideModules]
  /// Words that stand for something a floor must not do.
  var forbiddenWords: [ForbiddenWord]
  /// Folders that are compiled only with a package trait, and so have to be empty without it.
  var traitFolders: [TraitFolder]
  /// "Think above 400, never above 600": a longer file holds more than one thing.
  var longestFile = 600
}

extension House {
  static let openCollectionView = House(
    floors: [
      Floor("Ground", modules: ["PlaneGeometry", "FrameClock", "DecisionTrace"], inOrder: true),
      Floor("Engines", modules: ["MotionEngine", "GestureEngine", "CollectionEngine", "LayerEngine"], inOrder: true),
      Floor("Kit", modules: ["OpenCollectionView", "OpenCollectionViewShim"], inOrder: true),
      Floor("Layouts", modules: []),
      Floor("Hosts", modules: ["BrowserHost"]),
      Floor("Testing", modules: ["TouchTesting"]),
    ],
    ownTestModules: ["DevTools", "Gallery", "TestSupport"],
    outsideModules: [
      OutsideModules(["Foundation"], in: ["Sources", "Examples", "Tests"]),
      // What Foundation lacks on Linux comes from here on Apple's systems.
      OutsideModules(["CoreGraphics"], in: ["Sources/Ground/PlaneGeometry"]),
      OutsideModules(["UIKit"], in: ["Sources/Kit/OpenCollectionViewShim"]),
      OutsideModules(["NIO*"], in: ["Sources/Hosts/BrowserHost", "Tests/DevTools", "Tests/BrowserHostTests"]),
      OutsideModules(["ArgumentParser"], in: ["Examples/Gallery"]),
      OutsideModules(
        ["Dispatch", "Glibc", "Musl", "Darwin", "Synchronization"],
        in: ["Sources/Hosts", "Examples", "Tests"]),
      // Traits that are the present ones are shared between threads; see MainQueue for the other.
      OutsideModules(["Synchronization"], in: ["Sources/Kit/OpenCollectionView/Traits"]),
      OutsideModules(["Dispatch"], in: ["Sources/Kit/OpenCollectionView/ObjectiveC/Notifications"]),
      OutsideModules(["Testing"], in: ["Sources/Testing", "Tests"]),
      OutsideModules(["FoundationNetworking"], in: ["Tests"]),
    ],
    forbiddenWords: ["Date()", "Date.now", "Thread.sleep", "Task.sleep", "Timer.", "asyncAfter"].map {
      ForbiddenWord($0, on: ["Ground", "Engines", "Kit", "Layouts"], because: "time comes from the frame clock")
    } + [
      // Which thread a notification was posted on cannot be asked in any other way.
      ForbiddenWord(
        "DispatchQueue", on: ["Ground", "Engines", "Kit", "Layouts"], because: "time comes from the frame clock",
        exceptIn: "Sources/Kit/OpenCollectionView/ObjectiveC/Notifications/MainQueue.swift"),
      ForbiddenWord("@MainActor", on: ["Ground", "Engines"], because: "engines and ground are plain values"),
    ],
    traitFolders: [
      TraitFolder("Sources/Hosts/BrowserHost", trait: "BrowserHost"),
      TraitFolder("Tests/BrowserHostTests", trait: "BrowserHost"),
      TraitFolder("Tests/BrowserTests", trait: "BrowserHost"),
      TraitFolder("Tests/DevTools", trait: "BrowserHost"),
      TraitFolder("Tests/DevToolsTests", trait: "BrowserHost"),
    ]
  )
}
