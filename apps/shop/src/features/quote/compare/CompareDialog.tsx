/** Up to three configurations side by side: what they are, what they cost line by line, when they come, what they weigh. */
import type { Configuration as Wire } from '@banxin/contract/entities/configuration';
import { pathOf } from '@banxin/contract/routes';
import type { Configuration, PricedQuote, Product } from '@banxin/pricing/types';
import { Button } from '@banxin/ui/Button';
import { Dialog } from '@banxin/ui/Dialog';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { CompareTable } from '../../../lib/CompareTable.tsx';
import { useText } from '../../../lib/text.ts';
import { useCopy } from '../../../lib/useCopy.ts';
import { compareText } from './compare.messages.ts';
import { COMPARE_PARAM, isSameJob } from './compared.ts';
import { compareRowsText } from './compareRows.messages.ts';
import { useCompareRows } from './useCompareRows.tsx';

export interface CompareDialogProps {
  readonly product: Product;
  readonly all: readonly Configuration[];
  /** What the page shows now. */
  readonly now: Configuration;
  readonly priceOf: (configuration: Configuration) => PricedQuote | null;
  readonly onTake: (configuration: Configuration) => void;
  readonly onRemove: (configuration: Configuration) => void;
  readonly onClose: () => void;
}

const LETTERS = ['A', 'B', 'C'] as const;

export default function CompareDialog(props: CompareDialogProps) {
  const { product, all, now, priceOf, onTake, onRemove, onClose } = props;
  const text = useText(compareText);
  const { differs } = useText(compareRowsText);
  const copy = useCopy(text);
  const rows = useCompareRows(
    all.map((configuration) => ({ product, configuration, quote: priceOf(configuration) })),
  );
  const link = (): string => {
    const path = pathOf(
      'productDetail',
      { id: product.id },
      { [COMPARE_PARAM]: JSON.stringify(all as readonly Wire[]) },
    );
    return new URL(path, window.location.href).href;
  };
  return (
    <Dialog
      isOpen
      size="large"
      title={text.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap={12}>
        <CompareTable
          label={text.title}
          differs={differs}
          columns={all.map((one, at) => {
            const name = text.column(LETTERS[at] ?? '');
            const isNow = isSameJob(one, now);
            return {
              id: JSON.stringify(one),
              head: (
                <Stack gap={8} align="start">
                  <Inline gap={8}>
                    {name}
                    {isNow && (
                      <Text size={12} tone="quiet">
                        {text.now}
                      </Text>
                    )}
                  </Inline>
                  <Inline gap={8}>
                    {!isNow && (
                      <Button
                        size="small"
                        aria-label={text.takeOf(name)}
                        onPress={() => onTake(one)}
                      >
                        {text.take}
                      </Button>
                    )}
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={text.removeOf(name)}
                      onPress={() => onRemove(one)}
                    >
                      {text.remove}
                    </Button>
                  </Inline>
                </Stack>
              ),
            };
          })}
          rows={rows}
        />
        <Inline gap={12} justify="between">
          <Text size={12} tone="quiet">
            {text.hint}
          </Text>
          <Button size="small" onPress={() => void copy(link())}>
            {text.copyLink}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
