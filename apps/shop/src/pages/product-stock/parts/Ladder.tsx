/** What one costs by how many are bought; the step of the chosen quantity is marked. */
import { Money } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import { useAmount } from '../../../features/cart/amount.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../ProductStock.css.ts';
import type { Goods } from '../product-stock.data.ts';
import { stockText } from '../product-stock.messages.ts';

export interface LadderProps {
  readonly goods: Pick<Goods, 'ladder' | 'unit'>;
  readonly quantity: number;
}

export function Ladder({ goods: { ladder, unit }, quantity }: LadderProps) {
  const text = useText(stockText);
  const amount = useAmount();
  if (ladder.length === 0) {
    return (
      <div>
        <Money fen={null} size="large" /> <Text tone="quiet">{text.noPrices}</Text>
      </div>
    );
  }
  // A step at which one costs the same is none.
  const steps = ladder.filter(({ each }, at) => each !== ladder[at - 1]?.each);
  const step = steps.findLast((one) => one.quantity <= quantity)?.quantity;
  const marked = (one: { readonly quantity: number }) => (one.quantity === step ? '' : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the page, it is scrolled with the keyboard
    <section className={css.ladder} aria-label={text.ladder} tabIndex={0}>
      <table className={css.steps} aria-label={text.ladder}>
        <tbody>
          <tr>
            <th scope="row">{text.quantity}</th>
            {steps.map((one) => (
              <th key={one.quantity} scope="col" data-current={marked(one)}>
                {text.from(amount(one.quantity, unit))}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row">{text.each}</th>
            {steps.map((one) => (
              <td key={one.quantity} data-current={marked(one)}>
                <Money fen={one.each} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
