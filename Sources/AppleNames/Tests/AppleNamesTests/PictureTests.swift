import Foundation
import SwiftUI
import Testing

/// The pictures of UIKit and AppKit that views of apps show.
@MainActor
@Suite("Pictures of UIKit and AppKit", .timeLimit(.minutes(20))) struct PictureTests {
  // Made at each use: the leak sanitizer does not find the bytes that a constant `Data` keeps.
  private nonisolated static var png: Data {
    Data(
      [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 44, 0, 0, 0,
        200,
      ])
  }
  private nonisolated static var gif: Data { Data("GIF89a".utf8) + Data([44, 1, 200, 0]) }
  /// An application segment of two bytes, a filling byte, a table, and then the frame.
  private nonisolated static var jpeg: Data {
    Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC2, 0, 11, 8, 0, 200, 1, 44, 3])
  }

  @Test(arguments: [png, gif, jpeg])
  func `an image takes its size from the header of its data, and truncated data gives none`(data: Data) throws {
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: 300, height: 200) && image.scale == 1)
    #expect(try #require(UIImage(data: data, scale: 2)).size == CGSize(width: 150, height: 100))
    #expect(try #require(NSImage(data: data)).size == CGSize(width: 300, height: 200))
    #expect(
      [image.pngData(), image.jpegData(compressionQuality: 0.8)] == [
        data == Self.png ? data : nil, data == Self.jpeg ? data : nil,
      ])
    // No prefix of the data is a picture.
    #expect((0..<min(data.count, 23)).filter { UIImage(data: data.prefix($0)) != nil } == [])
    let slice = (Data([1, 2, 3]) + data).dropFirst(3)
    #expect(UIImage(data: slice) == image)
  }

  @Test func `invalid data or a missing file gives no image`() {
    #expect(UIImage(data: Data("text".utf8)) == nil && UIImage(contentsOfFile: "/no/such/file") == nil)
    #expect(NSImage(data: Data()) == nil && NSImage(contentsOf: URL(fileURLWithPath: "/no/such/file")) == nil)
    #expect(NSImage(contentsOfFile: "/no/such/file") == nil)
    // A JPEG without a frame, of segments that have no length.
    #expect(UIImage(data: Data([0xFF, 0xD8] + Array(repeating: [0xFF, 0xE0, 0, 0], count: 9).joined())) == nil)
  }

  @Test func `an image of a file has the size in the file's header`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try Self.png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIImage(contentsOfFile: file.path)?.size.width == 300)
    #expect(NSImage(contentsOf: file) == NSImage(contentsOfFile: file.path))
    #expect(NSWorkspace.shared.icon(forFile: file.path).size == CGSize(width: 32, height: 32))
  }

  @Test func `the render tree shows an image's name or data, and changes with the data`() throws {
    let photo = Photo()
    let host = ViewHost(photo)
    #expect(host.tree.contains("Image [systemName: photo]"))
    #expect(host.tree.contains("Image [name: logo]") && host.tree.contains("Image [name: note.txt]"))
    try host.tap("Choose")
    let first = host.tree
    #expect(first.contains("Image [uiImage: png 300×200 "))
    try host.tap("Choose")
    #expect(host.tree != first && host.tree.contains("Image [uiImage: png 300×200 "))
  }

  private struct Photo: View {
    @State private var data: [UInt8] = []
    var body: some View {
      if let image = UIImage(data: PictureTests.png + Data(data)), !data.isEmpty {
        Image(uiImage: image)
      } else {
        Image(uiImage: UIImage(systemName: "photo") ?? UIImage())
      }
      if let logo = NSImage(named: "logo") { Image(nsImage: logo) }
      Image(nsImage: NSWorkspace.shared.icon(forFile: "/tmp/note.txt"))
      Image(nsImage: NSImage(size: CGSize(width: 1, height: 1)))
      if let star = NSImage(systemSymbolName: "star", accessibilityDescription: nil) { Image(nsImage: star) }
      Button("Choose") { data.append(1) }
    }
  }

  @Test func `images are equal if they have the same data and scale, or the same name`() throws {
    let images = [
      UIImage(), UIImage(named: "a"), UIImage(named: "b"), UIImage(systemName: "a"), UIImage(data: Self.png),
    ]
    let others = [
      UIImage(), UIImage(named: "a", in: nil, compatibleWith: nil), UIImage(named: "b"), UIImage(systemName: "a"),
      UIImage(data: Self.png),
    ]
    #expect(images == others && Set(images + others).count == 5)
    #expect(UIImage(data: Self.png, scale: 2) != UIImage(data: Self.png))
    #expect(UIImage().size == .zero && UIImage(named: "a")?.size == .zero)
  }
}
