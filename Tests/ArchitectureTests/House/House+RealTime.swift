extension House {
  /// On a machine that is busy what waits here is late, and never wrong.
  static let realTime = [
    RealTimePlace("Tests/DevTools", because: "a real browser is driven, which has a clock of its own"),
    RealTimePlace("Tests/DevToolsTests", because: "a real browser's processes are waited for"),
    RealTimePlace(
      "Tests/WindowHostTests", because: "real contacts come from another process, which has a clock of its own"),
    RealTimePlace("Tests/RunLoopProgram", because: "the browser tests run it to see timers of Foundation alone"),
    RealTimePlace(
      "Tests/OpenCollectionViewTests/ObjectiveC/BlockTimerTests.swift",
      because: "a thousandth of a second shows that other queues than the main one are left alone"),
    RealTimePlace(
      "Tests/BrowserTests/Accessibility/ExhibitOutlineTests.swift",
      because: "the stopwatch of an exhibit is stopped at a moment, which is not waited for"),
    RealTimePlace(
      "Tests/OpenCollectionViewTests/Support/AnotherQueue.swift",
      because: "a call on another queue is waited for, which takes no time of its own"),
    RealTimePlace(
      "Tests/GalleryTests/Desk/DeskStage.swift",
      because: "data of item providers are read on other threads, which are waited for"),
    RealTimePlace(
      "Tests/BrowserHostTests/Workers/WorkerTests.swift",
      because: "the main actor is held until requests elsewhere have had their answers"),
  ]
}
