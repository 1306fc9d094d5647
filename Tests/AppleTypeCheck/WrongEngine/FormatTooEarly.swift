// until macos12.0 ios15.0: 'FormatStyle' is only available in
import Foundation

func show<Format: FormatStyle>(_ format: Format) {}
