/** Two configurations that somebody keeps, at the prices of this moment, line by line. */
import { calculateLogs } from '@banxin/contract/calls/order/priceLog';
import type { Configuration } from '@banxin/contract/entities/configuration';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Loaded } from '../../../lib/Loaded.tsx';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/useCall.ts';
import { XrayCompare } from './XrayCompare.tsx';
import { XrayFrame } from './XrayFrame.tsx';
import { xrayText } from './xray.messages.ts';

/** A configuration, and what it is called. */
export interface NamedJob {
  readonly name: string;
  readonly configuration: Configuration;
}

export interface TwoJobsXrayProps {
  readonly jobs: readonly [NamedJob, NamedJob];
  readonly onClose: () => void;
}

export default function TwoJobsXray({ jobs: [one, other], onClose }: TwoJobsXrayProps) {
  const text = useText(xrayText);
  const before = useCall(calculateLogs, { configuration: one.configuration });
  const after = useCall(calculateLogs, { configuration: other.configuration });
  const failed = { place: 'part', title: text.failed } as const;
  const pending = <Skeleton shape="row" count={6} isAnnounced />;
  return (
    <XrayFrame onClose={onClose}>
      <Loaded of={before} pending={pending} failed={failed}>
        {(first) => (
          <Loaded of={after} pending={pending} failed={failed}>
            {(second) => (
              <XrayCompare before={first} after={second} names={[one.name, other.name]} />
            )}
          </Loaded>
        )}
      </Loaded>
    </XrayFrame>
  );
}
