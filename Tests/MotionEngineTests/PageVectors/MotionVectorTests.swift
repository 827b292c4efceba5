import Foundation
import MotionEngine
import TestSupport
import Testing

/// How content moves, for a page that shows it ahead to move it likewise: `Tests/PageTests` read what is written here.
@Suite struct MotionVectorTests {
  @Test func `The page is tried with fingers that drag content as this law has it`() throws {
    try PageFile("Tests/PageTests/drags.vectors.json").expect(
      try PageFile.lines((0..<40).map { DragVector(seed: $0) }))
  }

  @Test func `The page is tried with the velocities that lifting fingers and pointers have here`() throws {
    try PageFile("Tests/PageTests/lifts.vectors.json").expect(
      try PageFile.lines((0..<120).map { LiftVector(seed: $0) }))
  }

  @Test func `The page is tried with throws, bounces and ways back to an edge`() throws {
    try PageFile("Tests/PageTests/throws.vectors.json").expect(
      try PageFile.lines((0..<120).map { ThrowVector(seed: $0) }))
  }

  @Test func `The page is tried with wheels and trackpads`() throws {
    try PageFile("Tests/PageTests/wheels.vectors.json").expect(
      try PageFile.lines((0..<40).map { WheelVector(seed: $0) }))
  }
}
