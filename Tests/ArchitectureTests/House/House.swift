/// Who may use whom. This is the one place that says it; the tests beside it read the sources and prove it.
struct House: Sendable {
  /// From the foundation to the roof. A module may import the modules of the floors above it in this list.
  var floors: [Floor]
  /// Modules of the package that only its examples and tests use.
  var ownTestModules: Set<String> = []
  /// Programs that tests run as processes of their own.
  var testPrograms: Set<String> = []
  /// Modules from outside the package, and the folders that may import them.
  var outsideModules: [OutsideModules]
  /// Words that stand for something a floor must not do.
  var forbiddenWords: [ForbiddenWord]
  /// Folders that are compiled only with a package trait, and so have to be empty without it.
  var traitFolders: [TraitFolder]
  /// Modules whose changes build nothing but what uses them.
  var modulesWithoutOperators: Set<String> = []
  /// The places in which the language checks nothing.
  var uncheckedRules: [UncheckedRule] = []
  /// The files of the kit that stop the program for good.
  var trappingFiles: [String] = []
  /// "Think above 400, never above 600": a longer file holds more than one thing.
  var longestFile = 600
}

extension House {
  static let openCollectionView = House(
    floors: [
      Floor("Ground", modules: ["PlaneGeometry", "PlaneVectors", "FrameClock", "DecisionTrace"], inOrder: true),
      Floor(
        "Engines",
        modules: [
          "MotionEngine", "TextEngine", "GestureEngine", "DragEngine", "CollectionEngine", "DynamicsEngine",
          "ConstraintEngine", "LayerEngine", "RasterKernel", "LayerRasterizer",
        ], inOrder: true),
      Floor(
        "Kit",
        modules: [
          "OpenCollectionView", "OpenCollectionViewShim", "OpenCollectionViewCoreGraphics",
          "OpenCollectionViewQuartzCore", "OpenCollectionViewUniformTypeIdentifiers", "PixelsStart",
          "OpenCollectionViewPixels",
        ], inOrder: true),
      Floor("Layouts", modules: ["CollectionLayouts"]),
      Floor(
        "Hosts", modules: ["PageProtocol", "PageSources", "BrowserHost", "WindowScenes", "WindowHost"], inOrder: true),
      Floor("Testing", modules: ["TouchTesting", "PictureTesting"], inOrder: true),
    ],
    ownTestModules: ["DevTools", "Gallery", "GalleryPictures", "PageScripts", "TestSupport", "TouchScripts"],
    testPrograms: ["RunLoopProgram", "PlayerProgram", "Touchlab"],
    outsideModules: [
      OutsideModules(["Foundation"], in: ["Sources", "Examples", "Tests"]),
      // What Foundation lacks on Linux comes from here on Apple's systems.
      OutsideModules(["CoreGraphics"], in: ["Sources/Ground/PlaneGeometry"]),
      // Modules that are Apple's own on Apple's systems.
      OutsideModules(["UIKit"], in: ["Sources/Kit/OpenCollectionViewShim"]),
      OutsideModules(["CoreGraphics"], in: ["Sources/Kit/OpenCollectionViewCoreGraphics"]),
      OutsideModules(["QuartzCore"], in: ["Sources/Kit/OpenCollectionViewQuartzCore"]),
      OutsideModules(
        ["UniformTypeIdentifiers"], in: ["Sources/Kit/OpenCollectionViewUniformTypeIdentifiers"]),
      // What pages say and are told is bytes everywhere else.
      OutsideModules(
        ["NIO*"],
        in: [
          "Sources/Hosts/BrowserHost/Server", "Sources/Hosts/BrowserHost/Workers", "Tests/DevTools",
          "Tests/BrowserHostTests",
        ]),
      OutsideModules(["CSDL2"], in: ["Sources/Hosts/WindowHost", "Tests/WindowHostTests"]),
      OutsideModules(["ArgumentParser"], in: ["Examples/Gallery"]),
      OutsideModules(
        ["Dispatch", "Glibc", "Musl", "Darwin", "Synchronization"],
        in: ["Sources/Hosts", "Examples", "Tests"]),
      // Libraries of the system, in the trait of that name.
      OutsideModules(["CHarfBuzz"], in: ["Sources/Engines/LayerRasterizer/Fonts/Shaping"]),
      OutsideModules(["CTurboJPEG", "CWebP"], in: ["Sources/Engines/LayerRasterizer/Images/Codecs"]),
      // The fonts that were read are shared between threads.
      OutsideModules(["Synchronization"], in: ["Sources/Engines/LayerRasterizer/Fonts"]),
      // Traits that are the present ones, and fonts, are shared between threads; see MainQueue for the other.
      OutsideModules(
        ["Synchronization"],
        in: [
          // Images are read on any thread.
          "Sources/Kit/OpenCollectionView/Images/Pixels", "Sources/Kit/OpenCollectionView/Traits",
          // Item providers are used on any thread.
          "Sources/Kit/OpenCollectionView/ItemProviders",
          "Sources/Kit/OpenCollectionView/Text/Fonts",
          // Attachments belong to attributed strings, which cross threads.
          "Sources/Kit/OpenCollectionView/Text/Attachments",
          // Snapshots and blocks come from other queues there.
          "Sources/Kit/OpenCollectionView/CollectionView/Diffable",
          "Sources/Kit/OpenCollectionView/ObjectiveC/Notifications",
          // Values are kept with responders from any thread.
          "Sources/Kit/OpenCollectionView/ObjectiveC/Associations",
        ]),
      OutsideModules(
        ["Dispatch"],
        in: [
          "Sources/Kit/OpenCollectionView/Application/WithoutHost",
          "Sources/Kit/OpenCollectionView/ObjectiveC/Notifications", "Sources/Kit/OpenCollectionView/ObjectiveC/Timers",
        ]),
      // Only there can a thread's run loop be asked whether a timer waits in it.
      OutsideModules(["CoreFoundation"], in: ["Sources/Testing/TouchTesting"]),
      // Errors are made on any thread, and told in one place.
      OutsideModules(
        ["Synchronization"],
        in: [
          "Sources/Ground/PlaneGeometry/Errors", "Sources/Ground/DecisionTrace/ProgrammingErrors",
          "Sources/Testing/TouchTesting/LayoutContract",
        ]),
      OutsideModules(["Testing"], in: ["Sources/Testing", "Tests"]),
      OutsideModules(
        ["XCTest"],
        in: [
          "Tests/Swift5SuiteTests", "Tests/Swift6SuiteTests", "Examples/LayoutPackage", "Examples/SnapshotStrategies",
        ]),
      // Packages of their own, as somebody else's would be.
      OutsideModules(["PackageDescription", "BrickLayout"], in: ["Examples/LayoutPackage"]),
      OutsideModules(
        ["PackageDescription", "SnapshotStrategies", "SnapshotTesting"], in: ["Examples/SnapshotStrategies"]),
      OutsideModules(["FoundationNetworking"], in: ["Tests"]),
    ],
    forbiddenWords: ["Date()", "Date.now", "Thread.sleep", "Task.sleep"].map {
      ForbiddenWord($0, on: ["Ground", "Engines", "Kit", "Layouts"], because: "time comes from the frame clock")
    } + [
      // What programs set by Foundation's and Dispatch's names is brought to the frame clock there.
      ForbiddenWord(
        "Timer.", on: ["Ground", "Engines", "Kit", "Layouts"], because: "time comes from the frame clock",
        exceptIn: "Sources/Kit/OpenCollectionView/ObjectiveC/Timers/Timer+Blocks.swift"),
      ForbiddenWord(
        "asyncAfter", on: ["Ground", "Engines", "Kit", "Layouts"], because: "time comes from the frame clock",
        exceptIn: "Sources/Kit/OpenCollectionView/ObjectiveC/Timers/DispatchQueue+Clock.swift",
        // A host, of programs that have no other: somebody has to move the clock.
        "Sources/Kit/OpenCollectionView/Application/WithoutHost/MainQueueHost.swift"),
      ForbiddenWord(
        "insetBy(", on: ["Kit"],
        because: "where there is not enough room it answers the null rectangle, no place for a view: use shrunk"),
      // Which thread a notification was posted on cannot be asked in any other way.
      ForbiddenWord(
        "DispatchQueue", on: ["Ground", "Engines", "Kit", "Layouts"], because: "time comes from the frame clock",
        exceptIn: "Sources/Kit/OpenCollectionView/Application/WithoutHost/MainQueueHost.swift",
        "Sources/Kit/OpenCollectionView/ObjectiveC/Notifications/MainQueue.swift",
        "Sources/Kit/OpenCollectionView/ObjectiveC/Timers/DispatchQueue+Clock.swift",
        "Sources/Kit/OpenCollectionView/ObjectiveC/Timers/MainQueueBlocks.swift"),
      ForbiddenWord("@MainActor", on: ["Ground", "Engines"], because: "engines and ground are plain values"),
    ],
    traitFolders: [
      TraitFolder("Sources/Hosts/BrowserHost", trait: "BrowserHost"),
      TraitFolder("Sources/Hosts/WindowHost", trait: "WindowHost"),
      TraitFolder("Tests/WindowHostTests", trait: "WindowHost"),
      TraitFolder("Tests/BrowserHostTests", trait: "BrowserHost"),
      TraitFolder("Tests/BrowserTests", trait: "BrowserHost"),
      TraitFolder("Tests/TouchlabTests", trait: "BrowserHost"),
      TraitFolder("Tests/DevTools", trait: "BrowserHost"),
      TraitFolder("Tests/DevToolsTests", trait: "BrowserHost"),
      TraitFolder("Sources/Engines/LayerRasterizer/Fonts/Shaping", trait: "SystemLibraries"),
      TraitFolder("Sources/Engines/LayerRasterizer/Images/Codecs", trait: "SystemLibraries"),
      TraitFolder("Tests/LayerRasterizerTests/SystemLibraries", trait: "SystemLibraries"),
    ],
    modulesWithoutOperators: [
      "FrameClock", "DecisionTrace", "MotionEngine", "TextEngine", "DragEngine", "DynamicsEngine", "CollectionLayouts",
      "PageProtocol",
    ],
    uncheckedRules: [
      UncheckedRule(word: "unowned", places: uncounted),
      UncheckedRule(word: "Unmanaged<", places: unmanaged),
      UncheckedRule(word: "@exclusivity(unchecked)", places: unchecked),
      UncheckedRule(word: "Unmanaged.", groups: manualReferences),
      UncheckedRule(word: "assumeIsolated", groups: assumedIsolation),
      UncheckedRule(word: "@unchecked Sendable", groups: assertedSendability),
      UncheckedRule(word: "nonisolated(unsafe)", groups: uncheckedIsolation),
      UncheckedRule(word: "unsafeBitCast", groups: reinterpretedBits),
      UncheckedRule(word: "unsafeDowncast", groups: uncheckedCasts),
    ],
    trappingFiles: [
      "Application/UIApplication.swift",  // a delegate's class that is none, before anybody is served
      "Bars/Items/UIBarButtonItem.swift",  // nothing else is of the class that is asked for
      "CollectionView/Diffable/CollectionDifference+Moves.swift",  // our own mistake
      "CollectionView/Layouts/LayoutAttributesByElement.swift",  // a class whose init() makes another
      "CollectionView/Shown/ElementSlots.swift",  // our own mistake
      "Controllers/UIViewController+ViewLoading.swift",  // there is no value of a type that nobody knows
      "ObjectiveC/Exceptions/NSException.swift",  // a program that raises one wants to stop
      "ObjectiveC/Values/GeometryInValue.swift",  // there is no geometry to go on with
      "Responders/InstantiableObject.swift",  // a class whose init() makes another
      "Views/Appearance/UIAppearance.swift",  // there is no view of a class that makes none
    ].map { "Sources/Kit/OpenCollectionView/\($0)" }
      // A lock that is misused protects nothing, on whichever thread.
      + ["Sources/Kit/OpenCollectionViewShim/UnfairLock.swift"]
  )
}
