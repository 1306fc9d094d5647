import SwiftUI

/// Reads the defaults each time.
@propertyWrapper struct Preference: DynamicProperty {
  let key: String
  var wrappedValue: Bool {
    get { UserDefaults.standard.bool(forKey: key) }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}
