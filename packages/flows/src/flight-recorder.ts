/** Writes down the last events of every flow, without secrets, so that a fault can be shown again. */
import { checkPassword, checkSmsCode } from '@banxin/contract/rules/validation';
import type { InspectionEvent, StateValue } from 'xstate';
import { leafPaths } from './attributes.ts';

/** One event that a flow heard. */
export interface FlightEntry {
  /** Name of the flow. */
  readonly flow: string;
  /** Tells two flows of one name apart. */
  readonly session: string;
  /** With content; secrets are masked. */
  readonly event: { readonly type: string };
  /** Since the recorder began. @unit ms */
  readonly at: number;
  /** Session of the flow that told it, its own for its timers; absent for the page and for answers. */
  readonly from?: string;
  /** Where the flow stood when it heard it, as `data-state` says it; absent in records of earlier versions. */
  readonly state?: string;
}

/** How a flow began. */
export interface FlightStart {
  readonly flow: string;
  readonly session: string;
  /** What it began with; secrets are masked, what cannot be written down is left out. */
  readonly input?: unknown;
  /** What the functions among its fields answered, such as the time that is left. */
  readonly code?: Readonly<Record<string, unknown>>;
  /** Since the recorder began. @unit ms */
  readonly at: number;
  /** The flow that it runs inside, and its name there. */
  readonly inside?: { readonly session: string; readonly as: string };
  /** Events that it heard altogether: more than there are entries when the first ones were dropped. */
  readonly heard: number;
}

/** What is saved as a file. */
export interface FlightRecord {
  readonly version: 1;
  /** Absent in records of earlier versions. */
  readonly starts?: readonly FlightStart[];
  readonly entries: readonly FlightEntry[];
}

export interface FlightRecorder {
  /** For `<FlowProvider inspect>`. */
  readonly inspect: (event: InspectionEvent) => void;
  /** The last entries, oldest first, and how their flows began. */
  read(): FlightRecord;
}

/** Entries kept. */
export const FLIGHT_LENGTH = 200;

/** Fields whose content nobody may read, wherever they stand. */
const SECRET =
  /^(password|repeated|code|smsCode|ticket|.*token.*|authorization|cookie|(api|secret|access|private)_?key)$/i;
export const MASK = '•••';

/** A code that names a finding or a fault, such as LOW_RESOLUTION, and that nobody types. */
const WORD = /^[A-Z]{5,}(_[A-Z]+)*$|^[A-Z]+(_[A-Z]+)+$/;

/** How deep content is followed; a flow's events are flat. */
const DEPTH = 6;

/** What stands for a secret: good where it was good, so that a form judges it alike; equal secrets have equal ones. */
function maskOf(field: string, secret: unknown, known: Map<unknown, number>): unknown {
  if (secret === '' || (field === 'code' && typeof secret === 'string' && WORD.test(secret)))
    return secret;
  if (!known.has(secret)) known.set(secret, known.size + 1);
  const number = known.get(secret) ?? 1;
  if (field === 'smsCode' && checkSmsCode(secret) === null) return '000000';
  if (/^(password|repeated)$/.test(field) && checkPassword(secret) === null)
    return `Masked-${number}`;
  return number === 1 || field === 'code' ? MASK : `${MASK}${number}`;
}

/** A copy that can be written as JSON: secrets masked, errors as their messages, files as their names. */
export const withoutSecrets = (value: unknown): unknown => copyOf(value, DEPTH, new Map());

function copyOf(value: unknown, depth: number, known: Map<unknown, number>): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object') return undefined;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.map((item) => copyOf(item, depth - 1, known));
  const plain = value instanceof Error ? { ...value, message: value.message } : value;
  return Object.fromEntries(
    Object.entries(plain).flatMap(([key, content]): [string, unknown][] => {
      if (content !== undefined && SECRET.test(key)) return [[key, maskOf(key, content, known)]];
      const copy = copyOf(content, depth - 1, known);
      return copy === undefined ? [] : [[key, copy]];
    }),
  );
}

