import ArgumentParser
import Foundation
import UIKitPortFiles
import UIKitPortRules

struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port", abstract: "Ports a folder of Swift files, or one file.",
    discussion: """
      Ends with 0 where all is well, with 1 where --check or --lint has something to tell, and with 2 where nothing was ported.
      """)

  @Argument(help: "The folder with a module's sources, or a file.") var source: String
  @Option(name: .customLong("to"), help: "The folder that the port is written to.") var target: String?
  @Flag(help: "Tells what is left to be done by hand, and writes nothing.") var check = false
  @Flag(help: "Tells of methods of delegates that are silently never called, in source for whatever system.") var lint =
    false
  @Option(help: "A folder whose types are known and which is not ported: the module that tests are of.") var known:
    [String] = []
  @Option(help: "A file or folder of the source that is not ported.") var exclude: [String] = []
  @Option(help: "The only file or folder of the source that is ported.") var only: [String] = []
  @Option(help: "A module of the program's own, which may be called as one of Apple's.") var ownModule: [String] = []
  @Option(help: "What the source's folder is called in the port.") var shown: String?
  @Option(help: "The module that is imported in UIKit's place.") var module = "OpenCollectionViewShim"
  @Option(help: "The module that starts an application: without one its entry point is taken away.") var host: String?
  @Option(help: "A file that a report is written to: a page where it ends in .html, else a text.") var report:
    [String] = []
  @Flag(help: "Says nothing where all is well.") var quiet = false

  func run() throws {
    var run = PortRun(source: Self.withoutSlash(source))
    run.known = known.map(Self.withoutSlash)
    run.exclude = exclude
    run.only = only
    run.shownSource = shown
    run.options.module = module
    run.options.host = host
    run.options.ownModules = Set(ownModule)
    do {
      if lint {
        let findings = Porter().lint(try run.program())
        for finding in findings { print(finding) }
        if findings.contains(where: \.isError) { throw ExitCode(2) }
        if !findings.isEmpty { throw ExitCode(1) }
      } else if check {
        let result = try run.check()
        try tell(result)
        if result.findings.contains(where: { $0.rule != .nearMisses }) { throw ExitCode(1) }
      } else if let target {
        let outcome = try run.write(to: Self.withoutSlash(target))
        guard let result = outcome.result else {
          if !quiet { print("Nothing has changed.") }
          return
        }
        try tell(result)
        if !quiet { print("\(result.files.count) files, \(outcome.written.count) written.") }
      } else {
        throw ValidationError("Say where the port goes with --to, or ask with --check or --lint.")
      }
    } catch let error as PortingError {
      Self.complain(error.description)
      throw ExitCode(2)
    }
  }

  private func tell(_ result: PortResult) throws {
    for finding in result.findings { Self.complain(finding.description) }
    if !result.isWhole {
      Self.complain("error: nothing was ported, since not all files could be read.")
      throw ExitCode(2)
    }
    let text = PortReport(name: source, result: result)
    for path in report {
      try Data((path.hasSuffix(".html") ? text.page : text.text).utf8).write(to: URL(filePath: path))
    }
    if !quiet, report.isEmpty { print(text.summary) }
  }

  static func complain(_ sentence: String) { FileHandle.standardError.write(Data((sentence + "\n").utf8)) }

  static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
