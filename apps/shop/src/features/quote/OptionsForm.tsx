/** The configurator: every decision about a product, with reasons for what cannot be had. */
import type { Product } from '@banxin/pricing/types';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Notice } from '@banxin/ui/Notice';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../lib/text.ts';
import { CraftFields } from './CraftFields.tsx';
import { OptionRowView } from './OptionRowView.tsx';
import { QuantityRow } from './QuantityRow.tsx';
import { quoteText } from './quote.messages.ts';
import { SizeFields } from './SizeFields.tsx';
import type { Configurator } from './useConfigurator.ts';

export interface OptionsFormProps {
  readonly product: Product;
  readonly configurator: Configurator;
}

export function OptionsForm({ product, configurator }: OptionsFormProps) {
  const text = useText(quoteText);
  const { blocked, changes, configuration } = configurator;
  const words = changes.map(({ from, to }) => text.change(from, to)).join(text.separator);
  return (
    <Stack gap={20}>
      {configurator.rows.map((row) => (
        <Stack key={row.id} gap={12}>
          <OptionRowView row={row} configurator={configurator} />
          {row.id === 'size' && (
            <SizeFields
              product={product}
              configuration={configuration}
              onChange={configurator.set}
            />
          )}
          {blocked && row.options.some(({ id }) => id === blocked.id) && (
            <Notice tone="caution" title={text.blockedTitle(blocked.label)}>
              <Stack gap={12}>
                <Text>{blocked.reason}</Text>
                <Inline gap={12}>
                  {blocked.nearest && (
                    <Button
                      size="small"
                      variant="primary"
                      onPress={() => blocked.nearest && configurator.acceptNearest(blocked.nearest)}
                    >
                      {text.acceptNearest(
                        blocked.nearest.changes
                          .map(({ from, to }) => text.change(from, to))
                          .join(text.separator),
                      )}
                    </Button>
                  )}
                  <Button size="small" onPress={configurator.dismiss}>
                    {text.dismiss}
                  </Button>
                </Inline>
              </Stack>
            </Notice>
          )}
        </Stack>
      ))}
      <CraftFields product={product} configuration={configuration} onChange={configurator.set} />
      <QuantityRow product={product} configurator={configurator} />
      {words !== '' && (
        <Notice tone="action">
          {text.changed}
          {words}
        </Notice>
      )}
    </Stack>
  );
}
