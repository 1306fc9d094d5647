public import Foundation

/// A value that can be copied, dragged and shared. A host hands over the value itself: it calls no representation.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form of a value for other apps.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// A representation of the engine: it keeps nothing, for no app asks for it.
public protocol _PrimitiveTransferRepresentation: TransferRepresentation where Body == Self {}
extension _PrimitiveTransferRepresentation { public var body: Self { self } }

/// Several representations of one value.
public struct _TransferRepresentations<Item: Transferable>: _PrimitiveTransferRepresentation { init() {} }

@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  // Of each kind one, so that a call without a type gets it from the builder.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> { content }
  public static func buildExpression(_ content: DataRepresentation<Item>) -> DataRepresentation<Item> { content }
  public static func buildExpression(_ content: FileRepresentation<Item>) -> FileRepresentation<Item> { content }
  public static func buildExpression<Proxy>(
    _ content: ProxyRepresentation<Item, Proxy>
  ) -> ProxyRepresentation<Item, Proxy> { content }
  public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first content: Content) -> Content {
    content
  }
  public static func buildPartialBlock(
    accumulated: some TransferRepresentation<Item>, next: some TransferRepresentation<Item>
  ) -> _TransferRepresentations<Item> { _TransferRepresentations() }
}

/// The value as JSON, or as a coder of your own writes it.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: _PrimitiveTransferRepresentation {
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {}

  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {}
}

/// The value as data.
public struct DataRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// The value as a file.
public struct FileRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation {
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// The value as a different value, with the representations of that one.
public struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>: _PrimitiveTransferRepresentation {
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyItem,
    importing: @escaping @Sendable (ProxyItem) async throws -> Item
  ) {}
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyItem) {}
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyItem) {}
  public init(importing: @escaping @Sendable (ProxyItem) async throws -> Item) {}
}

/// A file that a value was written to.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that a value is read from.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _TransferRepresentations<String>() }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _TransferRepresentations<Data>() }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _TransferRepresentations<URL>() }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, macCatalyst 15, *)
extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _TransferRepresentations<AttributedString>() }
}

extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _TransferRepresentations<Image>() }
}

extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _TransferRepresentations<Color>() }
}
