#if !canImport(Darwin)
  extension Text {
    public init(_ resource: LocalizedStringResource) { self.init(verbatim: String(localized: resource)) }
  }

  extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(String(localized: resource))
    }
  }
#else
  public import Foundation

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  extension Text {
    public init(_ resource: LocalizedStringResource) { self.init(verbatim: String(localized: resource)) }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(String(localized: resource))
    }
  }
#endif
