#if !canImport(UIKit)
// Constants from before Swift 4.2 that are members of types today.

/// A trait for assistive tools.
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }

/// A trait for assistive tools.
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }

/// A trait for assistive tools.
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }

/// A trait for assistive tools.
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }

/// A trait for assistive tools.
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }

/// A trait for assistive tools.
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { UIAccessibilityTraits.staticText }

/// A trait for assistive tools.
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { UIAccessibilityTraits.notEnabled }

/// A trait for assistive tools.
@available(*, deprecated, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { UIAccessibilityTraits.searchField }

/// A trait for assistive tools.
@available(*, deprecated, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { UIAccessibilityTraits.adjustable }

/// A trait for assistive tools.
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }

/// A trait for assistive tools.
@available(*, deprecated, renamed: "UIAccessibilityTraits.playsSound")
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits { UIAccessibilityTraits.playsSound }

/// A trait for assistive tools.
@available(*, deprecated, renamed: "UIAccessibilityTraits.keyboardKey")
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits { UIAccessibilityTraits.keyboardKey }

/// A trait for assistive tools.
@available(*, deprecated, renamed: "UIAccessibilityTraits.summaryElement")
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits { UIAccessibilityTraits.summaryElement }

/// A trait for assistive tools.
@available(*, deprecated, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { UIAccessibilityTraits.updatesFrequently }

/// A trait for assistive tools.
@available(*, deprecated, renamed: "UIAccessibilityTraits.startsMediaSession")
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits { UIAccessibilityTraits.startsMediaSession }

/// A trait for assistive tools.
@available(*, deprecated, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
  UIAccessibilityTraits.allowsDirectInteraction
}

/// A trait for assistive tools.
@available(*, deprecated, renamed: "UIAccessibilityTraits.causesPageTurn")
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits { UIAccessibilityTraits.causesPageTurn }

/// The name of a timing curve.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { CAMediaTimingFunctionName.linear }

/// The name of a timing curve.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeIn }

/// The name of a timing curve.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeOut }

/// The name of a timing curve.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeInEaseOut }

/// The name of a timing curve.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { CAMediaTimingFunctionName.default }

/// The look of an animation after its end: it keeps its last value.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }

/// The look of an animation before its beginning: it has its first value already.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }

/// The look of an animation outside of its time: its first value before, its last value after it.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }

/// The look of an animation outside of its time: it shows nothing.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }

/// A kind of transition.
@available(*, deprecated, renamed: "CATransitionType.fade")
public var kCATransitionFade: CATransitionType { CATransitionType.fade }

/// A kind of transition.
@available(*, deprecated, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }

/// A kind of transition.
@available(*, deprecated, renamed: "CATransitionType.push")
public var kCATransitionPush: CATransitionType { CATransitionType.push }

/// A kind of transition.
@available(*, deprecated, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }

/// The side from which a transition comes: the left one.
@available(*, deprecated, renamed: "CATransitionSubtype.fromLeft")
public var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }

/// The side from which a transition comes: the right one.
@available(*, deprecated, renamed: "CATransitionSubtype.fromRight")
public var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }

/// The side from which a transition comes: the upper one.
@available(*, deprecated, renamed: "CATransitionSubtype.fromTop")
public var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }

/// The side from which a transition comes: the lower one.
@available(*, deprecated, renamed: "CATransitionSubtype.fromBottom")
public var kCATransitionFromBottom: CATransitionSubtype { CATransitionSubtype.fromBottom }

/// How lines end.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }

/// How lines end.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }

/// How lines end.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }

/// How lines meet.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }

/// How lines meet.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }

/// How lines meet.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }

/// The rule that points are inside around which the path runs other than as often one way as the other.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }

/// The rule that points are inside around which the path runs an odd number of times.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }
#endif
