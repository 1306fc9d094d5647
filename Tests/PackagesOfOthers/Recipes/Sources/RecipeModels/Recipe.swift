import SwiftUI

/// A recipe that is being edited.
@Observable
public final class Recipe {
  public var name: String
  public var portions: Int

  public init(name: String, portions: Int) {
    self.name = name
    self.portions = portions
  }
}
