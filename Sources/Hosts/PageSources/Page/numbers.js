// Written by PageNumbersTests, from what the host has: WRITE_PAGE_FILES=1 swift test --filter PageNumbersTests

/** Raised with every change that an older page cannot read: `BrowserProtocol.version`. */
export const version = 17;

/** Kinds of records to the host: `BrowserProtocol.PageKind`. */
export const Kind = {
  hello: 1, tick: 2, touches: 3, hover: 4, scroll: 5, magnify: 6, key: 7, screen: 8, visibility: 9, resend: 10,
  bye: 11, accessibility: 12, clipboard: 13, copied: 14, address: 15, save: 16, back: 17, way: 18, edit: 19,
  field: 20, keyboard: 21, drag: 22, draggedItem: 23, filePart: 24, dragOut: 25,
};

/** Kinds of records from the host: `BrowserProtocol.HostKind`. */
export const HostKind = {
  welcome: 1, reset: 2, commit: 3, picture: 4, forget: 5, wake: 6, title: 7, announce: 8, focus: 9, copy: 10,
  read: 11, address: 12, state: 13, open: 14, recorder: 15, recording: 16, front: 17, scroll: 18, motion: 19,
  turn: 20, correction: 21, resume: 22, editing: 23, drag: 24, dragOut: 25,
};

/** The bits of a layer's mask: `LayerPropertySet`. */
export const Bit = {
  position: 1 << 0, zPosition: 1 << 1, anchorPoint: 1 << 2, boundsOrigin: 1 << 3, boundsSize: 1 << 4,
  transform: 1 << 5, sublayerTransform: 1 << 6, opacity: 1 << 7, isHidden: 1 << 8, isDoubleSided: 1 << 9,
  masksToBounds: 1 << 10, backgroundColor: 1 << 11, cornerRadius: 1 << 12, maskedCorners: 1 << 13,
  borderWidth: 1 << 14, borderColor: 1 << 15, shadow: 1 << 16, gradient: 1 << 17, contents: 1 << 18,
  contentsGravity: 1 << 19, accessibility: 1 << 20, shape: 1 << 21, mask: 1 << 22, contentsRect: 1 << 23,
  contentsScale: 1 << 24, contentsCenter: 1 << 25, magnificationFilter: 1 << 26, backdrop: 1 << 27, field: 1 << 28,
};

/** The numbers of a finger that lifts and of content that it lets go: `ScrollProfile`, with its times in milliseconds. */
export const profile = {
  velocityWeights: [0.6, 0.35, 0.05], shortestVelocitySegment: 4, velocityPause: 100, velocityGrace: 20,
  heldVelocityFloor: 250, longestVelocityHold: 500, stopSpeed: 10,
};

/** How notches are shown, and from how many points on a report is one: `WheelMotion`, `WheelTurn`. */
export const wheel = { smoothing: 50, notch: 50 };

/** With Command, or Control where there is no Command: the letters of an Edit menu. */
export const editKeys = ["a", "c", "v", "x", "y", "z"];
