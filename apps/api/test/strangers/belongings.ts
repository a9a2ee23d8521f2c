/** A customer who owns one of everything that can be named, and names of things that nobody owns. */
import { startImport } from '@banxin/contract/calls/batch/import';
import { startCloudImport } from '@banxin/contract/calls/cloudWarehouse/import';
import { createAddress } from '@banxin/contract/calls/customer/address';
import { getSessions } from '@banxin/contract/calls/customer/device';
import { saveSender } from '@banxin/contract/calls/customer/sender';
import { withdraw } from '@banxin/contract/calls/customer/withdrawal';
import { createSuggestion } from '@banxin/contract/calls/feedback/suggestion';
import { applyInvoice } from '@banxin/contract/calls/invoice/invoice';
import { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { addFavorite } from '@banxin/contract/calls/order/favorite';
import { getQuoteShares, shareQuote } from '@banxin/contract/calls/order/quoteShare';
import { issueQuoteSheet } from '@banxin/contract/calls/order/quoteSheet';
import { mergeCart } from '@banxin/contract/calls/stock/cart';
import { couponKind } from '@banxin/contract/enums/coupon';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { redReason } from '@banxin/contract/enums/invoice';
import { cloudWarehouseKind, orderStatus } from '@banxin/contract/enums/order';
import { fen } from '@banxin/contract/money';
import type { UploadPurpose } from '@banxin/contract/uploads';
import { SEED_NOW } from '../../src/db/seed/seed.ts';
import {
  ask,
  claim,
  deskOf,
  FLYERS,
  photo,
  received,
} from '../../src/modules/afterSales/afterSales.testkit.ts';
import { accept, fail } from '../../src/modules/afterSales/desk.ts';
import { cloudWorkbookOf, goodRows, workbookOf } from '../../src/modules/batch/batch.testkit.ts';
import { readerOf } from '../../src/modules/batch/reader.ts';
import { addCertificate } from '../../src/modules/certificate/certificate.testkit.ts';
import { adjust, send, stocked } from '../../src/modules/cloud/cloud.testkit.ts';
import { addCoupon } from '../../src/modules/coupon/coupon.testkit.ts';
import { beginUpload, upload } from '../../src/modules/file/upload.testkit.ts';
import { approveInvoice, issueInvoice } from '../../src/modules/invoice/desk.ts';
import { addTitle, application, numberOf } from '../../src/modules/invoice/invoice.testkit.ts';
import { enterRed } from '../../src/modules/invoice/redDesk.ts';
import {
  CARDS,
  confirmed,
  enter,
  type Person,
  paid,
  place,
  RECEIVER,
  standAt,
} from '../../src/modules/order/order.testkit.ts';
import { pathTo } from '../../src/modules/orderFiles/folder.testkit.ts';
import { licencePicture } from '../../src/modules/papers/papers.testkit.ts';
import { withdrawalCode } from '../../src/modules/withdrawal/withdrawal.testkit.ts';
import { approvedOrder, enterAdmin, takeSteps } from '../../src/modules/works/works.testkit.ts';
import { FIXTURES } from '../../src/preflight/fixtures.ts';
import type { Browser, TestServer } from '../harness.ts';

/** What lies in the cart of each. */
export const CART_LINE = { productId: 701, quantity: 2 };

/** By kind of thing; where two are of one kind the second stands beside. */
export type Names = Awaited<ReturnType<typeof namesOf>>;
export type Owner = Person & { readonly browser: Browser };

const card = FIXTURES['card-with-bleed']();
const picture = await licencePicture();

/** An upload of which nothing has arrived. */
const begin = async (browser: Browser): Promise<string> => {
  const begun = await beginUpload(browser, '名片.pdf', card.length);
  return begun.headers.get('location')?.split('/').at(-1) ?? '';
};

/** What a customer has uploaded, by what it is for. */
async function filesOf(server: TestServer, { browser }: Owner) {
  const drawn = (purpose: UploadPurpose) =>
    upload(server, browser, picture, `${purpose}.png`, purpose);
  return {
    fileId: await upload(server, browser, card, '名片.pdf'),
    printed: await upload(server, browser, card, '内页.pdf'),
    loose: await upload(server, browser, card, '散页一.pdf'),
    loose2: await upload(server, browser, card, '散页二.pdf'),
    loose3: await upload(server, browser, card, '散页三.pdf'),
    halfSent: await begin(browser),
    licence: await drawn('licence'),
    paper: await drawn('certificate'),
    paper2: await drawn('certificate'),
    evidence: await photo(server, browser),
    evidence2: await photo(server, browser),
    evidence3: await photo(server, browser),
    opinion: await drawn('suggestion'),
    comment: await drawn('comment'),
    sheet: await upload(server, browser, await workbookOf(goodRows(1)), '单.xlsx', 'import'),
    sheet2: await upload(server, browser, await workbookOf(goodRows(2)), '单二.xlsx', 'import'),
  };
}

async function invoicesOf(server: TestServer, { browser }: Owner) {
  const { id: titleId } = await addTitle(browser);
  const apply = async () => {
    const { orderSN } = await paid(browser);
    const input = await application(browser, { orderSNs: [orderSN] }, titleId);
    const { ids } = await browser.send(applyInvoice, input);
    return { orderSN, id: ids[0] ?? 0 };
  };
  const { id: invoiceId, orderSN: invoicedSN } = await apply();
  const { id: issued } = await apply();
  const desk = { ...deskOf(server), random: server.random };
  const number = await numberOf(browser, issued);
  await approveInvoice(desk, { number });
  await issueInvoice(desk, { number, invoiceNumber: `2699${String(issued).padStart(16, '0')}` });
  await server.db
    .updateTable('invoices')
    .set({ kind: 'special' })
    .where('id', '=', issued)
    .execute();
  await enterRed(desk, { number, amount: fen(100), reason: redReason.allowance });
  const { id: redId } = await server.db
    .selectFrom('invoice_reds')
    .select('id')
    .where('invoice_id', '=', issued)
    .executeTakeFirstOrThrow();
  return { titleId, invoiceId, invoicedSN, issued, redId };
}

async function cloudOf(server: TestServer, owner: Owner) {
  const { id: stockId, code } = await stocked(server, owner, { ...CARDS, quantity: 50 });
  await adjust(server, owner.id, stockId, 25);
  const rows = [
    {
      number: `Y-${owner.id}`,
      stockCode: code,
      ...{ quantity: 1, consignee: '陈女士', phone: '13800000001' },
      address: '浙江省杭州市西湖区文三路 1 号',
    },
  ];
  const bytes = await cloudWorkbookOf(rows);
  const importUrl = await upload(server, owner.browser, bytes, '云仓.xlsx', 'import');
  const { importId: cloudImportId } = await owner.browser.send(startCloudImport, { importUrl });
  await readerOf(server.services).runAll();
  return { stockId, stockCode: code, cloudImportId };
}

async function batchOf(server: TestServer, { id, browser }: Owner) {
  const rows = goodRows(2).map((row) => ({ ...row, number: `${row.number}-${id}` }));
  const uploadId = await upload(server, browser, await workbookOf(rows), '订单.xlsx', 'import');
  const { importId } = await browser.send(startImport, { uploadId });
  await readerOf(server.services).runAll();
  return { importId };
}

async function quotesOf({ browser }: Owner) {
  const sheet = { configuration: CARDS, province: RECEIVER.province };
  const { number: quoteNumber } = await browser.send(issueQuoteSheet, sheet);
  await browser.send(shareQuote, { number: quoteNumber, shownAs: '采购' });
  const { items } = await browser.send(getQuoteShares, {});
  return { quoteNumber, shareId: items[0]?.id ?? 0 };
}

/** What belongs to a login rather than to its company. */
async function loginOf({ db, browser: open }: TestServer, owner: Owner) {
  await open().login(owner.name);
  const sessions = await owner.browser.send(getSessions, {});
  const sessionId = sessions.find(({ current }) => !current)?.id ?? '';
  const wechatUnionId = `union-of-${owner.id}`;
  const identity = { customer_id: owner.id, provider: 'wechat' as const, subject: wechatUnionId };
  await db
    .insertInto('identities')
    .values({ ...identity, nickname: '采购', created_at: SEED_NOW, last_login_at: SEED_NOW })
    .execute();
  const message = await db
    .selectFrom('site_messages')
    .select('id')
    .where('customer_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  return { sessionId, wechatUnionId, messageId: message.id };
}

/** What the works and the channels do for a customer, who sees where it stands. */
async function standingOf(server: TestServer, { id, browser }: Owner, paymentId: number) {
  const { db } = server;
  const { orderId } = await approvedOrder(server, browser);
  const { browser: admin } = await enterAdmin(server);
  await takeSteps(admin, orderId, ['ALLOCATE', 'OPEN_WORK_ORDER', 'STORE_ALL', 'LABEL']);
  const parcel = await db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { ticket_sn } = await ask(
    server,
    browser,
    claim((await received(server, browser)).order_sn),
  );
  await accept(deskOf(server), ticket_sn);
  const record = await db
    .selectFrom('after_sales_records')
    .select('id')
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow();
  const of = { customer_id: id, amount: 100, created_at: SEED_NOW };
  const trade = await db
    .insertInto('payment_trades')
    .values({
      ...{ ...of, payment_id: paymentId, channel: 'bank', trade_sn: `T-${id}`, started_by: id },
      ...{ begun_at: SEED_NOW, next_check_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refund = await db
    .insertInto('channel_returns')
    .values({
      ...{ ...of, trade_id: trade.id, order_id: null, return_sn: `R-${id}`, failure: null },
      ...{ next_try_at: SEED_NOW, done_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { parcelId: parcel.id, recordId: record.id, refundId: refund.id };
}

/** Gives a customer one of everything; answers the names. */
export async function namesOf(server: TestServer, owner: Owner) {
  const { browser, db } = { ...server, ...owner };
  const files = await filesOf(server, owner);
  const draft = await place(browser);
  const filed = await place(browser, { fileIds: [files.loose, files.loose2] });
  const order = await confirmed(browser);
  const paidFor = await paid(browser, { fileIds: [files.printed] });
  const arrived = await paid(browser, { configuration: FLYERS, fileIds: [files.printed] });
  await standAt(db, arrived.orderSN, orderStatus.delivered);
  const sound = await received(server, browser);
  await browser.send(mergeCart, { lines: [CART_LINE] });
  const address = await browser.send(createAddress, RECEIVER);
  const sender = await browser.send(saveSender, {
    name: '发货部',
    phone: '13900005555',
    address: '',
    hide: false,
  });
  const sub = await enter(server, { parent: owner, roles: subAccountRole.design });
  const next = await enter(server, { parent: owner, roles: subAccountRole.design });
  const of = { orderSN: order.orderSN };
  const favoriteName = `常用${owner.id}`;
  const favorite = await browser.send(addFavorite, { name: favoriteName, of });
  const ticket = await ask(server, browser, claim((await received(server, browser)).order_sn));
  const lost = await browser.send(addFavorite, { name: '不再印', of: { configuration: FLYERS } });
  const asks = await ask(server, browser, claim((await received(server, browser)).order_sn));
  await fail(deskOf(server), asks.ticket_sn, '请补充近照');
  const opinion = await browser.send(createSuggestion, {
    kind: 1,
    content: '希望增加更多纸张的选择',
  });
  const names = {
    ...files,
    ...{ draftSN: draft.orderSN, draftId: draft.orderId },
    ...{ orderSN: order.orderSN, orderId: order.orderId, paymentSN: order.paymentSN },
    ...{
      paidSN: paidFor.orderSN,
      paidId: paidFor.orderId,
      arrivedSN: arrived.orderSN,
      soundSN: sound.order_sn,
    },
    ...{
      addressId: address.id,
      senderId: sender.id,
      favoriteId: favorite.id,
      favoriteName,
      lostId: lost.id,
    },
    ...{ subId: sub.id, subName: sub.name, nextId: next.id, loginId: owner.id },
    ...{
      ticketId: ticket.id,
      ticketSN: ticket.ticket_sn,
      asksId: asks.id,
      suggestion: opinion.number,
    },
    couponId: await addCoupon(db, owner.id),
    freightCouponId: await addCoupon(db, owner.id, { kind: couponKind.freight }),
    certificateId: await addCertificate(db, owner.id, { brand: `品牌${owner.id}` }),
    ...(await invoicesOf(server, owner)),
    ...(await cloudOf(server, owner)),
    ...(await batchOf(server, owner)),
    ...(await quotesOf(owner)),
  };
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('payment_sn', '=', order.paymentSN)
    .executeTakeFirstOrThrow();
  const standing = await standingOf(server, owner, payment.id);
  const parcel = await send(browser, [
    { kind: cloudWarehouseKind.custody, id: names.stockId, quantity: 1 },
  ]);
  const asked = { amount: 100 as never, smsCode: await withdrawalCode(server, owner) };
  const { id: withdrawalId } = await browser.send(withdraw, asked);
  // What is priced for the first time writes its promise down.
  await browser.send(getConfirmOrderInfo, { orderSN: draft.orderSN });
  return {
    ...{ ...names, ...standing, paymentId: payment.id },
    ...{
      cloudSN: parcel.orderSN,
      path: await pathTo(browser, filed.orderSN),
      freePath: await pathTo(browser),
      withdrawalId,
    },
    ...(await loginOf(server, owner)),
  };
}

/** Names of the same shape that nothing has. */
export const absentFrom = (names: Names): Names =>
  Object.fromEntries(
    Object.entries(names).map(([kind, name]) => [
      kind,
      typeof name === 'number' ? name + 3_000_000 : `7777${name.slice(4)}`,
    ]),
  ) as Names;
