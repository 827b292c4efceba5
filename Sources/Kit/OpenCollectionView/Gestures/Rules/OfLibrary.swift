/// The mark of classes of the library's own: recognizers, and delegates with which the library answers for them.
///
/// Only classes from which programs cannot inherit have it.
protocol OfLibrary: AnyObject {}
