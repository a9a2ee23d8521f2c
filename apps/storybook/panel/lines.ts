// What a flow heard, as lines for a reader: what only the flow itself tells is hidden, repeats are one line.
import type { FlowReceived } from './flowMessages.ts';

/** One line of the log. */
export interface LogLine {
  /** Where it stands in the log: the number of its first event. */
  readonly at: number;
  /** `CONFIRM`, `done sign`, `⏱ AGREEMENT_TICK`. */
  readonly text: string;
  /** What the event carries, as JSON; empty for nothing. */
  readonly content: string;
  /** How often it came one after the other. */
  readonly times: number;
  readonly isIgnored: boolean;
}

type Told = Pick<FlowReceived, 'event' | 'by' | 'isIgnored'>;

/** Timers and flows of the same page tell each other things that nobody has to know. */
export const isInternal = ({ by }: Pick<Told, 'by'>): boolean => by === 'clock' || by === 'flow';

/** An event's type for a reader. */
export const nameOf = (type: string): string =>
  type
    .replace(/^xstate\.done\.actor\./, 'done ')
    .replace(/^xstate\.error\.actor\./, 'error ')
    .replace(/^xstate\.after\.([^.]+)\..*$/, '⏱ $1');

/** What an event carries, as JSON; empty for nothing. Of an error it is what it says. */
export function contentOf({ type: _, actorId: __, ...content }: Record<string, unknown>): string {
  const { error, ...rest } = content as { error?: { message?: unknown } };
  const told = error === undefined ? rest : { ...rest, error: error.message ?? error };
  const text = JSON.stringify(told);
  return text === '{}' ? '' : text;
}

/** The lines of a log, oldest first. */
export function linesOf(received: readonly Told[], showsInternal: boolean): readonly LogLine[] {
  const lines: LogLine[] = [];
  received.forEach((one, at) => {
    if (!showsInternal && isInternal(one)) return;
    const { event, isIgnored } = one;
    const text = nameOf(event.type);
    const content = contentOf({ ...event });
    const last = lines.at(-1);
    const isRepeat =
      last?.text === text && last.content === content && last.isIgnored === isIgnored;
    if (last && isRepeat) lines.splice(-1, 1, { ...last, times: last.times + 1 });
    else lines.push({ at, text, content, times: 1, isIgnored });
  });
  return lines;
}
