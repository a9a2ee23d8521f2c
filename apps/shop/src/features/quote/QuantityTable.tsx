/** The quantities of a product compared: sum, piece, day and saving, with what more would cost. */

import type { Product } from '@banxin/pricing/types';
import { amountOf, pieceOf } from '@banxin/pricing/units';
import { Button } from '@banxin/ui/Button';
import { formatCount } from '@banxin/ui/formatCount';
import { formatFen, formatUnitFen } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useDeferredValue, useMemo } from 'react';
import { dayText } from '../../lib/day.ts';
import { useText } from '../../lib/text.ts';
import * as css from './QuantityTable.css.ts';
import { quantitySteps } from './quantitySteps.ts';
import { quoteText } from './quote.messages.ts';
import type { Configurator } from './useConfigurator.ts';

export interface QuantityTableProps {
  readonly product: Product;
  readonly configurator: Configurator;
}

export default function QuantityTable({ product, configurator }: QuantityTableProps) {
  const text = useText(quoteText);
  const { dayWords } = useText(dayText);
  const { choose, priceOf } = configurator;
  // The pressed chip and the price answer first.
  const configuration = useDeferredValue(configurator.configuration);
  const steps = useMemo(
    () => quantitySteps(product, configuration, priceOf),
    [product, configuration, priceOf],
  );
  if (steps.length < 2) return null;
  const hasDays = steps.every(({ arriveDate }) => arriveDate !== null);
  const next = steps.find(({ more }) => more !== null);
  return (
    <Stack gap={8}>
      <table className={css.table} aria-label={text.compareQuantities}>
        <thead>
          <tr>
            <th scope="col" className={css.first}>
              {text.quantity}
            </th>
            <th scope="col" className={css.head}>
              {text.sum}
            </th>
            <th scope="col" className={css.head}>
              {text.unitPrice}
            </th>
            {hasDays && (
              <th scope="col" className={css.head}>
                {text.arrives}
              </th>
            )}
            <th scope="col" className={css.head}>
              {text.saves}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, at) => (
            <tr
              key={step.quantity}
              aria-current={step.isChosen || undefined}
              className={step.isChosen ? css.chosen : undefined}
            >
              <th scope="row" className={css.first}>
                {amountOf(product, step.quantity)}
              </th>
              <td className={css.figure}>
                {formatFen(step.total)}
                {steps[at - 1]?.total === step.total && ` ${text.samePrice}`}
              </td>
              <td className={css.figure}>{formatUnitFen(step.unit)}</td>
              {hasDays && <td className={css.figure}>{dayWords(step.arriveDate ?? '')}</td>}
              <td className={css.figure}>{step.saves > 0 ? `${step.saves}%` : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size={12} tone="quiet">
        {text.quantityNote(hasDays)}
      </Text>
      {next?.more && (
        <div>
          <Button onPress={() => choose(`quantity:${next.quantity}`)}>
            {text.moreFor(
              formatFen(next.more.fen),
              `${formatCount(next.more.pieces)} ${pieceOf(product)}`,
            )}
          </Button>
        </div>
      )}
    </Stack>
  );
}
