/** Why a favourite costs now what it does: beside what it cost, line by line, with the inputs that moved. */
import { repriceFavorites } from '@banxin/contract/calls/order/favorite';
import { AskedXray } from '../../../features/quote/xray/AskedXray.tsx';
import { XrayCompare } from '../../../features/quote/xray/XrayCompare.tsx';
import { XrayView } from '../../../features/quote/xray/XrayView.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import type { Asked } from '../product-reorder.data.ts';
import { productReorderText } from '../product-reorder.messages.ts';

export interface ReorderXrayProps {
  /** Of one favourite. */
  readonly asked: Asked;
  readonly onClose: () => void;
}

export default function ReorderXray({ asked, onClose }: ReorderXrayProps) {
  const text = useText(productReorderText);
  const repriced = useCall(repriceFavorites, { ...asked, explained: true });
  return (
    <AskedXray of={repriced} onClose={onClose}>
      {([favorite]) => {
        const { before = null, after = null } = favorite?.logs ?? {};
        return (
          <XrayView
            price={after}
            begins="compared"
            {...(before &&
              after && {
                compared: (
                  <XrayCompare
                    before={before}
                    after={after}
                    names={[text.lastTime, text.thisTime]}
                  />
                ),
              })}
          />
        );
      }}
    </AskedXray>
  );
}
