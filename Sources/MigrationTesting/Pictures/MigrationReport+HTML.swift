public import Foundation

extension MigrationReport {
  /// Writes the report as a page: one file that needs no network, for light and dark, wide and narrow windows.
  ///
  /// - Parameter file: where it goes; a file that is there is replaced, at once or not at all.
  /// - Throws: what the file system says if it cannot be written.
  public func writeHTML(to file: URL) throws {
    try Data(html.utf8).write(to: file, options: .atomic)
  }

  /// The page as text.
  public var html: String { ReportPage(self).html.text }
}
