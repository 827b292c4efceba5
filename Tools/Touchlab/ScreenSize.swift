#if BrowserHost
import ArgumentParser

/// A size in points, written as `390x844`.
struct ScreenSize: ExpressibleByArgument {
  var numbers: [Double]

  init?(argument: String) {
    let parts = argument.split(whereSeparator: { "x×".contains($0) }).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (1...20_000).contains(width),
      (1...20_000).contains(height)
    else { return nil }
    numbers = [width, height]
  }
}
#endif
