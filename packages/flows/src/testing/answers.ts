/** What the server may answer now: one choice for each answer and each refusal of the requests that a flow waits for. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AnyFlowAtlas } from './atlas.ts';
import { contractRefusals } from './contractRefusals.ts';
import { failing } from './failures.ts';

export interface AnswerChoice {
  /** Name of the request, e.g. `login`. */
  readonly request: string;
  /** done: it worked · refusal: the server said no · failure: no answer came, or none that counts. */
  readonly kind: 'done' | 'refusal' | 'failure';
  /** What the customer reads of a refusal or a failure, in Chinese; of what worked, what differs. */
  readonly label: string;
  /** The flow hears it instead of the server's. */
  readonly event: AnyEventObject;
}

const FAILURES = [failing('timeout'), failing('network'), failing(500), failing(401)];

/** The few words that tell one answer from another: what kind it is, how it stands. */
function gistOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return String(answer ?? '');
  const { kind, status, state, refusal } = answer as Readonly<Record<string, unknown>>;
  const told = [kind, status, state, refusal && '✗'].filter((part) => typeof part === 'string');
  if (told.length > 0) return told.join(' ');
  const text = JSON.stringify(answer);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Requests of a flow in a state, by the names of their actors. */
const waitedFor = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot.status === 'active'
    ? snapshot._nodes.flatMap((node) => node.invoke.map(({ id }) => id))
    : [];

/** Every answer that a flow may get now; nothing while it waits for none. */
export function answersFor(
  flow: string,
  { answers }: Pick<AnyFlowAtlas, 'answers'>,
  snapshot: AnyMachineSnapshot,
): readonly AnswerChoice[] {
  return waitedFor(snapshot).flatMap((id) => {
    const refusals = contractRefusals[flow]?.[id];
    // Flows inside and transfers tell by themselves how they fare.
    if (!refusals) return [];
    const done = (answers[id] ?? [undefined]).map((output): AnswerChoice => {
      const event = { type: `xstate.done.actor.${id}`, output, actorId: id };
      return { request: id, kind: 'done', label: gistOf(output), event };
    });
    const failed = (kind: AnswerChoice['kind']) => (error: Error) => ({
      ...{ request: id, kind, label: error.message },
      event: {
        type: `xstate.error.actor.${id}`,
        error: { ...error, message: error.message },
        actorId: id,
      },
    });
    return [...done, ...refusals.map(failed('refusal')), ...FAILURES.map(failed('failure'))];
  });
}
