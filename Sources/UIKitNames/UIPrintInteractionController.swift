#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A sheet for printing; none appears.
  @MainActor @preconcurrency
  open class UIPrintInteractionController {
    /// What a person chose, with an error.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
    public static let shared = UIPrintInteractionController()
    /// Always false: no printer is there.
    open class var isPrintingAvailable: Bool { false }
    /// Always false: no printer is there.
    open class func canPrint(_ url: URL) -> Bool { false }
    /// Kept, nil at first.
    open var printInfo: UIPrintInfo?
    /// Kept things to print, nil at first.
    open var printingItem: Any?
    /// Kept, nil at first; nothing is printed.
    open var printingItems: [Any]?
    /// Kept, nil at first.
    open var printFormatter: UIPrintFormatter?
    /// Kept, nil at first.
    open var printPageRenderer: UIPrintPageRenderer?
    /// Kept and true at first.
    open var showsNumberOfCopies = true
    /// Kept and true at first.
    open var showsPaperSelectionForLoadedPapers = false
    /// Calls the handler at once with false: no printer is there.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
      completion?(self, false, nil)
      return false
    }
    /// Calls the handler at once with false: no printer is there.
    @discardableResult
    open func present(
      from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Calls the handler at once with false: no printer is there.
    @discardableResult
    open func present(
      from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Has no effect: none appears.
    open func dismiss(animated: Bool) {}
  }

  /// Settings of a print, kept.
  @MainActor @preconcurrency
  open class UIPrintInfo {
    /// Kinds of content.
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    /// Directions of the paper.
    public enum Orientation: Int, Sendable { case portrait, landscape }
    /// Sides of the paper.
    public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }
    public init() {}
    /// Drops the values.
    public init(dictionary: [AnyHashable: Any]?) {}
    /// Settings without values.
    public class func printInfo() -> UIPrintInfo { UIPrintInfo() }
    /// Kept, empty at first; nothing is printed.
    open var jobName = ""
    /// Kept, `general` at first; nothing is printed.
    open var outputType = OutputType.general
    /// Kept, `portrait` at first; nothing is printed.
    open var orientation = Orientation.portrait
    /// Kept, `none` at first; nothing is printed.
    open var duplex = Duplex.none
    /// Kept, nil at first; nothing is printed.
    open var printerID: String?
  }

  /// A layout of pages, kept.
  @MainActor @preconcurrency
  open class UIPrintFormatter {
    public init() {}
    /// Kept, `zero` at first; nothing is printed.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// Kept, 0 at first; nothing is printed.
    open var maximumContentWidth: CGFloat = 0
    /// Kept, 0 at first; nothing is printed.
    open var maximumContentHeight: CGFloat = 0
    /// Kept, 0 at first; nothing is printed.
    open var startPage = 0
    /// Always 0: nothing is laid out.
    open var pageCount: Int { 0 }
  }

  /// A layout of a text, kept.
  @MainActor @preconcurrency
  open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// Kept, nil at first; nothing is printed.
    open var text: String?
    /// Kept, nil at first; nothing is printed.
    open var attributedText: NSAttributedString?
    /// Keeps the text.
    public init(text: String) {
      super.init()
      self.text = text
    }
    /// Keeps the text.
    public init(attributedText: NSAttributedString) {
      super.init()
      self.attributedText = attributedText
    }
  }

  /// A layout of a text in HTML, kept.
  @MainActor @preconcurrency
  open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// Kept, nil at first; nothing is printed.
    open var markupText: String?
    /// Keeps the text.
    public init(markupText: String) {
      super.init()
      self.markupText = markupText
    }
  }

  /// A maker of pages. No page is drawn.
  @MainActor @preconcurrency
  open class UIPrintPageRenderer {
    public init() {}
    /// Kept, 0 at first; nothing is printed.
    open var headerHeight: CGFloat = 0
    /// Kept, 0 at first; nothing is printed.
    open var footerHeight: CGFloat = 0
    /// Kept, nil at first; nothing is printed.
    open var printFormatters: [UIPrintFormatter]?
    /// 0, unless a subclass overrides it.
    open var numberOfPages: Int { 0 }
    /// Empty, unless a subclass overrides it.
    open var paperRect: CGRect { .zero }
    /// Empty, unless a subclass overrides it.
    open var printableRect: CGRect { .zero }
    /// Adds the layout; the page has no effect.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
      printFormatters = (printFormatters ?? []) + [formatter]
    }
    /// Never called here; does nothing by default.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    /// Never called here; does nothing by default.
    open func prepare(forDrawingPages range: NSRange) {}
  }

  extension UIView {
    /// A layout of the view; nothing is drawn.
    public func viewPrintFormatter() -> UIPrintFormatter { UIPrintFormatter() }
  }
#endif
