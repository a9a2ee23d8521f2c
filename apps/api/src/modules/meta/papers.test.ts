/** What is handed in for a review: a company's document, certificates and invoices, as their owner sees their charts. */
import { getAuthInfo, submitAuth } from '@banxin/contract/calls/customer/authentication';
import { updateCertificate } from '@banxin/contract/calls/customer/certificate';
import {
  applyInvoice,
  cancelInvoice,
  previewInvoice,
  resubmitInvoice,
} from '@banxin/contract/calls/invoice/invoice';
import { getTransitions } from '@banxin/contract/calls/meta/transitions';
import { type ReviewStatus, subAccountRole } from '@banxin/contract/enums/customer';
import {
  type InvoiceStatus,
  type InvoiceType,
  invoiceStatus,
  invoiceType,
} from '@banxin/contract/enums/invoice';
import { errCode } from '@banxin/contract/errors';
import type { Chart } from '@banxin/contract/lifecycles/chart';
import { type Moving, movingCharts } from '@banxin/contract/lifecycles/moves';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { instantOf } from '../../ports/clock.ts';
import { registeredCalls } from '../../registry.ts';
import { addCertificate } from '../certificate/certificate.testkit.ts';
import { upload } from '../file/upload.testkit.ts';
import { rejectInvoice } from '../invoice/desk.ts';
import { addTitle, application, numberOf } from '../invoice/invoice.testkit.ts';
import { enter, paid } from '../order/order.testkit.ts';
import { BRAND, COMPANY, licencePicture } from '../papers/papers.testkit.ts';

const server = await createTestServer();
const { db } = server;
const picture = await licencePicture();
const performed = new Set<string>(registeredCalls.flatMap(({ performs = [] }) => performs));

const stepsOf = (browser: Browser, entity: Moving, id: number) =>
  browser.send(getTransitions, { entity, id });

type Owner = Awaited<ReturnType<typeof enter>>;
let companies = 0;

/** One that stands in a status, and how its owner causes each event. */
interface Paper {
  readonly entity: Moving;
  /** Answers the number by which it is asked for. */
  readonly stand: (owner: Owner, status: number) => Promise<number>;
  readonly causes: Readonly<Record<string, (owner: Owner, id: number) => Promise<unknown>>>;
}

async function handIn({ browser }: Owner) {
  companies += 1;
  const { rev } = await browser.send(getAuthInfo, {});
  const fileId = await upload(server, browser, picture, '执照.png', 'licence');
  const company = {
    ...COMPANY,
    companyName: `图表测试企业${companies}号`,
    taxNumber: String(companies).padStart(15, '8'),
  };
  return browser.send(submitAuth, { ...company, validTo: null, fileId, rev });
}

async function revise({ browser }: Owner, id: number) {
  const fileIds = [await upload(server, browser, picture, '商标.png', 'certificate')];
  const { rev } = await db
    .selectFrom('certificates')
    .select('rev')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return browser.send(updateCertificate, { ...BRAND, id, fileIds, rev });
}

/** An application of its own for an order of its own. */
async function appliedFor({ browser }: Owner): Promise<number> {
  const { orderSN } = await paid(browser);
  const { id } = await addTitle(browser);
  const input = await application(browser, { orderSNs: [orderSN] }, id);
  return (await browser.send(applyInvoice, input)).ids[0] ?? 0;
}

/** What its table asks for of an issued one, and of a red one, is filled in. */
async function invoiceWith(owner: Owner, { status, type }: { status?: number; type?: number }) {
  const id = await appliedFor(owner);
  const isIssued = status !== undefined && status >= invoiceStatus.invoiced;
  const isRed = type === invoiceType.negative;
  await db
    .updateTable('invoices')
    .set({
      ...(status !== undefined && { status: status as InvoiceStatus }),
      ...(type !== undefined && { type: type as InvoiceType }),
      ...(isIssued && { number: String(id).padStart(20, '9') }),
      ...(isRed && {
        net: sql<number>`-net`,
        tax: sql<number>`-tax`,
        amount: sql<number>`-amount`,
      }),
    })
    .where('id', '=', id)
    .execute();
  return id;
}

