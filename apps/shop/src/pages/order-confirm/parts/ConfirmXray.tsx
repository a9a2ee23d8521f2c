/** Why the order costs what it does, with all that is chosen for it here. */
import { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { AskedXray } from '../../../features/quote/xray/AskedXray.tsx';
import { XrayView } from '../../../features/quote/xray/XrayView.tsx';
import { useCall } from '../../../lib/useCall.ts';
import type { OrderConfirmation } from '../order-confirm.data.ts';

export interface ConfirmXrayProps extends Pick<OrderConfirmation, 'asked'> {
  readonly onClose: () => void;
}

export default function ConfirmXray({ asked, onClose }: ConfirmXrayProps) {
  const info = useCall(getConfirmOrderInfo, { ...asked, explained: true });
  return (
    <AskedXray of={info} onClose={onClose}>
      {({ log }) => <XrayView price={log} />}
    </AskedXray>
  );
}
