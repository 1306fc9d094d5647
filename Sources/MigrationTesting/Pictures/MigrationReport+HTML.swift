import CommandOutput
public import Foundation

extension MigrationReport {
  /// Writes the report as a page: one file that needs no network, for light and dark, wide and narrow windows.
  ///
  /// - Parameter file: the destination. An existing file is replaced, completely or not at all. A device or a pipe
  ///   receives the text.
  /// - Throws: an error whose description has the path and the reason, if it cannot be written.
  public func writeHTML(to file: URL) throws { try OutputPath.write(html, to: file.path) }

  /// The page as text.
  public var html: String { ReportPage(self).html.text }
}
