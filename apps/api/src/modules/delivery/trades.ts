/** Receivers of what was bought in a customer's own shop elsewhere, by the numbers of its orders. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getTrades } from '@banxin/contract/calls/delivery/trade';
import { delivery as refusals } from '@banxin/contract/refusals/delivery';
import type { UserContext } from '../../context.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';

export async function readTrades(
  { customer, ports }: UserContext,
  { tids }: ParsedOf<typeof getTrades>,
): Promise<OutputOf<typeof getTrades> | Refusal> {
  const { trades: source } = ports;
  if (!source.isConnected) return refuse(refusals.noShopConnected);
  const asked = [...new Set(tids)];
  const found = await source.find(customer.ownerId, asked);
  return {
    trades: asked.flatMap((tid) => {
      const receiver = found.get(tid);
      return receiver === undefined ? [] : [{ tid, receiver: { ...receiver, isDefault: false } }];
    }),
    missing: asked.filter((tid) => !found.has(tid)),
  };
}