async function sendAgain({ browser }: Owner, id: number) {
  const { expected } = await browser.send(previewInvoice, { id, kind: 'general' });
  const { id: titleId } = await db
    .selectFrom('invoice_titles')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const input = { id, expected, titleId, kind: 'general', medium: 'electronic' } as const;
  return browser.send(resubmitInvoice, input);
}

const papers: readonly Paper[] = [
  {
    entity: 'authentication',
    stand: async ({ id }, auth_status) => {
      await db.updateTable('customers').set({ auth_status }).where('id', '=', id).execute();
      return id;
    },
    causes: { SUBMIT: handIn, RESUBMIT: handIn, REPLACE: handIn },
  },
  {
    entity: 'certificateReview',
    stand: ({ id }, review) => addCertificate(db, id, { review: review as ReviewStatus }),
    causes: { REUPLOAD: revise, REVISE: revise },
  },
  {
    entity: 'certificateValidity',
    // Nobody has noted yet that its last day is over.
    stand: ({ id }, status) =>
      addCertificate(db, id, { valid_until: status === 2 ? '2026-11-19' : null }),
    causes: { RENEW: revise },
  },
  {
    entity: 'invoice',
    stand: (owner, status) => invoiceWith(owner, { status }),
    causes: {
      CANCEL: ({ browser }, id) => browser.send(cancelInvoice, { id }),
      RESUBMIT: sendAgain,
    },
  },
  {
    entity: 'invoiceType',
    stand: (owner, type) => invoiceWith(owner, { type }),
    causes: {},
  },
];

describe.each(papers)('$entity', ({ entity, stand, causes }) => {
  const chart: Chart = movingCharts[entity];
  const mine = chart.transitions.filter(
    ({ actor, event }) => actor === 'customer' && performed.has(`${entity}.${event}`),
  );

  test.each(chart.states.map((state) => [state, chart.labelOf(state)] as const))(
    'in status %i (%s) a step is open exactly when a call takes it, and every other says why not',
    async (state) => {
      const owner = await enter(server, { balance: 1_000_000 });
      const steps = await stepsOf(owner.browser, entity, await stand(owner, state));
      const arrows = chart.transitions.filter(({ from }) => from === state);
      expect(steps.map(({ event }) => event).toSorted()).toEqual(
        [...new Set(arrows.map(({ event }) => event))].toSorted(),
      );
      for (const { event, to, allowed, reason } of steps) {
        const arrow = arrows.find((one) => one.event === event && one.to === to);
        const isMine = arrow?.actor === 'customer';
        expect([event, allowed]).toEqual([event, isMine && performed.has(`${entity}.${event}`)]);
        if (allowed) continue;
        const why = isMine ? '网上暂不能办理，请联系客服' : null;
        expect(reason?.message).toBe(
          why ?? (arrow?.actor === 'system' ? '由系统自动处理' : '由印厂处理'),
        );
      }
    },
  );

  test('every event that a call names has its call here', () => {
    expect([...new Set(mine.map(({ event }) => event))].toSorted()).toEqual(
      Object.keys(causes).toSorted(),
    );
  });

  if (mine.length > 0) {
    test.each(mine)('$event from $from leads to $to', async ({ event, from, to }) => {
      const owner = await enter(server, { balance: 1_000_000 });
      const id = await stand(owner, from);
      await causes[event]?.(owner, id);
      const step = await db
        .selectFrom('status_events')
        .select(['from_status', 'to_status'])
        .where('entity', '=', entity)
        .where('entity_id', '=', id)
        .where('event', '=', event)
        .executeTakeFirst();
      expect(step).toEqual({ from_status: from, to_status: to });
    });
  }

  test('nobody else sees where it stands: it is as if it were not there', async () => {
    const owner = await enter(server, { balance: 1_000_000 });
    const other = await enter(server);
    const id = await stand(owner, chart.start[0] ?? 0);
    const foreign = await other.browser.refused(getTransitions, { entity, id });
    const missing = await other.browser.refused(getTransitions, { entity, id: 99_999_999 });
    expect(foreign.errCode).toBe(errCode.notFound);
    expect({ ...foreign, requestId: '' }).toEqual({ ...missing, requestId: '' });
  });
});

