/** The payment of the address and the flow that settles it. */
import { cashierMachine, createCashierActors } from '@banxin/flows/cashier';
import { useFlow, useSelector } from '@banxin/flows/react';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { useServices } from '../../lib/services.ts';

/** Number of the payment; '' when the address names none. */
export function usePaymentSN(): string {
  const [params] = useSearchParams();
  // `payment` stands in addresses of before.
  return (params.get('paymentSN') ?? params.get('payment'))?.trim() ?? '';
}

export function useCashier(paymentSN: string) {
  const { newKey, now } = useServices();
  // One key per visit: whatever happens here is charged once.
  const flow = useFlow(cashierMachine, {
    input: { paymentSN, key: newKey(), left: (instant) => Date.parse(instant) - now() },
    actors: createCashierActors,
  });
  const snapshot = useSelector(flow, (state) => state);
  useEffect(() => flow.send({ type: 'OPEN' }), [flow]);
  useEffect(() => {
    const look = (): void => flow.send({ type: document.hidden ? 'HIDDEN' : 'SEEN' });
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [flow]);
  return { flow, snapshot };
}
