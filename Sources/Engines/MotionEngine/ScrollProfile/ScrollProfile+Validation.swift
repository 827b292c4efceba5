extension ScrollProfile {
  /// Traps if a number cannot be worked with. The deceleration rate is not looked at: applications set it freely,
  /// and it is cut to a workable value instead.
  func validate() {
    require(panSlop, "panSlop", isPositive: false)
    require(contentTouchDelay, "contentTouchDelay", isPositive: false)
    require(directionalLockRatio, "directionalLockRatio", isPositive: true)
    require(wheelLineHeight, "wheelLineHeight", isPositive: true)
    require(rubberBandCoefficient, "rubberBandCoefficient", isPositive: true)
    require(shortestVelocitySegment, "shortestVelocitySegment", isPositive: true)
    require(velocityPause, "velocityPause", isPositive: false)
    require(heldVelocityFloor, "heldVelocityFloor", isPositive: false)
    require(longestVelocityHold, "longestVelocityHold", isPositive: false)
    require(presentVelocityMemory, "presentVelocityMemory", isPositive: true)
    require(velocityGrace, "velocityGrace", isPositive: false)
    require(stopSpeed, "stopSpeed", isPositive: true)
    require(longestTargetedDeceleration, "longestTargetedDeceleration", isPositive: false)
    require(targetedDecelerationStretch, "targetedDecelerationStretch", isPositive: false)
    require(bounceRate, "bounceRate", isPositive: true)
    require(overshootReturnRate, "overshootReturnRate", isPositive: false)
    require(bounceEndDistance, "bounceEndDistance", isPositive: true)
    require(animationDuration, "animationDuration", isPositive: false)
    require(pageTurnSpeed, "pageTurnSpeed", isPositive: false)
    require(pageRate, "pageRate", isPositive: true)
    require(repeatedFlickPause, "repeatedFlickPause", isPositive: false)
    require(repeatedFlickFloor, "repeatedFlickFloor", isPositive: false)
    require(repeatedFlickFactor, "repeatedFlickFactor", isPositive: false)
    require(repeatedFlickExponent, "repeatedFlickExponent", isPositive: false)
    require(repeatedFlickLimit, "repeatedFlickLimit", isPositive: false)
    require(zoomBandLength, "zoomBandLength", isPositive: true)
    require(zoomBounceRate, "zoomBounceRate", isPositive: true)
    require(zoomEndShare, "zoomEndShare", isPositive: true)
    require(zoomAnimationDuration, "zoomAnimationDuration", isPositive: false)
    guard deepestGrab > 0 && deepestGrab < 1 else {
      fatalError(
        "ScrollProfile.deepestGrab is \(deepestGrab); set a part of the viewport between 0 and 1, such as 0.75.")
    }
    for index in velocityWeights.indices {
      require(velocityWeights[index], "velocityWeights[\(index)]", isPositive: index == 0)
    }
  }

  private func require(_ value: Double, _ name: String, isPositive: Bool) {
    guard value.isFinite && (isPositive ? value > 0 : value >= 0) else {
      fatalError(
        "ScrollProfile.\(name) is \(value); set a finite number \(isPositive ? "greater than 0" : "of 0 or more").")
    }
  }
}
