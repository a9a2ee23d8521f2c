/**
 * Who reaches the works: every call of theirs, by each desk and act that its input can name, for visitors, customers,
 * staff with and without each desk, and an administrator. A call of the works that no row names fails.
 */
import type { WholeCall } from '@banxin/contract/call';
import { gangEvent } from '@banxin/contract/entities/gang';
import { type OfficeKind, officeKinds } from '@banxin/contract/entities/office';
import {
  customerType,
  subAccountRole,
  userRoleType,
  worksDesks,
} from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import {
  type Desk,
  desks,
  floorDesks,
  officeDesks,
  worksActs,
} from '@banxin/contract/lifecycles/works';
import { deskRights } from '@banxin/contract/rules/desks';
import { beforeAll, describe, expect, test } from 'vitest';
import { enter, type Terms } from '../src/modules/order/order.testkit.ts';
import { approvedOrder, stepOf } from '../src/modules/works/works.testkit.ts';
import { registrations } from '../src/registry.ts';
import { createTestServer, outcome } from './harness.ts';

const server = await createTestServer();
const calls: readonly WholeCall[] = registrations.map(({ call }) => call);
const ofWorks = calls.filter(
  ({ access }) => typeof access === 'object' && 'right' in access && access.right === 'works',
);

let orderId = 0;
let fileId = '';
beforeAll(async () => {
  const { browser } = await enter(server, { balance: 50_000_000 });
  ({ orderId } = await approvedOrder(server, browser));
  const file = await server.db
    .selectFrom('order_files')
    .select('file_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  fileId = file.file_id;
});

interface Row {
  readonly title: string;
  readonly call: string;
  readonly input: () => unknown;
  /** Of these one is enough. */
  readonly to: readonly Desk[];
  /** Who does not also sit there is refused. */
  readonly also?: Desk;
}

const deskOfKind: Readonly<Record<OfficeKind, Desk>> = {
  ticket: 'aftersales',
  authentication: 'papers',
  certificate: 'papers',
  invoice: 'invoices',
  red: 'invoices',
  unplaced: 'receipts',
  transfer: 'receipts',
  withdrawal: 'receipts',
  bankReturn: 'receipts',
  suggestion: 'content',
};

/** What the desk of customers does. */
function ofCustomers(): Row[] {
  const id = 2_000_000_000;
  const row = (title: string, call: string, more: object = {}): Row => ({
    ...{ title, call: `Works.${call}`, to: ['customers'] },
    input: () => ({ id, ...more }),
  });
  const gift = { kind: 1, amount: 100, minSpend: 200, count: 1, days: 30 };
  return [
    { ...row('finds customers', 'FindCustomers'), input: () => ({ keyword: '悦享' }) },
    row('opens the file of a customer', 'GetCustomerFile'),
    row('reads the orders of a customer', 'GetCustomerOrders'),
    { ...row('reads the account of a customer', 'GetCustomerLedger'), also: 'receipts' },
    row('reads where a customer is logged in', 'GetCustomerDevices'),
    row('reads what was done to a customer', 'GetCustomerRecords'),
    row('changes a customer', 'ChangeCustomer', { rev: 0, field: 'type', value: 3 }),
    row('gives coupons', 'GiveCoupons', gift),
    row('ends a device', 'EndCustomerDevice', { device: 'x' }),
  ];
}

const rows: readonly Row[] = [
  ...officeDesks.map(
    (desk): Row => ({
      title: `sees the queue of ${desk}`,
      call: 'Works.GetOfficeQueue',
      input: () => ({ desk }),
      to: [desk],
    }),
  ),
  ...(['ending', 'proxy'] as const).map(
    (view): Row => ({
      title: `sees ${view} of papers`,
      call: 'Works.GetOfficeQueue',
      input: () => ({ desk: 'papers', view }),
      to: ['papers'],
    }),
  ),
  ...officeKinds.flatMap((kind): Row[] => {
    const ref = { kind, number: 'RZ999999999' };
    const to = [deskOfKind[kind]];
    return [
      { title: `opens a ${kind}`, call: 'Works.GetOfficeCase', input: () => ref, to },
      { title: `takes a ${kind} in hand`, call: 'Works.ClaimOffice', input: () => ref, to },
      {
        title: `acts on a ${kind}`,
        call: 'Works.ActOffice',
        input: () => ({ ...ref, event: 'PASS', seen: '1' }),
        to,
      },
    ];
  }),
  ...(
    [
      ['authentication', 'RZ999999999', 'PASS_BY_PROXY'],
      ['certificate', 'ZS999999999', 'REMIND'],
    ] as const
  ).map(
    ([kind, number, event]): Row => ({
      title: `takes ${event} of a ${kind}`,
      call: 'Works.ActOffice',
      input: () => ({ kind, number, event, seen: '0', reason: '已核对营业执照原件' }),
      to: ['papers'],
    }),
  ),
  {
    title: 'enters a transfer that came',
    call: 'Works.RecordReceipt',
    input: () => ({ remark: '', amount: 1, number: '' }),
    to: ['receipts'],
  },
  ...(['news', 'help'] as const).flatMap((kind): Row[] => {
    const ref = { kind, id: 999_999_999 };
    const to: readonly Desk[] = ['content'];
    const draft = {
      ...{ kind, title: '', titleEn: '', summary: '', summaryEn: '', topicId: 1, tags: [] },
      ...{ flags: 0, isPinned: false, endsOn: null, productIds: [], body: '' },
    };
    return [
      { title: `sees the ${kind}`, call: 'Works.GetArticles', input: () => ({ kind }), to },
      { title: `opens ${kind}`, call: 'Works.GetArticle', input: () => ref, to },
      { title: `writes ${kind}`, call: 'Works.SaveArticle', input: () => draft, to },
      {
        title: `publishes ${kind}`,
        call: 'Works.PublishArticle',
        input: () => ({ ...ref, rev: 0, at: null }),
        to,
      },
      {
        title: `takes ${kind} down`,
        call: 'Works.TakeArticleDown',
        input: () => ({ ...ref, rev: 0, reason: '' }),
        to,
      },
    ];
  }),
  {
    title: 'sees a text as its readers would',
    call: 'Works.CleanArticle',
    input: () => ({ body: '' }),
    to: ['content'],
  },
  {
    title: 'keeps a picture of an article',
    call: 'Works.AddArticlePicture',
    input: () => ({ fileId: 'absent' }),
    to: ['content'],
  },
  {
    title: 'sees questionnaires',
    call: 'Works.GetQuestionnaires',
    input: () => ({}),
    to: ['content'],
  },
  {
    title: 'sees how a questionnaire was answered',
    call: 'Works.GetQuestionnaireTally',
    input: () => ({ edition: 'absent' }),
    to: ['content'],
  },
  {
    title: 'reads what was written to a questionnaire',
    call: 'Works.GetQuestionnaireWords',
    input: () => ({ edition: 'absent', number: 8 }),
    to: ['content'],
  },
  {
    title: 'notes that somebody was called who agreed to be',
    call: 'Works.NoteCallback',
    input: () => ({
      ...{ edition: 'absent', number: 9, account: 0 },
      ...{ isReached: true, note: '', seen: 0 },
    }),
    to: ['content'],
  },
  ...ofCustomers(),
  ...floorDesks.map(
    (desk): Row => ({
      title: `sees the queue of ${desk}`,
      call: 'Works.GetQueue',
      input: () => ({ desk }),
      to: [desk],
    }),
  ),
  ...worksActs.map(
    ({ entity, event, desk }): Row => ({
      title: `takes ${entity} ${event}`,
      call: 'Works.Act',
      input: () => ({ ...stepOf(orderId, event), entity, seen: 0 }),
      to: [desk],
    }),
  ),
  { title: 'sees how much waits', call: 'Works.GetDesks', input: () => ({}), to: desks },
  { title: 'sees the wall', call: 'Works.GetWall', input: () => ({}), to: desks },
  {
    title: 'takes a case in hand',
    call: 'Works.Claim',
    input: () => ({ id: orderId }),
    to: desks,
  },
  { title: 'opens a case', call: 'Works.GetCase', input: () => ({ id: orderId }), to: desks },
  { title: 'scans a bar code', call: 'Works.Scan', input: () => ({ number: 'G000' }), to: desks },
  {
    title: 'prints a job ticket',
    call: 'Works.GetJobTicket',
    input: () => ({ id: orderId }),
    to: ['production'],
  },
  {
    title: 'prints a shipping label',
    call: 'Works.GetLabel',
    input: () => ({ id: orderId }),
    to: ['shipping'],
  },
  { title: 'sees gang sheets', call: 'Works.GetGang', input: () => ({}), to: ['production'] },
  {
    title: 'saves gang sheets',
    call: 'Works.SaveGang',
    input: () => ({ factory: 0, stock: 'x', sheets: [{ id: null, rev: 0, orders: [orderId] }] }),
    to: ['production'],
  },
  ...gangEvent.options.map(
    (event): Row => ({
      title: `takes ${event} of a gang sheet`,
      call: 'Works.ActGang',
      input: () => ({ id: 999_999, rev: 1, event, reason: '机台检修' }),
      to: ['production'],
    }),
  ),
  {
    title: 'prints a plate layout',
    call: 'Works.GetPlateLayout',
    input: () => ({ id: 999_999 }),
    to: ['production'],
  },
  {
    title: 'takes a print file',
    call: 'Works.GetPrintFile',
    input: () => ({ id: orderId, fileId }),
    to: ['review', 'production'],
  },
];

const { internalStaff } = customerType;
const ALL_DESKS = desks.reduce((bits, desk) => bits | deskRights[desk], 0);

interface Somebody {
  readonly title: string;
  /** null: a visitor. */
  readonly terms: Terms | null;
  /** Bits of `worksDesks`. */
  readonly bits: number;
  readonly at: readonly Desk[];
}

const people: readonly Somebody[] = [
  { title: 'a visitor', terms: null, bits: 0, at: [] },
  { title: 'a customer', terms: {}, bits: 0, at: [] },
  // Bits alone make nobody staff.
  { title: 'a customer with the bits of every desk', terms: {}, bits: ALL_DESKS, at: [] },
  { title: 'staff without a desk', terms: { type: internalStaff }, bits: 0, at: [] },
  {
    title: 'staff with a bit that is no desk',
    terms: { type: internalStaff },
    bits: ALL_DESKS + 1,
    at: [],
  },
  ...desks.map(
    (desk): Somebody => ({
      title: `staff at ${desk}`,
      terms: { type: internalStaff },
      bits: deskRights[desk],
      at: [desk],
    }),
  ),
  { title: 'staff at every desk', terms: { type: internalStaff }, bits: ALL_DESKS, at: desks },
  { title: 'an administrator', terms: { userRoleType: userRoleType.admin }, bits: 0, at: desks },
];

async function browserOf({ terms, bits }: Somebody) {
  if (terms === null) return server.browser();
  const person = await enter(server, terms);
  await server.db
    .updateTable('customers')
    .set({ desks: bits })
    .where('id', '=', person.id)
    .execute();
  return person.browser;
}

test('every call of the works stands in a row', () => {
  expect(ofWorks.map(({ name }) => name).toSorted()).toEqual(
    [...new Set(rows.map(({ call }) => call))].toSorted(),
  );
});

describe.each(people)('$title', (somebody) => {
  test('reaches what stands in the table, and nothing else', async () => {
    const browser = await browserOf(somebody);
    const shut = somebody.terms === null ? errCode.notLoggedIn : errCode.forbidden;
    const reached: string[] = [];
    for (const { title, call: name, input } of rows) {
      const call = ofWorks.find((one) => one.name === name);
      if (call === undefined) throw new Error(`No call ${name}`);
      if ((await outcome(browser.send(call, input()))) !== shut) reached.push(title);
    }
    const open = rows.filter(
      ({ to, also }) =>
        to.some((desk) => somebody.at.includes(desk)) &&
        (also === undefined || somebody.at.includes(also)),
    );
    expect(reached).toEqual(open.map(({ title }) => title));
  });
});

test('a sub-account is staff by what its main account is and by desks of its own', async () => {
  const queue = ofWorks.find(({ name }) => name === 'Works.GetQueue');
  if (queue === undefined) throw new Error('No queue');
  const answerTo = async (terms: Terms, bits: number) => {
    const main = await enter(server, terms);
    const sub = await enter(server, { parent: main, roles: subAccountRole.ordering });
    await server.db
      .updateTable('customers')
      .set({ desks: bits })
      .where('id', '=', sub.id)
      .execute();
    return outcome(sub.browser.send(queue, { desk: 'review' }));
  };
  expect(await answerTo({ type: internalStaff }, worksDesks.review)).toBe('done');
  expect(await answerTo({ type: internalStaff }, 0)).toBe(errCode.forbidden);
  expect(await answerTo({}, worksDesks.review)).toBe(errCode.forbidden);
});
