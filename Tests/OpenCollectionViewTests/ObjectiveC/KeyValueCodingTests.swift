import Foundation
import Testing

@testable import OpenCollectionView

@MainActor struct KeyValueCodingTests {
  final class Card: UIView {
    var rank = 7
    lazy var suit = "hearts"
  }

  @Test func `properties are found by their names in Swift and in Objective-C`() {
    // V165
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.setValue(true, forKey: "hidden")
    view.setValue(0.5, forKey: "alpha")
    view.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 8, height: 9)), forKey: "frame")
    #expect(view.isHidden && view.alpha == 0.5 && view.frame.size == CGSize(width: 8, height: 9))
    #expect(view.value(forKey: "isHidden") as? Bool == true)
    #expect(view.value(forKey: "bounds") as? CGRect == CGRect(x: 0, y: 0, width: 8, height: 9))
  }

  @Test func `a number becomes one of the property's type, and nil is none`() {
    let label = UILabel()
    label.setValue(3.0, forKey: "numberOfLines")
    label.setValue("a", forKey: "text")
    #expect(label.numberOfLines == 3 && label.text == "a")
    label.setValue(nil, forKey: "text")
    #expect(label.text == nil)
    let controller = UIViewController()
    controller.setValue(NSNumber(value: true), forKey: "modalInPresentation")
    #expect(controller.isModalInPresentation)
  }

  @Test func `what a program's own class stores is read`() {
    let card = Card()
    #expect(card.value(forKey: "rank") as? Int == 7)
    _ = card.suit
    #expect(card.value(forKey: "suit") as? String == "hearts")
  }

  @Test func `paths lead through objects, layers and lists`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    view.setValue(2, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 2)
    let field = UITextField()
    field.placeholder = "Name"
    field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
    #expect(field.attributedPlaceholder?.string == "Name")
    let cells = NSArray(array: [UICollectionViewCell(), UICollectionViewCell()])
    #expect((cells.value(forKey: "contentView") as? [UIView])?.count == 2)
    let search = UISearchBar()
    #expect(search.value(forKey: "searchField") as? UITextField === search.searchTextField)
  }

  @Test func `a name that nobody has, and a value of another type, are errors of the program`() {
    let lines = ErrorLines()
    lines.keep {
      let view = UIView()
      _ = view.value(forKey: "colour")
      view.setValue("wide", forKey: "alpha")
      view.setValue(1, forKey: "superview")
    }
    #expect(lines.lines.count == 3)
    #expect(lines.lines.first?.contains("UIView has no value for the key \"colour\"") == true)
  }
}
