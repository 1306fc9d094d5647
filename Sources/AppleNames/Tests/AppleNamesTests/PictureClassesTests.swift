import SwiftUI
import Testing

@MainActor
@Suite("Pictures, colours and outlines of UIKit and AppKit", .timeLimit(.minutes(20)))
struct PictureClassesTests {
  @Test func `a renderer runs its closure, and its picture has the size`() {
    var runs = 0
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
      context.cgContext.scaleBy(x: 2, y: 2)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
      runs += context.cgContext.ctm.a == 2 ? 1 : 0
    }
    #expect(runs == 1 && picture.size == CGSize(width: 8, height: 4) && picture.pngData() == nil)
    #expect(picture.cgImage?.width == 8 && UIImage(systemName: "star")?.cgImage == nil)
    #expect(picture.withTintColor(.red, renderingMode: .alwaysOriginal) == picture)
    #expect(picture.cgImage?.cropping(to: CGRect(x: 6, y: 0, width: 9, height: 9))?.width == 2)
  }

  @Test func `a colour with known components tells them`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(
      UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.25, 0.5, 1, 0.5])
    #expect(UIColor.orange.getHue(&red, saturation: &green, brightness: &blue, alpha: &alpha))
    #expect(abs(red - 1.0 / 12) < 1e-9 && green == 1 && blue == 1 && alpha == 1)
    #expect(!UIColor.systemBlue.getRed(&red, green: &green, blue: &blue, alpha: &alpha) && blue == 1)
    #expect(NSColor.green.withAlphaComponent(0.5).usingColorSpace(.sRGB)?.alphaComponent == 0.5)
    #expect(NSColor.labelColor.usingColorSpace(.sRGB) == nil)
    #expect(Color(UIColor(named: "Brand") ?? .red) == Color("Brand"))
  }

  @Test func `an outline of AppKit records its steps`() {
    let path = NSBezierPath(roundedRect: NSRect(x: 1, y: 2, width: 10, height: 20), xRadius: 2, yRadius: 2)
    #expect(path.bounds == NSRect(x: 1, y: 2, width: 10, height: 20))
    path.line(to: NSPoint(x: 31, y: 2))
    #expect(path.bounds.maxX == 31 && path.currentPoint.x == 31)
  }

  @Test func `a pasteboard keeps objects, and reads them by their class`() {
    let board = NSPasteboard.general
    board.clearContents()
    #expect(board.pasteboardItems == nil && !board.canReadObject(forClasses: [NSURL.self]))
    let item = NSPasteboardItem()
    item.setString("note", forType: .string)
    board.writeObjects([item, NSURL(string: "file:///tmp/a")!])
    #expect(board.readObjects(forClasses: [NSURL.self])?.first as? URL == URL(string: "file:///tmp/a"))
    #expect(board.readObjects(forClasses: [NSImage.self, NSString.self])?.first as? String == "note")
    #expect(board.pasteboardItems?.first?.types.contains(.fileURL) == true)
    board.clearContents()
  }

  @Test func `a type has names for files`() {
    #expect(UTType(filenameExtension: "app") == nil && UTType.applicationBundle.conforms(to: .directory))
  }

  @Test func `names of FoundationNetworking need no import`() {
    let request = URLRequest(url: URL(string: "https://example.org")!)
    #expect(request.httpMethod == "GET" && URLSession.shared.configuration.isDiscretionary == false)
  }
}
