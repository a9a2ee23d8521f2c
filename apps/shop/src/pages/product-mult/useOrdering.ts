/** Orders all jobs at the prices that were seen, and goes on to the cashier; or says which rows are in the way, and why. */
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { createTogether } from '@banxin/contract/calls/order/together';
import type { RowMoved } from '@banxin/contract/calls/order/together.schemas';
import type { AddressInput } from '@banxin/contract/entities/customer';
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import type { order as refusals } from '@banxin/contract/refusals/order';
import type { DataOf } from '@banxin/contract/refusals/row';
import type { stock } from '@banxin/contract/refusals/stock';
import { pathOf } from '@banxin/contract/routes';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { receiverOf } from '../../features/address/useReceiver.ts';
import { useAskAgreement } from '../../features/agreement/useAskAgreement.ts';
import type { Taken } from '../../features/coupon/takenTogether.ts';
import { useCanCall } from '../../features/session/useCanCall.ts';
import type { Told } from '../../lib/fixedWords.ts';
import { useServices } from '../../lib/services.ts';
import { useText } from '../../lib/text.ts';
import { useSend } from '../../lib/useSend.ts';
import { confirmMultText } from './confirmMult.messages.ts';
import { sentDrops } from './drops.ts';
import { handed } from './jobRow.ts';
import type { SentJob } from './ways.ts';

/** What is in the way of all of them. */
export interface Obstacle {
  readonly told: Told;
  /** The row that it is about, from 0; null: it is about none alone. */
  readonly index: number | null;
  /** Nobody knows whether it arrived: the same again orders it once. */
  readonly isUnsettled: boolean;
}

/** What is sent, at the prices that were seen. */
export interface Placing {
  readonly jobs: readonly SentJob[];
  readonly to: AddressInput;
  readonly remark: string;
  readonly taken: Taken;
  /** Totals other than those of the jobs, by place. */
  readonly accepted?: ReadonlyMap<number, number> | undefined;
  /** Another sum than that of the totals without what is taken off. @unit fen */
  readonly sum?: number | undefined;
}

/** Another sum than the one that was seen, beside the totals that were accepted before. */
type SumMoved = DataOf<typeof stock.sumMoved> & Pick<Placing, 'accepted'>;

/** Of fields the row stands in their names: rows.3.configuration. */
const rowIn = (field: string | undefined): number | null => {
  const [, index] = /^rows\.(\d+)\./.exec(field ?? '') ?? [];
  return index === undefined ? null : Number(index);
};

export function useOrdering(onPlaced: () => void) {
  const text = useText(confirmMultText);
  const { toasts } = useServices();
  const may = useCanCall();
  const askAgreement = useAskAgreement(may(signAgreement));
  const [, navigate] = useLocation();
  const { send, isPending, failure, fields } = useSend(createTogether, { shownHere: 'all' });
  const [moved, setMoved] = useState<readonly RowMoved[] | null>(null);
  const [sumMoved, setSumMoved] = useState<SumMoved | null>(null);
  const forgetMoved = (): void => {
    setMoved(null);
    setSumMoved(null);
  };

  const place = async ({ jobs, to, remark, taken, accepted, sum }: Placing): Promise<void> => {
    forgetMoved();
    const totals = jobs.map(({ quote }, at) => accepted?.get(at) ?? quote.total);
    const isTaken = Object.keys(taken.choice).length > 0;
    const sent = await send({
      receiver: receiverOf(to),
      ...taken.choice,
      ...(isTaken && {
        expectedSum: sum ?? totals.reduce((all, one) => all + one, 0) - taken.off,
      }),
      rows: jobs.map(({ row, quote }, at) => {
        const carrier = quote.delivery?.carrier;
        return {
          configuration: row.configuration,
          ...(row.drops ? { drops: sentDrops(row.drops) } : carrier !== undefined && { carrier }),
          ...handed(row),
          remark,
          expectedTotal: fen(totals[at] ?? quote.total),
        };
      }),
    });
    if (sent.ok) {
      const { orders, paymentSN } = sent.value;
      onPlaced();
      toasts.show({ text: text.placed(orders.length), tone: 'positive' });
      navigate(pathOf('payCheckout', {}, { paymentSN }), { replace: true });
    } else if (sent.failure?.errCode === errCode.agreementMissing) askAgreement();
    else if (sent.failure?.errCode === errCode.priceMoved) {
      const data = sent.failure.data as object;
      if ('moved' in data) setMoved((data as DataOf<typeof refusals.pricesMoved>).moved);
      else setSumMoved({ ...(data as DataOf<typeof stock.sumMoved>), accepted });
    }
  };
  const isTold =
    failure?.errCode === errCode.agreementMissing || failure?.errCode === errCode.priceMoved;
  const [field] = Object.entries(fields);
  const { index } = (failure?.data ?? {}) as { readonly index?: unknown };
  const obstacle: Obstacle | null =
    failure === null || isTold || failure.kind === 'unauthorized'
      ? null
      : {
          told: field?.[1] ?? failure,
          isUnsettled: ['network', 'timeout', 'server'].includes(failure.kind),
          index: typeof index === 'number' ? index : rowIn(field?.[0]),
        };
  /** What is said of one row's receivers, by field: `drops.1.carrier`. */
  const refusedOf = (at: number): Readonly<Record<string, Told>> => {
    const own = `rows.${at}.`;
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, told]) =>
        name.startsWith(`${own}drops`) ? [[name.slice(own.length), told]] : [],
      ),
    );
  };
  return { place, isPending, moved, sumMoved, forgetMoved, obstacle, refusedOf };
}

export type Ordering = ReturnType<typeof useOrdering>;
