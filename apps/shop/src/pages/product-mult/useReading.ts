/** Lines of plain words, each read into a job by the server; asked for piece by piece, in their order. */
import { parseRequirement } from '@banxin/contract/calls/order/requirement';
import type { ReadJob } from '@banxin/contract/calls/order/requirement.schemas';
import { REQUIREMENT_MAX } from '@banxin/contract/constants';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { type NewRow, newRow } from './jobRow.ts';

/** So many lines are read at once: as many jobs as one answer holds. */
const LINES_MAX = 20;

export interface WordsRead {
  readonly rows: readonly NewRow[];
  /** Products of other categories. */
  readonly elsewhere: readonly string[];
}

export type Reading =
  | { readonly state: 'none' }
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'read'; readonly value: WordsRead };

/** Pieces that are short enough for one question. */
export function piecesOf(lines: readonly string[]): string[] {
  const pieces: string[][] = [];
  for (const line of lines.map((one) => one.slice(0, REQUIREMENT_MAX))) {
    const last = pieces.at(-1);
    const isFull =
      !last || last.length === LINES_MAX || [...last, line].join('\n').length > REQUIREMENT_MAX;
    if (isFull) pieces.push([line]);
    else last.push(line);
  }
  return pieces.map((piece) => piece.join('\n'));
}

/** A job that was read, as a row: what was not understood is kept where it would stand. */
function rowOf({ made, gaps }: ReadJob, text: string): NewRow | null {
  if (made === null) return null;
  const row = newRow(made.configuration as NewRow['configuration']);
  const [gap] = gaps.filter(({ start, end }) => end > start);
  if (gap === undefined) return row;
  const typed = text.slice(gap.start, gap.end);
  return { ...row, unread: { crafts: { typed, offers: gap.offers.map((one) => one.text) } } };
}

/** @param lines null: nothing is asked @param isHere whether a product is one of the category */
export function useReading(
  lines: readonly string[] | null,
  isHere: (productId: number) => boolean,
): Reading {
  const { client } = useServices();
  const [reading, setReading] = useState<Reading>({ state: 'none' });
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((now) => now + 1), []);
  const text = lines === null ? null : lines.join('\n');
  const asked = useMemo(
    () => (text === null ? null : { pieces: piecesOf(text.split('\n')), attempt }),
    [text, attempt],
  );
  useEffect(() => {
    if (asked === null) {
      setReading({ state: 'none' });
      return undefined;
    }
    const left = new AbortController();
    const { signal } = left;
    const read = async (): Promise<void> => {
      setReading({ state: 'reading' });
      const rows: NewRow[] = [];
      const elsewhere = new Set<string>();
      try {
        for (const piece of asked.pieces) {
          const { jobs } = await client.send(
            parseRequirement,
            { text: piece },
            { display: 0, signal },
          );
          for (const job of jobs) {
            const row = rowOf(job, piece);
            if (row && isHere(row.configuration.productId)) rows.push(row);
            else elsewhere.add(job.made?.productName ?? piece.slice(job.start, job.end));
          }
        }
        setReading({ state: 'read', value: { rows, elsewhere: [...elsewhere] } });
      } catch {
        // Whoever sees it asks again; what was pasted stands there.
        if (!signal.aborted) setReading({ state: 'failed', again });
      }
    };
    void read();
    return () => left.abort();
  }, [asked, client, isHere, again]);
  return reading;
}
