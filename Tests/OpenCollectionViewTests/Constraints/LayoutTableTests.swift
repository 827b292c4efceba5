import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// Layouts in a view of 200 × 100 points with margins of 10, whose frames were worked out by hand.
///
/// The pictures are visual formats, H and V; `a` to `d` are empty boxes, `s` has a content of 30 × 20 points and `l` one of
/// 120 × 20.
@MainActor struct LayoutTableTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let pictures: [String]
    let frames: String
    var options: NSLayoutConstraint.FormatOptions = []

    init(_ pictures: String..., options: NSLayoutConstraint.FormatOptions = [], frames: String) {
      self.pictures = pictures
      self.frames = frames
      self.options = options
    }

    var testDescription: String { pictures.joined(separator: "  ") }
  }

  /// Frames of the views that the pictures name, in their order.
  private func frames(_ one: Case, mirrored: Bool = false) -> String {
    let screen = VirtualScreen(width: 200, height: 100)
    let root = UIView(frame: rect(0, 0, 200, 100))
    root.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    if mirrored { root.semanticContentAttribute = .forceRightToLeft }
    var views: [String: Box] = [:]
    for name in ["a", "b", "c", "d"] { views[name] = Box() }
    (views["s"], views["l"]) = (Box(30, 20), Box(120, 20))
    let names = views.keys.sorted().filter { name in
      one.pictures.contains { $0.contains("[\(name)]") || $0.contains("[\(name)(") }
    }
    for name in names {
      root.addSubview(views[name]!)
      if mirrored { views[name]!.semanticContentAttribute = .forceRightToLeft }
    }
    for picture in one.pictures {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: picture, options: picture.hasPrefix("H") ? one.options : [], metrics: ["m": 7],
          views: views))
    }
    screen.show(root)
    screen.runFrame()
    return names.map { name in
      let frame = views[name]!.frame
      return "\(name) "
        + [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }.joined(separator: " ")
    }.joined(separator: ", ")
  }

  nonisolated static let table: [Case] = [
    // One view.
    Case("H:|[a]|", "V:|[a]|", frames: "a 0 0 200 100"),
    Case("H:|-[a]-|", "V:|-[a]-|", frames: "a 10 10 180 80"),
    Case("H:|-20-[a]-30-|", "V:|-m-[a]-m-|", frames: "a 20 7 150 86"),
    Case("H:|-20-[a(50)]", "V:|[a(40)]", frames: "a 20 0 50 40"),
    Case("H:[a(50)]-20-|", "V:[a(40)]|", frames: "a 130 60 50 40"),
    Case("H:|[s]", "V:|[s]", frames: "s 0 0 30 20"),
    Case("H:[s]|", "V:[s]|", frames: "s 170 80 30 20"),
    Case("H:|-(-10)-[a(50)]", "V:|-(-5)-[a(20)]", frames: "a -10 -5 50 20"),
    // What limits and what wishes.
    Case("H:|[s(>=50)]", "V:|[s]", frames: "s 0 0 50 20"),
    Case("H:|[s(<=25)]", "V:|[s]", frames: "s 0 0 25 20"),
    Case("H:|[s(>=10,<=60)]", "V:|[s]", frames: "s 0 0 30 20"),
    Case("H:|[s(60@749)]", "V:|[s]", frames: "s 0 0 60 20"),
    Case("H:|[s(60@249)]", "V:|[s]", frames: "s 0 0 30 20"),
    Case("H:|[s(10@749)]", "V:|[s]", frames: "s 0 0 30 20"),
    Case("H:|[s(10@751)]", "V:|[s]", frames: "s 0 0 10 20"),
    Case("H:|[a(80@600,50@700)]", "V:|[a(9)]", frames: "a 0 0 50 9"),
    Case("H:|-(20@200)-[s]-(0@100)-|", "V:|[s]", frames: "s 20 0 30 20"),
    Case("H:|-(20@300)-[s]-(0@300)-|", "V:|[s]", frames: "s 20 0 180 20"),
    Case("H:|-(<=15)-[a(200@500)]|", "V:|[a(5)]", frames: "a 0 0 200 5"),
    // Rows.
    Case("H:|[a(50)][b]|", "V:|[a(9)]", "V:|[b(9)]", frames: "a 0 0 50 9, b 50 0 150 9"),
    Case("H:|-[a(50)]-[b]-|", "V:|[a(9)]", "V:|[b(9)]", frames: "a 10 0 50 9, b 68 0 122 9"),
    Case("H:|[a]-[b(a)]|", "V:|[a(9)]", "V:|[b(9)]", frames: "a 0 0 96 9, b 104 0 96 9"),
    Case(
      "H:|[a]-10-[b(==a)]-10-[c(==a)]|", "V:|[a(9)]", "V:|[b(9)]", "V:|[c(9)]",
      frames: "a 0 0 60 9, b 70 0 60 9, c 140 0 60 9"),
    Case(
      "H:|[a][b(a)][c(a)][d(a)]|", "V:|[a(9)]", "V:|[b(9)]", "V:|[c(9)]", "V:|[d(9)]",
      frames: "a 0 0 50 9, b 50 0 50 9, c 100 0 50 9, d 150 0 50 9"),
    Case("H:|[s]-[a]|", "V:|[s]", "V:|[a(9)]", frames: "a 38 0 162 9, s 0 0 30 20"),
    Case("H:|[a]-[s]|", "V:|[s]", "V:|[a(9)]", frames: "a 0 0 162 9, s 170 0 30 20"),
    Case("H:|[l]-[s(l)]|", "V:|[l]", "V:|[s]", frames: "l 0 0 96 20, s 104 0 96 20"),
    Case("H:|[s]-(>=8)-[l]|", "V:|[s]", "V:|[l]", frames: "l 80 0 120 20, s 0 0 30 20"),
    Case("H:|-40-[l]-60-|", "V:|[l]", frames: "l 40 0 100 20"),
    Case("H:|[s]-100-[l]|", "V:|[s]", "V:|[l]", frames: "l 100 0 100 20, s 0 0 0 20"),
    // Columns.
    Case(
      "V:|[a(10)][b(20)][c]|", "H:|[a(9)]", "H:|[b(9)]", "H:|[c(9)]", frames: "a 0 0 9 10, b 0 10 9 20, c 0 30 9 70"),
    Case("V:|-[a]-[b(a)]-|", "H:|[a(9)]", "H:|[b(9)]", frames: "a 0 10 9 36, b 0 54 9 36"),
    Case("V:[a(10)]-5-[b(20)]|", "H:|[a(9)]", "H:|[b(9)]", frames: "a 0 65 9 10, b 0 80 9 20"),
    Case("V:|[a(>=30)][s]|", "H:|[a(9)]", "H:|[s]", frames: "a 0 0 9 80, s 0 80 30 20"),
    Case("V:|-(30@250)-[s]-(30@240)-|", "H:|[s]", frames: "s 0 30 30 20"),
    // Alignments.
    Case("H:|[a(50)][b(60)]", "V:|-9-[a(10)]", "V:[b(30)]", options: .alignAllTop, frames: "a 0 9 50 10, b 50 9 60 30"),
    Case(
      "H:|[a(50)][b(60)]", "V:|-40-[a(10)]", "V:[b(30)]", options: .alignAllBottom,
      frames: "a 0 40 50 10, b 50 20 60 30"),
    Case(
      "H:|[a(50)][b(60)]", "V:|-40-[a(10)]", "V:[b(30)]", options: .alignAllCenterY,
      frames: "a 0 40 50 10, b 50 30 60 30"),
    Case(
      "H:|[a(50)][b(60)][c(9)]", "V:|-40-[a(10)]", options: [.alignAllTop, .alignAllBottom],
      frames: "a 0 40 50 10, b 50 40 60 10, c 110 40 9 10"),
    // Several pictures speak of one view.
    Case("H:|[a(50)]", "H:[a]-5-[b]|", "V:|[a][b(a)]|", frames: "a 0 0 50 50, b 55 50 145 50"),
    Case("H:|[a]|", "V:|[a]", "V:[a(>=20)]", "V:[a]-70-|", frames: "a 0 0 200 30"),
    Case(
      "H:|[a]|", "H:|[b][c(b)]|", "V:|[a(40)][b]|", "V:[a][c]|", frames: "a 0 0 200 40, b 0 40 100 60, c 100 40 100 60"),
    Case(
      "H:|-[a(40)]-[b]-|", "H:[c(b)]-|", "V:|-[a(40)]", "V:|-[b(15)]-5-[c]-|",
      frames: "a 10 10 40 40, b 58 10 132 15, c 58 30 132 60"),
    // More rows: what comes first, what gives way.
    Case("H:[a(40)]-10-[b(40)]|", "V:|[a(9)]", "V:|[b(9)]", frames: "a 110 0 40 9, b 160 0 40 9"),
    Case("H:|-[s]-[l]", "V:|-[s]", "V:|-[l]", frames: "l 48 10 120 20, s 10 10 30 20"),
    Case("H:|[a(s)][s]", "V:|[a(s)]", "V:|[s]", frames: "a 0 0 30 20, s 30 0 30 20"),
    Case("H:|[l(<=100)]-[a]|", "V:|[l]", "V:|[a(9)]", frames: "a 108 0 92 9, l 0 0 100 20"),
    Case("H:|[a(>=120)]-[l]|", "V:|[a(9)]", "V:|[l]", frames: "a 0 0 120 9, l 128 0 72 20"),
    Case("H:|[s(30@251)][l]|", "V:|[s]", "V:|[l]", frames: "l 30 0 170 20, s 0 0 30 20"),
    Case("H:|[s(200@100)]", "V:|[s]", frames: "s 0 0 30 20"),
    Case("H:|[s(200@251)]", "V:|[s]", frames: "s 0 0 200 20"),
    Case("H:|-m-[a(m)]-m-[b(m)]", "V:|-m-[a(m)]", "V:|-m-[b(m)]", frames: "a 7 7 7 7, b 21 7 7 7"),
    Case(
      "H:|[a(20)][b(a)][c(b)][d]|", "V:|[a(9)]", "V:|[b(9)]", "V:|[c(9)]", "V:|[d(9)]",
      frames: "a 0 0 20 9, b 20 0 20 9, c 40 0 20 9, d 60 0 140 9"),
    Case("H:|[a(50)]-(-20)-[b(50)]", "V:|[a(9)]", "V:|[b(9)]", frames: "a 0 0 50 9, b 30 0 50 9"),
    Case("H:|-0-[a(0)]-0-[b]|", "V:|[a(9)]", "V:|[b(9)]", frames: "a 0 0 0 9, b 0 0 200 9"),
    Case("H:|-(20@900)-[a(150)]-(60@800)-|", "V:|[a(9)]", frames: "a 20 0 150 9"),
    Case("H:|-(20@800)-[a(150)]-(60@900)-|", "V:|[a(9)]", frames: "a -10 0 150 9"),
    Case("H:|-(>=20)-[a(150@999)]-(>=60)-|", "V:|[a(9)]", frames: "a 20 0 120 9"),
    Case(
      "H:|[l(120@760)]-[s]-[a(60)]|", "V:|[l]", "V:|[s]", "V:|[a(9)]",
      frames: "a 140 0 60 9, l 0 0 120 20, s 128 0 4 20"),
    Case("H:|-[a(>=100@400)]-[s]-|", "V:|[a(9)]", "V:|[s]", frames: "a 10 0 142 9, s 160 0 30 20"),
    // More columns and grids.
    Case(
      "V:|[a][b(a)][c(b)][d(c)]|", "H:|[a(9)]", "H:|[b(9)]", "H:|[c(9)]", "H:|[d(9)]",
      frames: "a 0 0 9 25, b 0 25 9 25, c 0 50 9 25, d 0 75 9 25"),
    Case("V:|-5-[a(10)]-(>=5)-[b(20)]-5-|", "H:|[a(9)]", "H:|[b(9)]", frames: "a 0 5 9 10, b 0 75 9 20"),
    Case("H:|[a]-30-|", "V:|[a(b)]", "V:[a]-[b]|", "H:|-30-[b]|", frames: "a 0 0 170 46, b 30 54 170 46"),
    Case(
      "H:|[a][b(a)]|", "H:|[c][d(c)]|", "V:|[a][c(a)]|", "V:|[b][d(b)]|",
      frames: "a 0 0 100 50, b 100 0 100 50, c 0 50 100 50, d 100 50 100 50"),
    Case("H:|-[a]-[b(a)]-|", "V:|-[a]-|", "V:|-[b]-|", frames: "a 10 10 86 80, b 104 10 86 80"),
    // More alignments.
    Case(
      "H:|[a(20)]-[b(20)]-[c(20)]", "V:|-30-[a(10)]", "V:[b(20)]", "V:[c(30)]", options: .alignAllTop,
      frames: "a 0 30 20 10, b 28 30 20 20, c 56 30 20 30"),
    Case(
      "H:|[a(20)][b(20)][c(20)]", "V:|-40-[a(20)]", "V:[b(10)]", "V:[c(40)]", options: .alignAllCenterY,
      frames: "a 0 40 20 20, b 20 45 20 10, c 40 30 20 40"),
    Case(
      "H:|[a(50)]-[b(60)]", "V:[a(10)]-20-|", "V:[b(30)]", options: .alignAllBottom,
      frames: "a 0 70 50 10, b 58 50 60 30"),
  ]

  @Test(arguments: table)
  func `frames by hand`(one: Case) { #expect(frames(one) == one.frames) }

  /// The same pictures from right to left: each frame on the other side.
  @Test(arguments: table)
  func `frames from right to left`(one: Case) {
    let mirrored = one.frames.components(separatedBy: ", ").map { text -> String in
      let parts = text.components(separatedBy: " ")
      let (x, width) = (Int(parts[1])!, Int(parts[3])!)
      return "\(parts[0]) \(200 - x - width) \(parts[2]) \(parts[3]) \(parts[4])"
    }
    #expect(frames(one, mirrored: true) == mirrored.joined(separator: ", "))
  }
}
