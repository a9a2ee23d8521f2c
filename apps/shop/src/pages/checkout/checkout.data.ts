/** The payment of the address and the flow that settles it. */
import { cashierMachine, createCashierActors, type PayChannelName } from '@banxin/flows/cashier';
import { useFlow, useSelector } from '@banxin/flows/react';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { useServices } from '../../lib/services.ts';

/** The channel that led back here, as its address says. */
export function useBack(): PayChannelName | undefined {
  const [params] = useSearchParams();
  const back = params.get('back');
  return back === 'alipay' || back === 'wechat' ? back : undefined;
}

/** The channel that was chosen before the payment was opened, as the address says. */
export function useChosen(): PayChannelName | undefined {
  const [params] = useSearchParams();
  const by = params.get('by');
  return by === 'alipay' || by === 'wechat' || by === 'bank' ? by : undefined;
}

export function useCashier(
  paymentSN: string,
  back: PayChannelName | undefined,
  method: PayChannelName | undefined,
) {
  const { newKey, now } = useServices();
  // One key per visit: whatever happens here is charged once.
  const flow = useFlow(cashierMachine, {
    input: {
      paymentSN,
      back,
      method,
      key: newKey(),
      left: (instant) => Date.parse(instant) - now(),
    },
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
