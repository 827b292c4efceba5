#if BrowserHost
import ArgumentParser
import DevTools
import Foundation

/// Records what a page shows while fingers use it, as a small picture that moves: `Scripts/films` makes those of the
/// documentation with it.
struct RecordFilm: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film", abstract: "Records an exhibit of the gallery as an animated WebP picture.")

  @Argument(help: "The address of the gallery.") var address: String
  @Argument(help: "The folder for the films.") var folder: String
  @Argument(help: "The names of the exhibits; all that there is a film of without any.") var names: [String] = []
  @Option(help: "The width of a film in points.") var width = 240
  @Option(help: "How many bytes a film may take.") var limit = 300_000
  @Option(help: "How long a film is, in seconds.") var seconds = 5.0

  /// The screen: that of a small phone.
  private static let size = (width: 390, height: 692)
  /// Pictures a second, at most.
  private static let rate = 12.0

  func run() async throws {
    let browser = try await Browser.launch()
    let page = try await browser.newPage()
    for name in names.isEmpty ? FilmStep.films.keys.sorted() : names {
      guard let steps = FilmStep.films[name] else { throw ValidationError("There is no film of \(name).") }
      try await page.setViewport(
        width: Self.size.width, height: Self.size.height, scale: 1, mobile: true, touch: true)
      try await page.navigate(to: address + name)
      try await page.waitUntil("window.__ocv?.isConnected && __ocv.commits > 0")
      for _ in 0..<60 { try await page.nextFrame() }
      async let play: Void = Self.play(steps, on: page)
      let shots = try await shoot(page)
      try await play
      let data = try await encode(shots, on: page)
      try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).webp"))
      print("\(name): \(shots.count) pictures, \(data.count) bytes")
    }
    await browser.close()
  }

  private static func play(_ steps: [FilmStep], on page: Page) async throws {
    for step in [.wait(0.3)] + steps { try await step.play(on: page) }
  }

  /// Pictures as the browser has them, with the times at which they were taken.
  private func shoot(_ page: Page) async throws -> [(time: Double, picture: String)] {
    let clock = ContinuousClock()
    let start = clock.now
    var shots: [(Double, String)] = []
    while true {
      let time = (clock.now - start) / .seconds(1)
      guard time < seconds else { return shots }
      let reply = try await page.send(
        "Page.captureScreenshot", ["format": "jpeg", "quality": 92, "optimizeForSpeed": true])
      if let data = reply["data"].string { shots.append((time, data)) }
      let rest = time + 1 / Self.rate - (clock.now - start) / .seconds(1)
      if rest > 0 { try await page.wait(rest) }
    }
  }

  /// As good as the limit allows: some of the pictures say how much all of them will take.
  private func encode(_ shots: [(time: Double, picture: String)], on page: Page) async throws -> Data {
    let height = Int((Double(width) * Double(Self.size.height) / Double(Self.size.width)).rounded())
    let samples = stride(from: 0, to: shots.count, by: 6).map { shots[$0].picture }
    var film = AnimatedWebP(width: width, height: height)
    let qualities = [0.7, 0.55, 0.4, 0.28, 0.18, 0.1]
    for quality in qualities {
      let some = try await pictures(samples, quality: quality, height: height, on: page)
      let expected = some.reduce(0) { $0 + $1.count } * shots.count / max(some.count, 1)
      guard expected < limit * 9 / 10 || quality == qualities.last else { continue }
      let all = try await pictures(shots.map(\.picture), quality: quality, height: height, on: page)
      film = AnimatedWebP(width: width, height: height)
      for (index, picture) in all.enumerated() {
        let next = index + 1 < shots.count ? shots[index + 1].time : seconds
        guard film.append(picture, milliseconds: max(10, Int((next - shots[index].time) * 1000))) else {
          throw ValidationError("The browser encodes no WebP.")
        }
      }
      // Those between the samples may be larger.
      if film.data.count <= limit { break }
    }
    return film.data
  }

  /// Pictures of the film's size, in the order given.
  private func pictures(
    _ shots: [String], quality: Double, height: Int, on page: Page
  ) async throws -> [[UInt8]] {
    let list = try JSONValue.array(shots.map { .string($0) }).text()
    let answer = try await page.evaluate(
      """
      (async () => {
        const canvas = new OffscreenCanvas(\(width), \(height));
        const context = canvas.getContext("2d");
        context.imageSmoothingQuality = "high";
        const made = [];
        for (const shot of \(list)) {
          const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
          context.drawImage(bitmap, 0, 0, \(width), \(height));
          const blob = await canvas.convertToBlob({ type: "image/webp", quality: \(quality) });
          made.push(btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer()))));
        }
        return made;
      })()
      """)
    return (answer.array ?? []).map { $0.string.flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) } ?? [] }
  }
}
#endif
