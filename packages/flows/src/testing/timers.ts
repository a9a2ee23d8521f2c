/** A flow that was put into a state has no timers running: starts those that the state would have started. */
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';

interface Scheduler {
  schedule(
    source: AnyActorRef,
    target: AnyActorRef,
    event: AnyEventObject,
    delay: number,
    id: string,
  ): void;
}

interface Timed {
  readonly system: {
    readonly scheduler: Scheduler;
    getSnapshot(): {
      _scheduledEvents: Readonly<Record<string, { source: unknown; event: AnyEventObject }>>;
    };
  };
}

/** Sets them by the flow's own clock; leaving the state ends them, as it ends any timer. The flow must have begun. */
export function armTimers(actor: AnyActorRef): void {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  if (snapshot.status !== 'active') return;
  const { context, machine, _nodes: nodes } = snapshot;
  const { system } = actor as unknown as Timed;
  const isRunning = (type: string): boolean =>
    Object.values(system.getSnapshot()._scheduledEvents).some(
      ({ source, event }) => source === actor && event.type === type,
    );
  // Several guarded transitions share one timer.
  for (const { eventType: type, delay } of nodes.flatMap((node) => node.after)) {
    if (isRunning(type)) continue;
    const named = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
    const time =
      typeof named === 'function'
        ? (named as unknown as (about: object, params: undefined) => number)(
            { context, event: { type: 'xstate.init' }, self: actor, system },
            undefined,
          )
        : named;
    if (typeof time === 'number') system.scheduler.schedule(actor, actor, { type }, time, type);
  }
}
