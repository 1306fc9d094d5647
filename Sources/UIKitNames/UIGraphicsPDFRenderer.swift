#if !canImport(Darwin)
  public import KitNames

  /// A maker of documents. It runs the closures that draw; the document is empty data.
  public final class UIGraphicsPDFRenderer {
    /// The place from the initializer, in points.
    public let bounds: CGRect
    /// The settings from the initializer.
    public let format: UIGraphicsPDFRendererFormat
    /// Keeps both.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
      (self.bounds, self.format) = (bounds, format)
    }
    /// Runs the actions, and returns no data.
    public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
      actions(UIGraphicsPDFRendererContext(bounds, format))
      return Data()
    }
    /// Runs the actions, and writes an empty file.
    ///
    /// - Throws: if the file cannot be written.
    public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
      try pdfData(actions: actions).write(to: url)
    }
  }

  /// Settings of a document.
  public final class UIGraphicsPDFRendererFormat {
    public init() {}
    /// Kept title, author and so on, empty at first.
    public var documentInfo: [String: Any] = [:]
    public class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
    public class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
  }

  /// A place to draw pages, in which no pixel changes.
  public final class UIGraphicsPDFRendererContext {
    /// A context of the renderer's size.
    public let cgContext: CGContext
    /// Settings of the renderer.
    public let format: UIGraphicsPDFRendererFormat
    /// The place of the page that began last; that of the renderer before.
    public private(set) var pdfContextBounds: CGRect
    init(_ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) {
      (cgContext, pdfContextBounds, self.format) = (CGContext(size: bounds.size), bounds, format)
    }
    /// Begins a page of the renderer's size; nothing is drawn on it.
    public func beginPage() {}
    /// Begins a page of that place; nothing is drawn on it.
    public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pdfContextBounds = bounds }
    /// Does nothing.
    public func fill(_ rect: CGRect) {}
    /// Does nothing.
    public func stroke(_ rect: CGRect) {}
    /// Does nothing.
    public func clip(to rect: CGRect) {}
    /// Does nothing.
    public func setURL(_ url: URL, for rect: CGRect) {}
  }
#endif
