import Foundation

/// The packages and Xcode projects in and around the given paths, by the names of their files.
struct ProjectFolders {
  /// The paths of all `.xcodeproj`, in order.
  let projects: [String]
  private let packages: Set<String>
  private let repositories: Set<String>
  let given: Set<String>

  /// - Parameter listings: The folders below the given paths, which have been listed.
  init(_ paths: [String], _ listings: FolderListings) {
    given = Set(listings.listed)
    var folders = given
    for path in paths {
      var folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      // A package or a project of the repository may be around the given paths.
      while folder != "/", !listings.names(in: folder).contains(".git") {
        folders.insert(folder)
        folder = FilePath.folder(of: folder)
      }
      folders.insert(folder)
    }
    var projects: Set<String> = []
    var packages: Set<String> = []
    var repositories: Set<String> = []
    for folder in folders {
      for name in listings.names(in: folder) {
        if name == "Package.swift" { packages.insert(folder) }
        if name == ".git" { repositories.insert(folder) }
        if name.hasSuffix(".xcodeproj") { projects.insert(FilePath.child(name, of: folder)) }
      }
    }
    self.projects = projects.sorted()
    self.packages = packages
    self.repositories = repositories
  }

  /// All of them, so that a later run can tell whether one was added.
  var hash: ContentHash {
    var hash = ContentHash()
    for name in projects + packages.sorted() + repositories.sorted() { hash.add(name) }
    return hash
  }

  func hasPackage(_ folder: String) -> Bool { packages.contains(folder) }
  func isRepository(_ folder: String) -> Bool { repositories.contains(folder) }
  func projects(in folder: String) -> [String] { projects.filter { FilePath.folder(of: $0) == folder } }

  /// The folder of the package that a file may belong to: the nearest one.
  func packageAround(_ path: String) -> String? {
    var folder = FilePath.folder(of: path)
    while !packages.contains(folder) {
      if folder == "/" || repositories.contains(folder) { return nil }
      folder = FilePath.folder(of: folder)
    }
    return folder
  }
}
