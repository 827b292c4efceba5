extension UIView {
  static func makeLayer() -> CALayer {
    let layerClass: AnyClass = self.layerClass
    guard layerClass != CALayer.self else { return CALayer() }
    guard let layerType = layerClass as? CALayer.Type else {
      ProgrammingErrors.report(
        "\(self).layerClass is \(layerClass), which is no CALayer: answer with a subclass of CALayer.",
        instead: "its layer is a CALayer")
      return CALayer()
    }
    return layerType.made()
  }

  /// The classes that are known not to draw themselves, so that their views are displayed only when a program asks.
  private static var classesWithoutDrawing: Set = [ObjectIdentifier(UIView.self)]
  /// The last of them that was looked for: a screen has many views of few classes.
  private static var lastClassWithoutDrawing = ObjectIdentifier(UIView.self)

  private static func drawsNothing(_ type: ObjectIdentifier) -> Bool {
    if type == lastClassWithoutDrawing { return true }
    guard classesWithoutDrawing.contains(type) else { return false }
    lastClassWithoutDrawing = type
    return true
  }

  func noteDrawing() {
    if storedBackgroundColor?.patternImage != nil
      || !Self.drawsNothing(ObjectIdentifier(type(of: self)))
    {
      layer.setNeedsDisplay()
    }
  }

  func recordDrawing() {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return }
    let context = CGContext(size: size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let countBefore = context.displayList.commands.count
    // A pattern is drawn anew for each size, below what the view draws.
    let pattern = storedBackgroundColor?.patternImage
    pattern?.drawPattern(in: bounds, context)
    baseDrawWasCalled = false
    traitCollection.performAsCurrent { draw(layer, in: context) }
    // An override may begin with `super.draw`: only what was recorded tells whether a class draws.
    guard context.displayList.commands.count > countBefore else {
      if baseDrawWasCalled { Self.classesWithoutDrawing.insert(ObjectIdentifier(type(of: self))) }
      layer.layerContents = .none
      return
    }
    if pattern == nil {
      Self.classesWithoutDrawing.remove(ObjectIdentifier(type(of: self)))
      Self.lastClassWithoutDrawing = ObjectIdentifier(UIView.self)
    }
    layer.contentsGravity = contentMode.contentsGravity
    layer.layerContents = .picture(LayerPicture(size: size, source: .drawn(context.displayList)))
  }

  func setBackgroundColor(_ color: UIColor?) {
    let hadPattern = storedBackgroundColor?.patternImage != nil
    storedBackgroundColor = color
    resolveBackgroundColor()
    if hadPattern { layer.setNeedsDisplay() }
    propertyObservers?.check()
  }

  func resolveBackgroundColor() {
    guard let color = storedBackgroundColor else {
      layer.backgroundColor = nil
      return
    }
    if color.patternImage != nil { layer.setNeedsDisplay() }
    layer.backgroundColor = color.isDynamic ? traitCollection.performAsCurrent { color.cgColor } : color.cgColor
  }

  func layOut() {
    updateMarkedProperties()
    if rare?.awaitsConstraintUpdates == true { updateAwaitedConstraints() }
    owner?.viewBeginsLayout()
    if rare?.corners != nil { updateCorners() }
    // Also for classes that do not call super.
    if ViewConstraints.activations > 0 { placeConstrainedSubviews() }
    layoutSubviews()
    // What was changed by that is known by the time the views within are laid out.
    if ViewConstraints.activations > 0, let engine = rare?.layoutEngine, engine.isDirty { engine.solveIfNeeded() }
    if isDescribedAfterLayout { noteLayoutForAccessibility() }
    owner?.viewDidLayoutSubviews()
    owner?.tellFittingSize()
  }

  /// Tells whether a layout of the view does nothing but have it described: as that of a cell's content, where each of
  /// many cells gets another size in each frame.
  var hasPlainLayout: Bool {
    type(of: self) == UIView.self && owner == nil && rare == nil && ViewConstraints.activations == 0
  }

  func contentModeDidChange(from old: ContentMode) {
    layer.contentsGravity = contentMode.contentsGravity
    if contentMode == .redraw || old == .redraw { setNeedsDisplay() }
  }

  func markProperties() {
    makeRare().needsUpdateProperties = true
    setNeedsLayout()
  }

  func updateMarkedProperties() {
    guard let rare, rare.needsUpdateProperties else { return }
    rare.needsUpdateProperties = false
    updateProperties()
  }

  /// A mask that has been put into a superview since is none.
  var shownMask: UIView? { rare?.mask.flatMap { $0.layer === layer.mask ? $0 : nil } }

  func setMask(_ mask: UIView?) {
    guard mask !== shownMask else { return }
    mask?.removeFromSuperview()
    makeRare().mask = mask
    layer.mask = mask?.layer
  }
}
