/** Why a row costs what it does, as it would be ordered. */
import { calculateLogs } from '@banxin/contract/calls/order/priceLog';
import type { PricedQuote } from '@banxin/pricing/types';
import { XrayButton } from '../../../features/quote/xray/XrayButton.tsx';
import { useCanCall } from '../../../features/session/useCanCall.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useText } from '../../../lib/text.ts';
import { confirmMultText } from '../confirmMult.messages.ts';
import type { Terms } from '../prices.ts';

const JobXray = lazyPart(() => import('../../../features/quote/xray/JobXray.tsx'));

export interface JobXrayButtonProps {
  /** From 1. */
  readonly number: number;
  readonly quote: PricedQuote;
  readonly terms: Terms;
}

export function JobXrayButton({ number, quote, terms: { quoting } }: JobXrayButtonProps) {
  const text = useText(confirmMultText);
  const may = useCanCall();
  if (!may(calculateLogs)) return null;
  const carrier = quote.delivery?.carrier;
  return (
    <XrayButton of={text.row(number)}>
      {(onClose) => (
        <JobXray
          configuration={quote.configuration}
          way={{ urgent: quoting.urgent, ...(carrier !== undefined && { carrier }) }}
          province={quoting.destination?.province}
          onClose={onClose}
        />
      )}
    </XrayButton>
  );
}
