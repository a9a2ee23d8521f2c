/** The cashier as its tests drive it. */
import { createActor } from 'xstate';
import { controlledClient, recordEmitted, SimulatedClock } from '../../exports/testing.ts';
import { createCashierActors } from './cashier.actors.ts';
import { cashierMachine } from './cashier.machine.ts';
import { samplePayment } from './cashier.samples.ts';
import type { PayChannelName } from './cashier.types.ts';

/** How long the payment is open. @unit s */
export const OPEN_FOR = 72 * 3_600;

/** The cashier on a clock of its own, with a client that answers when told. */
export function open(method?: PayChannelName) {
  const client = controlledClient();
  const clock = new SimulatedClock();
  const time = { slept: 0 };
  const cashier = createActor(cashierMachine.provide({ actors: createCashierActors(client) }), {
    clock,
    input: {
      paymentSN: samplePayment.paymentSN,
      key: 'k',
      method,
      left: (instant) =>
        instant === samplePayment.expiresAt
          ? (OPEN_FOR - time.slept) * 1_000 - clock.now()
          : Date.parse(instant) - clock.now(),
    },
  });
  const emitted = recordEmitted(cashier);
  cashier.start();
  const state = () => cashier.getSnapshot().value;
  const context = () => cashier.getSnapshot().context;
  /** The computer sleeps: time passes and no timer runs. */
  const sleep = (seconds: number) => {
    time.slept += seconds;
  };
  const asked = () => client.calls.filter(({ name }) => name === 'Pay.Poll').length;
  return { client, clock, cashier, emitted, state, context, sleep, asked };
}

/** The same with its payment read. */
export async function loaded(payment = samplePayment, method?: PayChannelName) {
  const flow = open(method);
  flow.cashier.send({ type: 'OPEN' });
  await flow.client.last().answer(payment);
  return flow;
}
