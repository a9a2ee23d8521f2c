/** Two clerks and a customer at one case, a hundred times in sequences that chance chooses: what is done is done once. */
import { cancelInvoice, getInvoice } from '@banxin/contract/calls/invoice/invoice';
import { actOffice, getOfficeCase } from '@banxin/contract/calls/works/office';
import type { OfficeNeed } from '@banxin/contract/entities/office';
import { errCode } from '@banxin/contract/errors';
import { afterAll, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { setRetry } from '../../db/transaction.ts';
import { applied, invoiceDeskOf, numberOf } from '../invoice/invoice.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { paid } from '../order/order.testkit.ts';
import { enterStaff } from '../works/works.testkit.ts';

const ROUNDS = 100;
/** Who comes first is the machine's choice: rounds go on until every step was somebody's, at most these. */
const MOST_ROUNDS = 1_000;
const STEPS = ['APPROVE', 'CANCEL', 'ISSUE', 'PRINT_LABEL', 'REJECT', 'VOID'];

const server = await createTestServer();
const { db, random } = server;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const { digits, buyer } = invoiceDeskOf(server);
const clerks = [await enterStaff(server, ['invoices']), await enterStaff(server, ['invoices'])];
const customer = await buyer();

async function newCase() {
  const { orderSN } = await paid(customer.browser);
  const [id = 0] = await applied(customer.browser, [orderSN]);
  // Paper can be sent and voided too.
  await db.updateTable('invoices').set({ medium: 'paper' }).where('id', '=', id).execute();
  const number = await numberOf(customer.browser, id);
  return { id, ref: { kind: 'invoice', number } as const };
}

const typed = (): Readonly<
  Record<Extract<OfficeNeed, 'reason' | 'invoiceNumber' | 'carrier' | 'trackingNo'>, string>
> => ({
  reason: '抬头与税务登记号不一致，请核对',
  invoiceNumber: digits(),
  carrier: 'ems',
  trackingNo: '1100220033',
});

type Case = Awaited<ReturnType<typeof newCase>>;

/** One of the steps that the case offers now, as somebody would send it who looked at it. */
async function chosenStep({ ref }: Case, browser: Browser) {
  const { steps, seen } = await browser.send(getOfficeCase, ref);
  // A reversal that is begun is a case of its own.
  const open = steps.filter(({ refusal, event }) => refusal === null && event !== 'ENTER_RED');
  const chosen = open[random.int(open.length)];
  return chosen && { ...ref, seen, event: chosen.event, ...typed() };
}

test('no case is acted on twice', async () => {
  let one = await newCase();
  const stations = new Set<string>();
  let refused = 0;
  let round = 0;
  for (; round < ROUNDS || (stations.size < STEPS.length && round < MOST_ROUNDS); round += 1) {
    const sent = await Promise.all(clerks.map(({ browser }) => chosenStep(one, browser)));
    if (sent.some((step) => step === undefined)) {
      one = await newCase();
      continue;
    }
    const before = (await customer.browser.send(getInvoice, { id: one.id })).events.length;
    const acts = clerks.map(({ browser }, at) => async () => {
      const step = sent[at];
      const answer = step ? await outcome(browser.send(actOffice, step)) : 'nothing';
      return { answer, isClerk: true };
    });
    if (random.int(4) === 0) {
      acts.push(async () => {
        const answer = await outcome(customer.browser.send(cancelInvoice, { id: one.id }));
        return { answer, isClerk: false };
      });
    }
    const shuffled = acts.toSorted(() => random.int(2) - 0.5);
    const answers = await Promise.all(shuffled.map((act) => act()));
    const { events } = await customer.browser.send(getInvoice, { id: one.id });
    expect(events).toHaveLength(before + 1);
    const done = answers.filter(({ answer }) => answer === 'done');
    // A customer who cancels what a clerk has just cancelled is told that it is cancelled: it was done once.
    const isTold = events.at(-1)?.event === 'CANCEL' && done.some(({ isClerk }) => isClerk);
    expect(isTold ? done.filter(({ isClerk }) => isClerk) : done).toHaveLength(1);
    stations.add(events.at(-1)?.event ?? '');
    const others = answers.flatMap(({ answer }) => (answer === 'done' ? [] : [answer]));
    expect(others).toEqual(others.map(() => errCode.wrongState));
    refused += others.length;
  }
  expect(refused).toBeGreaterThan(round / 2);
  expect([...stations].toSorted()).toEqual(STEPS);
});
