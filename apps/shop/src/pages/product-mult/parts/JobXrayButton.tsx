/** Why a row costs what it does, as it would be ordered. */
import { calculateLogs } from '@banxin/contract/calls/order/priceLog';
import { XrayButton } from '../../../features/quote/xray/XrayButton.tsx';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useText } from '../../../lib/text.ts';
import { confirmMultText } from '../confirmMult.messages.ts';
import { askedDrops } from '../drops.ts';
import type { Terms } from '../prices.ts';
import type { SentJob } from '../ways.ts';

const JobXray = lazyPart(() => import('../../../features/quote/xray/JobXray.tsx'));

export interface JobXrayButtonProps {
  /** From 1. */
  readonly number: number;
  readonly job: SentJob;
  readonly terms: Terms;
}

export function JobXrayButton({
  number,
  job: { row, quote },
  terms: { quoting },
}: JobXrayButtonProps) {
  const text = useText(confirmMultText);
  const may = useCanCall();
  if (!may(calculateLogs)) return null;
  const carrier = row.drops ? undefined : quote.delivery?.carrier;
  return (
    <XrayButton of={text.row(number)}>
      {(onClose) => (
        <JobXray
          configuration={quote.configuration}
          way={{ urgent: quoting.urgent, ...(carrier !== undefined && { carrier }) }}
          province={row.drops ? undefined : quoting.destination?.province}
          {...(row.drops && { drops: askedDrops(row.drops) })}
          onClose={onClose}
        />
      )}
    </XrayButton>
  );
}
