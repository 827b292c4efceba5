import Foundation

/// How many entries of a bar stand beside each other.
enum EditMenuPages {
  /// The entries of each page: one page where all have room, else as many as there is room for beside the buttons that
  /// turn the pages. A page has one entry at least.
  static func pages(of widths: [CGFloat], in width: CGFloat, buttonWidth: CGFloat) -> [[Int]] {
    guard widths.reduce(0, +) > width else { return widths.isEmpty ? [] : [Array(widths.indices)] }
    var pages: [[Int]] = []
    var page: [Int] = []
    var used: CGFloat = 0
    for index in widths.indices {
      // The first page has no button back, the last none forward; all but the last keep room for the latter.
      let buttons = (pages.isEmpty ? 0 : buttonWidth) + (index == widths.count - 1 ? 0 : buttonWidth)
      if !page.isEmpty, used + widths[index] + buttons > width {
        pages.append(page)
        page = []
        used = 0
      }
      page.append(index)
      used += widths[index]
    }
    pages.append(page)
    return pages
  }
}
