/** Why a parcel costs what it does: goods by their ladder, picking, packing, freight by weight. */
import { prepareCloudOrder } from '@banxin/contract/calls/cloudWarehouse/order';
import { AskedXray } from '../../../features/quote/xray/AskedXray.tsx';
import { XrayView } from '../../../features/quote/xray/XrayView.tsx';
import { useCall } from '../../../lib/useCall.ts';
import type { Asked } from '../cloud-order.data.ts';

export interface ParcelXrayProps {
  readonly asked: Asked;
  readonly onClose: () => void;
}

export default function ParcelXray({ asked, onClose }: ParcelXrayProps) {
  const prepared = useCall(prepareCloudOrder, { ...asked, explained: true });
  return (
    <AskedXray of={prepared} onClose={onClose}>
      {({ log }) => <XrayView price={log} />}
    </AskedXray>
  );
}
