/// Stands for encoding, which Embedded Swift does not have: nothing is encoded there.
protocol Codable {}
