/// A module imports only what stands above it, and modules from outside the package only where the house says so.
struct ImportRule {
  var house: House

  func problems(in file: SourceFile) -> [Problem] {
    file.imports.compactMap { found in
      sentence(about: found.module, in: file).map { Problem(path: file.path, line: found.line, sentence: $0) }
    }
  }

  private func sentence(about imported: String, in file: SourceFile) -> String? {
    guard let target = place(of: imported) else {
      return isOutsideModule(imported, allowedIn: file)
        ? nil : "\(imported) may not be imported here; House.swift says where it may"
    }
    // Examples and tests may use every module.
    guard file.floor != nil else { return nil }
    guard let module = file.module, let place = place(of: module) else {
      return "\(file.module ?? file.path) stands on no floor; add it to the table in House.swift"
    }
    if target.floor < place.floor { return nil }
    let from = house.floors[place.floor]
    let to = house.floors[target.floor]
    if target.floor > place.floor {
      return "\(module) on floor \(from.name) imports \(imported) on floor \(to.name), which stands on top of it"
    }
    if from.isInOrder {
      return target.index < place.index ? nil : "\(module) imports \(imported), which comes after it in \(from.name)"
    }
    return "\(module) imports \(imported); modules of floor \(from.name) do not know each other"
  }

  private func place(of module: String) -> (floor: Int, index: Int)? {
    for (number, floor) in house.floors.enumerated() {
      if let index = floor.modules.firstIndex(of: module) { return (number, index) }
    }
    return nil
  }

  private func isOutsideModule(_ name: String, allowedIn file: SourceFile) -> Bool {
    if file.floor == nil, house.ownTestModules.contains(name) { return true }
    return house.outsideModules.contains { group in
      group.folders.contains(where: file.isInside)
        && group.names.contains { $0.hasSuffix("*") ? name.hasPrefix($0.dropLast()) : name == $0 }
    }
  }
}
