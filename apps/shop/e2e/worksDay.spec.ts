/**
 * A day on the works' desks, by keyboard alone: 40 orders, five of them with faulty files, three complaints, six invoices,
 * two companies, a transfer of another sum than was due. What customers see is right at every step, and in the evening
 * nothing is left.
 */
import { addEvidence, getAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import { getAccount } from '@banxin/contract/calls/customer/account';
import { getAuthInfo } from '@banxin/contract/calls/customer/authentication';
import { getInvoice, resubmitInvoice } from '@banxin/contract/calls/invoice/invoice';
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import { getOrderMaking } from '@banxin/contract/calls/order/making';
import { startChannel } from '@banxin/contract/calls/payment/channel';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { getWall } from '@banxin/contract/calls/works/wall';
import { afterSalesSolution, afterSalesStatus } from '@banxin/contract/enums/afterSales';
import { authStatus } from '@banxin/contract/enums/customer';
import { invoiceStatus } from '@banxin/contract/enums/invoice';
import { fileStatus, orderStatus as s } from '@banxin/contract/enums/order';
import { pathOf } from '@banxin/contract/routes';
import { auditStopped } from '../../api/test/stoppedShop.ts';
import { Caller } from './caller.ts';
import { Clerk } from './clerk.ts';
import { expect, fenIn, logIn, passHour, test } from './shop.ts';
import {
  type Application,
  apply,
  complain,
  earlierOrders,
  faultyOrders,
  handIn,
  type Job,
  keptOf,
  passNight,
  photograph,
  sound,
  soundOrders,
} from './worksDayCustomers.ts';

test.use({ demo: 'accounts' });

const ORDERS = 40;
const INVOICES = 6;
/** What came in place of what was due. @unit fen */
const CAME = 2_000;

/** All of them stand so. */
async function expectAll(jobs: readonly Job[], status: number): Promise<void> {
  for (const { by, orderSN } of jobs) expect((await by.look(orderSN)).status).toBe(status);
}

test('forty orders and what customers ask beside them are worked through the desks by keyboard in one day', async ({
  page,
  browser,
  shop,
}) => {
  // Some hundred steps: a busy machine takes longer for them than for other journeys.
  test.setTimeout(900_000);
  const enter = (name: string, province?: string) => Caller.enter(shop, name, province);
  const clerk = await Clerk.enter(page, shop, '系统管理员');
  const office = await enter('系统管理员');
  const yue = await enter('悦享包装');
  const he = await enter('合作伙伴印务', '江苏省');
  const kua = await enter('跨境优选', '浙江省');
  const hai = await enter('海外采购部', '广东省');
  const files = new Map<Caller, string>();
  for (const by of [yue, he, kua]) files.set(by, await sound(by));
  const earlier = await earlierOrders(page, office, files);
  const kept = await keptOf(earlier);
  await passNight(page);

  files.set(hai, await sound(hai));
  const cleanOf = (by: Caller): string => files.get(by) ?? '';
  const faulty = await faultyOrders([...files.keys()]);
  const transferred: Job = { by: he, ...(await he.order(cleanOf(he))) };
  const { paymentSN } = transferred;
  const { transfer } = await he.send(startChannel, { paymentSN, channel: 'bank' });
  const good = await soundOrders(files, ORDERS - faulty.length - 1);
  const orders = [...faulty, transferred, ...good];
  expect(new Set(orders.map(({ orderSN }) => orderSN)).size).toBe(ORDERS);
  // Files that are sound pass by rule once they are paid for; the others wait for a person.
  await expectAll(good, s.approvedOrdered);
  await expectAll(faulty, s.ordered);

  const [first, second, third] = earlier as [Job, Job, Job];
  const refunded = await complain(first, afterSalesSolution.discount);
  const reprinted = await complain(second, afterSalesSolution.reprint);
  const unclear = await complain(third, afterSalesSolution.discount);
  const applications: Application[] = [];
  for (const job of good.slice(0, INVOICES)) applications.push(await apply(job));
  const xin = await enter('新客小店');
  const companies = [
    { by: xin, companyName: '上海新客文化有限公司', taxNumber: '91310115MA1K40005H' },
    { by: hai, companyName: '深圳海采贸易有限公司', taxNumber: '91440306MA5FD0003U' },
  ];
  for (const company of companies) await handIn(company);

  const buyer = await browser.newContext();
  const own = await buyer.newPage();
  const [watched] = faulty;
  await own.goto(`${shop.url}${pathOf('UserOrderDetail', { sn: watched?.orderSN ?? '' })}`);
  await logIn(own, yue.name);
  const status = own.getByTestId('order-status');
  await expect(status).toHaveText('审核中');

  await test.step('files are looked at: five go back with a reason, which their customers read', async () => {
    await clerk.sitAt('review');
    await clerk.each(faulty.length + 1, async (title) => {
      const one = faulty.find(({ orderSN }) => title.includes(orderSN));
      // What is not paid yet is looked at too, and is sound.
      if (one === undefined) return clerk.press('p');
      const { by, orderSN, said } = one;
      const reason = await clerk.refuse(said);
      await expect
        .poll(() => by.look(orderSN))
        .toMatchObject({
          status: s.reviewWithdrawnOrdered,
          fileStatus: fileStatus.fileToModify,
        });
      expect(await by.letterOf(orderSN)).toContain(`没有通过审核：${reason}`);
    });
    await own.reload();
    await expect(status).toHaveText('待您修改');
    await expect(own.getByText('分辨率不足，请提供 300 dpi 以上的图片').first()).toBeVisible();
    await expectAll([transferred], s.approved);
  });

  await test.step('they are mended, come back, and pass at one key each', async () => {
    for (const { by, orderSN } of faulty) {
      await by.send(setOrderFiles, { orderSN, fileIds: [cleanOf(by)] });
    }
    await clerk.sitAt('review');
    await clerk.each(faulty.length, () => clerk.press('p'));
    await expectAll(faulty, s.approvedOrdered);
    for (const { by, orderSN } of faulty) {
      expect(await by.letterOf(orderSN)).toContain('的文件可以印刷');
    }
    await own.reload();
    await expect(status).toHaveText('待排产');
  });

  await test.step('a transfer of another sum goes into the balance, from which the order is paid', async () => {
    const before = (await he.send(getAccount, {})).balance;
    await clerk.sitAt('receipts');
    await clerk.press('n');
    await expect(page.getByRole('textbox', { name: '付款附言' })).toBeFocused();
    for (const words of [transfer?.remark ?? '', String(CAME / 100), 'B20261127001']) {
      await clerk.type(words);
      await clerk.press(words.startsWith('B') ? 'Enter' : 'Tab');
    }
    await clerk.each(1, () => clerk.press('a', 'Enter'));
    expect((await he.send(getAccount, {})).balance).toBe(before + CAME);
    expect((await he.letters())[0]).toContain('金额不符，已转入账户余额');
    await he.send(payByBalance, { paymentSN });
    await expectAll([transferred], s.approvedOrdered);
  });

  await test.step('complaints: one is refunded, one printed again, one has to show more and is refunded', async () => {
    const before = (await yue.send(getAccount, {})).balance;
    await clerk.sitAt('aftersales');
    let reason = '';
    const numberOf = async ({ by, id }: typeof unclear) =>
      (await by.send(getAfterSale, { id })).ticketSN;
    const unclearSN = await numberOf(unclear);
    const reprintedSN = await numberOf(reprinted);
    /** With all that was paid for the pieces, which its field begins with. */
    const acceptWhole = async (): Promise<void> => {
      await clerk.press('p');
      await expect(page.getByRole('textbox', { name: '退款金额' })).toBeFocused();
      await clerk.press('Enter');
    };
    await clerk.each(3, async (title) => {
      if (title.includes(unclearSN)) reason = await clerk.refuse(1);
      else if (title.includes(reprintedSN)) await clerk.press('p');
      else await acceptWhole();
    });
    const money = await yue.send(getAfterSale, { id: refunded.id });
    expect(money.status).toBe(afterSalesStatus.completed);
    const back = money.records[0]?.amount ?? 0;
    expect((await yue.send(getAccount, {})).balance).toBe(before + back);
    expect((await yue.letters()).join('\n')).toContain(`订单 ${first.orderSN} 的 ¥`);
    const { by, id } = unclear;
    expect((await by.send(getAfterSale, { id })).reason).toBe(reason);
    expect((await by.letters())[0]).toContain(`请补充凭证：售后单 ${unclearSN}`);
    await by.send(addEvidence, {
      ...{ id, text: '补一张整批货物的照片' },
      fileIds: [await photograph(by)],
    });
    await clerk.sitAt('aftersales');
    await clerk.open(unclearSN);
    await acceptWhole();
    await expect
      .poll(async () => (await by.send(getAfterSale, { id })).status)
      .toBe(afterSalesStatus.completed);
    const again = await reprinted.by.send(getAfterSale, { id: reprinted.id });
    expect(again.records[0]?.reprint?.total).toBe(0);
  });

  await test.step('papers: one company passes, the other sends a better photograph and passes too', async () => {
    await clerk.sitAt('papers');
    let reason = '';
    await clerk.each(companies.length, async (_, at) => {
      if (at === 0) await clerk.press('p');
      else reason = await clerk.refuse(1);
    });
    const standing = async () =>
      (await Promise.all([xin, hai].map((by) => by.send(getAuthInfo, {})))).map(
        (one) => one.status,
      );
    expect(await standing()).toEqual([authStatus.passed, authStatus.rejected]);
    expect((await hai.letters())[0]).toContain(reason);
    for (const company of companies.slice(1)) await handIn(company);
    await clerk.sitAt('papers');
    await clerk.each(1, () => clerk.press('p'));
    expect(await standing()).toEqual([authStatus.passed, authStatus.passed]);
  });

  await test.step('invoices: all but one are approved and issued; that one is mended and issued as well', async () => {
    let issued = 0;
    const issue = async (): Promise<void> => {
      await clerk.press('a', 'Enter');
      await expect(page.getByRole('textbox', { name: '发票号码' })).toBeFocused();
      issued += 1;
      await clerk.type(`26312000000000880${String(issued).padStart(3, '0')}`);
      await clerk.press('Enter');
    };
    let reason = '';
    await clerk.sitAt('invoices');
    await clerk.each(INVOICES, async (_, at) => {
      if (at < INVOICES - 1) await clerk.press('p');
      else reason = await clerk.refuse(1);
    });
    const seen = () => Promise.all(applications.map(({ by, id }) => by.send(getInvoice, { id })));
    const refused = (await seen()).findIndex((one) => one.status === invoiceStatus.rejected);
    const { by, id, input } = applications[refused] as (typeof applications)[number];
    expect((await by.letters())[0]).toContain(reason);
    await by.send(resubmitInvoice, { ...input, id });
    await clerk.sitAt('invoices');
    await clerk.open((await by.send(getInvoice, { id })).invoiceSN);
    await clerk.press('p');
    await clerk.sitAt('invoices');
    await clerk.each(INVOICES, issue);
    const all = await seen();
    expect(all.map((one) => one.status)).toEqual(all.map(() => invoiceStatus.invoiced));
    expect(new Set(all.map((one) => one.number)).size).toBe(INVOICES);
    for (const [at, one] of applications.entries()) {
      expect((await one.by.letters()).join('\n')).toContain(all[at]?.number ?? '-');
    }
  });

  const { records } = await reprinted.by.send(getAfterSale, { id: reprinted.id });
  const reprint: Job = {
    ...{ by: reprinted.by, paymentSN: '', total: 0 },
    orderSN: records[0]?.reprint?.orderSN ?? '',
  };
  const made = [...orders, reprint];

  await test.step('all are put on sheets as they are proposed, opened and stored', async () => {
    await clerk.sitAt('production');
    await clerk.allStocks();
    await expectAll(made, s.stored);
    for (const { by, orderSN } of made) {
      expect(await by.send(getOrderMaking, { orderSN })).toMatchObject({
        shared: { places: expect.any(Number) },
      });
    }
  });

  await test.step('all are labelled and given to their carriers, each of them at one press', async () => {
    await clerk.sitAt('shipping');
    await clerk.allShown('打面单');
    await clerk.all(made.length, '交给快递');
    await expectAll(made, s.shipped);
    for (const { by, orderSN } of made) {
      expect(await by.letterOf(orderSN)).toContain('已交给快递，运单号');
    }
    await own.reload();
    await expect(status).toHaveText('运输中');
    await buyer.close();
    // The complaint is settled once the shop has seen that its reprint is on the road.
    await passHour(page);
    const { by, id } = reprinted;
    await expect
      .poll(async () => (await by.send(getAfterSale, { id })).status)
      .toBe(afterSalesStatus.completed);
  });

  await test.step('in the evening the wall shows that nothing waits, what came in and which promises were kept', async () => {
    const { desks, promises, money, sheets } = await office.send(getWall, {});
    expect(desks.filter(({ count }) => count > 0)).toEqual([]);
    expect(promises).toMatchObject({ kept, broken: earlier.length - kept, unknown: 0 });
    expect(sheets.factories.filter(({ open, waiting }) => open + waiting > 0)).toEqual([]);
    expect(money).toEqual({ in: CAME, out: 0 });
    await page.goto(`${shop.url}${pathOf('worksToday')}`);
    const tiles = page.getByRole('region', { name: '各工位' }).getByRole('listitem');
    await expect(tiles).toHaveText(desks.map(() => /没有待处理$/));
    const wallMoney = page.getByRole('region', { name: '今日进出' });
    await expect(wallMoney).toContainText('¥');
    expect(fenIn(await wallMoney.textContent())).toBe(CAME);
  });

  await test.step('the books add up, and nothing was done twice', async () => {
    const found = await auditStopped(await shop.stop());
    expect(found).toEqual({ contradictions: [], repeated: [] });
  });
});
