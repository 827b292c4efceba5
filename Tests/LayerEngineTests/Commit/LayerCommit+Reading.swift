import LayerEngine

func id(_ number: UInt32) -> LayerID { LayerID(rawValue: number) }

func created(_ numbers: UInt32...) -> [LayerCreation] { numbers.map { LayerCreation(layer: id($0), kind: .plain) } }

func placed(_ layer: UInt32, in parent: UInt32, at index: Int) -> LayerPlacement {
  LayerPlacement(layer: id(layer), parent: id(parent), index: index)
}

func changed(_ layer: UInt32, _ value: LayerValue) -> LayerChange { LayerChange(layer: id(layer), value: value) }

extension LayerCommit {
  /// A commit from its parts.
  init(
    created: [LayerCreation] = [], removed: [UInt32] = [], placed: [LayerPlacement] = [], changed: [LayerChange] = []
  ) {
    self.init()
    self.created = created
    self.removed = removed.map { id($0) }
    self.placed = placed
    self.changed = changed
  }
}
