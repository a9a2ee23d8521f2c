/** Under the price: what the account holds, what coupons could save, and why it costs what it does. */
import { formatFen, Money } from '@banxin/ui/Money';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { LaterXrayButton } from '../../../features/quote/xray/LaterXrayButton.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useText } from '../../../lib/text.ts';
import type { ConfirmInfo, OrderConfirmation } from '../order-confirm.data.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';
import { stillToSave } from '../stillToSave.ts';

const ConfirmXray = lazyPart(() => import('./ConfirmXray.tsx'));

export interface PriceFootProps extends Pick<OrderConfirmation, 'asked'> {
  readonly info: ConfirmInfo;
}

export function PriceFoot({ info, asked }: PriceFootProps) {
  const text = useText(orderConfirmText);
  const saving = stillToSave(info);
  return (
    <Stack gap={4} align="start">
      <Text>
        {text.balance} <Money fen={info.balance} />
      </Text>
      {saving > 0 && <Text>{text.couponSaves(formatFen(saving))}</Text>}
      <LaterXrayButton>
        {(onClose) => <ConfirmXray asked={asked} onClose={onClose} />}
      </LaterXrayButton>
    </Stack>
  );
}
