/** The numbers of the devices that touch: `TouchSample.Kind` of the host. */
export const kinds = { touch: 0, pen: 1, mouse: 2 };

/**
 * How far a wheel turned. With Shift it turns sideways: most browsers or their systems say so in the distance, Firefox
 * leaves it to the page.
 */
export function turn({ deltaX, deltaY, shiftKey = false }) {
  return shiftKey && deltaX === 0 ? { x: deltaY, y: 0 } : { x: deltaX, y: deltaY };
}

/**
 * How a pen is held, in radians; what is no pen is upright. Browsers without angles tell the tilt along both axes, in
 * degrees. The direction is 0 to the right and grows clockwise, as the turn about the pen's own axis does.
 */
export function lean(event) {
  return { ...(event.altitudeAngle === undefined ? leanOfTilt(event) : leanOfAngles(event)), roll: roll(event) };
}

function leanOfAngles({ altitudeAngle, azimuthAngle = 0 }) {
  return { altitude: altitudeAngle, azimuth: azimuthAngle };
}

function leanOfTilt({ tiltX = 0, tiltY = 0 }) {
  const x = Math.tan(radians(tiltX));
  const y = Math.tan(radians(tiltY));
  return { altitude: Math.atan2(1, Math.hypot(x, y)), azimuth: Math.atan2(y, x) };
}

/** The web counts 0 to 359 degrees. */
function roll({ twist = 0 }) { return radians(twist > 180 ? twist - 360 : twist); }

function radians(degrees) { return degrees * Math.PI / 180; }

/**
 * The force, 1 for an ordinary touch; 0 where it is not measured: 0.5 is the web's ordinary pressure, and what devices
 * report that cannot measure it; so are 0 and 1 of fingers.
 */
export function force({ pointerType, pressure }) {
  const isMeasured = pointerType === "pen" || (pointerType === "touch" && ![0, 0.5, 1].includes(pressure));
  return isMeasured ? pressure * 2 : 0;
}

/** The larger radius of a finger's contact; 0 where it is not measured, for which browsers report a size of 1. */
export function radius({ pointerType, width = 1, height = 1 }) {
  const size = Math.max(width, height);
  return pointerType === "touch" && size > 1 ? size / 2 : 0;
}
