// Written by Tests/Scripts/generate/title-keys.sh: what takes a literal, or a key. See `LocalizedStringKey`.
// swift-format-ignore-file
extension View {
  public nonisolated func searchable(text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
}
