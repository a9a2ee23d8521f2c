/** Up to three products side by side: paper, days and the price of a thousand. */
import type { FilteredProduct } from '@banxin/contract/calls/catalogue/filter.schemas';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Money } from '@banxin/ui/Money';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { useText } from '../../../lib/text.ts';
import * as css from '../Category.css.ts';
import { categoryText } from '../category.messages.ts';

export interface ComparisonProps {
  readonly products: readonly FilteredProduct[];
  readonly onClear: () => void;
}

export function Comparison({ products, onClear }: ComparisonProps) {
  const text = useText(categoryText);
  const hasPrices = products.some(({ from }) => from !== null);
  return (
    <Sheet element="section" aria-label={text.compared}>
      <Stack gap={12}>
        <Inline justify="between">
          <Heading level={2}>{text.compared}</Heading>
          <button type="button" className={css.clear} onClick={onClear}>
            {text.comparedClear}
          </button>
        </Inline>
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <td />
                {products.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{text.paper}</th>
                {products.map(({ id, material, gsm }) => (
                  <td key={id}>
                    {material.name} {gsm} g
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{text.time}</th>
                {products.map(({ id, days }) => (
                  <td key={id}>{days === 0 ? text.inStock : text.days(String(days))}</td>
                ))}
              </tr>
              {hasPrices && (
                <tr>
                  <th scope="row">{text.thousand}</th>
                  {products.map(({ id, thousand }) => (
                    <td key={id}>
                      <Money fen={thousand} tone="price" />
                    </td>
                  ))}
                </tr>
              )}
            </tbody>
          </table>
        </div>
      </Stack>
    </Sheet>
  );
}
