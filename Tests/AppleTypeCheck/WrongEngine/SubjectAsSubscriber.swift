// always: conform to 'Subscriber'
import Combine

func connect(_ subject: PassthroughSubject<Int, Never>) { Just(1).receive(subscriber: subject) }
