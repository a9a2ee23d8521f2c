/** Writes down what a flow emits. */
import type { AnyActorRef } from 'xstate';
import { watchEmitted } from '../emitted.ts';
import type { EmittedBy } from '../emitted.types.ts';

/** Every event that the actor and its children emit from now on, oldest first. */
export function recordEmitted<Flow extends AnyActorRef>(actor: Flow): readonly EmittedBy<Flow>[] {
  const events: EmittedBy<Flow>[] = [];
  watchEmitted(actor, (event) => events.push(event));
  return events;
}
