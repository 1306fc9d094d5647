#if canImport(AppKit)
  import AppKit
#endif
import OSLog
import RecipeModels
import SwiftUI
import UniformTypeIdentifiers

extension UTType {
  static let ingredient = UTType(exportedAs: "org.example.recipes.ingredient", conformingTo: .json)
}

public struct ShoppingView: View {
  @State private var items = ["flour", "milk"]
  @State private var changes = 0

  public init() {}

  public var body: some View {
    List {
      ForEach(items, id: \.self) { item in
        Text(item)
          .onDrag { NSItemProvider(object: item as NSString) }
      }
      .onInsert(of: [.plainText, .ingredient]) { offset, providers in insert(providers, at: offset) }
      Text("\(changes) changes")
      Button("Copy") { Clipboard.copy(items.joined(separator: ", ")) }
      #if canImport(AppKit)
        Button("Leave") { NSApplication.shared.terminate(nil) }
      #endif
    }
    .background(background)
    .onChange(of: items) { old, new in
      changes += 1
      Log.shopping.info("\(old.count, privacy: .public) items, then \(new.count)")
    }
  }

  private var background: Color {
    #if canImport(AppKit)
      Color(nsColor: .windowBackgroundColor)
    #else
      Color(.systemBackground)
    #endif
  }

  private func insert(_ providers: [NSItemProvider], at offset: Int) {
    for provider in providers where provider.hasItemConformingToTypeIdentifier(UTType.plainText.identifier) {
      _ = provider.loadObject(ofClass: NSString.self) { text, _ in
        guard let item = text as? String else { return }
        Task { @MainActor in items.insert(item, at: offset) }
      }
    }
  }
}
