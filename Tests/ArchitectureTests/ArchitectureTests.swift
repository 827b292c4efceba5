import Testing

/// The sources of the package, held against `House.openCollectionView`.
@Suite struct ArchitectureTests {
  private let house = House.openCollectionView

  @Test func `modules import only what stands above them`() throws {
    let files = try SourceFile.ofPackage()
    expectNone(files.flatMap(ImportRule(house: house).problems))
  }

  @Test func `no floor holds a word that is forbidden to it`() throws {
    expectNone(try SourceFile.ofPackage().flatMap(WordRule(house: house).problems))
  }

  @Test func `modules whose changes build only what uses them declare no operators`() throws {
    expectNone(try SourceFile.ofPackage().flatMap(OperatorRule(house: house).problems))
  }

  @Test func `what the language does not check stands in listed places, each with its proof or reason`() throws {
    let files = try SourceFile.ofPackage()
    for rule in house.uncheckedRules {
      expectNone(rule.problems(in: files))
      #expect(rule.missingProofs(in: files) == [])
    }
  }

  @Test func `no library file is longer than the house allows`() throws {
    expectNone(try SourceFile.ofPackage().flatMap(LengthRule(house: house).problems))
  }

  @Test func `the kit stops a program for good in no other places than those that are listed`() throws {
    let rule = TrapRule(house: house)
    let files = try SourceFile.ofPackage()
    expectNone(files.flatMap(rule.problems))
    #expect(rule.unneeded(in: files) == [])
  }

  @Test func `tests wait for real time in no other places than those that are listed`() throws {
    let rule = RealTimeRule(places: House.realTime)
    let files = try SourceFile.ofPackage()
    expectNone(files.flatMap(rule.problems))
    #expect(rule.unneeded(in: files) == [])
  }

  @Test func `files of optional modules are empty without their trait`() throws {
    expectNone(try SourceFile.ofPackage().flatMap(TraitRule(house: house).problems))
  }

  @Test func `public declarations on the main actor can be used by code from before Swift 6`() throws {
    expectNone(try SourceFile.ofPackage().flatMap(ActorRule().problems))
  }

  @Test func `the manifest lists the modules of the floors in their order`() throws {
    let manifest = try Manifest(text: SourceFile.textOfPackageFile("Package.swift"))
    #expect(manifest.modules == house.floors.flatMap(\.modules))
  }

  @Test func `targets depend on what they import and on nothing else`() throws {
    let rule = ManifestRule(
      manifest: try Manifest(text: SourceFile.textOfPackageFile("Package.swift")), programs: house.testPrograms)
    let files = try SourceFile.ofPackage()
    expectNone(files.flatMap(rule.undeclaredImports))
    #expect(rule.unusedDependencies(in: files) == [])
  }

  @Test func `every module of the floors has sources`() throws {
    let found = Set(try SourceFile.ofPackage().compactMap(\.module))
    // The modules in C have no Swift file.
    #expect(
      house.floors.flatMap(\.modules).filter { !found.contains($0) } == ["RasterKernel", "PixelsStart", "PageSources"])
  }
}
