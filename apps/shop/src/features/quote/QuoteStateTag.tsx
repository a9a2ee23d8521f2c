/** How a shared quote stands. */
import type { QuoteShareState } from '@banxin/contract/entities/quoteShare';
import { StatusTag, type StatusTone } from '@banxin/ui/StatusTag';
import { useText } from '../../lib/text.ts';
import { quoteShareText } from './quoteShare.messages.ts';

const tones: Readonly<Record<QuoteShareState, StatusTone>> = {
  waiting: 'action',
  agreed: 'positive',
  declined: 'critical',
  over: 'neutral',
  withdrawn: 'neutral',
};

export function QuoteStateTag({ state }: { readonly state: QuoteShareState }) {
  const text = useText(quoteShareText);
  return <StatusTag tone={tones[state]}>{text.state(state)}</StatusTag>;
}
