extension NotificationCenter {
  /// Calls a method of an observer for each notification of a name, from an object; nil means any.
  ///
  /// The observer is not kept, and need not be removed. The method is called where the notification is posted when that is
  /// the main actor, and soon after on the main actor otherwise; it gets the `Notification`, or nothing.
  public func addObserver(_ observer: AnyObject, selector aSelector: Selector, name: Notification.Name?, object: Any?) {
    let call = NotificationCall(observer: observer, selector: aSelector)
    let token = addObserver(forName: name, object: object, queue: nil) { call.receive($0) }
    NotificationObservers.shared.add(
      NotificationObservers.Entry(call: call, token: token, center: self, name: name, object: object as AnyObject?))
  }

  /// No longer calls any method of an observer; or ends what a token of `addObserver(forName:object:queue:using:)` is for.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    NotificationObservers.shared.remove(observer, from: self, name: nil, object: nil)
  }

  /// No longer calls methods of an observer for a name and an object; nil means any.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: AnyObject?) {
    removeObserver(observer as Any, name: name, object: object as Any?)
    NotificationObservers.shared.remove(observer, from: self, name: name, object: object)
  }
}
