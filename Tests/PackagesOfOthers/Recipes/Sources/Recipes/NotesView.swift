import CoreGraphics
import SwiftUI

/// Notes in a text view of UIKit's.
public struct NotesView: UIViewRepresentable {
  @Binding public var text: String
  public init(text: Binding<String>) { _text = text }

  public func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = .preferredFont(forTextStyle: .body)
    view.textContainerInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    view.frame = CGRectMake(0, 0, 50, 20)
    return view
  }
  public func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }
  public func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  public final class Coordinator: NSObject, UITextViewDelegate {
    private let text: Binding<String>
    init(text: Binding<String>) { self.text = text }
    public func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
  }
}

public struct NotedView: View {
  @State private var notes = ""
  @State private var changes = 0
  public init() {}

  public var body: some View {
    VStack {
      NotesView(text: $notes)
      Text("\(changes) changes")
    }
    .onChange(of: notes) { changes += 1 }
    .onAppear { NSApplication.shared.keyWindow?.title = "Notes" }
  }
}
