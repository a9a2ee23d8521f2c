/** Why the checkout costs what it does: each of its orders, and each of their lines. */
import { prepareSubmit } from '@banxin/contract/calls/stock/submit';
import { AskedXray } from '../../../features/quote/xray/AskedXray.tsx';
import { XrayView } from '../../../features/quote/xray/XrayView.tsx';
import { useCall } from '../../../lib/useCall.ts';
import type { Asked } from '../checkout.ts';

export interface SubmitXrayProps {
  readonly asked: Asked;
  readonly onClose: () => void;
}

export default function SubmitXray({ asked, onClose }: SubmitXrayProps) {
  const prepared = useCall(prepareSubmit, { ...asked, explained: true });
  return (
    <AskedXray of={prepared} onClose={onClose}>
      {({ log }) => <XrayView price={log} />}
    </AskedXray>
  );
}
