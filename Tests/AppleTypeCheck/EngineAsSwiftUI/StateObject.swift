public import Combine

/// An object that is made once for each place where the view is mounted, as SwiftUI makes it. The objects of the shim never
/// announce a change, so nothing is observed.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  @State private var maker: Maker
  private var storage = Owned<Storage>()

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    _maker = State(wrappedValue: Maker(make: thunk))
  }

  public var wrappedValue: ObjectType { storage.wrappedValue.object(madeBy: maker) }

  private final class Maker {
    let make: () -> ObjectType
    init(make: @escaping () -> ObjectType) { self.make = make }
  }

  private final class Storage: OwnableObject {
    private var object: ObjectType?

    func object(madeBy maker: Maker) -> ObjectType {
      if let object { return object }
      let object = maker.make()
      self.object = object
      return object
    }
  }
}

extension StateObject: DynamicProperty {}
