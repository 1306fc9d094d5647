/// A view tree and its events, as plain values. The engine and the model both run it.
///
/// All numbers are from 0 to 3, so that equal ones are frequent.
package struct Program: Hashable, Sendable {
  /// The composite views and modifiers; the first is the root. Each uses only later ones.
  package var definitions: [Definition]
  package var settings = Settings()
  package var events: [Event]

  package init(definitions: [Definition], settings: Settings = Settings(), events: [Event]) {
    self.definitions = definitions
    self.settings = settings
    self.events = events
  }
}

/// Options for the host of a program.
package struct Settings: Hashable, Sendable {
  package enum CaptureRule: String, CaseIterable, Hashable, Sendable { case declared, previous, newest }

  package var reversesSiblings = false
  package var captureRule = CaptureRule.declared
  package var eventBudget = 2
  package var presentationBudget = 6
  package var passLimit = 8
  /// Whether observers observe a `Double`, in which 3 becomes NaN, instead of an `Int`.
  package var observesDoubles = false
  /// Whether the host settles after each event, as tasks need.
  package var settles = false
  package init() {}
}

/// A composite view, or a modifier with a body.
package struct Definition: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Compared field by field.
    case plain
    /// The same, with an `@Environment` of the level.
    case level
    /// Compared by an `==` that tells inputs apart only by their half.
    case equatable
    case modifier
  }

  package var kind: Kind
  /// The initial value of the second state; the first starts with 0.
  package var second = 0
  package var body: Node
  /// Whether the body writes its second state while it is evaluated, which is refused.
  package var meddles = false

  package init(kind: Kind, second: Int = 0, body: Node, meddles: Bool = false) {
    self.kind = kind
    self.second = second
    self.body = body
    self.meddles = meddles
  }
}

/// A value that a body or an action can read; some can be written.
package enum Slot: Hashable, Sendable {
  /// The two states of the view.
  case first, second
  /// A binding to a state of an enclosing view.
  case link
  /// A plain property of the view.
  case input
  /// The value of the environment, as of the latest evaluation.
  case level
  /// The id of the enclosing row, a local constant.
  case row
  /// A property of the model that all views share.
  case model(Int)

  package var isWritable: Bool {
    switch self {
    case .first, .second, .link, .model: true
    case .input, .level, .row: false
    }
  }
}

/// A number: a value that is read, plus a constant, modulo 4.
package struct Term: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case zero
    case slot(Slot)
    /// The action's argument: the new value.
    case argument
    /// An entry of the action's capture list.
    case captured(Int)
  }

  package var base: Base
  package var plus: Int
  package init(_ base: Base, plus: Int = 0) {
    self.base = base
    self.plus = plus
  }

  package static func constant(_ value: Int) -> Term { Term(.zero, plus: value) }
  package static func slot(_ slot: Slot, plus: Int = 0) -> Term { Term(.slot(slot), plus: plus) }
}

/// A statement of an action.
package indirect enum Statement: Hashable, Sendable {
  case set(Slot, Term)
  /// Runs the statements in `withAnimation`.
  case animate([Statement])
  /// Runs the statements if the number is odd.
  case when(Term, [Statement])
  /// Sends a number to the subject.
  case send(Term)
}

/// A closure of a program. It logs its run and the values that it reads, then runs its statements.
package struct Handler: Hashable, Sendable {
  package var name: Int
  /// The capture list.
  package var captures: [Slot] = []
  /// The slots that it reads as it runs.
  package var watches: [Slot] = []
  package var statements: [Statement] = []
  package init(name: Int, captures: [Slot] = [], watches: [Slot] = [], statements: [Statement] = []) {
    self.name = name
    self.captures = captures
    self.watches = watches
    self.statements = statements
  }
}

/// A view in the source of a body.
package indirect enum Node: Hashable, Sendable {
  case empty
  case text(Term)
  /// Its label is its handler's name.
  case button(Handler)
  case stack([Node])
  case group([Node])
  /// `if` the number is odd.
  case either(Term, Node, Node)
  case optional(Term, Node)
  /// A row for each number of the list that the term chooses.
  case rows(Term, [[Int]], Node)
  case cell(definition: Int, input: Term, link: Slot)
  /// The content of the enclosing modifier's body.
  case content
  /// Tabs; the slot modulo their number is the selected one.
  case tabs(name: Int, Slot, [Node])
  case modified(Node, Modifier)
}

package enum ObserverForm: String, CaseIterable, Hashable, Sendable { case legacy, two, zero }

package indirect enum Modifier: Hashable, Sendable {
  case id(Term)
  case onChange(ObserverForm, Term, initial: Bool, Handler)
  case onAppear(Handler)
  case onDisappear(Handler)
  /// `onAppearAndOnChange`.
  case onEvaluation(Term, Handler)
  case level(Term)
  case custom(definition: Int, input: Term, link: Slot)
  case preference(Term)
  case onPreference(Handler)
  /// A sheet that is up while the slot is odd.
  case sheet(Slot, onDismiss: Handler, Node)
  /// `onReceive` of the subject.
  case onReceive(Handler)
  /// `onReceive` of a `Just`.
  case onReceiveJust(Term, Handler)
  /// Sleeps on the host's clock, then runs the handler.
  case task(id: Term, sleep: Int, Handler)
}

package enum Event: Hashable, Sendable {
  /// A tap on one of the buttons that can be tapped, by its index modulo their number.
  case tap(Int)
  /// The root's states, written from outside, as one event.
  case update([Statement])
  case render
  case setLevel(Int)
  /// A tap on one of the tabs.
  case select(Int)
  case dismissSheet
  /// The subject sends a number, outside of any action.
  case send(Int)
  /// Advances the clock by seconds.
  case advance(Int)
  case dismiss
}
