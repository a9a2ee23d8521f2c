/** Writes down what a flow emits. */
import type { AnyActorRef } from 'xstate';
import { watchEmitted } from '../emitted.ts';
import type { FlowEmitted } from '../emitted.types.ts';

/** Every event that the actor and its children emit from now on, oldest first. */
export function recordEmitted(actor: AnyActorRef): readonly FlowEmitted[] {
  const events: FlowEmitted[] = [];
  watchEmitted(actor, (event) => events.push(event));
  return events;
}
