import Testing

@testable import UIKitPortRules

@Suite struct InterfaceCompilerTests {
  private func compile(_ objects: String, program text: String = "", resources: String = "")
    throws -> (text: String, findings: [String])
  {
    let file = try #require(
      InterfaceFile(
        path: "Views/PhotoCell.xib",
        text: "<document>\n<objects>\n\(objects)\n</objects>\n<resources>\(resources)</resources>\n</document>"))
    return compile(file, program: text)
  }

  private func compile(_ file: InterfaceFile, program text: String) -> (text: String, findings: [String]) {
    let program = Program(files: [SourceText(path: "A.swift", text: text)])
    let result = InterfaceCompiler(program: program).compile([file])
    return (result.text ?? "", result.findings.map(\.description))
  }

  @Test func `a nib becomes a function that makes its objects`() throws {
    let made = try compile(
      """
      <view contentMode="scaleToFill" id="a" customClass="Badge"><rect key="frame" x="0.0" y="8" width="120.5" height="40"/>
      <subviews><label opaque="NO" text="Sea &quot;1&quot;" textAlignment="center" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/><color key="textColor" systemColor="labelColor"/></label></subviews>
      <color key="backgroundColor" white="1" alpha="0.5" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></view>
      """, program: "class Badge: UIView {}\n")
    #expect(made.findings == [])
    #expect(
      made.text == """
        // Made of the module's interface files by uikit-port.
        import OpenCollectionViewShim

        @MainActor final class InterfaceFilesOfModule: InterfaceFiles {
          override class func define() {
            UINib.define("PhotoCell") { owner in nib0(owner) }
          }

          private static func nib0(_ owner: Any?) -> [Any] {
            let view1 = Badge(coder: NSCoder())!
            view1.frame = CGRect(x: 0, y: 8, width: 120.5, height: 40)
            view1.contentMode = .scaleToFill
            view1.backgroundColor = UIColor(white: 1, alpha: 0.5)
            let view2 = UILabel(frame: .zero)
            view2.translatesAutoresizingMaskIntoConstraints = false
            view2.isOpaque = false
            view2.text = "Sea \\"1\\""
            view2.numberOfLines = 2
            view2.textAlignment = .center
            view2.font = UIFont.boldSystemFont(ofSize: 17)
            view2.textColor = UIColor.label
            view1.addSubview(view2)
            return [view1]
          }
        }

        """)
  }

  @Test func `outlets are set, and actions are added with the method of their class`() throws {
    let made = try compile(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections><outlet property="view" destination="a"/></connections></placeholder>
      <view id="a"><subviews><button id="b"><state key="normal" title="Go"/><connections><action selector="goWithSender:" destination="-1" eventType="touchUpInside"/></connections></button></subviews></view>
      """, program: "class Owner: UIViewController { @IBAction func go(sender: UIButton) {} }\n")
    #expect(made.findings == [])
    #expect(made.text.contains("    guard let fileOwner = owner as? Owner else { return [view1] }\n"))
    #expect(made.text.contains("    fileOwner.view = view1\n"))
    #expect(
      made.text.contains(
        "    view2.addTarget(fileOwner, action: Selector(\"go(sender:)\", Owner.go(sender:)), for: .touchUpInside)\n"))
  }

  @Test func `constraints name what they hold`() throws {
    let made = try compile(
      """
      <view id="a"><subviews><view id="b"/></subviews><viewLayoutGuide key="safeArea" id="s"/>
      <constraints><constraint firstItem="b" firstAttribute="top" secondItem="s" secondAttribute="top" constant="8" id="c"/>
      <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="b" secondAttribute="trailing" priority="750" id="d"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="16:9" id="e"/></constraints></view>
      """)
    #expect(
      made.text.contains(
        "NSLayoutConstraint(item: view2, attribute: .top, relatedBy: .equal, toItem: view1.safeAreaLayoutGuide, attribute: .top, multiplier: 1, constant: 8)"
      ))
    #expect(
      made.text.contains(
        "NSLayoutConstraint(item: view1, attribute: .trailing, relatedBy: .greaterThanOrEqual, toItem: view2, attribute: .trailing, multiplier: 1, constant: 0)"
      ))
    #expect(made.text.contains(".priority = UILayoutPriority(750)\n"))
    #expect(made.text.contains("multiplier: CGFloat(16) / CGFloat(9), constant: 0)"))
  }

  @Test func `cells have their content in the content view`() throws {
    let made = try compile(
      """
      <collectionViewCell id="a" reuseIdentifier="photo" customClass="PhotoCell"><view key="contentView" id="c"><subviews><imageView image="heart" id="b"/></subviews></view>
      <connections><outlet property="picture" destination="b"/></connections></collectionViewCell>
      """, program: "class PhotoCell: UICollectionViewCell { @IBOutlet var picture: UIImageView! }\n",
      resources: "<image name=\"heart\" catalog=\"system\"/>")
    #expect(made.text.contains("view1.contentView.addSubview(view2)\n"))
    #expect(made.text.contains("view2.image = UIImage(systemName: \"heart\")\n"))
    #expect(made.text.contains("view1.picture = view2\n"))
  }

  @Test func `what nobody knows is left out and told with its place`() throws {
    let made = try compile(
      "<view id=\"a\"><subviews>\n<tableView id=\"b\"/></subviews><connections><outlet property=\"table\" destination=\"b\"/></connections></view>"
    )
    #expect(
      made.findings == [
        "Views/PhotoCell.xib:4:1: warning: The library has nothing for <tableView>: it is left out with all that is in it. [InterfaceFiles]",
        "Views/PhotoCell.xib:4:44: warning: The outlet table leads to what is not in the file, or was left out: it is left out. [InterfaceFiles]",
      ])
  }

  @Test func `a class that nobody has is told of with its place, and the library's stands there`() throws {
    let made = try compile(
      "<view id=\"a\"><subviews>\n<label id=\"b\" customClass=\"FancyLabel\"/><customObject id=\"c\" customClass=\"Helper\"/></subviews></view>\n<tapGestureRecognizer id=\"d\" customClass=\"FancyTap\"/>"
    )
    #expect(
      made.findings.map { String($0.prefix(130)) } == [
        "Views/PhotoCell.xib:4:1: warning: Neither the program nor the library has a class FancyLabel: UILabel stands in its place. [Interf",
        "Views/PhotoCell.xib:4:41: warning: The library has nothing for <customObject>: it is left out with all that is in it. [InterfaceFi",
        "Views/PhotoCell.xib:5:1: warning: Neither the program nor the library has a class FancyTap: UITapGestureRecognizer stands in its p",
      ])
    #expect(made.text.contains("let view2 = UILabel(frame: .zero)\n"))
    #expect(made.text.contains("let recognizer3 = UITapGestureRecognizer()\n"))
  }

  @Test func `a colour with a name is the catalogue's, or the file's own where there is none`() throws {
    let made = try compile(
      "<view id=\"a\"><color key=\"backgroundColor\" name=\"Sea\"/><color key=\"tintColor\" name=\"Sky\"/></view>",
      resources: "<namedColor name=\"Sea\"><color red=\"0\" green=\"0.5\" blue=\"1\" alpha=\"1\"/></namedColor>")
    #expect(made.findings == [])
    #expect(
      made.text.contains(
        "view1.backgroundColor = UIColor(named: \"Sea\") ?? UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)\n"))
    #expect(made.text.contains("view1.tintColor = UIColor(named: \"Sky\") ?? UIColor.clear\n"))
  }

  @Test func `fields have their words, looks and traits`() throws {
    let made = try compile(
      """
      <textField id="a" borderStyle="roundedRect" placeholder="Name" textAlignment="natural" clearButtonMode="whileEditing" minimumFontSize="17">
      <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="next" autocorrectionType="no" secureTextEntry="YES"/>
      <connections><outlet property="delegate" destination="-1"/></connections></textField>
      <textView id="b" text="Sea" editable="NO"/><searchBar id="c" placeholder="Find" showsCancelButton="YES"/>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
      """, program: "class Owner: UIViewController {}\n")
    #expect(made.findings == [])
    for line in [
      "view1.placeholder = \"Name\"", "view1.borderStyle = .roundedRect", "view1.clearButtonMode = .whileEditing",
      "view1.keyboardType = .emailAddress", "view1.returnKeyType = .next", "view1.autocorrectionType = .no",
      "view1.isSecureTextEntry = true", "view1.delegate = fileOwner as? any UITextFieldDelegate",
      "view2.text = \"Sea\"", "view2.isEditable = false", "view3.showsCancelButton = true",
    ] { #expect(made.text.contains("    \(line)\n"), "\(line)") }
  }

  @Test func `segues of cells and of recognizers are followed`() throws {
    let file = try #require(
      InterfaceFile(
        path: "Main.storyboard",
        text: """
          <document><scenes><scene sceneID="1"><objects><viewController id="p"><view key="view" id="v"><subviews>
          <collectionView id="c"><cells><collectionViewCell reuseIdentifier="photo" id="k"><connections><segue destination="d" kind="show" id="s"/></connections></collectionViewCell></cells></collectionView></subviews></view></viewController>
          <tapGestureRecognizer id="t"><connections><segue destination="d" kind="show" id="u"/></connections></tapGestureRecognizer></objects></scene>
          <scene sceneID="2"><objects><viewController id="d"/></objects></scene></scenes></document>
          """))
    let made = compile(file, program: "")
    #expect(made.findings == [])
    #expect(made.text.contains(".followsSegue(\"s\")\n"))
    #expect(
      made.text.contains(
        ".addTarget(controller, action: Selector(\"followSegue\") { (controller: UIViewController, sender: Any?) in controller.followSegue(\"u\", sender: sender) })\n"
      ))
  }

  @Test func `tabs and tables are told of with their places`() throws {
    let file = try #require(
      InterfaceFile(
        path: "Main.storyboard",
        text:
          "<document><scenes><scene sceneID=\"1\"><objects>\n<tabBarController id=\"p\"/></objects></scene></scenes></document>"
      ))
    #expect(
      compile(file, program: "").findings == [
        "Main.storyboard:2:1: warning: The library has nothing for <tabBarController>: its scene is left out. [InterfaceFiles]"
      ])
  }

  @Test func `an action without a method is told of`() throws {
    let made = try compile(
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Owner\"/><button id=\"b\"><connections><action selector=\"gone:\" destination=\"-1\" eventType=\"touchUpInside\"/></connections></button>",
      program: "class Owner: UIViewController {}\n")
    #expect(made.findings.count == 1)
    #expect(made.findings[0].contains("Owner has no method for the action gone:: it is left out."))
    #expect(!made.text.contains("addTarget"))
  }

  @Test func `words of a file never become statements`() throws {
    let made = try compile(
      "<label id=\"a\" text=\"\\(fatalError())&#10;x\" contentMode=\"center; fatalError()\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"a = 1; b\"/></userDefinedRuntimeAttributes></label>"
    )
    #expect(made.text.contains("view1.text = \"\\\\(fatalError())\\nx\"\n"))
    #expect(!made.text.contains("; fatalError"))
    #expect(!made.text.contains("a = 1"))
  }

  @Test func `a storyboard has its controllers, and the ways between them`() throws {
    let file = try #require(
      InterfaceFile(
        path: "Base.lproj/Main.storyboard",
        text: """
          <document initialViewController="n"><scenes>
          <scene sceneID="1"><objects><navigationController id="n"><connections><segue destination="p" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
          <scene sceneID="2"><objects><viewController storyboardIdentifier="photos" id="p" customClass="Photos"><view key="view" id="v"><subviews><button id="b"><connections><segue destination="d" kind="show" identifier="detail" id="s"/></connections></button></subviews></view>
          <navigationItem key="navigationItem" title="All" id="i"/><connections><outlet property="button" destination="b"/></connections></viewController></objects></scene>
          <scene sceneID="3"><objects><viewController id="d"/></objects></scene></scenes></document>
          """))
    let made = compile(file, program: "class Photos: UIViewController {}\n")
    #expect(made.findings == [])
    #expect(
      made.text.contains(
        "UIStoryboard.define(\"Main\", initial: \"n\", scenes: [\"n\": UIStoryboard.Scene(identifier: nil) { scene0_0($0) }, \"p\": UIStoryboard.Scene(identifier: \"photos\") { scene0_1($0) }, \"d\": UIStoryboard.Scene(identifier: nil) { scene0_2($0) }])"
      ))
    #expect(
      made.text.contains(
        "if let root = storyboard.makeScene(\"p\") { controller.setViewControllers([root], animated: false) }"))
    #expect(
      made.text.contains("let controller = Photos(coder: NSCoder())!\n    controller.navigationItem.title = \"All\"\n"))
    #expect(made.text.contains("controller.loadsView { [unowned controller] in scene0_1View(controller) }"))
    #expect(
      made.text.contains(
        "controller.hasSegues([\"s\": StoryboardSegueDescription(identifier: \"detail\", kind: .show, destination: \"d\")])"
      ))
    #expect(
      made.text.contains(
        "addAction(UIAction { [weak controller] in controller?.followSegue(\"s\", sender: $0.sender) }, for: .touchUpInside)"
      ))
    #expect(made.text.contains("    controller.button = view"))
  }

  @Test func `a file that cannot be read is told with its place, and nothing is made`() throws {
    let file = try #require(InterfaceFile(path: "A.xib", text: "<document>\n<objects>"))
    let result = InterfaceCompiler(program: Program(files: [])).compile([file])
    #expect(result.text == nil)
    #expect(result.findings.map(\.description) == ["A.xib:2:1: error: <objects> has no end [InterfaceFiles]"])
    #expect(InterfaceFile(path: "A.txt", text: "") == nil)
  }

  @Test func `a launch screen is none of the program`() throws {
    let file = try #require(
      InterfaceFile(path: "LaunchScreen.storyboard", text: "<document launchScreen=\"YES\"><scenes/></document>"))
    #expect(!compile(file, program: "").text.contains("UIStoryboard"))
  }

  @Test func `outlets of an unknown class are left out with it, and those of the library's are kept`() throws {
    let made = try compile(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="o" customClass="Owner"/>
      <collectionView id="a" customClass="Grid"><connections><outlet property="badge" destination="b" id="c"/>
      <outlet property="delegate" destination="o" id="d"/></connections></collectionView><view id="b"/>
      """, program: "class Owner: NSObject {}\n")
    #expect(!made.text.contains("badge"))
    #expect(made.text.contains("view1.delegate = fileOwner as? any UICollectionViewDelegate"))
    #expect(made.findings.count == 1)
  }

  @Test func `an initializer that never answers nil is not unwrapped`() throws {
    let program = Program(files: [
      SourceText(
        path: "A.swift",
        text: "class A: UIView { required init(coder: NSCoder) { b() } }\nclass C: A {}\nclass D: UIView {}\n")
    ])
    #expect(program.alwaysDecodes("A") && program.alwaysDecodes("C"))
    #expect(!program.alwaysDecodes("D") && !program.alwaysDecodes("UIView"))
  }

  @Test func `a segue of a class of the program's is made by it, and one back goes to who has the action`() throws {
    func file(_ program: String) throws -> (text: String, findings: [String]) {
      compile(
        try #require(
          InterfaceFile(
            path: "Main.storyboard",
            text: """
              <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
              <scenes><scene><objects><viewController id="a" customClass="A"><view key="view" id="v"><subviews>
              <button id="b"><connections><segue destination="c" kind="custom" identifier="fade" customClass="Fade" id="s"/></connections></button>
              <button id="d"><connections><segue destination="e" kind="unwind" identifier="back" unwindAction="goBack:" id="u"/></connections></button>
              </subviews></view></viewController><exit id="e"/></objects></scene>
              <scene><objects><viewController id="c"/></objects></scene></scenes></document>
              """)), program: program)
    }
    let made = try file(
      "class A: UIViewController { @IBAction func goBack(_ segue: UIStoryboardSegue) {} }\nclass Fade: UIStoryboardSegue {}\n"
    )
    #expect(made.findings == [])
    #expect(
      made.text.contains(
        "\"s\": StoryboardSegueDescription(identifier: \"fade\", kind: .custom, destination: \"c\", make: { Fade(identifier: $0, source: $1, destination: $2) })"
      ))
    #expect(
      made.text.contains(
        "\"u\": StoryboardSegueDescription(identifier: \"back\", unwindingTo: [Selector(\"goBack:\", A.goBack(_:))])"
      ))
    #expect(made.text.contains("controller?.followSegue(\"u\", sender: $0.sender)"))
    let left = try file("class A: UIViewController {}\n").findings
    #expect(
      left == [
        "Main.storyboard:3:29: warning: Segues of the kind Fade are left out: show the controller in code. [InterfaceFiles]",
        "Main.storyboard:4:29: warning: No class has the method goBack: to come back to: the segue is left out. [InterfaceFiles]",
      ])
  }

  @Test func `what a file says of a flow layout is no business of another layout in its place`() throws {
    func file(_ program: String) throws -> String {
      compile(
        try #require(
          InterfaceFile(
            path: "Main.storyboard",
            text: """
              <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
              <scenes><scene><objects><viewController id="a"><view key="view" id="v"><subviews><collectionView id="c">
              <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" id="l" customClass="Mosaic">
              <size key="itemSize" width="50" height="40"/></collectionViewFlowLayout></collectionView></subviews></view>
              </viewController></objects></scene></scenes></document>
              """)), program: program
      ).text
    }
    let other = try file("class Mosaic: UICollectionViewLayout {}\n")
    #expect(other.contains("Mosaic(coder: NSCoder())") && !other.contains("itemSize") && !other.contains("Spacing"))
    let flow = try file("class Mosaic: Rows {}\nclass Rows: UICollectionViewFlowLayout {}\n")
    #expect(flow.contains(".itemSize = CGSize(width: 50, height: 40)") && flow.contains(".minimumLineSpacing = 3"))
  }
}
