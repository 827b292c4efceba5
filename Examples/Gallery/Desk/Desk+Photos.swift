extension Desk {
  /// The photos that come with the desk: no two beside each other are alike.
  @MainActor static let photos: [Photo] = {
    var motifs: [Motif] = []
    return (0..<count).map { number in
      let section = PhotoLibrary.shared.sections[(number * 7 + 2) % PhotoLibrary.shared.sections.count]
      let photo =
        section.photos.dropFirst(number * 3).first { !motifs.suffix(6).contains($0.motif) } ?? section.photos[0]
      motifs.append(photo.motif)
      return photo
    }
  }()

  /// The desk as it is found.
  @MainActor static var new: Desk {
    var desk = Desk()
    desk[.film] = (0..<9).map(item)
    desk[.table] = (9..<18).map(item)
    desk[.darkroom] = (18..<21).map(item)
    return desk
  }

  /// The photo, or the copy of it, with a name.
  @MainActor private static func item(_ id: Int) -> DeskItem { DeskItem(id: id, content: .photo(photos[id % count])) }

  // MARK: Numbers

  /// The desk in numbers, for what keeps nothing else: of each place and each box what is in it. What came from outside is not kept.
  var numbers: [String: [Int]] {
    func ids(_ items: [DeskItem]) -> [Int] {
      items.compactMap { if case .photo = $0.content { $0.id } else { nil } }
    }
    return [
      "film": ids(self[.film]), "table": ids(self[.table]), "darkroom": ids(self[.darkroom]),
      "keepers": ids(boxes[0].items), "gifts": ids(boxes[1].items),
    ]
  }

  /// The desk that numbers describe; nil where they describe none. A page has kept them, and may bring anything.
  @MainActor init?(numbers: [String: [Int]]) {
    guard let film = numbers["film"], let table = numbers["table"], let darkroom = numbers["darkroom"],
      let keepers = numbers["keepers"], let gifts = numbers["gifts"]
    else { return nil }
    let ids = film + table + darkroom + keepers + gifts
    guard ids.count <= Self.mostItems, Set(ids).count == ids.count,
      ids.allSatisfy({ (0..<Self.count * Self.mostItems).contains($0) })
    else { return nil }
    self.init()
    self[.film] = film.map(Self.item)
    self[.table] = table.map(Self.item)
    self[.darkroom] = darkroom.map(Self.item)
    boxes[0].items = keepers.map(Self.item)
    boxes[1].items = gifts.map(Self.item)
  }
}
