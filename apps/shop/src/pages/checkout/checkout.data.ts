/** The payment of the address and the flow that settles it. */
import { cashierMachine, createCashierActors } from '@banxin/flows/cashier';
import { useFlow, useSelector } from '@banxin/flows/react';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { useServices } from '../../lib/services.ts';

/** Number of the payment; '' when the address names none. */
export function usePaymentSN(): string {
  const [params] = useSearchParams();
  return params.get('payment')?.trim() ?? '';
}

/** Longest delay of a browser timer; what expires later expires after a reload. @unit ms */
const TIMER_MAX = 2 ** 31 - 1;

export function useCashier(paymentSN: string) {
  const { newKey, now } = useServices();
  // One key per visit: whatever happens here is charged once.
  const flow = useFlow(cashierMachine, {
    input: { paymentSN, key: newKey() },
    actors: createCashierActors,
  });
  const snapshot = useSelector(flow, (state) => state);
  const expiresAt = snapshot.context.payment?.expiresAt;
  useEffect(() => flow.send({ type: 'OPEN' }), [flow]);
  useEffect(() => {
    if (expiresAt === undefined) return;
    const left = Date.parse(expiresAt) - now();
    const timer = setTimeout(
      () => flow.send({ type: 'EXPIRE' }),
      Math.min(Math.max(left, 0), TIMER_MAX),
    );
    return () => clearTimeout(timer);
  }, [flow, expiresAt, now]);
  return { flow, state: snapshot.value, context: snapshot.context };
}

export type CashierFlow = ReturnType<typeof useCashier>['flow'];
