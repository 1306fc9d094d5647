#if !canImport(Darwin)
  public import OnChangeCompat

  /// The views and modifiers that a package shows in Xcode's library. Nothing calls it here.
  @MainActor @preconcurrency
  public protocol LibraryContentProvider {
    associatedtype ModifierBase = Any
    @LibraryContentBuilder var views: [LibraryItem] { get }
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
  }

  extension LibraryContentProvider {
    /// No view.
    public var views: [LibraryItem] { [] }
    /// No modifier.
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
  }

  /// An entry of Xcode's library. It keeps nothing, and does not make its view.
  public struct LibraryItem {
    /// The part of the library that shows an entry.
    public struct Category: Sendable {
      /// Layouts and effects have their own categories; all are alike here.
      public static let effect = Category()
      public static let layout = Category()
      public static let control = Category()
      public static let other = Category()
    }

    /// - Parameters:
    ///   - snippet: the view, or the modified view; it is not evaluated.
    ///   - visible: whether the library shows the entry.
    ///   - title: nil for the name of the type.
    ///   - category: the part of the library.
    ///   - matchingSignature: the form of the code that the entry completes.
    public init<Snippet>(
      _ snippet: @autoclosure @escaping () -> Snippet, visible: Bool = true, title: String? = nil,
      category: Category = .other, matchingSignature: String? = nil
    ) {}
  }

  /// Collects the entries of a provider.
  @resultBuilder
  public enum LibraryContentBuilder {
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
  }

  /// The identity that Xcode's canvas gives to a view, in constraints of previewed types. No value exists.
  public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
    let absent: Never
  }

  /// The modifier with which Xcode's canvas marks a view. No value exists.
  public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
    let identifier: Identifier
    public func body(content: Content) -> some View { content }
  }
#endif
