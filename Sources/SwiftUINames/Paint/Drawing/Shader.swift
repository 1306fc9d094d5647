#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// The functions of a Metal library by their names. Nothing is drawn, so none is looked for.
  @dynamicMemberLookup
  public struct ShaderLibrary: Equatable, Sendable {
    public static let `default` = ShaderLibrary()
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
    private init() {}
    public init(data: Data) {}
    public init(url: URL) {}

    public static subscript(dynamicMember name: String) -> ShaderFunction {
      ShaderFunction(library: .default, name: name)
    }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  }

  /// A function of a Metal library; it is never run.
  @dynamicCallable
  public struct ShaderFunction: Equatable, Sendable {
    public var library: ShaderLibrary
    public var name: String

    /// - Parameters:
    ///   - library: kept.
    ///   - name: the name, which the render tree shows.
    public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
      Shader(function: self, arguments: arguments)
    }
  }

  /// A function of a Metal library with its arguments. Nothing is drawn with it.
  public struct Shader: ShapeStyle, Equatable {
    /// An argument; kept as a description.
    public struct Argument: Equatable, Sendable {
      private let text: String
      public static func float<Number: BinaryFloatingPoint>(_ x: Number) -> Argument { Argument(text: "\(x)") }
      public static func float2<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number) -> Argument {
        Argument(text: "\(x) \(y)")
      }
      public static func float3<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, _ z: Number) -> Argument {
        Argument(text: "\(x) \(y) \(z)")
      }
      public static func float4<Number: BinaryFloatingPoint>(
        _ x: Number, _ y: Number, _ z: Number, _ w: Number
      ) -> Argument { Argument(text: "\(x) \(y) \(z) \(w)") }
      public static func float2(_ point: CGPoint) -> Argument { Argument(text: "\(point.x) \(point.y)") }
      public static func float2(_ size: CGSize) -> Argument { Argument(text: "\(size.width) \(size.height)") }
      public static func floatArray(_ array: [Float]) -> Argument { Argument(text: "\(array)") }
      public static var boundingRect: Argument { Argument(text: "boundingRect") }
      public static func color(_ color: Color) -> Argument { Argument(text: "\(color)") }
      public static func colorArray(_ array: [Color]) -> Argument { Argument(text: "\(array)") }
      public static func image(_ image: Image) -> Argument { Argument(text: "image") }
      public static func data(_ data: Data) -> Argument { Argument(text: "\(data)") }
    }

    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false

    /// - Parameters:
    ///   - function: the function of the shader.
    ///   - arguments: in the order of its parameters.
    public init(function: ShaderFunction, arguments: [Argument]) {
      (self.function, self.arguments) = (function, arguments)
    }

    public var _description: String { "shader \(function.name)" }
  }

  extension View {
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
      painted("colorEffect", isEnabled ? shader.function.name : "disabled")
    }
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
      -> some View
    { painted("distortionEffect", isEnabled ? shader.function.name : "disabled") }
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
    {
      painted("layerEffect", isEnabled ? shader.function.name : "disabled")
    }
  }
#endif
