import Foundation

extension RecordingTimeline {
  /// The timeline as a web page that needs nothing beside itself: a screen with the ways of fingers, a strip of moments, the
  /// stories, and a slider through all of it, that the arrow keys move by a frame.
  ///
  /// - Parameters:
  ///   - title: what the page is called.
  ///   - pictures: what the program showed at some times, as SVG: what ``momentsToLookAt(_:)`` answers is what the strip shows.
  ///     Without any the strip shows the fingers alone.
  public func page(title: String, pictures: [(time: Double, svg: String)] = []) -> String {
    struct Picture: Encodable {
      var time: Double
      var svg: String
    }
    struct Content: Encodable {
      var timeline: RecordingTimeline
      var moments: [Double]
      var pictures: [Picture]
    }
    let shown = pictures.sorted { $0.time < $1.time }.map { Picture(time: $0.time, svg: $0.svg) }
    let content = Content(
      timeline: self, moments: shown.isEmpty ? momentsToLookAt() : shown.map(\.time), pictures: shown)
    // What stands in a script must not end it.
    let data = RecordingCoding.line(content).replacingOccurrences(of: "<", with: "\\u003c")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(PictureText.escaped(title))</title>
      <style>
      \(TimelinePage.style)
      </style>
      </head>
      <body>
      <header><h1>\(PictureText.escaped(title))</h1><p id="facts"></p></header>
      <main>
      <section id="viewer" aria-label="Screen">
      <div id="stage"></div>
      <div id="controls"><button id="play" type="button" aria-label="Play">▶</button>\
      <div id="rail"><div id="spans" aria-hidden="true"></div>\
      <input id="slider" type="range" min="0" max="1000" value="0" aria-label="Time"></div>\
      <output id="clock"></output></div>
      <div id="strip" role="list" aria-label="Moments"></div>
      </section>
      <section id="stories" aria-label="Stories"></section>
      </main>
      <script type="application/json" id="data">\(data)</script>
      <script>
      \(TimelinePage.script)
      </script>
      </body>
      </html>

      """
  }
}
