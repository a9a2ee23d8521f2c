/** Why a job that is no order yet costs what it does: as the server would sell it now. */
import { calculateLogs } from '@banxin/contract/calls/order/priceLog';
import type { Configuration as Wire } from '@banxin/contract/entities/configuration';
import type { Configuration } from '@banxin/pricing/types';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import type { Way } from '../SpeedRow.tsx';
import { XrayFrame } from './XrayFrame.tsx';
import { XrayView } from './XrayView.tsx';
import { xrayText } from './xray.messages.ts';

export interface JobXrayProps {
  readonly configuration: Configuration;
  readonly way: Way;
  readonly province: string | undefined;
  readonly onClose: () => void;
}

export default function JobXray({ configuration, way, province, onClose }: JobXrayProps) {
  const text = useText(xrayText);
  const log = useCall(calculateLogs, {
    configuration: configuration as Wire,
    ...way,
    ...(province !== undefined && { province }),
  });
  return (
    <XrayFrame onClose={onClose}>
      <Loaded
        of={log}
        pending={<Skeleton shape="row" count={10} isAnnounced />}
        failed={{ place: 'part', title: text.failed }}
      >
        {(price) => <XrayView price={price} />}
      </Loaded>
    </XrayFrame>
  );
}
