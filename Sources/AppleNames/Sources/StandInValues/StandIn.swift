// What the declarations that `onchange-migrate stand-ins` writes are made of.
@_exported import Combine
@_exported import Foundation
@_exported import SwiftUI
@_exported import UniformTypeIdentifiers

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

/// Takes any member. A call does nothing, and a value has no content.
///
/// A member that is used as several types is declared once for each of them. The most special protocol that fits counts.
@dynamicMemberLookup @dynamicCallable
public protocol StandInValue4 {}
public protocol StandInValue3: StandInValue4 {}
public protocol StandInValue2: StandInValue3 {}
public protocol StandInValue1: StandInValue2 {}
public protocol StandInValue: StandInValue1 {}

extension StandInValue4 {
  public subscript(dynamicMember name: String) -> StandIn {
    get { StandIn() }
    nonmutating set {}
  }
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> StandIn { StandIn() }
}

extension StandInValue4 where Self: NSObject {
  public func publisher<Value>(
    for path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = []
  ) -> AnyPublisher<Value, Never> { Empty(completeImmediately: false).eraseToAnyPublisher() }
}

/// NB: no member has a free type. Then each error of the compiler says which type a use needs.
open class StandIn: NSObject, StandInValue, Comparable, Identifiable, Error, RandomAccessCollection, ObservableObject,
  StandInMade, Codable, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, RawRepresentable,
  @unchecked Sendable
{
  public required override init() {}
  public required init(stringLiteral: String) {}
  public required init(integerLiteral: Int) {}
  public required init(floatLiteral: Double) {}
  public required init(booleanLiteral: Bool) {}
  public required init(arrayLiteral: Any?...) {}
  public required init(dictionaryLiteral: (AnyHashable, Any?)...) {}
  public required init?(rawValue: String) {}
  public var rawValue: String { "" }
  // NB: otherwise the functions of `NSObject` count.
  public var value: StandIn {
    get { StandIn() }
    set {}
  }
  @discardableResult public func perform<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
  @discardableResult public func perform<Result>(_ block: () async throws -> Result) async rethrows -> Result {
    try await block()
  }
  public var id: StandIn { StandIn() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> StandIn {
    get { StandIn() }
    set {}
  }
  public subscript(bounds: Range<Int>) -> StandIn { StandIn() }
  @_disfavoredOverload public subscript<K>(_ key: K) -> StandIn {
    get { StandIn() }
    set {}
  }
  public static func make() -> Self { Self() }

  public static func < (a: StandIn, b: StandIn) -> Bool { false }
  @_disfavoredOverload public static func == <T>(a: StandIn, b: T) -> Bool { false }
  @_disfavoredOverload public static func == <T>(a: T, b: StandIn) -> Bool { false }
  @_disfavoredOverload public static func != <T>(a: StandIn, b: T) -> Bool { true }
  @_disfavoredOverload public static func != <T>(a: T, b: StandIn) -> Bool { true }
  @_disfavoredOverload public static func < <T: Comparable>(a: StandIn, b: T) -> Bool { false }
  @_disfavoredOverload public static func < <T: Comparable>(a: T, b: StandIn) -> Bool { false }
  @_disfavoredOverload public static func > <T: Comparable>(a: StandIn, b: T) -> Bool { false }
  @_disfavoredOverload public static func > <T: Comparable>(a: T, b: StandIn) -> Bool { false }
  @_disfavoredOverload public static func <= <T: Comparable>(a: StandIn, b: T) -> Bool { false }
  @_disfavoredOverload public static func <= <T: Comparable>(a: T, b: StandIn) -> Bool { false }
  @_disfavoredOverload public static func >= <T: Comparable>(a: StandIn, b: T) -> Bool { false }
  @_disfavoredOverload public static func >= <T: Comparable>(a: T, b: StandIn) -> Bool { false }
  public static func != (a: StandIn, b: StandIn) -> Bool { a !== b }
  public static func ~= (a: StandIn, b: StandIn) -> Bool { a === b }
  public static func + (a: StandIn, b: StandIn) -> StandIn { a }
  public static func - (a: StandIn, b: StandIn) -> StandIn { a }
  public static func * (a: StandIn, b: StandIn) -> StandIn { a }
  public static func / (a: StandIn, b: StandIn) -> StandIn { a }
  public static func % (a: StandIn, b: StandIn) -> StandIn { a }
  public static prefix func - (a: StandIn) -> StandIn { a }
  public static func += (a: inout StandIn, b: StandIn) {}
  public static func -= (a: inout StandIn, b: StandIn) {}
}

/// An unknown type with a parameter, such as the results of a query: a collection of the parameter's values.
open class StandInOf<Element>: NSObject, StandInValue, Comparable, Identifiable, RandomAccessCollection,
  ObservableObject, StandInMade, Codable, ExpressibleByArrayLiteral, @unchecked Sendable
{
  public required override init() {}
  public required init(arrayLiteral elements: Element...) {}
  public static func < (a: StandInOf, b: StandInOf) -> Bool { false }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Element { standIn() }
  @_disfavoredOverload public subscript<K>(_ key: K) -> Element {
    get { standIn() }
    set {}
  }
  public var value: Element {
    get { standIn() }
    set {}
  }
  public static func make() -> Self { Self() }
}

/// An unknown view.
open class StandInView: StandIn, @unchecked Sendable {
  public subscript(dynamicMember name: String) -> StandInView { StandInView() }
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> StandInView {
    StandInView()
  }
}

extension StandInView: View { public var body: some View { EmptyView() } }

/// An unknown scene.
open class StandInScene: StandIn, @unchecked Sendable {}
extension StandInScene: Scene { public var body: some Scene { WindowGroup { EmptyView() } } }

/// A type that has a value without content.
public protocol StandInMade { static func make() -> Self }

public func standIn<T>(_ type: T.Type = T.self) -> T {
  if let type = type as? any StandInMade.Type, let value = type.make() as? T { return value }
  if T.self == Void.self, let value = () as? T { return value }
  if let nothing = {} as? T { return nothing }
  fatalError("A stand-in has no value of type \(T.self). To fix, write this declaration by hand.")
}

// A text of unknown code would be ambiguous between a key, a string and a binding. A literal is a key.
extension Color { @_disfavoredOverload public init(_ resource: StandIn) { self = .clear } }
extension Image { @_disfavoredOverload public init(_ resource: StandIn) { self = .make() } }
extension Text { @_disfavoredOverload public init(_ text: StandIn) { self.init(verbatim: "") } }
extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload public init(_ text: StandIn, systemImage: String) {
    self.init(String(), systemImage: systemImage)
  }
}
extension Button where Label == Text {
  @_disfavoredOverload public init(_ text: StandIn, action: @escaping () -> Void) {
    self.init(String(), action: action)
  }
}
extension View {
  @_disfavoredOverload public func navigationTitle(_ text: StandIn) -> some View { navigationTitle(String()) }
  @_disfavoredOverload public func help(_ text: StandIn) -> some View { self }
  @_disfavoredOverload public func accessibilityLabel(_ text: StandIn) -> some View { self }
}

