import OnChangeCompat

struct AccountPage: View {
  @State private var sendsMail = true

  var body: some View {
    Form {
      Text("Signed in")
      Toggle("Mail", isOn: $sendsMail)
    }
  }
}
