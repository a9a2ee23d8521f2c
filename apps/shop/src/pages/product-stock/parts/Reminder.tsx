/** Being told when goods come in again: asked for, or taken back. */
import { setReminder } from '@banxin/contract/calls/stock/goods';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useState } from 'react';
import { useServices } from '../../../lib/services.ts';
import { useText } from '../../../lib/text.ts';
import { useSend } from '../../../lib/useSend.ts';
import type { Goods } from '../product-stock.data.ts';
import { stockText } from '../product-stock.messages.ts';

export function Reminder({
  goods: { productId, isReminded },
}: {
  readonly goods: Pick<Goods, 'productId' | 'isReminded'>;
}) {
  const text = useText(stockText);
  const { toasts } = useServices();
  const { send, isPending } = useSend(setReminder);
  /** As the server answered last; the goods themselves are asked for again meanwhile. */
  const [answered, setAnswered] = useState<boolean | null>(null);
  const set = async (isOn: boolean): Promise<void> => {
    const sent = await send({ id: productId, isOn });
    if (!sent.ok) return;
    setAnswered(sent.value.isReminded);
    toasts.show(
      isOn
        ? { text: text.remindedToast, detail: text.remindedDetail, tone: 'positive' }
        : { text: text.remindOffToast, tone: 'positive' },
    );
  };
  if (!(answered ?? isReminded)) {
    return (
      <Button variant="primary" isPending={isPending} onPress={() => void set(true)}>
        {text.remind}
      </Button>
    );
  }
  return (
    <Stack gap={8} align="start">
      <Inline gap={12}>
        <Text weight="medium" tone="positive">
          {text.reminded}
        </Text>
        <Button size="small" variant="quiet" isPending={isPending} onPress={() => void set(false)}>
          {text.remindOff}
        </Button>
      </Inline>
      <Text size={12} tone="quiet">
        {text.remindedWays}
      </Text>
    </Stack>
  );
}
