/** The office of the works over its calls: complaints and papers, by people who each have their own desk. */
import { getAfterSale, sendAfterSaleMessage } from '@banxin/contract/calls/afterSales/ticket';
import { getAuthInfo, submitAuth } from '@banxin/contract/calls/customer/authentication';
import { createCertificate, getCertificates } from '@banxin/contract/calls/customer/certificate';
import { getDesks } from '@banxin/contract/calls/works/desk';
import {
  actOffice,
  claimOffice,
  getOfficeCase,
  getOfficeQueue,
} from '@banxin/contract/calls/works/office';
import {
  afterSalesRecordStatus,
  afterSalesStatus,
  refundMethod,
} from '@banxin/contract/enums/afterSales';
import { authStatus, reviewStatus } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { certificateReviewChart } from '@banxin/contract/lifecycles/authentication';
import { expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { createTestRandom } from '../../../test/world.ts';
import { ask, claim, photo, received } from '../afterSales/afterSales.testkit.ts';
import { upload } from '../file/upload.testkit.ts';
import { enter } from '../order/order.testkit.ts';
import { BRAND, COMPANY, licencePdf, licencePicture } from '../papers/papers.testkit.ts';
import { enterStaff } from '../works/works.testkit.ts';

const server = await createTestServer();
const { db, shopClock } = server;
const [anna, ben] = [
  await enterStaff(server, ['aftersales', 'papers']),
  await enterStaff(server, ['aftersales', 'papers']),
];
const buyer = await enter(server, { balance: 50_000_000 });

const complain = async (more: Parameters<typeof claim>[1] = {}) => {
  const order = await received(server, buyer.browser);
  const fileIds = [await photo(server, buyer.browser)];
  return ask(server, buyer.browser, claim(order.order_sn, { fileIds, ...more }));
};
const ticketRef = (number: string) => ({ kind: 'ticket', number }) as const;
const open = (number: string, who = anna) => who.browser.send(getOfficeCase, ticketRef(number));

test('a complaint waits at its desk with what was judged, its photographs and the steps that lead on', async () => {
  const { ticket_sn: number, order_sn: orderSN } = await complain();
  const { items, total } = await anna.browser.send(getOfficeQueue, {
    desk: 'aftersales',
    keyword: orderSN,
  });
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ kind: 'ticket', number, isLate: false, claim: null });
  const one = await open(number);
  expect(one.verdicts[0]?.sentence.message).toBe('由工厂承担，由售后人员查看照片后答复');
  expect(one.steps.map(({ event }) => event)).toEqual([
    'ACCEPT',
    'FAIL',
    'APPROVE',
    'INVALIDATE',
    'ANSWER',
    'CANCEL',
  ]);
  const [picture] = one.pictures;
  expect((await anna.browser.fetch(picture?.preview ?? '')).status).toBe(200);
  const stranger = await enter(server, {});
  expect((await stranger.browser.fetch(picture?.preview ?? '')).status).toBe(404);
  const review = await enterStaff(server, ['review']);
  expect((await review.browser.fetch(picture?.preview ?? '')).status).toBe(404);
});

test('what waits longer than a working day is late, and counts as late', async () => {
  const before = await anna.browser.send(getDesks, {});
  const { ticket_sn: number } = await complain();
  await shopClock.advance(25 * 3_600_000);
  const after = await anna.browser.send(getDesks, {});
  const at = (found: typeof before) => found.desks.find(({ desk }) => desk === 'aftersales');
  expect((at(after)?.count ?? 0) - (at(before)?.count ?? 0)).toBe(1);
  expect(at(after)?.late).toBeGreaterThan(at(before)?.late ?? 0);
  expect((await open(number)).isLate).toBe(true);
});

