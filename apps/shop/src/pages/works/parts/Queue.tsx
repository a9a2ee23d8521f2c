/** What waits at a desk, the earliest promise first; the case that is open is marked. */
import type { WorksCase } from '@banxin/contract/entities/works';
import { StatusTag } from '@banxin/ui/StatusTag';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../Works.css.ts';
import { worksText } from '../works.messages.ts';

export interface QueueProps {
  readonly cases: readonly WorksCase[];
  readonly isPending: boolean;
  /** The one that is open; null for none. */
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
}

export function Queue({ cases, isPending, openId, onOpen }: QueueProps) {
  const text = useText(worksText);
  const words = useFixedWords();
  return (
    <ul className={css.list} aria-label={text.noun} aria-busy={isPending}>
      {cases.map((one) => (
        <li key={one.orderId}>
          <button
            type="button"
            className={css.item}
            aria-current={one.orderId === openId}
            onClick={() => onOpen(one.orderId)}
          >
            <span className={css.number}>{one.orderSN}</span>
            <span className={css.end}>
              <StatusTag tone={one.isLate ? 'critical' : 'neutral'}>
                {one.isLate ? text.isLate : words(one.statusLabel)}
              </StatusTag>
            </span>
            <span className={`${css.quiet} ${css.whole}`}>
              <Own>
                {one.productName} {one.spec}
              </Own>
            </span>
            <span className={css.quiet}>
              <Own>{one.claim && !one.claim.isOwn ? text.inHands(one.claim.by) : one.customer}</Own>
            </span>
            <span className={`${css.quiet} ${css.end}`}>
              {one.dueDay === null ? text.noDue : text.due(one.dueDay)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
