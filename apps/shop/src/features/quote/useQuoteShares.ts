/** The customer's shared quotes, the newest first. */
import type { InputOf } from '@banxin/contract/call';
import { getQuoteShares } from '@banxin/contract/calls/order/quoteShare';
import { useCall } from '../../lib/useCall.ts';

export const useQuoteShares = (input: InputOf<typeof getQuoteShares>) =>
  useCall(getQuoteShares, input, { keepPrevious: true });
