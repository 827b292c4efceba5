import CollectionEngine
import Foundation
import Testing

struct FocusSearchTests {
  private let grid = (0..<9).map { CGRect(x: 110 * ($0 % 3), y: 110 * ($0 / 3), width: 100, height: 100) }

  private func next(_ index: Int, _ direction: FocusSearch.Direction, among places: [CGRect]? = nil) -> Int? {
    FocusSearch.nearest(from: grid[index], among: places ?? grid, towards: direction)
  }

  @Test func `In a grid the neighbour is next`() {
    #expect(next(4, .up) == 1)
    #expect(next(4, .down) == 7)
    #expect(next(4, .left) == 3)
    #expect(next(4, .right) == 5)
    #expect(next(0, .down) == 3)
  }

  @Test func `At an edge there is nothing`() {
    #expect(next(0, .up) == nil)
    #expect(next(0, .left) == nil)
    #expect(next(8, .right) == nil)
    #expect(next(8, .down) == nil)
    #expect(FocusSearch.nearest(from: .zero, among: [], towards: .down) == nil)
  }

  @Test func `What lies in the beam goes before what is nearer and askew`() {
    let beside = CGRect(x: 110, y: 110, width: 100, height: 100)
    let below = CGRect(x: 0, y: 500, width: 100, height: 100)
    #expect(next(0, .down, among: [beside, below]) == 1)
    #expect(next(0, .down, among: [beside]) == 0)
  }

  @Test func `Of those in the beam the nearest one is next, then the one that is least askew`() {
    let far = CGRect(x: 0, y: 300, width: 100, height: 10)
    let near = CGRect(x: 60, y: 120, width: 100, height: 10)
    let straight = CGRect(x: 5, y: 120, width: 100, height: 10)
    #expect(next(0, .down, among: [far, near, straight]) == 2)
    #expect(next(0, .down, among: [far, near]) == 1)
  }

  @Test func `Of equal ones the first is next`() {
    #expect(next(0, .down, among: [grid[3], grid[3]]) == 0)
  }

  @Test func `Places that are not finite never count`() {
    let bad = CGRect(x: 0, y: CGFloat.nan, width: 100, height: 100)
    let endless = CGRect(x: 0, y: CGFloat.infinity, width: 100, height: 100)
    #expect(next(0, .down, among: [bad, endless, grid[3]]) == 2)
    #expect(next(0, .down, among: [bad, endless]) == nil)
  }
}
