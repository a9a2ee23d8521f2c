/** The parcels of a workbook are paid for, or looked at; what is not paid soon is released. */
import { createPayment } from '@banxin/contract/calls/payment/payment';
import { pathOf } from '@banxin/contract/routes';
import { Inline } from '@banxin/ui/Inline';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { PayOrders } from '../../../features/batch/PayOrders.tsx';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { useText } from '../../../lib/text.ts';
import { cloudBatchText } from '../cloud-batch-order.messages.ts';

export interface PayParcelsProps {
  readonly importId: string;
  /** Rows that became parcels by this import. */
  readonly created: number;
  /** The parcels. */
  readonly parcels: number;
}

export function PayParcels({ importId, created, parcels }: PayParcelsProps) {
  const text = useText(cloudBatchText);
  const mayPay = useCanCall()(createPayment);
  return (
    <Stack gap={12}>
      <Text tone="body">{text.payHint}</Text>
      {mayPay && <PayOrders importId={importId} created={parcels} rows={created} />}
      <Inline>
        <LinkButton href={pathOf('cloudOrder', {}, { tab: 'orders', state: 'unpaid' })}>
          {text.toOrders}
        </LinkButton>
      </Inline>
    </Stack>
  );
}
