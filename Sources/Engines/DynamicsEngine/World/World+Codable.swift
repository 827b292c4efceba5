import PlaneGeometry
import PlaneVectors

/// A world is saved with everything that decides how it goes on: the impulses of the last step, the order of contacts, the
/// shape of the trees. So the one that is read goes on with the same bytes.
extension World: Codable {
  private enum CodingKeys: CodingKey {
    case settings
    case stepCount
    case rest
    case worldGravity
    case motions
    case places
    case drives
    case shapes
    case records
    case freeBodies
    case awake
    case bodyCount
    case corners
    case normals
    case worldCorners
    case worldNormals
    case unusedCorners
    case boundaries
    case segments
    case freeSegments
    case bodyTree
    case segmentTree
    case looseTree
    case moved
    case contacts
    case sleepingContacts
    case hasWoken
    case pairs
    case touches
    case endedMeanwhile
    case groups
    case jointRecords
    case joints
    case jointOwners
    case springs
    case pushes
    case fields
  }

  /// Reads a world.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a state that no world can be in. What is read is never trusted: places
  ///   that point nowhere, lists that lead in circles and numbers that are none are found here and not in a step.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    settings = try values.decode(WorldSettings.self, forKey: .settings)
    stepCount = try values.decode(Int.self, forKey: .stepCount)
    rest = try values.decode(Double.self, forKey: .rest)
    worldGravity = try values.decode(Vector.self, forKey: .worldGravity)
    motions = try values.decode([Motion].self, forKey: .motions)
    places = try values.decode([Place].self, forKey: .places)
    drives = try values.decode([Drive].self, forKey: .drives)
    shapes = try values.decode([Shape].self, forKey: .shapes)
    records = try values.decode([BodyRecord].self, forKey: .records)
    freeBodies = try values.decode([Int32].self, forKey: .freeBodies)
    awake = try values.decode([Int32].self, forKey: .awake)
    bodyCount = try values.decode(Int.self, forKey: .bodyCount)
    corners = try values.decode([Vector].self, forKey: .corners)
    normals = try values.decode([Vector].self, forKey: .normals)
    worldCorners = try values.decode([Vector].self, forKey: .worldCorners)
    worldNormals = try values.decode([Vector].self, forKey: .worldNormals)
    unusedCorners = try values.decode(Int.self, forKey: .unusedCorners)
    boundaries = try values.decode(Slots<Boundary>.self, forKey: .boundaries)
    segments = try values.decode([Segment].self, forKey: .segments)
    freeSegments = try values.decode([Int32].self, forKey: .freeSegments)
    bodyTree = try values.decode(BoxTree.self, forKey: .bodyTree)
    segmentTree = try values.decode(BoxTree.self, forKey: .segmentTree)
    looseTree = try values.decode(BoxTree.self, forKey: .looseTree)
    moved = try values.decode([Int32].self, forKey: .moved)
    contacts = try values.decode([Contact].self, forKey: .contacts)
    sleepingContacts = try values.decode([Contact].self, forKey: .sleepingContacts)
    hasWoken = try values.decode(Bool.self, forKey: .hasWoken)
    pairs = try values.decode(PairTable.self, forKey: .pairs)
    touches = try values.decode(PairTable.self, forKey: .touches)
    endedMeanwhile = try values.decode([ContactRecord].self, forKey: .endedMeanwhile)
    groups = try values.decode(Slots<CollisionGroup>.self, forKey: .groups)
    jointRecords = try values.decode(Slots<JointRecord>.self, forKey: .jointRecords)
    joints = try values.decode([Joint].self, forKey: .joints)
    jointOwners = try values.decode([Int32].self, forKey: .jointOwners)
    springs = try values.decode([Spring].self, forKey: .springs)
    pushes = try values.decode(Slots<Push>.self, forKey: .pushes)
    fields = try values.decode(Slots<Field>.self, forKey: .fields)
    if let problem = problem {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no world is like this: \(problem)"))
    }
  }

  /// Writes a world.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(settings, forKey: .settings)
    try values.encode(stepCount, forKey: .stepCount)
    try values.encode(rest, forKey: .rest)
    try values.encode(worldGravity, forKey: .worldGravity)
    try values.encode(motions, forKey: .motions)
    try values.encode(places, forKey: .places)
    try values.encode(drives, forKey: .drives)
    try values.encode(shapes, forKey: .shapes)
    try values.encode(records, forKey: .records)
    try values.encode(freeBodies, forKey: .freeBodies)
    try values.encode(awake, forKey: .awake)
    try values.encode(bodyCount, forKey: .bodyCount)
    try values.encode(corners, forKey: .corners)
    try values.encode(normals, forKey: .normals)
    try values.encode(worldCorners, forKey: .worldCorners)
    try values.encode(worldNormals, forKey: .worldNormals)
    try values.encode(unusedCorners, forKey: .unusedCorners)
    try values.encode(boundaries, forKey: .boundaries)
    try values.encode(segments, forKey: .segments)
    try values.encode(freeSegments, forKey: .freeSegments)
    try values.encode(bodyTree, forKey: .bodyTree)
    try values.encode(segmentTree, forKey: .segmentTree)
    try values.encode(looseTree, forKey: .looseTree)
    try values.encode(moved, forKey: .moved)
    try values.encode(contacts, forKey: .contacts)
    try values.encode(sleepingContacts, forKey: .sleepingContacts)
    try values.encode(hasWoken, forKey: .hasWoken)
    try values.encode(pairs, forKey: .pairs)
    try values.encode(touches, forKey: .touches)
    try values.encode(endedMeanwhile, forKey: .endedMeanwhile)
    try values.encode(groups, forKey: .groups)
    try values.encode(jointRecords, forKey: .jointRecords)
    try values.encode(joints, forKey: .joints)
    try values.encode(jointOwners, forKey: .jointOwners)
    try values.encode(springs, forKey: .springs)
    try values.encode(pushes, forKey: .pushes)
    try values.encode(fields, forKey: .fields)
  }
}