test('the renewal of a certificate whose end nobody had noted is written down with its end', async () => {
  const owner = await enter(server);
  const id = await addCertificate(db, owner.id, { valid_until: '2026-11-19' });
  await revise(owner, id);
  const events = await db
    .selectFrom('status_events')
    .select(['event', 'from_status', 'to_status', 'actor'])
    .where('entity', '=', 'certificateValidity')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { event: 'EXPIRE', from_status: 1, to_status: 2, actor: 'system' },
    { event: 'RENEW', from_status: 2, to_status: 1, actor: `customer:${owner.id}` },
  ]);
});

test('a rejected application whose order was applied for meanwhile says so, and is not sent again', async () => {
  const owner = await enter(server, { balance: 1_000_000 });
  const id = await appliedFor(owner);
  const desk = { db, now: instantOf(server.clock.now()), actor: 'staff' };
  const number = await numberOf(owner.browser, id);
  await rejectInvoice(desk, { number, reason: '抬头有误，请更正' });
  const stepsNow = async () =>
    (await stepsOf(owner.browser, 'invoice', id)).find(({ event }) => event === 'RESUBMIT');
  expect(await stepsNow()).toMatchObject({ allowed: true, to: invoiceStatus.applied });
  const { expected } = await owner.browser.send(previewInvoice, { id, kind: 'general' });
  const orderSNs = expected.map(({ orderSN }) => orderSN);
  const { id: titleId } = await addTitle(owner.browser).catch(() =>
    db
      .selectFrom('invoice_titles')
      .select('id')
      .where('customer_id', '=', owner.id)
      .executeTakeFirstOrThrow(),
  );
  await owner.browser.send(applyInvoice, await application(owner.browser, { orderSNs }, titleId));
  const step = await stepsNow();
  expect(step).toMatchObject({
    allowed: false,
    reason: { data: { key: 'invoice.alreadyApplied' } },
  });
  expect(step?.reason?.message).toBe(`订单${orderSNs[0]}已申请开票`);
});

describe('a sub-account', () => {
  test('is told why a step is the main account’s', async () => {
    const main = await enter(server);
    const { browser } = await enter(server, { parent: main, roles: subAccountRole.finance });
    expect(await stepsOf(browser, 'authentication', main.id)).toEqual([
      {
        event: 'SUBMIT',
        to: 1,
        allowed: false,
        reason: { message: '只有主账号可以进行此操作', data: { key: 'right.company' } },
      },
      {
        event: 'PASS_BY_PROXY',
        to: 20,
        allowed: false,
        reason: { message: '由印厂处理', data: { key: 'order.byStaff' } },
      },
    ]);
  });

  test.each([
    ['invoice', subAccountRole.design],
    ['invoiceType', subAccountRole.ordering],
    ['payment', subAccountRole.design],
    ['refund', subAccountRole.design],
    ['afterSales', subAccountRole.ordering],
    ['afterSalesAudit', subAccountRole.finance],
    ['afterSalesRecord', subAccountRole.design],
  ] as const)(
    'that may not read it is told nothing of where a %s stands',
    async (entity, roles) => {
      const main = await enter(server);
      const { browser } = await enter(server, { parent: main, roles });
      expect(await outcome(stepsOf(browser, entity, 1))).toBe(errCode.forbidden);
    },
  );
});
