/** Calls of the cashier. */
import { pollPayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import * as errCode from '@banxin/contract/codes';
import type { payment } from '@banxin/contract/refusals/payment';
import { fromPromise } from 'xstate';
import type { FlowClient } from '../client.types.ts';
import { failureOf, refusalData } from '../failure.ts';
import type {
  PayAnswer,
  Payment,
  PayRequest,
  Standing,
  StartAnswer,
  StartRequest,
} from './cashier.types.ts';

/** What the server's refusal means; undefined for one that only can be shown. */
function answerOf(error: unknown): PayAnswer | undefined {
  const { kind, errCode: code } = failureOf(error);
  if (kind !== 'business') return undefined;
  switch (code) {
    case errCode.balanceTooLow: {
      const gap = refusalData<typeof payment.balanceTooLow>(error, errCode.balanceTooLow);
      return { kind: 'tooLittle', balance: gap?.balance ?? 0, missing: gap?.missing ?? 0 };
    }
    case errCode.paidAlready:
      return { kind: 'paidBefore' };
    case errCode.wrongState:
      return { kind: 'over' };
    default:
      return undefined;
  }
}

/** The same for beginning at a channel. */
function startAnswerOf(error: unknown): StartAnswer | undefined {
  const { kind, errCode: code } = failureOf(error);
  if (kind !== 'business') return undefined;
  switch (code) {
    case errCode.paidAlready:
      return { kind: 'paidBefore' };
    case errCode.wrongState:
      return { kind: 'over' };
    case errCode.priceMoved:
      return { kind: 'moved' };
    default:
      return undefined;
  }
}

/**
 * `fetchPayment` reads payment and balance, `poll` asks silently how it stands; `startChannel` begins at a channel; `pay` answers the receipt or why it
 * cannot be paid.
 */
export const createCashierActors = (client: FlowClient) => ({
  fetchPayment: fromPromise<Payment, { paymentSN: string }>(({ input, signal }) =>
    client.send(getPayment, input, { signal }),
  ),
  poll: fromPromise<Standing, { paymentSN: string }>(({ input, signal }) =>
    client.send(pollPayment, input, { signal, display: 0 }),
  ),
  startChannel: fromPromise<StartAnswer, StartRequest>(async ({ input, signal }) => {
    try {
      const start = await client.send(startChannel, input, { signal, display: 0 });
      return { kind: 'started', start };
    } catch (error) {
      const answer = startAnswerOf(error);
      if (!answer) throw error;
      return answer;
    }
  }),
  pay: fromPromise<PayAnswer, PayRequest>(async ({ input, signal }) => {
    const { paymentSN, idempotencyKey } = input;
    try {
      const options = { signal, idempotencyKey, display: 0 } as const;
      const receipt = await client.send(payByBalance, { paymentSN }, options);
      return receipt.status === 'paid' ? { kind: 'paid', receipt } : { kind: 'pending' };
    } catch (error) {
      const answer = answerOf(error);
      if (!answer) throw error;
      return answer;
    }
  }),
});
