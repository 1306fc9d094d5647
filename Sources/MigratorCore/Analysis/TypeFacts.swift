#if Migrator
  import SwiftSyntax

  /// The facts from one declaration of a type, or from one extension.
  struct TypeFacts: Sendable {
    enum Kind: Sendable { case structure, reference, enumeration, protocolType, extensionOf }

    /// With the names of the types around it: `Outer.Inner`.
    var name: String
    var kind: Kind
    var inherits: [String]
    var members: [Member]
    var path: String
    /// The declaration.
    var node: Syntax

    /// The name without those of the types around.
    var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// A property or a method.
    struct Member: Sendable {
      var name: String
      var isStatic: Bool
      var shape: Shape
      var place: Place

      enum Shape: Sendable {
        case stored(Storage)
        case computed(Syntax)
        case method(FunctionDeclSyntax)
        /// A requirement of a protocol: a property or a method without a body.
        case requirement(FunctionDeclSyntax?)
        case enumerationCase
      }
    }

    /// A stored property.
    struct Storage: Sendable {
      var wrapper: AttributeSyntax?
      var type: TypeSyntax?
      var initializer: ExprSyntax?
      /// `willSet` and `didSet`.
      var observers: AccessorBlockSyntax?
      var isLet: Bool
      var isPrivate: Bool
    }
  }
#endif
