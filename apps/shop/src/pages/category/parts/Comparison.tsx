/** Up to three products side by side: paper, days and the price of a thousand. */
import type { FilteredProduct } from '@banxin/contract/calls/catalogue/filter.schemas';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Money } from '@banxin/ui/Money';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { CompareTable } from '../../../lib/CompareTable.tsx';
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
    <Sheet>
      <Stack gap={12}>
        <Inline justify="between">
          <Heading level={2}>{text.compared}</Heading>
          <button type="button" className={css.clear} onClick={onClear}>
            {text.comparedClear}
          </button>
        </Inline>
        <CompareTable
          label={text.compared}
          columns={products.map(({ id, name }) => ({ id: String(id), head: name }))}
          rows={[
            {
              id: 'paper',
              label: text.paper,
              cells: products.map(({ material, gsm }) => ({ shown: `${material.name} ${gsm} g` })),
            },
            {
              id: 'time',
              label: text.time,
              cells: products.map(({ days }) => ({
                shown: days === 0 ? text.inStock : text.days(String(days)),
              })),
            },
            ...(hasPrices
              ? [
                  {
                    id: 'thousand',
                    label: text.thousand,
                    cells: products.map(({ thousand }) => ({
                      shown: <Money fen={thousand} tone="price" />,
                    })),
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </Sheet>
  );
}
