extension House {
  /// A small house to try the rules on.
  static let example = House(
    floors: [
      Floor("Ground", modules: ["Stone", "Sand"], inOrder: true),
      Floor("Engines", modules: ["Piston", "Valve"]),
      Floor("Roof", modules: ["Tile"]),
    ],
    outsideModules: [
      OutsideModules(["Foundation"], in: ["Sources", "Tests"]),
      OutsideModules(["NIO*"], in: ["Sources/Roof/Tile"]),
    ],
    forbiddenWords: [
      ForbiddenWord(
        "Date()", on: ["Engines"], because: "time is an argument", exceptIn: "Sources/Engines/Piston/Watch.swift"),
      ForbiddenWord("@MainActor", on: ["Engines"], because: "engines are plain values"),
    ],
    traitFolders: [TraitFolder("Sources/Roof/Tile", trait: "Sky")],
    modulesWithoutOperators: ["Valve"],
    longestFile: 3
  )
}