test('accepted, it is refunded once by the bank: its customer sees the money, the second clerk reads that it moved', async () => {
  const { ticket_sn: number, id } = await complain({ refundMethod: refundMethod.bankTransfer });
  const first = await open(number);
  await anna.browser.send(actOffice, { ...ticketRef(number), event: 'ACCEPT', seen: first.seen });
  const late = await ben.browser.refused(actOffice, {
    ...ticketRef(number),
    event: 'ACCEPT',
    seen: first.seen,
  });
  expect(late.errCode).toBe(errCode.wrongState);
  expect(late.message).toMatch(/^此单已变为“.+”，未重复处理$/);
  const second = await open(number);
  const refund = second.steps.find(({ event }) => event === 'REFUND');
  if (refund === undefined) throw new Error(JSON.stringify(second.steps));
  const act = {
    ...ticketRef(number),
    event: 'REFUND',
    seen: second.seen,
    ...(refund.part !== null && { part: refund.part }),
  };
  expect(refund.needs).toEqual(['amount', 'bankRef']);
  expect((await anna.browser.refused(actOffice, act)).message).toBe('请先汇款并填写银行流水号');
  await anna.browser.send(actOffice, { ...act, bankRef: `B${number}` });
  const seenByBuyer = await buyer.browser.send(getAfterSale, { id });
  expect(seenByBuyer.status).toBe(afterSalesStatus.completed);
  expect(seenByBuyer.records[0]).toMatchObject({
    status: afterSalesRecordStatus.done,
    method: refundMethod.bankTransfer,
  });
  expect(seenByBuyer.refunded).toBeGreaterThan(0);
});

test('a refusal needs a reason, which its customer reads', async () => {
  const { ticket_sn: number, id } = await complain();
  const { seen } = await open(number);
  const act = { ...ticketRef(number), event: 'FAIL', seen };
  const missing = await anna.browser.refused(actOffice, act);
  expect(missing.fields?.reason).toContain('请填写原因');
  await anna.browser.send(actOffice, { ...act, reason: '请补充外箱和快递面单的照片' });
  expect((await buyer.browser.send(getAfterSale, { id })).reason).toBe(
    '请补充外箱和快递面单的照片',
  );
});

test('who answers keeps the case in hand; a message that came meanwhile is read before anything is decided', async () => {
  const { ticket_sn: number, id } = await complain();
  await anna.browser.send(claimOffice, ticketRef(number));
  const stale = await open(number);
  await buyer.browser.send(sendAfterSaleMessage, { id, text: '请尽快，周五就要用' });
  const act = { ...ticketRef(number), event: 'ACCEPT', seen: stale.seen };
  expect((await anna.browser.refused(actOffice, act)).errCode).toBe(errCode.wrongState);
  const fresh = await open(number);
  expect(fresh.verdicts[0]?.sentence.message).toBe('客户又留言了，请先回复');
  await anna.browser.send(actOffice, {
    ...ticketRef(number),
    event: 'ANSWER',
    text: '今天处理',
    seen: fresh.seen,
  });
  const answered = await open(number);
  expect(answered.claim).toMatchObject({ isOwn: true });
  expect(answered.talk.at(-1)).toMatchObject({ by: 'staff', text: '今天处理' });
  const inHands = await ben.browser.refused(actOffice, { ...act, seen: answered.seen });
  expect(inHands.message).toMatch(/正在处理，接手后可以操作$/);
  expect(await ben.browser.send(claimOffice, { ...ticketRef(number), take: true })).toMatchObject({
    isOwn: true,
  });
});

const handIn = async (file: Buffer, name: string, company = COMPANY) => {
  const person = await enter(server, {});
  const fileId = await upload(server, person.browser, file, name, 'licence');
  await person.browser.send(submitAuth, { ...company, fileId, validTo: null, rev: 0 });
  return { ...person, ref: { kind: 'authentication', number: `RZ${person.id}` } as const };
};

test('a company’s document stands beside what was typed, and what it says is compared', async () => {
  const { ref, browser } = await handIn(await licencePicture(), '执照.png');
  const one = await anna.browser.send(getOfficeCase, ref);
  expect(one.groups[0]?.facts).toContainEqual(
    expect.objectContaining({ value: { own: COMPANY.companyName }, differs: false }),
  );
  expect(one.verdicts.map(({ sentence }) => sentence.message)).toContain(
    '证件文字不能自动读出，请对照图片',
  );
  expect((await anna.browser.fetch(one.pictures[0]?.preview ?? '')).status).toBe(200);
  const production = await enterStaff(server, ['production']);
  expect((await production.browser.fetch(one.pictures[0]?.preview ?? '')).status).toBe(404);

  const named = { desk: 'papers', keyword: ref.number } as const;
  expect((await anna.browser.send(getOfficeQueue, named)).total).toBe(1);
  await anna.browser.send(actOffice, {
    ...ref,
    event: 'REJECT',
    seen: one.seen,
    reason: '照片不清晰，请重新拍摄后上传',
  });
  expect(await anna.browser.send(getOfficeCase, ref)).toMatchObject({
    standing: { message: '已驳回' },
    // What is left is for who knows the company without a document.
    steps: [{ event: 'PASS_BY_PROXY' }],
  });
  expect((await anna.browser.send(getOfficeQueue, named)).total).toBe(0);
  expect(await browser.send(getAuthInfo, {})).toMatchObject({
    status: authStatus.rejected,
    reason: '照片不清晰，请重新拍摄后上传',
  });
});

