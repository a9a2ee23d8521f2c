/** The bar at the foot of a phone: the sum, when it arrives, the way to its lines, and the button. */
import { Button } from '@banxin/ui/Button';
import { Money } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';
import { dayText } from '../../lib/day.ts';
import { promiseText } from '../../lib/promise.ts';
import { useText } from '../../lib/text.ts';
import * as css from './OrderBar.css.ts';
import { orderBarText } from './orderBar.messages.ts';

/** Id of the part of the page that has the lines. */
export const PRICE_ID = 'price';

function showLines(): void {
  const lines = document.getElementById(PRICE_ID);
  lines?.scrollIntoView({ block: 'start' });
  lines?.focus({ preventScroll: true });
}

export interface OrderBarProps {
  /** Null while there is no price. @unit fen */
  readonly totalFen: number | null;
  /** When it arrives if it is paid for now; null while unknown. Local date. */
  readonly arriveDate: string | null | undefined;
  /** The button. */
  readonly children?: ReactNode;
}

export function OrderBar({ totalFen, arriveDate, children }: OrderBarProps) {
  const text = useText(orderBarText);
  const { arrivesBy } = useText(promiseText);
  const { dayWords } = useText(dayText);
  return (
    <div className={css.bar} data-page-bar>
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
