/** Writes down the last events of every flow, without secrets, so that a fault can be shown again. */
import type { InspectionEvent } from 'xstate';

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
}

/** What is saved as a file. */
export interface FlightRecord {
  readonly version: 1;
  readonly entries: readonly FlightEntry[];
}

export interface FlightRecorder {
  /** For `<FlowProvider inspect>`. */
  readonly inspect: (event: InspectionEvent) => void;
  /** The last entries, oldest first. */
  read(): FlightRecord;
}

/** Entries kept. */
export const FLIGHT_LENGTH = 200;

/** Fields whose content nobody may read, wherever they stand. */
const SECRET = /^(password|repeated|code|smsCode|ticket|.*token.*|authorization|cookie|key)$/i;
export const MASK = '•••';

/** How deep content is followed; a flow's events are flat. */
const DEPTH = 6;

/** A copy that can be written as JSON: secrets masked, errors as their messages, files as their names. */
export function withoutSecrets(value: unknown, depth = DEPTH): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object') return undefined;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth - 1));
  const plain = value instanceof Error ? { ...value, message: value.message } : value;
  return Object.fromEntries(
    Object.entries(plain).flatMap(([key, content]): [string, unknown][] => {
      if (SECRET.test(key)) return [[key, content === '' ? '' : MASK]];
      const copy = withoutSecrets(content, depth - 1);
      return copy === undefined ? [] : [[key, copy]];
    }),
  );
}

interface Named {
  readonly logic?: { readonly id?: unknown };
  readonly sessionId: string;
}

/** @param now @unit ms */
export function createFlightRecorder(now: () => number, length = FLIGHT_LENGTH): FlightRecorder {
  const began = now();
  const entries: FlightEntry[] = [];
  return {
    inspect(inspected) {
      if (inspected.type !== '@xstate.event') return;
      const { logic, sessionId } = inspected.actorRef as unknown as Named;
      // Promises and callbacks have no name; only flows are written down.
      if (typeof logic?.id !== 'string' || inspected.event.type === 'xstate.init') return;
      const event = withoutSecrets(inspected.event) as FlightEntry['event'];
      entries.push({ flow: logic.id, session: sessionId, event, at: now() - began });
      if (entries.length > length) entries.shift();
    },
    read: () => ({ version: 1, entries: [...entries] }),
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
  const broken = record.entries.findIndex(
    (entry) => typeof entry?.flow !== 'string' || typeof entry?.event?.type !== 'string',
  );
  if (broken >= 0) throw new Error(`Entry ${broken + 1} of the record names no flow or no event.`);
  return record as FlightRecord;
}
