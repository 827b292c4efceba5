/// The two ways to number items while some are carried, or others are waited for.
enum ItemNumbering {
  /// As the data source has them: data source, delegate and the program's own calls.
  case data
  /// As they are shown: layouts, and what they call.
  case presented
}
