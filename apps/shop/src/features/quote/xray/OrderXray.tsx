/** Why an order costs what it does: as it was kept, and beside the price of the same job today. */
import { calculateLogs } from '@banxin/contract/calls/order/priceLog';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { AskedXray } from './AskedXray.tsx';
import { XrayCompare } from './XrayCompare.tsx';
import { XrayView } from './XrayView.tsx';
import { xrayText } from './xray.messages.ts';
import type { XrayPrice } from './xrayLines.ts';

export interface OrderXrayProps {
  readonly orderSN: string;
  readonly onClose: () => void;
}

function Today({ orderSN, agreed }: { readonly orderSN: string; readonly agreed: XrayPrice }) {
  const text = useText(xrayText);
  const today = useCall(calculateLogs, { orderSN, today: true });
  return (
    <Loaded
      of={today}
      pending={<Skeleton shape="row" count={4} isAnnounced />}
      failed={{ place: 'part', title: text.failed }}
    >
      {(value) => (
        <XrayCompare
          before={agreed}
          after={value}
          names={[text.agreed, text.today]}
          note={text.beforeDiscounts}
        />
      )}
    </Loaded>
  );
}

export default function OrderXray({ orderSN, onClose }: OrderXrayProps) {
  const text = useText(xrayText);
  const log = useCall(calculateLogs, { orderSN });
  return (
    <AskedXray of={log} onClose={onClose}>
      {(agreed) => (
        <XrayView
          price={agreed}
          compared={<Today orderSN={orderSN} agreed={agreed} />}
          pastNote={text.orderNotKept}
        />
      )}
    </AskedXray>
  );
}
