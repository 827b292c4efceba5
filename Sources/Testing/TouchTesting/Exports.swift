@_exported public import enum GestureEngine.HostInput
// The values of input that a test makes by hand and hands to a screen, and what a screen answers: `import TouchTesting` brings
// their names.
@_exported public import struct GestureEngine.HoverSample
@_exported public import struct GestureEngine.KeyModifiers
@_exported public import struct GestureEngine.KeySample
@_exported public import struct GestureEngine.MagnifySample
@_exported public import struct GestureEngine.ScreenDescription
@_exported public import struct GestureEngine.ScrollSample
@_exported public import struct GestureEngine.TouchSample
