#if Macros
  /// Makes a variable in an extension of `EnvironmentValues` a value of the environment.
  ///
  ///     extension EnvironmentValues {
  ///       @Entry var accent: String = "plain"
  ///       @Entry public var limit = 3
  ///       @Entry var handler: (@Sendable (Int) -> Void)?
  ///     }
  ///
  /// The value behind `=` is the default, read where no view around sets the value; an optional without it
  /// begins as nil. As in SwiftUI, it is computed again each time that it is read: a default that makes an object makes
  /// a new one for each reader, so keep that object in a `static let`.
  ///
  /// It writes the accessors, and beside the variable a private `EnvironmentKey`, which can also be declared by hand. A
  /// declaration that it cannot be attached to is an error, which says what to do. It also makes entries of
  /// `Transaction`, and of `FocusedValues` with an optional type.
  @attached(accessor) @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "EntryMacro", type: "Entry")

  /// Computes the value of a static variable whenever it is read. For what `@Entry` writes.
  @attached(accessor)
  public macro __EntryDefaultValue() = #externalMacro(module: "EntryMacro", type: "EntryDefaultValue")

  /// Makes a type animatable.
  ///
  /// SwiftUI's macro computes `animatableData` of the variables. The engine shows the last values at once, so this one
  /// leaves the data empty.
  @attached(extension, conformances: Animatable)
  public macro Animatable() = #externalMacro(module: "EntryMacro", type: "Animatable")

  /// Leaves a variable out of the data that `@Animatable` makes.
  @attached(accessor, names: named(willSet))
  public macro AnimatableIgnored() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
#else
  // The role and the plug-in are `@ObservationIgnored`'s, which comes with every toolchain and writes nothing: a
  // plug-in that is not built would be one more error at each use, and a warning in this module.
  /// Needs the package's trait `Macros`, because the compiler plug-in behind it takes time to build. An
  /// `EnvironmentKey` by hand does the same.
  @available(
    *, unavailable,
    message:
      "get it with the dependency's trait: .package(…, traits: [\"Macros\"]), or declare an EnvironmentKey by hand"
  )
  @attached(accessor, names: named(willSet))
  public macro Entry() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
#endif
