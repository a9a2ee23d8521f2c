/** What an earlier order hands on to this one: its receiver and carrier, as far as they are still wanted. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import type { CarrierCode } from '@banxin/pricing/types';
import { useMemo, useState } from 'react';
import type { QuoteTerms } from '../../features/quote/useConfigurator.ts';

export function useReorder(terms: QuoteTerms, earlier: OrderDetail | null) {
  const [keepsReceiver, keepReceiver] = useState(true);
  const [keepsCarrier, keepCarrier] = useState(true);
  const receiver = keepsReceiver ? (earlier?.receiver ?? null) : null;
  const carrier = keepsCarrier ? (earlier?.carrier?.code ?? null) : null;
  const province = receiver?.province;
  return {
    keepsReceiver,
    keepReceiver,
    keepsCarrier,
    keepCarrier,
    receiver,
    carrier,
    /** With the way that the goods take then. */
    terms: useMemo(
      () => ({
        ...terms,
        ...(province !== undefined && { destination: { province } }),
        ...(carrier !== null && { carrier: carrier as CarrierCode }),
      }),
      [terms, province, carrier],
    ),
  };
}

export type Reorder = ReturnType<typeof useReorder>;
