/** What of an order was paid and cannot be invoiced. */
import type { Invoiceable } from '@banxin/contract/entities/invoice';
import { Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../../lib/text.ts';
import { centreText } from '../invoice-centre.messages.ts';

const PARTS = ['refunded', 'invoiced', 'bonus', 'redPacket', 'coupon'] as const;

/** Each part of what was paid that cannot be invoiced, by its name. */
export function Excluded({ excluded }: Pick<Invoiceable, 'excluded'>) {
  const text = useText(centreText);
  const parts = PARTS.filter((part) => excluded[part] !== 0);
  if (parts.length === 0) return text.nothing;
  return (
    <Stack gap={0} align="end">
      {parts.map((part) => (
        <Text key={part} size={12} tone="quiet">
          {text[part]} <Money fen={excluded[part]} />
        </Text>
      ))}
    </Stack>
  );
}
