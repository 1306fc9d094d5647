/// A form that checks itself as it is filled in.
struct SignUpForm: View {
  enum Plan: String, CaseIterable, Identifiable {
    case free = "Free"
    case team = "Team"
    var id: Self { self }
  }

  @State private var name = ""
  @State private var email = ""
  @State private var plan = Plan.free
  @State private var seats = "1"
  @State private var acceptsTerms = false
  @State private var problems: [String] = []
  @State private var showsSummary = false

  var body: some View {
    Form {
      Section("You") {
        TextField("Name", text: $name)
        TextField("Email", text: $email)
      }
      Section("Plan") {
        Picker("Plan", selection: $plan) {
          ForEach(Plan.allCases) { Text($0.rawValue).tag($0) }
        }
        if plan == .team { TextField("Seats", text: $seats) }
        Toggle("I accept the terms", isOn: $acceptsTerms)
      }
      ForEach(problems, id: \.self) { Text($0) }
      Button("Sign up") { showsSummary = true }
        .disabled(!problems.isEmpty)
    }
    .onChange(of: [name, email, seats, plan.rawValue, "\(acceptsTerms)"], initial: true) { validate() }
    .onChange(of: plan) { oldPlan, newPlan in
      if oldPlan == .free, newPlan == .team { seats = "2" }
    }
    .sheet(isPresented: $showsSummary) {
      Text("Welcome, \(name)!")
      Text(plan == .team ? "A team of \(seats)" : "On your own")
      Button("Done") { showsSummary = false }
    }
  }

  private func validate() {
    problems = []
    if name.isEmpty { problems.append("Please tell us your name.") }
    if !email.contains("@") { problems.append("That is no address.") }
    if plan == .team, (Int(seats) ?? 0) < 2 { problems.append("A team has two seats or more.") }
    if !acceptsTerms { problems.append("Please accept the terms.") }
  }
}
