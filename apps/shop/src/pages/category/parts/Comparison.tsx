/** Up to three products side by side, whatever the filters show: paper, days and the price of a thousand. */
import type { FilteredProduct } from '@banxin/contract/calls/catalogue/filter.schemas';
import { Heading } from '@banxin/ui/Heading';
import { Inline } from '@banxin/ui/Inline';
import { Money } from '@banxin/ui/Money';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { CompareTable } from '../../../lib/CompareTable.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../Category.css.ts';
import { categoryText } from '../category.messages.ts';

export interface ComparisonProps {
  readonly products: readonly FilteredProduct[];
  readonly onRemove: (id: number) => void;
  readonly onClear: () => void;
  /** Some did not load. */
  readonly onRetry: (() => void) | undefined;
}

export function Comparison({ products, onRemove, onClear, onRetry }: ComparisonProps) {
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
        {onRetry && (
          <Inline gap={12}>
            <Text tone="caution">{text.comparedLost}</Text>
            <button type="button" className={css.clear} onClick={onRetry}>
              {text.comparedRetry}
            </button>
          </Inline>
        )}
        {products.length > 0 && (
          <CompareTable
            label={text.compared}
            columns={products.map(({ id, name }) => ({
              id: String(id),
              head: (
                <>
                  {name}{' '}
                  <button
                    type="button"
                    className={css.clear}
                    aria-label={text.comparedRemoveName(name)}
                    onClick={() => onRemove(id)}
                  >
                    {text.comparedRemove}
                  </button>
                </>
              ),
            }))}
            rows={[
              {
                id: 'paper',
                label: text.paper,
                cells: products.map(({ material, gsm }) => ({
                  shown: `${material.name} ${gsm} g`,
                })),
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
        )}
      </Stack>
    </Sheet>
  );
}
