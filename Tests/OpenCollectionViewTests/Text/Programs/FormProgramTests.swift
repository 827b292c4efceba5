import OpenCollectionView
import Testing
import TouchTesting

/// Small programs with fields, as they are written for iOS.
@MainActor struct FormProgramTests {
  private let screen = VirtualScreen(width: 320, height: 480)

  private func tap(_ view: UIView) {
    screen.play(.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)))
    screen.advanceUntilRest()
  }

  // MARK: A login

  private final class Login: UIViewController, UITextFieldDelegate {
    let user = UITextField()
    let password = UITextField()
    let button = UIButton(type: .system)
    var logins: [String] = []
    var bottom: NSLayoutConstraint?

    override func viewDidLoad() {
      super.viewDidLoad()
      user.placeholder = "Mail"
      user.keyboardType = .emailAddress
      user.textContentType = .username
      user.autocapitalizationType = .none
      user.returnKeyType = .next
      password.placeholder = "Password"
      password.textContentType = .password
      password.isSecureTextEntry = true
      password.returnKeyType = .go
      button.setTitle("Log in", for: .normal)
      button.isEnabled = false
      button.addTarget(self, action: Selector("logIn", Login.logIn), for: .touchUpInside)
      let stack = UIStackView(arrangedSubviews: [user, password, button])
      stack.axis = .vertical
      stack.spacing = 10
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      let bottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 20)
      self.bottom = bottom
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20), bottom,
      ])
      for field in [user, password] {
        field.borderStyle = .roundedRect
        field.delegate = self
        field.addTarget(self, action: Selector("changed", Login.changed), for: .editingChanged)
      }
      NotificationCenter.default.addObserver(
        self, selector: Selector("keyboard(_:)", Login.keyboard), name: UIResponder.keyboardWillChangeFrameNotification,
        object: nil)
    }

    func changed() { button.isEnabled = user.text?.isEmpty == false && password.text?.isEmpty == false }
    func logIn() {
      view.endEditing(true)
      logins.append("\(user.text ?? "") \(password.text ?? "")")
    }
    func keyboard(_ notification: Notification) {
      guard let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      else { return }
      bottom?.constant = 20 + max(view.bounds.maxY - frame.minY, 0)
      view.layoutIfNeeded()
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      if textField === user { password.becomeFirstResponder() } else { logIn() }
      return false
    }
  }

  @Test func `a login goes from field to field by Return, and its button stands above the keyboard`() {
    screen.keyboard = .onScreen(height: 200)
    let login = Login()
    screen.show(login)
    #expect(login.button.convert(login.button.bounds, to: nil).maxY == 460)
    tap(login.user)
    #expect(login.button.convert(login.button.bounds, to: nil).maxY == 260)
    screen.type("ann@example.org\n")
    #expect(login.password.isFirstResponder)
    #expect(!login.button.isEnabled)
    screen.type("secret")
    #expect(login.button.isEnabled)
    #expect(!screen.picture().svg.contains("secret"))
    screen.type("\n")
    screen.advanceUntilRest()
    #expect(login.logins == ["ann@example.org secret"])
    #expect(login.button.convert(login.button.bounds, to: nil).maxY == 460)
    tap(login.button)
    #expect(login.logins.count == 2)
  }

  @Test func `an eye shows the password and hides it, while it is typed`() {
    let password = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    password.isSecureTextEntry = true
    let eye = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    eye.addAction(UIAction { [unowned password] _ in password.isSecureTextEntry.toggle() }, for: .touchUpInside)
    password.rightView = eye
    password.rightViewMode = .always
    screen.show(password)
    tap(password)
    screen.type("secret")
    tap(eye)
    #expect(password.isEditing)
    #expect(screen.picture().svg.contains("secret"))
    screen.type("s")
    tap(eye)
    #expect(password.text == "secrets")
    #expect(!screen.picture().svg.contains("secret"))
  }

  // MARK: Numbers

  private final class Card: NSObject, UITextFieldDelegate {
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
      -> Bool
    {
      guard let text = textField.text, let place = Range(range, in: text) else { return false }
      let digits = text.replacingCharacters(in: place, with: string).filter(\.isNumber).prefix(16)
      textField.text = stride(from: 0, to: digits.count, by: 4).map { start in
        String(digits.dropFirst(start).prefix(4))
      }.joined(separator: " ")
      return false
    }
  }

  @Test func `a card's number is put in groups, typed, pasted and deleted`() {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    let card = Card()
    field.delegate = card
    field.keyboardType = .numberPad
    screen.show(field)
    tap(field)
    screen.type("123456")
    #expect(field.text == "1234 56")
    screen.backspace(2)
    #expect(field.text == "1234")
    screen.paste("5678-9012-3456-7890")
    #expect(field.text == "1234 5678 9012 3456")
    #expect(screen.typedText == "1234 5678 9012 3456")
    screen.type("x")
    #expect(screen.typedText == "1234 5678 9012 3456")
  }

  @Test func `an amount has one separator and two digits behind it`() {
    final class Amount: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        let new = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
        let parts = new.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count <= 2 && (parts.count < 2 || parts[1].count <= 2)
          && new.allSatisfy { $0.isNumber || $0 == "." }
      }
    }
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    let amount = Amount()
    field.delegate = amount
    field.keyboardType = .decimalPad
    screen.show(field)
    tap(field)
    screen.type("1a2.3.456")
    screen.advanceUntilRest()
    #expect(field.text == "12.34")
    #expect(screen.typedText == "12.34")
  }

  // MARK: A code of six boxes

  private final class Box: UITextField {
    var back: (() -> Void)?
    override func deleteBackward() {
      if text?.isEmpty != false { back?() }
      super.deleteBackward()
    }
  }

  private final class Code: UIViewController, UITextFieldDelegate {
    var boxes: [Box] = []
    var code: String { boxes.map { $0.text ?? "" }.joined() }
    override func viewDidLoad() {
      super.viewDidLoad()
      for index in 0..<6 {
        let box = Box(frame: CGRect(x: 20 + 45 * index, y: 60, width: 40, height: 40))
        box.borderStyle = .roundedRect
        box.textAlignment = .center
        box.keyboardType = .numberPad
        box.textContentType = .oneTimeCode
        box.delegate = self
        box.back = { [unowned self] in
          guard index > 0 else { return }
          boxes[index - 1].text = ""
          boxes[index - 1].becomeFirstResponder()
        }
        view.addSubview(box)
        boxes.append(box)
      }
    }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
      -> Bool
    {
      guard let index = boxes.firstIndex(where: { $0 === textField }) else { return false }
      if string.isEmpty { return true }
      for (offset, digit) in string.filter(\.isNumber).enumerated() where index + offset < boxes.count {
        boxes[index + offset].text = String(digit)
      }
      let next = index + string.count
      if next < boxes.count { boxes[next].becomeFirstResponder() } else { textField.resignFirstResponder() }
      return false
    }
  }

  @Test func `six boxes take a code digit by digit, as one, and back`() {
    let code = Code()
    screen.show(code)
    tap(code.boxes[0])
    screen.type("12")
    #expect(code.boxes[2].isFirstResponder)
    screen.backspace()
    #expect(code.code == "1")
    #expect(code.boxes[1].isFirstResponder)
    screen.type("3456")
    screen.type("7")
    screen.advanceUntilRest()
    #expect(code.code == "134567")
    #expect(code.boxes.allSatisfy { !$0.isFirstResponder })
    for box in code.boxes { box.text = "" }
    tap(code.boxes[0])
    screen.paste("987654")
    #expect(code.code == "987654")
    for box in code.boxes { box.text = "" }
    screen.runFrame()
    screen.fillIn("112233", into: code.boxes[0])
    #expect(code.code == "112233")
  }

  // MARK: Bars and pads

  @Test func `a bar above the keyboard has a button that ends editing`() {
    screen.keyboard = .onScreen(height: 200)
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let done = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [unowned field] _ in field.resignFirstResponder() })
    bar.items = [UIBarButtonItem(systemItem: .flexibleSpace), done]
    field.inputAccessoryView = bar
    screen.show(field)
    tap(field)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 236, width: 320, height: 44))
    screen.type("12")
    screen.play(.tap(at: CGPoint(x: 290, y: 258)))
    screen.advanceUntilRest()
    #expect(!field.isEditing)
    #expect(bar.window == nil)
    #expect(field.text == "12")
  }

  @Test func `a pad of the program's own types by insertText and deleteBackward`() {
    final class Pad: UIView {
      weak var target: (any UIKeyInput)?
      override init(frame: CGRect) {
        super.init(frame: frame)
        for digit in 0...10 {
          let key = UIButton(frame: CGRect(x: 29 * digit, y: 0, width: 29, height: 50))
          key.addAction(
            UIAction { [unowned self] _ in
              if digit < 10 { target?.insertText("\(digit)") } else { target?.deleteBackward() }
            },
            for: .touchUpInside)
          addSubview(key)
        }
      }
      required init?(coder: NSCoder) { nil }
    }
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    pad.target = field
    field.inputView = pad
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    screen.show(field)
    tap(field)
    #expect(pad.convert(pad.bounds, to: nil) == CGRect(x: 0, y: 360, width: 320, height: 120))
    for digit in [1, 2, 3, 10, 4] { screen.play(.tap(at: CGPoint(x: 29 * digit + 10, y: 380))) }
    screen.advanceUntilRest()
    #expect(field.text == "124")
    #expect(screen.typedText == "124")
    #expect(changes == 5)
  }

  // MARK: Alerts, controllers, validation

  @Test func `a field that was edited is edited again when a pushed controller has gone`() {
    let first = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
    first.view.addSubview(field)
    let navigation = UINavigationController(rootViewController: first)
    screen.show(navigation)
    tap(field)
    screen.type("ab")
    navigation.pushViewController(UIViewController(), animated: true)
    screen.advanceUntilRest()
    #expect(!field.isEditing)
    #expect(screen.typedText == nil)
    navigation.popViewController(animated: true)
    screen.advanceUntilRest()
    #expect(field.text == "ab")
    tap(field)
    screen.type("c")
    #expect(field.text == "abc")
  }

  @Test func `a field that is wrong keeps the focus until it is right`() {
    final class Check: NSObject, UITextFieldDelegate {
      var ended = 0
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { textField.text?.contains("@") == true }
      func textFieldDidEndEditing(_ textField: UITextField) {
        ended += 1
        textField.layer.borderColor = UIColor.green.cgColor
      }
    }
    let check = Check()
    let mail = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    let other = UITextField(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
    mail.delegate = check
    screen.show(mail)
    screen.show(other)
    tap(mail)
    screen.type("ann")
    tap(other)
    #expect(mail.isEditing && !other.isEditing)
    screen.type("@b")
    tap(other)
    #expect(!mail.isEditing && other.isEditing)
    #expect(check.ended == 1)
    #expect(mail.text == "ann@b")
  }

  @Test func `a limit of letters that waits for the end of a composition cuts no half-typed word`() {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    field.addAction(
      UIAction { [unowned field] _ in
        guard field.markedTextRange == nil, let text = field.text, text.count > 4 else { return }
        field.text = String(text.prefix(4))
      }, for: .editingChanged)
    screen.show(field)
    tap(field)
    screen.type("abc")
    for text in ["n", "ni", "nih", "niha", "nihao"] { screen.mark(text) }
    #expect(field.text == "abcnihao")
    screen.commit("你好")
    screen.advanceUntilRest()
    #expect(field.text == "abc你")
    #expect(screen.typedText == "abc你")
  }

  @Test func `Tab goes from field to field`() {
    let fields = (0..<3).map { UITextField(frame: CGRect(x: 20, y: 40 + 60 * $0, width: 280, height: 40)) }
    for field in fields { screen.show(field) }
    tap(fields[0])
    screen.type("a")
    screen.press("Tab")
    screen.advanceUntilRest()
    #expect(fields[0].text == "a")
    #expect(!(fields[0].text ?? "").contains("\t"))
  }

  // MARK: Cells

  @Test func `a form in a list tells its model of each letter, by delegates of its cells`() {
    final class FormCell: UICollectionViewCell, UITextFieldDelegate {
      let field = UITextField()
      var changed: ((String) -> Void)?
      var returned: (() -> Void)?
      override init(frame: CGRect) {
        super.init(frame: frame)
        field.frame = contentView.bounds
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        field.delegate = self
        field.addTarget(self, action: Selector("edit", FormCell.edit), for: .editingChanged)
        contentView.addSubview(field)
      }
      required init?(coder: NSCoder) { nil }
      func edit() { changed?(field.text ?? "") }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returned?()
        return true
      }
    }
    var model = Array(repeating: "", count: 30)
    let stage = CellStage(0)
    stage.makeCell = { [unowned stage] view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "form", for: path) as! FormCell
      cell.field.text = model[path.item]
      cell.changed = { model[path.item] = $0 }
      cell.returned = {
        let next = IndexPath(item: path.item + 1, section: 0)
        stage.view.scrollToItem(at: next, at: .centeredVertically, animated: false)
        stage.view.layoutIfNeeded()
        (stage.view.cellForItem(at: next) as? FormCell)?.field.becomeFirstResponder()
      }
      return cell
    }
    stage.view.register(FormCell.self, forCellWithReuseIdentifier: "form")
    stage.count = 30
    stage.view.reloadData()
    stage.screen.runFrame()
    (stage.cell(0) as? FormCell)?.field.becomeFirstResponder()
    stage.screen.runFrame()
    for number in 0..<30 { stage.screen.type("\(number)\(number < 29 ? "\n" : "")") }
    stage.screen.advanceUntilRest()
    #expect(model == (0..<30).map(String.init))
    stage.view.setContentOffset(.zero, animated: false)
    stage.screen.advanceUntilRest()
    #expect((0..<6).map { (stage.cell($0) as? FormCell)?.field.text } == ["0", "1", "2", "3", "4", "5"])
  }

  @Test func `a search narrows a list at each letter`() {
    final class Finder: NSObject, UISearchBarDelegate {
      let all = (0..<1000).map { "Place \($0)" }
      var source: UICollectionViewDiffableDataSource<Int, String>?
      func apply(_ text: String) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(text.isEmpty ? all : all.filter { $0.contains(text) })
        source?.apply(snapshot, animatingDifferences: true)
      }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { apply(searchText) }
    }
    let finder = Finder()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 56, width: 320, height: 424), collectionViewLayout: CellStage.rows())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    finder.source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.delegate = finder
    screen.show(view)
    screen.show(bar)
    finder.apply("")
    screen.advanceUntilRest()
    bar.becomeFirstResponder()
    screen.runFrame()
    screen.type("99")
    screen.advanceUntilRest()
    #expect(view.numberOfItems(inSection: 0) == 19)
    #expect(bar.isFirstResponder)
    screen.backspace(2)
    screen.advanceUntilRest()
    #expect(view.numberOfItems(inSection: 0) == 1000)
  }
}