/** The part of an actor that is read here. */
interface Named {
  readonly logic?: { readonly id?: unknown };
  readonly sessionId: string;
  readonly id: string;
  readonly _parent?: Named;
  getSnapshot(): unknown;
}

/** Promises and callbacks have no name; only flows are written down. */
const nameOf = ({ logic }: Named): string | undefined =>
  typeof logic?.id === 'string' ? logic.id : undefined;

/** Where a flow stands; undefined before it has a state. */
function stateOf(actor: Named): string | undefined {
  const { value } = (actor.getSnapshot() ?? {}) as { value?: StateValue };
  return value === undefined ? undefined : leafPaths(value).join('|');
}

/** What the functions of an input answer: they read the time that is left, or a table. */
export function codeOf(input: unknown): Readonly<Record<string, unknown>> | undefined {
  const functions = Object.entries(input ?? {}).filter(([, part]) => typeof part === 'function');
  if (functions.length === 0) return undefined;
  return Object.fromEntries(
    functions.map(([name, read]: [string, (about: string) => unknown]) => {
      try {
        return [name, withoutSecrets(read('')) ?? null];
      } catch {
        return [name, null];
      }
    }),
  );
}

/** @param now @unit ms */
export function createFlightRecorder(now: () => number, length = FLIGHT_LENGTH): FlightRecorder {
  const began = now();
  const entries: FlightEntry[] = [];
  const starts = new Map<string, Omit<FlightStart, 'heard'>>();
  const heard = new Map<string, number>();

  function keepStart(actor: Named, flow: string, input: unknown): void {
    const { sessionId: session, _parent: parent, id } = actor;
    const inside = parent && nameOf(parent) ? { session: parent.sessionId, as: id } : undefined;
    const copy = withoutSecrets(input);
    const code = codeOf(input);
    starts.set(session, {
      ...{ flow, session, at: now() - began },
      ...(copy !== undefined && { input: copy }),
      ...(code && { code }),
      ...(inside && { inside }),
    });
  }

  /** Those of the flows that are written about, and of the flows around them. */
  function startsTold(): readonly FlightStart[] {
    const told = new Set(entries.map(({ session }) => session));
    for (const session of told) {
      const around = starts.get(session)?.inside?.session;
      if (around !== undefined) told.add(around);
    }
    return [...starts.values()]
      .filter(({ session }) => told.has(session))
      .map((start) => ({ ...start, heard: heard.get(start.session) ?? 0 }));
  }

  return {
    inspect(inspected) {
      if (inspected.type !== '@xstate.event') return;
      const actor = inspected.actorRef as unknown as Named;
      const flow = nameOf(actor);
      if (flow === undefined) return;
      const { sessionId: session } = actor;
      if (inspected.event.type === 'xstate.init') {
        keepStart(actor, flow, (inspected.event as { input?: unknown }).input);
        return;
      }
      const source = inspected.sourceRef as unknown as Named | undefined;
      const state = stateOf(actor);
      heard.set(session, (heard.get(session) ?? 0) + 1);
      entries.push({
        ...{ flow, session, at: now() - began },
        event: withoutSecrets(inspected.event) as FlightEntry['event'],
        ...(source && nameOf(source) !== undefined && { from: source.sessionId }),
        ...(state !== undefined && { state }),
      });
      if (entries.length > length) entries.shift();
    },
    read: () => ({ version: 1, starts: startsTold(), entries: [...entries] }),
  };
}

/** Reads a saved record; throws with what is wrong with it. */
export function parseFlight(text: string): FlightRecord {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Error('This file is no flight record: it is not JSON.');
  }
  const record = read as Partial<FlightRecord> | null;
  if (record?.version !== 1 || !Array.isArray(record.entries)) {
    throw new Error('This file is no flight record: it has no entries of version 1.');
  }
  if (!(record.starts ?? []).every((start) => typeof start?.session === 'string')) {
    throw new Error('The record does not say how its flows began.');
  }
  const broken = record.entries.findIndex(
    (entry) => typeof entry?.flow !== 'string' || typeof entry?.event?.type !== 'string',
  );
  if (broken >= 0) throw new Error(`Entry ${broken + 1} of the record names no flow or no event.`);
  return record as FlightRecord;
}
