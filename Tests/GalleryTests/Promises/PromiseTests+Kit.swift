import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

extension PromiseTests {
  /// *Layers and motion*, *Text*, *Controls*, *Constraints*, *Menus*, *Presentation* and *Navigation*.
  static let kit: [String: Play] = [
    "Compare the curves: even, easing in and out, springs and steps.": {
      let stage = try PromiseStage("Layers and motion", width: 1280, height: 2_000)
      let curves = stage.view.all(CurveDemonstration.self)
      #expect(curves.count >= 4)
      #expect(stage.screen.scene.wantsFrames)
    },
    "Scrub an animation back and forth, and let it go on.": {
      let stage = try PromiseStage("Layers and motion", width: 1280, height: 3_000)
      let scrub = try #require(stage.view.first(ScrubDemonstration.self))
      let card = scrub.subviews[1]
      let (start, x) = (stage.middle(of: scrub.subviews[2]), card.center.x)
      let finger = stage.screen.touch(at: start)
      var seen: [CGFloat] = []
      for step in [1, 2, 3, 4, 5, 6, 7, 5, 4, 3, 4, 5, 6, 7, 8] as [CGFloat] {
        finger.move(to: CGPoint(x: start.x + step * 15, y: start.y))
        seen.append((card.layer.presentation() ?? card.layer).position.x)
      }
      #expect(seen[6] > seen[1] && seen[9] < seen[6])
      finger.lift()
      stage.screen.advance(by: 2)
      #expect(card.center.x != x)
    },
    "Scroll away: what cannot be seen rests, and costs nothing.": {
      let stage = try PromiseStage("Layers and motion")
      @MainActor func running() -> Int {
        stage.view.all(Demonstration.self).filter { view in
          view.window == nil || view.all(UIView.self).isEmpty && view.bounds.isEmpty
        }.flatMap { $0.layer.sublayers ?? [] }.count { !($0.animationKeys() ?? []).isEmpty }
      }
      try stage.grid.contentOffset.y = 2_000
      stage.rest()
      #expect(running() == 0)
    },
    "Every line is measured before it is drawn; the numbers beside the styles are their sizes.": {
      let stage = try PromiseStage("Text")
      let labels = stage.view.all(UILabel.self).filter { !($0.text ?? "").isEmpty && $0.numberOfLines != 1 }
      #expect(labels.count > 3)
      for label in labels where label.bounds.width > 0 {
        let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        #expect(wanted.width <= label.bounds.width + 0.5, "\(label.text ?? "")")
      }
    },
    "Find Arabic and Hebrew among Latin: each line runs in its own direction.": {
      let stage = try PromiseStage("Text")
      let texts = stage.view.all(UILabel.self).compactMap(\.text).joined()
      #expect(texts.unicodeScalars.contains { (0x0590...0x05FF).contains($0.value) })
      #expect(texts.unicodeScalars.contains { (0x0600...0x06FF).contains($0.value) })
    },
    "Make the browser’s text larger.": {
      let stage = try PromiseStage("Text")
      let page = try #require(stage.view.first(UIScrollView.self))
      let height = page.contentSize.height
      var description = stage.screen.scene.screen.screenDescription
      description.textScale = 1.5
      stage.screen.receive(.screen(description))
      stage.rest()
      #expect(page.contentSize.height > height * 1.1)
    },
    "Try everything, and read at the top what it sends.": {
      let stage = try PromiseStage("Controls", width: 1280, height: 1_400)
      let button = try #require(stage.view.all(UIButton.self).first { $0.configuration?.title == "Filled" })
      stage.tap(stage.middle(of: button))
      #expect(stage.status == "1 · Filled was tapped")
      #expect(stage.says("Filled was tapped"))
    },
    "Tab from control to control; arrows and Space work them.": {
      // The page brings its focus from one to the next, and says what Space and the arrows ask of the one that has it.
      let stage = try PromiseStage("Controls", width: 1280, height: 1_400)
      let button = try #require(stage.view.all(UIButton.self).first { $0.configuration?.title == "Filled" })
      let slider = try #require(stage.view.first(UISlider.self))
      let value = slider.value
      #expect(button.accessibilityActivate())
      slider.accessibilityIncrement()
      stage.rest()
      #expect(stage.status.hasPrefix("2 · "))
      #expect(slider.value > value)
    },
    "Turn the direction round, and the light off.": {
      let stage = try PromiseStage("Controls")
      let header = try #require(stage.view.first(ControlsHeader.self))
      let segments = header.all(UISegmentedControl.self)
      let styles = try #require(segments.first { $0.numberOfSegments == 3 })
      let direction = try #require(segments.first { $0.numberOfSegments == 2 })
      stage.choose(1, of: direction)
      #expect(stage.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      stage.choose(2, of: styles)
      #expect(stage.view.traitCollection.userInterfaceStyle == .dark)
    },
    "Answer in the chat: bubbles size themselves.": {
      let stage = try PromiseStage("Constraints")
      let list = try stage.grid
      let count = list.numberOfItems(inSection: 0)
      try stage.tapButton("Explain")
      #expect(list.numberOfItems(inSection: 0) == count + 2)
      #expect(Set(list.visibleCells.map(\.frame.height)).count > 1)
    },
    "Add and remove parts, and watch the others make room.": {
      let stage = try PromiseStage("Constraints", width: 1280, height: 1_200)
      let parts = stage.view.all(PartView.self)
      let width = parts[2].bounds.width
      try stage.tapButton("Add")
      #expect(parts.count { !$0.isHidden } == 4)
      #expect(parts[2].bounds.width < width)
      try stage.tapButton("Hide")
      #expect(parts.count { !$0.isHidden } == 3)
      #expect(parts[2].bounds.width == width)
    },
    "Make the conflict, and have it explained.": {
      let stage = try PromiseStage("Constraints", width: 1280, height: 1_400)
      let conflict = try #require(stage.view.first(ConflictView.self))
      #expect(conflict.says("All constraints hold."))
      stage.set(try #require(conflict.first(UISlider.self)), to: 1)
      stage.rest()
      #expect(conflict.all(UILabel.self).contains { $0.text?.contains("wanted width") == true })
    },
    "Press a photo and hold for a bar of commands, and tap one.": {
      let stage = try PromiseStage("Menus")
      let finger = stage.hold(try stage.middle(2))
      finger.rest(for: 0.5)
      finger.lift()
      stage.rest()
      let window = try #require(
        stage.screen.scene.windows.last { $0.all(UILabel.self).contains { $0.text?.hasPrefix("Copy “") == true } })
      let command = try #require(window.all(UILabel.self).first { $0.text?.hasPrefix("Copy “") == true })
      let words = try #require(command.text)
      stage.tap(stage.middle(of: command))
      #expect(words == "Copy “\(UIPasteboard.general.string ?? "")”")
    },
    "Switch to context menus, hold again, and slide to a command without lifting.": {
      let stage = try PromiseStage("Menus")
      try stage.exhibit(MenusController.self).choose(.context)
      let finger = stage.hold(try stage.middle(2))
      finger.rest(for: 0.8)
      #expect(stage.says("Copy Name") && stage.says("Hide Photo"))
      let label = stage.screen.scene.windows.flatMap { $0.all(UILabel.self) }.last { $0.text == "Copy Name" }
      finger.move(to: stage.middle(of: try #require(label)), after: 0.2)
      finger.rest(for: 0.2)
      finger.lift()
      stage.rest()
      #expect(UIPasteboard.general.string?.isEmpty == false)
      #expect(!stage.says("Copy Name"))
    },
    "Copy a photo and paste it into the field, or into another program.": {
      let stage = try PromiseStage("Menus")
      let controller = try stage.exhibit(MenusController.self)
      controller.copy(picture: PhotoLibrary.shared.sections[0].photos[0])
      #expect(UIPasteboard.general.hasImages)
      let field = try #require(stage.view.first(PasteField.self))
      field.becomeFirstResponder()
      stage.press("v", .control)
      #expect(field.all(UIImageView.self).contains { $0.image != nil })
    },
    "Pull a sheet down slowly, and push it back up.": {
      let stage = try PromiseStage("Presentation")
      stage.tap(try stage.middle(3))
      let sheet = try #require(stage.screen.window.rootViewController?.frontmost as? PictureController)
      let top = stage.middle(of: sheet.view).y
      let start = CGPoint(x: 195, y: sheet.view.convert(CGPoint.zero, to: nil).y + 30)
      let finger = stage.screen.touch(at: start)
      for step in 1...15 { finger.move(to: CGPoint(x: 195, y: start.y + CGFloat(step) * 8)) }
      #expect(stage.middle(of: sheet.view).y > top + 60)
      for step in 1...15 { finger.move(to: CGPoint(x: 195, y: start.y + 120 - CGFloat(step) * 8)) }
      finger.rest(for: 0.2)
      finger.lift()
      stage.rest()
      #expect(abs(stage.middle(of: sheet.view).y - top) < 1)
      #expect(stage.screen.window.rootViewController?.frontmost === sheet)
    },
    "Open a sheet on a sheet, and leave both with Escape.": {
      let stage = try PromiseStage("Presentation")
      stage.tap(try stage.middle(3))
      let root = try #require(stage.screen.window.rootViewController)
      let sheet = try #require(root.frontmost as? PictureController)
      let button = try #require(
        sheet.view.all(UIButton.self).first { $0.configuration?.title == "Another" })
      stage.tap(stage.middle(of: button))
      #expect(root.frontmost !== sheet)
      stage.press("Escape")
      #expect(root.frontmost === sheet)
      stage.press("Escape")
      #expect(root.frontmost === root)
    },
    "Present in your own way: the panel follows your finger.": {
      let stage = try PromiseStage("Presentation")
      let index = try #require(PresentationSample.all.firstIndex { $0.title == "Panel" })
      try stage.grid.scrollToItem(at: IndexPath(item: index, section: 0), at: .centeredVertically, animated: false)
      stage.rest()
      stage.tap(try stage.middle(index))
      let root = try #require(stage.screen.window.rootViewController)
      let panel = try #require(root.frontmost as? PictureController)
      let place = stage.middle(of: panel.view)
      let finger = stage.screen.touch(at: place)
      for step in 1...15 { finger.move(to: CGPoint(x: place.x + CGFloat(step) * 4, y: place.y + CGFloat(step) * 6)) }
      let now = stage.middle(of: panel.view)
      #expect(hypot(now.x - place.x, now.y - place.y) > 30)
      finger.lift()
      stage.rest()
    },
    "Go two screens deep, and come back with a finger from the edge.": {
      let stage = try PromiseStage("Navigation")
      let navigation = try stage.exhibit(JourneyNavigation.self)
      stage.tap(try stage.middle(0))
      stage.tap(try stage.middle(1))
      #expect(navigation.viewControllers.count == 3)
      stage.drag(CGPoint(x: 2, y: 500), 330, 0)
      stage.rest()
      #expect(navigation.viewControllers.count == 2)
    },
    "Stop half way, and change your mind.": {
      let stage = try PromiseStage("Navigation")
      let navigation = try stage.exhibit(JourneyNavigation.self)
      stage.tap(try stage.middle(0))
      let finger = stage.screen.touch(at: CGPoint(x: 2, y: 500))
      for step in 1...20 { finger.move(to: CGPoint(x: 2 + step * 9, y: 500)) }
      finger.rest(for: 0.5)
      for step in 1...20 { finger.move(to: CGPoint(x: 182 - step * 9, y: 500)) }
      finger.rest(for: 0.2)
      finger.lift()
      stage.rest()
      #expect(navigation.viewControllers.count == 2)
    },
    "Scroll, and see the large title become a small one.": {
      let stage = try PromiseStage("Navigation")
      let navigation = try stage.exhibit(JourneyNavigation.self)
      let height = navigation.navigationBar.bounds.height
      stage.drag(CGPoint(x: 195, y: 650), 0, -300)
      stage.rest()
      #expect(navigation.navigationBar.bounds.height < height - 20)
    },
  ]
}

extension UIViewController {
  /// What is presented in front of all.
  fileprivate var frontmost: UIViewController { presentedViewController?.frontmost ?? self }
}
