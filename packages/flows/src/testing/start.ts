/** Which input of an atlas a running flow began with. */
import { codeOf, withoutSecrets } from '../flight-recorder.ts';
import type { AnyFlowAtlas } from './atlas.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (input: unknown): Fields =>
  typeof input === 'object' && input !== null ? (input as Fields) : {};

/** The same text for equal values, whatever the order of their fields. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, content]) => content !== undefined)
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  ) ?? 'undefined';

/** How alike two fields are, 0–1. */
function likeness(one: unknown, other: unknown): number {
  if (textOf(one) === textOf(other)) return 1;
  const areTimes = typeof one === 'number' && typeof other === 'number' && one > 0 && other > 0;
  return areTimes ? Math.min(one, other) / Math.max(one, other) / 2 : 0;
}

/** An input as data: its fields, and what those answer that are code. */
const facts = (input: unknown, code: unknown = codeOf(input)): Fields => ({
  ...fieldsOf(withoutSecrets(input)),
  ...fieldsOf(code),
});

/** What counts against an input: fields that only one of both has, or that differ. */
function distance(actual: Fields, known: Fields): number {
  const names = new Set([...Object.keys(actual), ...Object.keys(known)]);
  return [...names].reduce((sum, name) => sum + 1 - likeness(actual[name], known[name]), 0);
}

/** How a flow began. */
export interface FlowStart {
  /** Name of the atlas's input. */
  readonly input: string;
  /** What it began with instead; what is code in the atlas's input stays. */
  readonly start?: unknown;
  /** Fields that are code and answered something else than those of the atlas's input. */
  readonly unlike?: readonly string[];
}

/**
 * The start of a flow as data: the atlas's input that it is, or the nearest one and what it began with instead.
 * @param code what its functions answered, when they are not there any more
 */
export function startOf({ inputs }: AnyFlowAtlas, actual: unknown, code?: unknown): FlowStart {
  const [nearest] = Object.entries(inputs)
    .map(([name, known]) => ({
      name,
      known,
      distance: distance(facts(actual, code), facts(known)),
    }))
    .toSorted((one, other) => one.distance - other.distance);
  if (!nearest) throw new Error('The atlas has no input.');
  const plain = withoutSecrets(actual);
  const told = code ?? codeOf(actual);
  const known = fieldsOf(codeOf(nearest.known));
  const unlike = Object.entries(fieldsOf(told)).flatMap(([name, answer]) =>
    textOf(answer) === textOf(known[name]) ? [] : [name],
  );
  return {
    input: nearest.name,
    ...(textOf(plain) !== textOf(withoutSecrets(nearest.known)) && { start: plain }),
    ...(unlike.length > 0 && { unlike }),
  };
}

/** What a flow begins with on a way. */
export function inputOf(
  { inputs }: AnyFlowAtlas,
  { input, start }: Pick<FlowStart, 'input' | 'start'>,
): unknown {
  if (!Object.hasOwn(inputs, input)) throw new Error(`The atlas has no input ${input}`);
  const known = inputs[input];
  if (start === undefined) return known;
  if (typeof start !== 'object' || start === null) return start;
  const code = Object.entries(fieldsOf(known)).filter(([, part]) => typeof part === 'function');
  return { ...Object.fromEntries(code), ...start };
}
