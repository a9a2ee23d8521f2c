/** A machine whose requests never answer: it stays where events and the clock put it. */
import { type AnyStateMachine, fromPromise, StateMachine } from 'xstate';

const never = fromPromise(() => new Promise<never>(() => undefined));

/** The same machine; every promise and callback waits for ever, child machines are frozen too. */
export function frozen<M extends AnyStateMachine>(machine: M): M {
  const actors = Object.fromEntries(
    Object.entries(machine.implementations.actors).map(([name, logic]) => [
      name,
      logic instanceof StateMachine ? frozen(logic as AnyStateMachine) : never,
    ]),
  );
  return machine.provide({ actors }) as M;
}
