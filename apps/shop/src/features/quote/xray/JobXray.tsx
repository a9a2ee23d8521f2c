/** Why a job that is no order yet costs what it does: as the server would sell it now. */
import type { InputOf } from '@banxin/contract/call';
import { calculateLogs } from '@banxin/contract/calls/order/priceLog';
import type { Configuration as Wire } from '@banxin/contract/entities/configuration';
import type { Configuration } from '@banxin/pricing/types';
import { useCall } from '../../../lib/useCall.ts';
import type { Way } from '../SpeedRow.tsx';
import { AskedXray } from './AskedXray.tsx';
import { XrayView } from './XrayView.tsx';

export interface JobXrayProps {
  readonly configuration: Configuration;
  readonly way: Way;
  readonly province: string | undefined;
  /** Where it goes to several addresses. */
  readonly drops?: InputOf<typeof calculateLogs>['drops'];
  readonly onClose: () => void;
}

export default function JobXray({ configuration, way, province, drops, onClose }: JobXrayProps) {
  const log = useCall(calculateLogs, {
    configuration: configuration as Wire,
    ...way,
    ...(province !== undefined && { province }),
    ...(drops && { drops }),
  });
  return (
    <AskedXray of={log} onClose={onClose}>
      {(price) => <XrayView price={price} />}
    </AskedXray>
  );
}
