/** Listens to what a flow and the flows inside it emit. */
import type { AnyActorRef, Snapshot } from 'xstate';
import type { EmittedBy } from './emitted.types.ts';

const childrenOf = (snapshot: Snapshot<unknown>): readonly AnyActorRef[] =>
  'children' in snapshot ? Object.values(snapshot.children as Record<string, AnyActorRef>) : [];

/**
 * Hands every emitted event of an actor, its children and theirs to the listener, each once.
 * Children that begin later are heard too; what a child emits while it is created is not.
 * @returns stops listening
 */
export function watchEmitted<Flow extends AnyActorRef>(
  root: Flow,
  listener: (event: EmittedBy<Flow>) => void,
): () => void {
  const stops = new Map<AnyActorRef, () => void>();
  const watch = (actor: AnyActorRef): void => {
    if (stops.has(actor)) return;
    const emitted = actor.on('*', (event) => listener(event as EmittedBy<Flow>));
    let children: readonly AnyActorRef[] = [];
    const follow = (snapshot: Snapshot<unknown>): void => {
      const current = childrenOf(snapshot);
      for (const child of children) if (!current.includes(child)) stops.get(child)?.();
      children = current;
      // Only machines have children and emit; promises and callbacks do neither.
      for (const child of current) if ('children' in child.getSnapshot()) watch(child);
    };
    const followed = actor.subscribe(follow);
    stops.set(actor, () => {
      stops.delete(actor);
      emitted.unsubscribe();
      followed.unsubscribe();
      for (const child of children) stops.get(child)?.();
    });
    follow(actor.getSnapshot());
  };
  watch(root);
  return () => stops.get(root)?.();
}
