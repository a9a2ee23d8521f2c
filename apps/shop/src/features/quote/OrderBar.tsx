/**
 * The bar at the foot: the sum, when it arrives, the way to its lines, and the button. A phone always has it, a wide
 * window where the price itself has left it, at the end of the page.
 */
import { Button } from '@banxin/ui/Button';
import { Money } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import { type ReactNode, useEffect, useState } from 'react';
import { dayText } from '../../lib/day.ts';
import { promiseText } from '../../lib/promise.ts';
import { useText } from '../../lib/text.ts';
import * as css from './OrderBar.css.ts';
import { orderBarText } from './orderBar.messages.ts';

/** Id of the part of the page that has the lines. */
export const PRICE_ID = 'price';

/** Whether the price has left the window at its upper edge. */
function usePriceAway(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const price = document.getElementById(PRICE_ID);
    if (!price) return;
    const observer = new IntersectionObserver(
      (seen) => {
        const last = seen.at(-1);
        if (last) setAway(last.boundingClientRect.top < -AWAY);
      },
      { threshold: [0.5, 0.7, 0.8, 0.9, 0.95, 1] },
    );
    observer.observe(price);
    return () => observer.disconnect();
  }, []);
  return isAway;
}

function showLines(): void {
  const lines = document.getElementById(PRICE_ID);
  lines?.scrollIntoView({ block: 'start' });
  lines?.focus({ preventScroll: true });
}

/** So much of the price's upper edge may be out of sight. @unit px */
const AWAY = 40;

export interface OrderBarProps {
  /** Null while there is no price. @unit fen */
  readonly totalFen: number | null;
  /** When it arrives if it is paid for now; null while unknown. Local date. */
  readonly arriveDate: string | null | undefined;
  /** What the button depends on, in a line above it. */
  readonly choice?: ReactNode;
  /** The button. */
  readonly children?: ReactNode;
}

export function OrderBar({ totalFen, arriveDate, choice, children }: OrderBarProps) {
  const text = useText(orderBarText);
  const { arrivesBy } = useText(promiseText);
  const { dayWords } = useText(dayText);
  return (
    <div
      className={css.bar}
      data-page-bar={choice ? 'choice' : ''}
      data-away={usePriceAway() || undefined}
    >
      {choice && <div className={css.choice}>{choice}</div>}
      <div className={css.said}>
        <Money fen={totalFen} size="large" tone="price" />
        {arriveDate && (
          <Text size={12} tone="body">
            {arrivesBy(dayWords(arriveDate))}
          </Text>
        )}
      </div>
      <Button variant="quiet" onPress={showLines}>
        {text.lines}
      </Button>
      {children}
    </div>
  );
}
