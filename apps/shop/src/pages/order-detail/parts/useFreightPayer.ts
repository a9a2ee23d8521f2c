/** Where more freight comes from: the balance at once, or the cashier before anything changes. */
import type { FreightPayer } from '@banxin/contract/calls/order/address.schemas';
import { pathOf } from '@banxin/contract/routes';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type ExpressSum, missingFor } from './expressDifference.ts';

export interface FreightPaying {
  /** There is something to pay, and so to choose. */
  readonly isCharged: boolean;
  /** What is chosen; the cashier where the balance is too low. */
  readonly payFrom: FreightPayer;
  readonly choose: (payer: FreightPayer) => void;
  /** Goes on to the payment that the change waits for. */
  readonly toCashier: (paymentSN: string) => void;
}

/** @param sum null while it is asked for */
export function useFreightPayer(sum: ExpressSum | null): FreightPaying {
  const [, navigate] = useLocation();
  const [chosen, choose] = useState<FreightPayer>('balance');
  const isShort = sum !== null && missingFor(sum) > 0;
  return {
    isCharged: sum?.isPaid === true && sum.difference > 0,
    payFrom: isShort ? 'cashier' : chosen,
    choose,
    toCashier: (paymentSN) => navigate(pathOf('payCheckout', {}, { paymentSN })),
  };
}
