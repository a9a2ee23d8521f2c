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

/** Longest delay of a browser timer; what takes longer waits again. @unit ms */
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Timers sleep with the computer and in a hidden tab: what is left is read anew when the page is seen.
    const wait = (): void => {
      clearTimeout(timer);
      const left = Date.parse(expiresAt) - now();
      if (left <= 0) flow.send({ type: 'EXPIRE' });
      else timer = setTimeout(wait, Math.min(left, TIMER_MAX));
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [flow, expiresAt, now]);
  return { flow, state: snapshot.value, context: snapshot.context };
}

export type CashierFlow = ReturnType<typeof useCashier>['flow'];
