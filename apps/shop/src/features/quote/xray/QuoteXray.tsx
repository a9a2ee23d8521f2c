/** Why a quote on paper costs what it does, and beside the price of now where that is known. */
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import { useText } from '../../../lib/text.ts';
import { XrayCompare } from './XrayCompare.tsx';
import { XrayFrame } from './XrayFrame.tsx';
import { XrayView } from './XrayView.tsx';
import { xrayText } from './xray.messages.ts';
import { flatLines, type XrayPrice } from './xrayLines.ts';

type Quote = Pick<QuoteSnapshot, 'total' | 'lines' | 'bookVersion'>;

export interface QuoteXrayProps {
  readonly quote: Quote;
  /** Instant. */
  readonly at: string;
  readonly now?: Quote | null | undefined;
  readonly onClose: () => void;
}

const priceOf = ({ total, bookVersion, lines }: Quote, at: string | null): XrayPrice => ({
  total,
  bookVersion,
  at,
  lines: flatLines(lines),
});

export default function QuoteXray({ quote, at, now, onClose }: QuoteXrayProps) {
  const text = useText(xrayText);
  const then = priceOf(quote, at);
  return (
    <XrayFrame onClose={onClose}>
      <XrayView
        price={then}
        {...(now && {
          compared: (
            <XrayCompare before={then} after={priceOf(now, null)} names={[text.past, text.today]} />
          ),
        })}
      />
    </XrayFrame>
  );
}