extension Int { @_disfavoredOverload public init(_ value: StandIn) { self = 0 } }
extension Double { @_disfavoredOverload public init(_ value: StandIn) { self = 0 } }
extension CGFloat { @_disfavoredOverload public init(_ value: StandIn) { self = 0 } }
extension String { @_disfavoredOverload public init(_ value: StandIn) { self = "" } }

// A style of unknown code draws what it is given.
extension ButtonStyle where Self: StandIn {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self: StandIn {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension LabelStyle where Self: StandIn {
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension ViewModifier where Self: StandIn { public func body(content: Content) -> some View { content } }
extension Shape where Self: StandIn { public func path(in rect: CGRect) -> Path { Path() } }

// Predicates take these values. On Apple's systems they become objects.
extension URL: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension UUID: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension Date: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [] } }
extension NSObject: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [] } }

extension Bool: StandInMade { public static func make() -> Bool { false } }
extension Int: StandInMade { public static func make() -> Int { 0 } }
extension Double: StandInMade { public static func make() -> Double { 0 } }
extension CGFloat: StandInMade { public static func make() -> CGFloat { 0 } }
extension String: StandInMade { public static func make() -> String { "" } }
extension Date: StandInMade { public static func make() -> Date { Date(timeIntervalSinceReferenceDate: 0) } }
extension Data: StandInMade { public static func make() -> Data { Data() } }
extension URL: StandInMade { public static func make() -> URL { URL(fileURLWithPath: "/") } }
extension Color: StandInMade { public static func make() -> Color { .clear } }
extension Font: StandInMade { public static func make() -> Font { .body } }
extension Image: StandInMade { public static func make() -> Image { Image(systemName: "questionmark") } }
extension Optional: StandInMade { public static func make() -> Wrapped? { nil } }
extension Array: StandInMade { public static func make() -> [Element] { [] } }
extension Set: StandInMade { public static func make() -> Set<Element> { [] } }
extension Dictionary: StandInMade { public static func make() -> [Key: Value] { [:] } }
extension Binding: StandInMade { public static func make() -> Binding<Value> { .constant(standIn()) } }

/// The storage of a property wrapper that is not there.
public final class StandInBox<Value> {
  public lazy var value: Value = standIn()
  public init() {}
  public init(_ value: Value) { self.value = value }
}

/// What SwiftData's macro makes of a class.
public protocol StandInModel: AnyObject, Hashable, Identifiable, Observable {}
extension StandInModel {
  public static func == (a: Self, b: Self) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