test('two companies with one tax number: the second cannot pass, and the desk says whose it is', async () => {
  const taxNumber = '91310000MA1FL0AB3X';
  const company = { ...COMPANY, companyName: '上海两家文化有限公司', taxNumber };
  const first = await handIn(licencePdf('Licence'), 'a.pdf', company);
  const second = await handIn(licencePdf('Licence'), 'b.pdf', company);
  const { seen } = await anna.browser.send(getOfficeCase, first.ref);
  await anna.browser.send(actOffice, { ...first.ref, event: 'PASS', seen });
  const one = await anna.browser.send(getOfficeCase, second.ref);
  expect(one.verdicts.some(({ sentence }) => /税号已由“.+”认证/.test(sentence.message))).toBe(true);
  expect(one.steps.find(({ event }) => event === 'PASS')?.refusal).not.toBeNull();
  expect(
    await outcome(anna.browser.send(actOffice, { ...second.ref, event: 'PASS', seen: one.seen })),
  ).not.toBe('done');
});

test('a certificate that was changed while it was looked at is not passed as it was', async () => {
  const fileId = await upload(
    server,
    buyer.browser,
    await licencePicture(),
    '商标.png',
    'certificate',
  );
  const { id } = await buyer.browser.send(createCertificate, { ...BRAND, fileIds: [fileId] });
  const ref = { kind: 'certificate', number: `ZS${id}` } as const;
  const { seen } = await anna.browser.send(getOfficeCase, ref);
  await db
    .updateTable('certificates')
    .set({ rev: Number(seen) + 1 })
    .where('id', '=', id)
    .execute();
  const late = await anna.browser.refused(actOffice, { ...ref, event: 'PASS', seen });
  expect(late.errCode).toBe(errCode.wrongState);
  const again = await anna.browser.send(getOfficeCase, ref);
  await anna.browser.send(actOffice, { ...ref, event: 'PASS', seen: again.seen });
  const rows = await buyer.browser.send(getCertificates, {});
  expect(rows.find((row) => row.id === id)?.review).toBe(reviewStatus.approved);
});

test('two people on one queue, in 100 random interleavings: no case is decided twice', async () => {
  const fileIds = [
    await upload(server, buyer.browser, await licencePicture(), '商标.png', 'certificate'),
  ];
  const made = { ...BRAND, number: 'ZC-2026-0999', fileIds };
  const { id } = await buyer.browser.send(createCertificate, made);
  const ref = { kind: 'certificate', number: `ZS${id}` } as const;
  const random = createTestRandom();
  const decided = async () => {
    const { count } = await db
      .selectFrom('status_events')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('entity', '=', certificateReviewChart.entity)
      .where('entity_id', '=', id)
      .where('event', 'in', ['APPROVE', 'REJECT'])
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  /** What one of them does, in an order of their own. */
  const work = async ({ browser }: typeof anna, seen: string): Promise<number> => {
    let done = 0;
    for (let step = 0; step < 3; step += 1) {
      const drawn = random.int(4);
      if (drawn === 0) await browser.send(claimOffice, ref);
      else if (drawn === 1) await browser.send(claimOffice, { ...ref, take: true });
      else {
        const event = drawn === 2 ? 'PASS' : 'REJECT';
        const act = { ...ref, event, seen, reason: '名称与证件不一致' };
        if ((await outcome(browser.send(actOffice, act))) === 'done') done += 1;
      }
    }
    return done;
  };
  let total = 0;
  for (let round = 0; round < 100; round += 1) {
    await db
      .updateTable('certificates')
      .set((eb) => ({ review: reviewStatus.pending, rev: eb('rev', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await db.deleteFrom('case_claims').execute();
    const before = await decided();
    const { seen } = await anna.browser.send(getOfficeCase, ref);
    const each = await Promise.all([work(anna, seen), work(ben, seen)]);
    const done = each[0] + each[1];
    expect(done, `round ${round}`).toBeLessThanOrEqual(1);
    expect((await decided()) - before, `round ${round}`).toBe(done);
    total += done;
  }
  expect(total).toBeGreaterThan(60);
});
