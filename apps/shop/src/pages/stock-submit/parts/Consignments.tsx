/** What goes together from each factory, and who takes it. */
import type { Consignment } from '@banxin/contract/calls/stock/submit.schemas';
import { factory } from '@banxin/contract/enums/factory';
import { Money } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import { useAmount } from '../../../features/cart/amount.ts';
import { ProductDrawing } from '../../../features/product/ProductDrawing.tsx';
import { CarrierChoice } from '../../../features/quote/CarrierChoice.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { dayText } from '../../../lib/day.ts';
import { Part } from '../../../lib/Part.tsx';
import { promiseText } from '../../../lib/promise.ts';
import { useText } from '../../../lib/text.ts';
import { withWay } from '../checkout.ts';
import * as css from '../StockSubmit.css.ts';
import type { Checkout } from '../stock-submit.data.ts';
import { stockSubmitText } from '../stock-submit.messages.ts';

function Lines({ lines }: Pick<Consignment, 'lines'>) {
  const amount = useAmount();
  const { name } = useCatalogueWords();
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line.productId} className={css.line}>
          <div className={css.art}>
            <ProductDrawing productId={line.productId} />
          </div>
          <Text weight="medium">{name('product', line.productId, line.name)}</Text>
          <span className={css.amount}>
            <Text tone="body">{amount(line.quantity, line.unit)}</Text>
          </span>
          <span className={css.sum}>
            <Money fen={line.goods} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export interface ConsignmentsProps {
  readonly consignments: readonly Consignment[];
  readonly checkout: Pick<Checkout, 'choices' | 'choose'>;
}

export function Consignments({ consignments, checkout: { choices, choose } }: ConsignmentsProps) {
  const text = useText(stockSubmitText);
  const { arrivesBy } = useText(promiseText);
  const { dayWords } = useText(dayText);
  const { name } = useCatalogueWords();
  return consignments.map(({ factory: sender, arrives, carrier, carriers, lines }, index) => {
    const productId = lines[0]?.productId;
    if (productId === undefined) return null;
    const title =
      sender === null
        ? text.fromUnknown
        : text.from(name('factory', sender, factory.label(sender)));
    return (
      <Part key={productId} title={title}>
        {arrives !== null && <Text tone="body">{arrivesBy(dayWords(arrives))}</Text>}
        <Lines lines={lines} />
        {carriers.length === 0 ? (
          <Text tone="body">{text.noCarriers}</Text>
        ) : (
          <CarrierChoice
            label={text.carrier(index + 1)}
            carriers={carriers}
            chosen={carrier}
            onChoose={(code) =>
              choose({ ways: withWay(choices.ways, { productId, carrier: code }) })
            }
          />
        )}
      </Part>
    );
  });
}
