/** What waits at a desk, what is most urgent first; the case that is open is marked. */
import { Checkbox } from '@banxin/ui/Checkbox';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import type { Chosen } from '../useChosen.ts';
import * as css from '../Works.css.ts';
import { worksText } from '../works.messages.ts';

/** A case as a queue shows it. */
export interface QueueRow {
  readonly key: string;
  /** What people call it. */
  readonly number: string;
  /** How it stands. */
  readonly standing: string;
  readonly isLate: boolean;
  readonly subject: string;
  readonly customer: string;
  /** Who else has it in hand; null when nobody has. */
  readonly heldBy: string | null;
  /** By when, or since when. */
  readonly time: string;
}

export interface QueueProps {
  readonly label: string;
  readonly rows: readonly QueueRow[];
  readonly isPending: boolean;
  /** The one that is open; null for none. */
  readonly openKey: string | null;
  readonly onOpen: (key: string) => void;
  /** Which are chosen, and choosing them; absent where nothing is done with several at once. */
  readonly choosing?: Pick<Chosen<unknown>, 'has' | 'toggle'> | undefined;
}

export function Queue({ label, rows, isPending, openKey, onOpen, choosing }: QueueProps) {
  const text = useText(worksText);
  return (
    <ul className={css.list} aria-label={label} aria-busy={isPending}>
      {rows.map(({ key, number, standing, isLate, subject, customer, heldBy, time }) => (
        <li key={key} data-key={key} className={css.row}>
          {choosing && (
            <span className={css.choice}>
              <Checkbox
                aria-label={text.choice(number)}
                isSelected={choosing.has(key)}
                onChange={() => choosing.toggle(key)}
              />
            </span>
          )}
          <button
            type="button"
            className={css.item}
            aria-current={key === openKey}
            onClick={() => onOpen(key)}
          >
            <span className={css.number}>{number}</span>
            <span className={css.end}>
              <StatusTag tone={isLate ? 'critical' : 'neutral'}>
                {isLate ? text.isLate : standing}
              </StatusTag>
            </span>
            <span className={`${css.quiet} ${css.whole}`}>
              <Own>{subject}</Own>
            </span>
            <span className={css.quiet}>
              <Own>{heldBy === null ? customer : text.inHands(heldBy)}</Own>
            </span>
            <span className={`${css.quiet} ${css.end}`}>{time}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
