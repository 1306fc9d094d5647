import Foundation

// Members that Foundation has on Apple's systems. Where this system has no such folder, it is one in the home folder.

extension URL {
  private static func directory(_ kind: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(name, isDirectory: true)
  }
  public static var documentsDirectory: URL { directory(.documentDirectory, "Documents") }
  public static var cachesDirectory: URL { directory(.cachesDirectory, ".cache") }
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory, ".local/share") }
  public static var applicationDirectory: URL { directory(.applicationDirectory, "Applications") }
  public static var libraryDirectory: URL { directory(.libraryDirectory, "Library") }
  public static var downloadsDirectory: URL { directory(.downloadsDirectory, "Downloads") }
  public static var desktopDirectory: URL { directory(.desktopDirectory, "Desktop") }
  public static var picturesDirectory: URL { directory(.picturesDirectory, "Pictures") }
  public static var moviesDirectory: URL { directory(.moviesDirectory, "Videos") }
  public static var musicDirectory: URL { directory(.musicDirectory, "Music") }
}
