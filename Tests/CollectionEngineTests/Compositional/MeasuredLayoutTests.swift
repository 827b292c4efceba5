import CollectionEngine
import Foundation
import Testing

// P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, P20, P21, P24, P25, P26, P27, P28, P29, P30, P31, P32, P33, P34, P35, P36, P37
// P38, P39, P40, P41, P42, P43, P44, P45, P46, P47, P48, P49, P52, P53, P54, P58, P59, P60, P61, P62, P63, P64, P65, P66, P68, P69, P74
/// Everything stands where UIKit was measured to put it.
struct MeasuredLayoutTests {
  @Test func `all measured layouts are read`() {
    #expect(MeasuredLayout.groups.count == 46)
    #expect(MeasuredLayout.boundaries.count == 52)
    #expect(MeasuredLayout.views.count == 30)
  }

  @Test(arguments: MeasuredLayout.all) func `the content is as long as measured`(layout: MeasuredLayout) {
    guard let size = layout.contentSize else { return }
    #expect(isNear(layout.geometry.contentSize.width, size.width))
    #expect(isNear(layout.geometry.contentSize.height, size.height))
  }

  @Test(arguments: MeasuredLayout.all) func `cells stand where they were measured`(layout: MeasuredLayout) {
    for cell in layout.cells {
      let element = layout.geometry.element(ofItem: cell.item, inSection: cell.section)
      expect(element, cell, layout)
    }
  }

  @Test(arguments: MeasuredLayout.all) func `supplementary views stand where they were measured`(
    layout: MeasuredLayout
  ) {
    for view in layout.supplementaries {
      let element = layout.geometry.element(
        ofKind: view.kind, item: view.item, inSection: view.section, visible: layout.visible)
      expect(element, view, layout)
    }
  }

  @Test(arguments: MeasuredLayout.all) func `decorations stand where they were measured`(layout: MeasuredLayout) {
    for view in layout.decorations {
      let element = layout.geometry.decoration(ofKind: view.kind, item: view.item, inSection: view.section)
      expect(element, view, layout)
    }
  }

  @Test(arguments: MeasuredLayout.all) func `a question for the whole content answers them all`(
    layout: MeasuredLayout
  ) {
    var elements: [CompositionalElement] = []
    let content = CGRect(origin: .zero, size: layout.geometry.contentSize)
    layout.geometry.appendElements(
      touching: content, visible: layout.visible, rowOffset: { _ in 0 }, into: &elements)
    for view in layout.cells + layout.supplementaries + layout.decorations
    where isWithin(view.frame, content) && view.frame.width > 0 && view.frame.height > 0 {
      let found = elements.filter { $0.kind == view.kind && $0.section == view.section && $0.item == view.item }
      #expect(found.count == 1, "\(view.kind) \(view.section) \(view.item)")
    }
  }

  private func isWithin(_ frame: CGRect, _ content: CGRect) -> Bool {
    frame.minX < content.maxX && frame.maxX > 0 && frame.minY < content.maxY && frame.maxY > 0
  }

  private func expect(
    _ element: CompositionalElement?, _ measured: MeasuredLayout.Frame, _ layout: MeasuredLayout
  ) {
    guard let element else {
      Issue.record("\(measured.kind) (\(measured.section), \(measured.item)) is nowhere")
      return
    }
    let (frame, expected) = (element.frame, measured.frame)
    #expect(
      isNear(frame.minX, expected.minX) && isNear(frame.minY, expected.minY) && isNear(frame.width, expected.width)
        && isNear(frame.height, expected.height),
      "\(measured.kind) (\(measured.section), \(measured.item)) stands at \(frame) instead of \(expected)")
    // Of what was measured in pictures only frames are known.
    let inPictures = ["list with pinned header and footer, at the top", "orthogonal section with a background, iOS 17"]
    if !inPictures.contains(layout.name) {
      #expect(element.zIndex == measured.zIndex, "\(measured.kind) (\(measured.section), \(measured.item))")
    }
  }

  private func isNear(_ value: Double, _ other: Double) -> Bool { abs(value - other) <= 0.001 }
}
