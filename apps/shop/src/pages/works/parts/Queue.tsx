/** What waits at a desk, what is most urgent first; the case that is open is marked. */
import { Checkbox } from '@banxin/ui/Checkbox';
import { StatusTag } from '@banxin/ui/StatusTag';
import { memo, useLayoutEffect, useRef, useState } from 'react';
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

interface RowProps extends Omit<QueueRow, 'key'> {
  readonly id: string;
  readonly isOpen: boolean;
  /** Null where nothing is done with several at once. */
  readonly isChosen: boolean | null;
  readonly acts: {
    readonly open: (key: string) => void;
    readonly toggle: (key: string) => void;
  };
}

/** Drawn again only for what is its own: a hundred of them stand beside each case that is dealt with. */
const Row = memo(function Row(props: RowProps) {
  const { id, number, standing, isLate, subject, customer, heldBy, time } = props;
  const { isOpen, isChosen, acts } = props;
  const text = useText(worksText);
  return (
    <li data-key={id} className={css.row}>
      {isChosen !== null && (
        <span className={css.choice}>
          <Checkbox
            aria-label={text.choice(number)}
            isSelected={isChosen}
            onChange={() => acts.toggle(id)}
          />
        </span>
      )}
      <button
        type="button"
        className={css.item}
        aria-current={isOpen}
        onClick={() => acts.open(id)}
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
  );
});

export function Queue({ label, rows, isPending, openKey, onOpen, choosing }: QueueProps) {
  const latest = useRef({ onOpen, choosing });
  useLayoutEffect(() => {
    latest.current = { onOpen, choosing };
  });
  // The same all along: rows are not drawn for them.
  const [acts] = useState<RowProps['acts']>(() => ({
    open: (key) => latest.current.onOpen(key),
    toggle: (key) => latest.current.choosing?.toggle(key),
  }));
  return (
    <ul className={css.list} aria-label={label} aria-busy={isPending}>
      {rows.map(({ key, ...row }) => (
        <Row
          key={key}
          {...row}
          id={key}
          isOpen={key === openKey}
          isChosen={choosing?.has(key) ?? null}
          acts={acts}
        />
      ))}
    </ul>
  );
}
