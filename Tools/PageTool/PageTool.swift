#if BrowserHost
import ArgumentParser

/// Opens a page that OpenCollectionView serves in Chromium, for pictures and for figures.
@main struct PageTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Opens a page that OpenCollectionView serves in Chromium.",
    subcommands: [TakePicture.self, MeasureScrolling.self, AuditPages.self, RecordFilm.self])
}
#else
@main struct PageTool {
  static func main() { print("The tool was built without the package trait BrowserHost and cannot open a page.") }
}
#endif
