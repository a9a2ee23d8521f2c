/** One journey through each module, the same on both database engines. */

import { readdirSync } from 'node:fs';
import type { RawAnswer } from '@banxin/contract/call';
import { getAfterSales, sendAfterSaleMessage } from '@banxin/contract/calls/afterSales/ticket';
import { createBatch } from '@banxin/contract/calls/batch/create';
import { fixRow, startImport } from '@banxin/contract/calls/batch/import';
import { getBestsellerRank } from '@banxin/contract/calls/catalogue/bestsellers';
import { filterCatalogue } from '@banxin/contract/calls/catalogue/filter';
import { getOrderConfig } from '@banxin/contract/calls/catalogue/orderConfig';
import {
  getCloudInventory,
  getCloudMovements,
} from '@banxin/contract/calls/cloudWarehouse/inventory';
import { getCloudOrders } from '@banxin/contract/calls/cloudWarehouse/order';
import { getOffices } from '@banxin/contract/calls/company/offices';
import { getTopics } from '@banxin/contract/calls/company/topics';
import { getNews, getNewsList } from '@banxin/contract/calls/content/news';
import { getSupport, getSupportList, voteArticle } from '@banxin/contract/calls/content/support';
import { getAvailableCoupons, getCustomerCoupons } from '@banxin/contract/calls/coupon/coupon';
import { getAccount } from '@banxin/contract/calls/customer/account';
import {
  exportTransactions,
  getAccountStatistics,
  getAccountTransactions,
  updateAccountAlert,
  updateOrderNotifySum,
} from '@banxin/contract/calls/customer/accountBook';
import {
  createAddress,
  deleteAddress,
  getAddresses,
  importAddresses,
  setDefaultAddress,
  updateAddress,
} from '@banxin/contract/calls/customer/address';
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { getAuthInfo, submitAuth } from '@banxin/contract/calls/customer/authentication';
import { getBindings, updateMobilePhone } from '@banxin/contract/calls/customer/binding';
import { createCertificate, getCertificates } from '@banxin/contract/calls/customer/certificate';
import { receiveNewCustomerCoupon } from '@banxin/contract/calls/customer/coupon';
import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { endOtherSessions, getSessions } from '@banxin/contract/calls/customer/device';
import { bindMail, sendMailCode } from '@banxin/contract/calls/customer/mail';
import {
  canRenew,
  getVipPurchases,
  getVipSaving,
} from '@banxin/contract/calls/customer/membership';
import { changePassword, resetPassword } from '@banxin/contract/calls/customer/password';
import { getBasicInfo, updateLinkPerson } from '@banxin/contract/calls/customer/profile';
import { isExistsByName, registerCustomer } from '@banxin/contract/calls/customer/register';
import {
  deleteSender,
  getSenders,
  saveSender,
  setDefaultSender,
} from '@banxin/contract/calls/customer/sender';
import {
  deleteSubAccount,
  getSubAccountLog,
  grantRoles,
  handOverSubAccount,
  saveSubAccount,
} from '@banxin/contract/calls/customer/subAccount';
import { getToday } from '@banxin/contract/calls/customer/today';
import {
  cancelWithdrawal,
  getWithdrawals,
  sendWithdrawalCode,
  withdraw,
} from '@banxin/contract/calls/customer/withdrawal';
import { getExpressLogs } from '@banxin/contract/calls/delivery/express';
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { logLocalOrder } from '@banxin/contract/calls/delivery/localOrder';
import { getDeliveryPlan } from '@banxin/contract/calls/delivery/plan';
import { getQuestionnaire } from '@banxin/contract/calls/feedback/questionnaire';
import {
  addSuggestionNote,
  createSuggestion,
  getSuggestions,
} from '@banxin/contract/calls/feedback/suggestion';
import { openFolder } from '@banxin/contract/calls/file/folder';
import {
  getFileInfos,
  mergeOrderFiles,
  removeOrderFiles,
  renameFiles,
} from '@banxin/contract/calls/file/orderFiles';
import { getFile, removeFile } from '@banxin/contract/calls/file/printFile';
import { getUploadShares } from '@banxin/contract/calls/file/upload';
import {
  applyInvoice,
  downloadInvoices,
  getInvoice,
  getOrderInvoices,
  requestRed,
  sendInvoiceMail,
} from '@banxin/contract/calls/invoice/invoice';
import {
  createInvoiceTitle,
  getInvoiceTitles,
  matchCompanyTitles,
} from '@banxin/contract/calls/invoice/title';
import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import { loginByMobile, logout } from '@banxin/contract/calls/login/session';
import { getMessageSettings, setMessageSettings } from '@banxin/contract/calls/message/settings';
import {
  getSiteMessages,
  getUnreadCount,
  readAllSiteMessages,
} from '@banxin/contract/calls/message/siteMessage';
import { getTransitions } from '@banxin/contract/calls/meta/transitions';
import { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { setOrderCertificate } from '@banxin/contract/calls/order/certificate';
import { createComment, getComment } from '@banxin/contract/calls/order/comment';
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import {
  getOrderDetail,
  getOrderInfo,
  getOrderPaymentRecords,
} from '@banxin/contract/calls/order/detail';
import { getMultipleDelivery, setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { exportOrders } from '@banxin/contract/calls/order/export';
import { getOrderExtend } from '@banxin/contract/calls/order/extend';
import {
  addFavorite,
  deleteFavorite,
  getFavorites,
  loseFavorite,
  reorder,
  repriceFavorites,
  restoreFavorite,
  updateRemark,
} from '@banxin/contract/calls/order/favorite';
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { lookUpOrder } from '@banxin/contract/calls/order/lookUp';
import {
  answerQuote,
  getQuoteShares,
  getSharedQuote,
  shareQuote,
  withdrawQuote,
} from '@banxin/contract/calls/order/quoteShare';
import { issueQuoteSheet } from '@banxin/contract/calls/order/quoteSheet';
import { confirmReceipt } from '@banxin/contract/calls/order/receipt';
import {
  getCategoryStatistics,
  getLastSixMonths,
  getOrderStatistics,
} from '@banxin/contract/calls/order/statistics';
import { createTogether } from '@banxin/contract/calls/order/together';
import { clickCategory } from '@banxin/contract/calls/order/usage';
import { createVipOrder } from '@banxin/contract/calls/order/vipOrder';
import { pollPayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { createPayment, getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { createTopUp } from '@banxin/contract/calls/payment/topUp';
import { querySearch, suggest } from '@banxin/contract/calls/search/search';
import { mergeCart, removeCartLines, setCartLine } from '@banxin/contract/calls/stock/cart';
import { prepareSubmit, submit as submitCart } from '@banxin/contract/calls/stock/submit';
import { getTemplate, getTemplates } from '@banxin/contract/calls/template/template';
import {
  changeCustomer,
  endCustomerDevice,
  findCustomers,
  getCustomerDevices,
  getCustomerFile,
  getCustomerRecords,
  giveCoupons,
} from '@banxin/contract/calls/works/customers';
import { getCase, getJobTicket, getQueue } from '@banxin/contract/calls/works/desk';
import {
  actOffice,
  claimOffice,
  getOfficeCase,
  getOfficeQueue,
} from '@banxin/contract/calls/works/office';
import { getWall } from '@banxin/contract/calls/works/wall';
import { authStatus, subAccountRole } from '@banxin/contract/enums/customer';
import { factory } from '@banxin/contract/enums/factory';
import { invoiceType, redReason } from '@banxin/contract/enums/invoice';
import { cloudWarehouseKind, orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/db/seed/customers.ts';
import { SEED_NOW } from '../src/db/seed/seed.ts';
import { ask, claim, deskOf, received } from '../src/modules/afterSales/afterSales.testkit.ts';
import { accept as acceptTicket } from '../src/modules/afterSales/desk.ts';
import { checkDocuments } from '../src/modules/authentication/check.ts';
import { GOOD, workbookOf } from '../src/modules/batch/batch.testkit.ts';
import { readerOf } from '../src/modules/batch/reader.ts';
import { addCertificate } from '../src/modules/certificate/certificate.testkit.ts';
import { send, steps, stocked } from '../src/modules/cloud/cloud.testkit.ts';
import { publish } from '../src/modules/content/content.testkit.ts';
import { checksDone, upload } from '../src/modules/file/upload.testkit.ts';
import { approveInvoice, issueInvoice } from '../src/modules/invoice/desk.ts';
import {
  application,
  applied,
  numberOf,
  openOf,
  paidAt,
} from '../src/modules/invoice/invoice.testkit.ts';
import { sendInvoiceMails } from '../src/modules/invoice/mailing.ts';
import { issueReversal } from '../src/modules/invoice/redDesk.ts';
import { sendDue } from '../src/modules/message/deliver.ts';
import { contradictions } from '../src/modules/order/contradictions.testkit.ts';
import {
  CARDS,
  configurationOf,
  confirmation,
  confirmed,
  enter,
  FAR,
  paid,
  place,
  RECEIVER,
  rowOf,
  standAt,
} from '../src/modules/order/order.testkit.ts';
import { decideByNumber } from '../src/modules/papers/desk.ts';
import { BRAND, COMPANY, licencePicture } from '../src/modules/papers/papers.testkit.ts';
import { takeReceipt } from '../src/modules/payment/arrival.ts';
import { codesFor } from '../src/modules/profile/profile.testkit.ts';
import {
  FORM,
  smsCodeFor,
  ticketFor,
  visitor,
} from '../src/modules/registration/account.testkit.ts';
import { shelfOf } from '../src/modules/stock/stock.testkit.ts';
import { sendWithdrawal } from '../src/modules/withdrawal/desk.ts';
import {
  approvedOrder,
  enterAdmin,
  enterStaff,
  takeSteps,
} from '../src/modules/works/works.testkit.ts';
import { instantOf } from '../src/ports/clock.ts';
import { FIXTURES } from '../src/preflight/fixtures.ts';
import { jobs } from '../src/registry.ts';
import { CAPTCHA, createTestServer, outcome } from './harness.ts';

const server = await createTestServer();
const { db } = server;

afterAll(async () => expect(await contradictions(db)).toEqual([]));

const DAY_MS = 24 * 3_600_000;

const journeys: Readonly<Record<string, () => Promise<void>>> = {
  async catalogue() {
    const { browser, id } = await enter(server);
    expect(await browser.send(getOrderConfig, { categoryId: 101 })).toMatchObject({
      product: { id: 101 },
    });
    const clickCategoryItems = [{ productCategoryId: 101, orderTimes: 3 }];
    const post = (idempotencyKey: string) =>
      browser.send(
        clickCategory,
        { clickCategoryItems, sealedAt: server.clock.now() },
        { idempotencyKey },
      );
    // The second is a repeat and counts nothing.
    for (const key of ['looked-once', 'looked-once', 'looked-again']) await post(key);
    const visits = db.selectFrom('category_visits').select('times').where('customer_id', '=', id);
    expect(await visits.execute()).toEqual([{ times: 6 }]);
    const { products } = await browser.send(filterCatalogue, {
      parentId: 6,
      filters: { material: ['pearl'] },
    });
    expect(products.map(({ id }) => id)).toEqual([602, 606]);
    const { byOrders } = await browser.send(getBestsellerRank, {});
    expect(byOrders[0]?.orders).toBeGreaterThan(0);
  },

  async delivery() {
    const browser = server.browser('203.0.113.7');
    await browser.send(logLocalOrder, { remark: '首页' });
    const { plan } = await browser.send(getDeliveryPlan, { province: '上海市' });
    expect(plan?.factoryId).toBe(0);
    const addresses = db.selectFrom('local_orders').select('address');
    expect(await addresses.execute()).toEqual([{ address: '203.0.113.7' }]);
  },

  async parcel() {
    const { browser } = await enter(server, { balance: 1_000_000 });
    const { orderSN } = await paid(browser);
    expect(await browser.send(getExpressLogs, { orderSN })).toEqual([]);
  },

  async works() {
    const { browser } = await enter(server, { balance: 1_000_000 });
    const works = await enterAdmin(server);
    const { orderId, orderSN } = await approvedOrder(server, browser);
    const { total } = await works.browser.send(getQueue, { desk: 'production' });
    await takeSteps(works.browser, orderId, ['ALLOCATE', 'OPEN_WORK_ORDER', 'STORE_ALL']);
    expect((await works.browser.send(getQueue, { desk: 'production' })).total).toBe(total - 1);
    const { workOrderNo } = await works.browser.send(getCase, { id: orderId });
    expect(workOrderNo).toMatch(/^G\d{8}-/);
    const ticket = (await works.browser.send(getJobTicket, { id: orderId })) as RawAnswer;
    expect(ticket.fileName).toBe(`${workOrderNo}.pdf`);
    await takeSteps(works.browser, orderId, ['LABEL', 'ALL_HANDED_OVER']);
    // On the shop's clock the carrier brings it; the same jobs see it that run in the shop.
    for (let day = 0; day < 7; day += 1) {
      await server.shopClock.advance(DAY_MS);
      for (const job of jobs) if (job.name === 'watch-parcels') await job.run(server.services);
    }
    const { status, timeline } = await browser.send(getOrderDetail, { ordersn: orderSN });
    expect(status).toBe(orderStatus.delivered);
    expect(timeline.map(({ event }) => event).slice(-7)).toEqual([
      'ALLOCATE',
      'OPEN_WORK_ORDER',
      'STORE_ALL',
      'LABEL',
      'ALL_HANDED_OVER',
      'CARRIER_MOVING',
      'SIGNED',
    ]);
    const [parcel] = await browser.send(getExpressLogs, { orderSN });
    expect(parcel).toMatchObject({ state: 3 });
    const { items } = await browser.send(getSiteMessages, {});
    expect(items.map(({ kind }) => kind)).toEqual(['received', 'shipped', 'approved']);
  },

  async wall() {
    const { browser } = await enter(server, { balance: 1_000_000 });
    const works = await enterAdmin(server);
    const read = () => works.browser.send(getWall, {});
    const before = await read();
    const { orderSN } = await approvedOrder(server, browser);
    const { total } = await rowOf(db, orderSN);
    const after = await read();
    const at = ({ desks }: typeof before) => desks.find(({ desk }) => desk === 'production');
    expect(at(after)?.count).toBe((at(before)?.count ?? 0) + 1);
    const waiting = ({ sheets }: typeof before): number =>
      sheets.factories.reduce((sum, one) => sum + one.waiting, 0);
    expect(waiting(after)).toBe(waiting(before) + 1);
    // Paid from the balance: no money came in by it.
    expect(total).toBeGreaterThan(0);
    expect(after.money).toEqual(before.money);
    expect(after.promises).toEqual(before.promises);
  },

  async orderDelivery() {
    const { browser } = await enter(server, { balance: 10_000_000 });
    const { orderSN } = await paid(browser);
    const receiver = { ...RECEIVER, province: '新疆维吾尔自治区', city: '乌鲁木齐市' };
    const { difference } = await browser.send(calcExpressSum, {
      orderSN,
      drops: [{ province: receiver.province }],
    });
    const moved = await browser.send(updateOrderDeliveryAddress, {
      orderSN,
      receiver,
      expectedDifference: difference,
    });
    expect(moved.difference).toBe(difference);
    const { timeline } = await browser.send(getOrderDetail, { ordersn: orderSN });
    expect(timeline.at(-1)?.event).toBe('ADDRESS_CHANGE');
    const { orderId } = await browser.send(getOrderInfo, { ordersn: orderSN });
    const { version } = await browser.send(getMultipleDelivery, { orderId });
    const receivers = [RECEIVER, receiver];
    const { difference: less } = await browser.send(calcExpressSum, {
      orderSN,
      drops: receivers.map(({ province }) => ({ province, quantity: 1 })),
    });
    await browser.send(setMultipleDelivery, {
      orderSN,
      version,
      drops: receivers.map((one) => ({ receiver: one, quantity: 1 })),
      expectedDifference: less,
    });
    const { drops } = await browser.send(getMultipleDelivery, { orderId });
    expect(drops.map((drop) => drop.receiver.province)).toEqual(['上海市', '新疆维吾尔自治区']);
  },

  async certificate() {
    const { browser, id } = await enter(server);
    const brandId = await addCertificate(db, id);
    const { orderId, orderSN } = await place(browser);
    expect(await browser.send(getCertificates, {})).toMatchObject([{ id: brandId, refusal: null }]);
    await browser.send(setOrderCertificate, { orderSN, brandId });
    const { certificate } = await browser.send(getOrderExtend, { orderId });
    expect(certificate).toMatchObject({ id: brandId });
  },

  async authentication() {
    const { browser, id } = await enter(server);
    const fileId = await upload(server, browser, await licencePicture(), '执照.png', 'licence');
    await browser.send(submitAuth, { ...COMPANY, validTo: null, fileId, rev: 0 });
    await checkDocuments(db, SEED_NOW);
    expect(await decideByNumber(db, { number: `RZ${id}`, event: 'PASS' }, SEED_NOW)).toMatch(
      '已通过',
    );
    expect(await browser.send(getAuthInfo, {})).toMatchObject({
      status: authStatus.passed,
      submitted: { companyName: COMPANY.companyName, file: { id: fileId } },
    });
  },

  async papers() {
    const { browser } = await enter(server);
    const file = await upload(server, browser, await licencePicture(), '商标.png', 'certificate');
    const { id } = await browser.send(createCertificate, { ...BRAND, fileIds: [file] });
    const act = { number: `ZS${id}`, event: 'REJECT', reason: '照片不清晰' } as const;
    expect(await decideByNumber(db, act, SEED_NOW)).toMatch('审核不通过');
    expect(await browser.send(getCertificates, {})).toMatchObject([{ id, reason: '照片不清晰' }]);
  },

  async batch() {
    const { browser } = await enter(server);
    const rows = [GOOD, { ...GOOD, number: 'A-2', phone: '1' }];
    const uploadId = await upload(server, browser, await workbookOf(rows), '订单.xlsx', 'import');
    const { importId } = await browser.send(startImport, { uploadId });
    await readerOf(server.services).runAll();
    const mended = { importId, row: 3, col: 'phone', value: '13800000002' } as const;
    const { progress } = await browser.send(fixRow, mended);
    expect(progress).toMatchObject({ state: 'checked', valid: 2, faulty: 0 });
    expect(await browser.send(createBatch, { importId, mode: 'all' })).toMatchObject({
      created: 2,
    });
  },

  async orderExport() {
    const { browser } = await enter(server);
    const { orderSN } = await place(browser);
    const { blob } = (await browser.send(exportOrders, {})) as RawAnswer;
    const { sheets } = await readXlsx(new Uint8Array(await blob.arrayBuffer()));
    expect(sheets[0]?.rows.map(([sn]) => sn)).toEqual(['订单号', orderSN]);
  },

  async comment() {
    const { browser } = await enter(server, { balance: 10_000_000 });
    const { orderSN } = await paid(browser);
    await standAt(db, orderSN, orderStatus.inDelivery);
    await browser.send(confirmReceipt, { orderSNs: [orderSN] });
    await browser.send(createComment, { orderSN, stars: 5, content: '很好' });
    expect(await browser.send(getComment, { orderSN })).toMatchObject({ stars: 5 });
  },

  async company() {
    const browser = server.browser();
    expect(await browser.send(getOffices, {})).toHaveLength(4);
    expect(await browser.send(getTopics, {})).toHaveLength(6);
  },

  async feedback() {
    const { browser } = await enter(server);
    expect((await browser.send(getQuestionnaire, {}))?.questions).toHaveLength(9);
    const { number } = await browser.send(createSuggestion, {
      kind: 2,
      content: '希望搜索框能记住上次的词。',
    });
    await browser.send(addSuggestionNote, { number, text: '手机上也一样。' });
    const { items } = await browser.send(getSuggestions, {});
    expect(items).toMatchObject([{ number, notes: [{ byShop: false }] }]);
  },

  async membership() {
    const { browser } = await enter(server, { vipLevel: 6 });
    await db
      .updateTable('customers')
      .set({ vip_until: '2026-12-01T12:00:00+08:00' })
      .where('vip_level', '=', 6)
      .execute();
    expect(await browser.send(canRenew, {})).toMatchObject({ canRenew: true, until: '2026-12-01' });
    const buyer = await enter(server, { balance: 100_000 });
    const { paymentSN } = await buyer.browser.send(createVipOrder, { vipLevel: 8, years: 1 });
    await buyer.browser.send(payByBalance, { paymentSN });
    const { items } = await buyer.browser.send(getVipPurchases, {});
    expect(items).toMatchObject([{ level: 8, state: 'running', method: 'balance' }]);
    expect(await buyer.browser.send(getVipSaving, {})).toMatchObject({ orders: 0 });
  },

  async growth() {
    const { browser } = await enter(server, { balance: 1_000_000 });
    const configuration = configurationOf(201, { quantity: 50_000 });
    const { paymentSN } = await confirmed(browser, { configuration });
    await browser.send(payByBalance, { paymentSN });
    expect(await browser.send(getSimpleCustomer, {})).toMatchObject({ vipLevel: 1 });
    expect(await browser.send(canRenew, {})).toMatchObject({ growth: { level: 1 } });
  },

  async content() {
    await publish(db);
    const browser = server.browser();
    const { items } = await browser.send(getNewsList, { type: 1 });
    const [newest] = items;
    const news = await browser.send(getNews, { id: newest?.id ?? 0 });
    expect(news.content).toContain('16:30');
    const help = await browser.send(getSupportList, { category: 2, tag: '出血' });
    expect(help.items.map(({ title }) => title)).toEqual(['出血留多少']);
    const article = { id: help.items[0]?.id ?? 0 };
    expect((await browser.send(getSupport, article)).next?.title).toBe('颜色用 CMYK');
    await browser.send(voteArticle, { ...article, helpful: true });
    const answer = await browser.send(voteArticle, { ...article, helpful: false, reason: 1 });
    expect(answer).toEqual({ helpful: 0, votes: 1 });
  },

  async registration() {
    const smsCode = await smsCodeFor(server, FORM.mobilePhone, 'register');
    const browser = await visitor(server);
    const info = await browser.send(registerCustomer, { ...FORM, smsCode });
    expect(info).toMatchObject({ customerName: FORM.customerName, mobilePhone: '139****0001' });
    expect(await browser.send(isExistsByName, { name: FORM.customerName })).toBe(true);
    const ticket = await ticketFor(server, FORM.mobilePhone);
    await server.browser().send(resetPassword, { ticket, password: 'Fresh-2027' });
    expect(await browser.send(getSimpleCustomer, {})).toBeNull();
    expect(await server.browser().login(FORM.customerName, 'Fresh-2027')).toEqual(info);
  },

  async login() {
    const mobilePhone = '13800000001';
    const smsCode = await smsCodeFor(server, mobilePhone, 'login');
    const [phone, desk] = [await visitor(server), server.browser()];
    await phone.send(loginByMobile, { mobilePhone, smsCode, code: CAPTCHA });
    await desk.login('悦享包装');
    expect((await desk.send(getSessions, {})).map(({ current }) => current)).toEqual([true, false]);
    await desk.send(endOtherSessions, {});
    expect(await phone.send(getSimpleCustomer, {})).toBeNull();
    await desk.send(logout, {});
    expect(await desk.send(getSimpleCustomer, {})).toBeNull();
    await desk.send(getCaptcha, {});
  },

  async customer() {
    const { browser } = await enter(server, { sign: 0 });
    await browser.send(signAgreement, {});
    expect(await browser.send(getSimpleCustomer, {})).toMatchObject({ sign: 2 });
    const first = await browser.send(createAddress, RECEIVER);
    const second = await browser.send(createAddress, { ...RECEIVER, consignee: '二号仓' });
    expect([first.isDefault, second.isDefault]).toEqual([true, false]);
    await browser.send(setDefaultAddress, { id: second.id });
    const listed = await browser.send(getAddresses, {});
    expect(listed.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    const { id, rev } = second;
    await browser.send(updateAddress, { ...RECEIVER, consignee: '三号仓', id, rev });
    const { created } = await browser.send(importAddresses, {
      rows: [{ ...FAR, row: 1, district: FAR.district ?? '' }],
    });
    expect(created).toBe(1);
    await browser.send(deleteAddress, { id });
    const [taken] = await browser.send(getAddresses, {});
    expect(taken).toMatchObject({ consignee: FAR.consignee, isDefault: true });
    const sender = await browser.send(saveSender, { name: '悦享', phone: '021-61234567' });
    await browser.send(saveSender, { ...sender, name: '悦享品牌部' });
    await browser.send(setDefaultSender, { id: null });
    await browser.send(setDefaultSender, { id: sender.id });
    expect(await browser.send(getSenders, {})).toMatchObject([{ name: '悦享品牌部', rev: 2 }]);
    await browser.send(deleteSender, { id: sender.id });
    expect(await browser.send(getSenders, {})).toEqual([]);
  },

  async subAccount() {
    const { browser } = await enter(server, { balance: 1_000_000 });
    const input = {
      name: '新来同事',
      password: 'Demo-2027',
      linkPerson: '王工',
      mobilePhone: '13977770002',
      roles: subAccountRole.design,
      payLimit: null,
    };
    const { id, rev } = await browser.send(saveSubAccount, input);
    const colleague = server.browser();
    await colleague.login(input.name, input.password);
    expect(await outcome(colleague.send(createOrder, { configuration: CARDS }))).toBe(
      errCode.forbidden,
    );
    const roles = subAccountRole.design | subAccountRole.ordering;
    server.clock.advance(1_000);
    await browser.send(grantRoles, { id, rev, roles });
    server.clock.advance(1_000);
    const { orderSN } = await place(colleague);
    server.clock.advance(1_000);
    const owner = (await browser.send(getSimpleCustomer, {}))?.id ?? 0;
    expect(await browser.send(handOverSubAccount, { id, toId: owner })).toEqual({
      orders: 1,
      tickets: 0,
    });
    const { items } = await browser.send(getSubAccountLog, { id });
    expect(items.map(({ orderSN: sn, event }) => sn ?? event.message)).toEqual([
      '交接工作',
      orderSN,
      '修改角色',
      '新增账号',
    ]);
    await browser.send(deleteSubAccount, { id });
    expect(await colleague.send(getSimpleCustomer, {})).toBeNull();
  },

  async account() {
    const { browser } = await enter(server, { balance: 12_345 });
    expect(await browser.send(getAccount, {})).toMatchObject({ balance: 12_345, redPacket: 0 });
    const { items, sums } = await browser.send(getAccountTransactions, {});
    expect(items).toMatchObject([{ amount: 12_345, balanceAfter: 12_345 }]);
    expect(sums).toEqual({ income: 12_345, spending: 0 });
    expect((await browser.send(getAccountStatistics, {})).months.at(-1)).toMatchObject(sums);
    await browser.send(updateAccountAlert, { alertPreDeposit: fen(5_000) });
    await browser.send(updateOrderNotifySum, { orderNotifySum: fen(6_000) });
    const limits = { alertPreDeposit: 5_000, orderNotifySum: 6_000 };
    expect(await browser.send(getAccount, {})).toMatchObject(limits);
    const { blob } = (await browser.send(exportTransactions, {})) as RawAnswer;
    const { sheets } = await readXlsx(new Uint8Array(await blob.arrayBuffer()));
    expect(sheets[0]?.rows.map((row) => row[4])).toEqual(['收入（元）', 123.45]);
  },

  async home() {
    const { browser } = await enter(server, { balance: 10_000_000 });
    const { total } = await paid(browser);
    await confirmed(browser);
    const { groups } = await browser.send(getToday, {});
    expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
      ['pay', 1],
      ['mend', 0],
      ['confirm', 0],
      ['receive', 0],
      ['invoice', 1],
      ['comment', 0],
    ]);
    expect(groups[0]?.items).toMatchObject((await browser.send(getOrders, { todo: 'pay' })).items);
    const once = { orders: 1, amount: total };
    const { months } = await browser.send(getLastSixMonths, {});
    expect(months.map(({ orders }) => orders)).toEqual([0, 0, 0, 0, 0, 1]);
    expect((await browser.send(getOrderStatistics, {})).all).toEqual(once);
    const { categories } = await browser.send(getCategoryStatistics, {});
    expect(categories).toEqual([{ categoryId: 1, name: '名片卡券', ...once }]);
  },

  async afterSales() {
    const { browser } = await enter(server, { balance: 50_000_000 });
    const { order_sn: orderSN } = await received(server, browser);
    const ticket = await ask(server, browser, claim(orderSN));
    const said = { id: ticket.id, text: '请尽快处理' };
    expect(await browser.send(sendAfterSaleMessage, said)).toMatchObject({
      messages: [{ text: '请尽快处理' }],
    });
    expect(await acceptTicket(deskOf(server), ticket.ticket_sn)).toBeNull();
    expect(await browser.send(getAfterSales, { tab: 'completed' })).toMatchObject({
      items: [{ orderSN }],
      counts: { all: 1, completed: 1 },
    });
  },

  async withdrawal() {
    const { browser, id } = await enter(server, { balance: 50_000 });
    const { mobile } = await db
      .selectFrom('customers')
      .select('mobile')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await browser.send(sendWithdrawalCode, {});
    const { body } = await db
      .selectFrom('sms_outbox')
      .select('body')
      .where('phone', '=', mobile)
      .executeTakeFirstOrThrow();
    const smsCode = /\d{6}/.exec(body)?.[0] ?? '';
    const asked = await browser.send(withdraw, { amount: fen(20_000), smsCode });
    const now = instantOf(server.clock.now());
    await sendWithdrawal(
      { db, now, actor: 'staff' },
      { number: asked.withdrawalSN, bankRef: 'journey' },
    );
    expect(await browser.send(getWithdrawals, {})).toMatchObject({
      withdrawable: 30_000,
      items: [{ status: 'paid', amount: 20_000, byChannel: 0 }],
    });
    const over = browser.send(cancelWithdrawal, { id: asked.id });
    expect(await outcome(over)).toBe(errCode.wrongState);
  },

  async invoice() {
    const { browser } = await enter(server, { balance: 10_000_000 });
    const [company] = await browser.send(matchCompanyTitles, { title: '悦享包装有限' });
    const { title = '', taxNumber = '' } = company ?? {};
    const { id } = await browser.send(createInvoiceTitle, { kind: 'company', title, taxNumber });
    expect(await browser.send(getInvoiceTitles, {})).toMatchObject([{ id, isDefault: true }]);
    const orders = [
      await paidAt(server, browser, factory.yongcheng),
      await paidAt(server, browser, factory.chengdu),
    ];
    const now = instantOf(server.clock.now());
    const mail = 'caiwu@yuexiang.test';
    const input = await application(browser, { month: now.slice(0, 7) }, id);
    const { ids } = await browser.send(applyInvoice, { ...input, mail });
    expect(ids).toHaveLength(orders.length);
    const desk = { db, now, actor: 'staff', random: server.random };
    for (const [at, one] of ids.entries()) {
      const number = await numberOf(browser, one);
      await approveInvoice(desk, { number });
      await issueInvoice(desk, { number, invoiceNumber: `2641${String(at).padStart(16, '0')}` });
    }
    expect(await sendInvoiceMails(server.services)).toBe(ids.length);
    const sent = await db
      .selectFrom('mail_outbox_files as f')
      .innerJoin('mail_outbox as m', 'm.id', 'f.mail_id')
      .select(['f.name', 'f.bytes'])
      .where('m.recipient', '=', mail)
      .orderBy('f.name')
      .execute();
    expect(sent.map(({ name }) => name.slice(-4))).toEqual(['.pdf', '.xml', '.pdf', '.xml']);
    expect(Buffer.from(sent[0]?.bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
    const pdf = (await browser.send(downloadInvoices, {
      ids: ids.join(','),
      format: 'pdf',
    })) as RawAnswer;
    expect(pdf.fileName).toBe('invoices-2.pdf');
    const [first = 0] = ids;
    const { amount } = await browser.send(getInvoice, { id: first });
    const red = await browser.send(requestRed, { id: first, reason: redReason.returned, amount });
    await issueReversal(desk, { formSN: red.formSN, invoiceNumber: '9'.repeat(20) });
    expect(await browser.send(getInvoice, { id: first })).toMatchObject({
      type: invoiceType.fullyReversed,
    });
    const again = await browser.send(sendInvoiceMail, { id: first, mail: 'boss@yuexiang.test' });
    expect(again).toMatchObject({ state: 'waiting', isAgain: true });
    const { orderSN = '' } = orders[0] ?? {};
    expect(await openOf(browser, orderSN)).toBe(amount);
    expect(await browser.send(getOrderInvoices, { orderSN })).toMatchObject({ open: amount });
  },

  async office() {
    const { browser } = await enter(server, { balance: 10_000_000 });
    const { orderSN } = await paid(browser);
    const [id = 0] = await applied(browser, [orderSN]);
    const clerk = await enterStaff(server, ['invoices']);
    const waiting = { desk: 'invoices', keyword: orderSN } as const;
    const [head] = (await clerk.browser.send(getOfficeQueue, waiting)).items;
    const ref = { kind: 'invoice', number: head?.number ?? '' } as const;
    expect(await clerk.browser.send(claimOffice, ref)).toMatchObject({ isOwn: true });
    for (const [event, typed] of [
      ['APPROVE', {}],
      ['ISSUE', { invoiceNumber: '8'.repeat(20) }],
    ] as const) {
      const { seen } = await clerk.browser.send(getOfficeCase, ref);
      await clerk.browser.send(actOffice, { ...ref, event, seen, ...typed });
    }
    expect(await browser.send(getInvoice, { id })).toMatchObject({ number: '8'.repeat(20) });
    expect((await clerk.browser.send(getOfficeQueue, waiting)).total).toBe(0);
  },

  async customerDesk() {
    const { browser, id, name } = await enter(server);
    const clerk = await enterStaff(server, ['customers']);
    const { items } = await clerk.browser.send(findCustomers, { keyword: name });
    expect(items).toMatchObject([{ id, isOwn: false }]);
    const { values } = await clerk.browser.send(getCustomerFile, { id });
    const reason = '客户来电说明';
    const asked = { id, rev: values.rev, field: 'type', value: 5, reason } as const;
    expect((await clerk.browser.send(changeCustomer, asked)).values.type).toBe(5);
    const terms = { kind: 1, amount: 2_000, minSpend: 10_000, count: 1, days: 30 } as const;
    await clerk.browser.send(giveCoupons, { id, ...terms, reason });
    expect(await browser.send(getCustomerCoupons, { status: 0 })).toMatchObject({ total: 1 });
    const [device] = await clerk.browser.send(getCustomerDevices, { id });
    await clerk.browser.send(endCustomerDevice, { id, device: device?.id ?? '', reason });
    expect(await browser.send(getSimpleCustomer, {})).toBeNull();
    expect((await clerk.browser.send(getCustomerRecords, { id })).total).toBe(4);
  },

  async coupon() {
    const { browser, id } = await enter(server);
    expect(await browser.send(receiveNewCustomerCoupon, {})).toEqual({ amount: 30 });
    expect(await browser.send(getCustomerCoupons, {})).toMatchObject({
      items: [{ isGift: true }, { isGift: true }],
      counts: { available: 2 },
    });
    server.clock.advance(31 * DAY_MS);
    await jobs.find(({ name }) => name === 'expire-coupons')?.run(server.services);
    server.clock.advance(-31 * DAY_MS);
    const events = db
      .selectFrom('status_events')
      .select('event')
      .where('customer_id', '=', id)
      .where('entity', '=', 'coupon')
      .orderBy('id');
    expect((await events.execute()).map(({ event }) => event)).toEqual([
      'RECEIVE',
      'RECEIVE',
      'EXPIRE',
      'EXPIRE',
    ]);
  },

  async favorite() {
    const { browser } = await enter(server, { balance: 10_000_000 });
    const { orderSN, total } = await paid(browser);
    const { id } = await browser.send(addFavorite, { name: '名片', of: { orderSN } });
    await browser.send(updateRemark, { id, remark: '季度', version: 1 });
    const [seen] = await browser.send(repriceFavorites, { ids: [id] });
    expect(seen).toMatchObject({ remark: '季度', priceNow: total, differences: [] });
    const job = { id, quantity: CARDS.quantity, styles: CARDS.styles, expectedTotal: total };
    const { paymentSN } = await browser.send(reorder, { jobs: [job] });
    await browser.send(payByBalance, { paymentSN });
    await browser.send(loseFavorite, { id });
    expect((await browser.send(getFavorites, { state: 'lost' })).total).toBe(1);
    await browser.send(deleteFavorite, { id });
    await browser.send(restoreFavorite, { id });
    expect((await browser.send(getFavorites, {})).counts).toEqual({ live: 0, lost: 1 });
  },

  async file() {
    const { browser } = await enter(server);
    const bytes = FIXTURES['card-with-bleed']();
    const id = await upload(server, browser, bytes);
    expect(await browser.send(getFile, { id })).toMatchObject({ status: 'checked', pageCount: 2 });
    const stored = async () =>
      (await browser.send(getUploadShares, {})).find(({ of }) => of === 'stored')?.usedBytes;
    expect(await stored()).toBe(bytes.length);
    await browser.send(removeFile, { id });
    expect(await stored()).toBe(0);
  },

  async orderFiles() {
    const { browser } = await enter(server);
    const fileId = await upload(server, browser, FIXTURES['card-with-bleed']());
    const { orderSN } = await place(browser, { fileIds: [fileId] });
    const { pathEncrypt } = await browser.send(openFolder, { orderSN });
    const anyone = server.browser();
    const merges = [{ name: '合并.pdf', ids: [fileId, fileId] }];
    const [made] = await anyone.send(mergeOrderFiles, { pathEncrypt, merges });
    await checksDone(server);
    const id = made?.file?.id ?? '';
    expect(await browser.send(getFile, { id })).toMatchObject({ status: 'checked', pageCount: 4 });
    const files = [{ id, name: '终稿.pdf' }];
    expect(await anyone.send(renameFiles, { pathEncrypt, files })).toEqual(files);
    const ids = [id, fileId];
    expect(await anyone.send(removeOrderFiles, { pathEncrypt, ids })).toMatchObject([
      { id, isRemoved: true },
      { id: fileId, isRemoved: false },
    ]);
    expect((await anyone.send(getFileInfos, { pathEncrypt })).total).toBe(1);
  },

  async order() {
    const { browser } = await enter(server);
    const [kept, given] = [await place(browser), await place(browser)];
    await browser.send(cancelOrder, { orderSN: given.orderSN, reason: '不要了' });
    const counts = await browser.send(getOrderStatusCount, {});
    const has = (tab: string) => counts.find((row) => row.tab === tab)?.count;
    expect([has('draft'), has('unpaid'), has('cancelled')]).toEqual([1, 0, 1]);
    const list = async (filter: object) =>
      (await browser.send(getOrders, { pageIndex: 1, pageSize: 10, ...filter })).items.map(
        ({ orderSN }) => orderSN,
      );
    expect(await list({})).toEqual([given.orderSN, kept.orderSN]);
    expect(await list({ keyword: kept.orderSN })).toEqual([kept.orderSN]);
    expect(await list({ tab: 'draft', createdFrom: '2026-11-20' })).toEqual([kept.orderSN]);
  },

  async checkout() {
    const { browser } = await enter(server);
    await browser.send(receiveNewCustomerCoupon, {});
    const { orderSN } = await place(browser);
    const { best } = await browser.send(getAvailableCoupons, { orderSN, province: '上海市' });
    const input = await confirmation(browser, orderSN, {
      freightCouponId: best.freightCouponId ?? 0,
    });
    const answer = await browser.send(confirmOrder, input);
    expect(answer.total).toBe(input.expectedTotal);
    const shown = await browser.send(getOrderDetail, { ordersn: orderSN });
    expect(shown).toMatchObject({ confirmed: true, receiver: RECEIVER });
    const phoneTail = RECEIVER.mobilePhone.slice(-4);
    expect(await server.browser().send(lookUpOrder, { orderSN, phoneTail })).toMatchObject({
      statusLabel: { message: '待付款' },
    });
    const { expectedTotal } = await confirmation(browser, (await place(browser)).orderSN);
    const row = { configuration: CARDS, expectedTotal };
    const { orders } = await browser.send(createTogether, { receiver: RECEIVER, rows: [row, row] });
    expect(orders.map((one) => one.total)).toEqual([expectedTotal, expectedTotal]);
  },

  async paymentRecord() {
    const { browser } = await enter(server);
    const { orderId, orderSN, paymentSN } = await confirmed(browser);
    await browser.send(cancelOrder, { orderSN, reason: '不要了' });
    expect(await browser.send(getOrderPaymentRecords, { orderId })).toMatchObject([
      { paymentSN, statusLabel: { message: '已取消' } },
    ]);
  },

  async payment() {
    const { browser } = await enter(server, { balance: 10_000_000 });
    const { orderId, orderSN, paymentSN, total } = await confirmed(browser);
    expect(await browser.send(createPayment, { orderSNs: [orderSN] })).toMatchObject({ paymentSN });
    const answer = await browser.send(payByBalance, { paymentSN });
    expect(answer.balanceAfter).toBe(10_000_000 - total);
    expect(await browser.send(payByBalance, { paymentSN })).toEqual(answer);
    expect(await browser.send(getOrderPaymentRecords, { orderId })).toMatchObject([
      {
        paymentSN,
        amount: total,
        statusLabel: { message: '已付款' },
        balanceAfter: answer.balanceAfter,
      },
    ]);
    const other = await confirmed(browser);
    await browser.send(startChannel, { paymentSN: other.paymentSN, channel: 'alipay' });
    const { alipay } = server.services.ports.channels;
    const receipt = {
      tradeSN: `${other.paymentSN}A`,
      channelNo: `journey-${other.paymentSN}`,
      amount: other.total,
      paidAt: instantOf(server.services.clock.now()),
    };
    expect(await alipay?.query(receipt.tradeSN)).toEqual({ kind: 'unpaid' });
    const now = receipt.paidAt;
    expect(await takeReceipt(server.services, 'alipay', receipt, now)).toBe('booked');
    expect(await takeReceipt(server.services, 'alipay', receipt, now)).toBe('repeated');
    expect(await browser.send(pollPayment, { paymentSN: other.paymentSN })).toEqual({
      status: 'paid',
    });
    const amount = fen(100_000);
    const { paymentSN: topUpSN } = await browser.send(createTopUp, { amount, method: 'alipay' });
    await browser.send(startChannel, { paymentSN: topUpSN, channel: 'alipay' });
    const filled = { ...receipt, tradeSN: `${topUpSN}A`, channelNo: `journey-${topUpSN}`, amount };
    expect(await takeReceipt(server.services, 'alipay', filled, now)).toBe('booked');
    expect(await browser.send(getAccount, {})).toMatchObject({
      balance: answer.balanceAfter + 101_000,
      bonus: 1_000,
    });
  },

  async message() {
    const { browser } = await enter(server, { balance: 10_000_000 });
    const { orderSN } = await paid(browser);
    await browser.send(cancelOrder, { orderSN });
    expect(await browser.send(getUnreadCount, {})).toEqual({ count: 1 });
    const { items } = await browser.send(getSiteMessages, { isUnread: true });
    expect(items).toMatchObject([{ kind: 'refunded', orderSN, isRead: false }]);
    await browser.send(readAllSiteMessages, {});
    expect(await browser.send(getUnreadCount, {})).toEqual({ count: 0 });
    // The next one also goes by letter: the address is confirmed by a code, letters about money are agreed to.
    const mail = 'journey@customer.test';
    const letters = () =>
      server.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', mail).execute();
    await browser.send(sendMailCode, { mail });
    const code = /\d{6}/.exec((await letters()).at(-1)?.text ?? '')?.[0] ?? '';
    await browser.send(bindMail, { mail, code });
    const settings = await browser.send(setMessageSettings, {
      groups: [{ group: 'money', sms: false, mail: true }],
      quiet: null,
      locale: 'en-US',
    });
    expect(settings).toMatchObject({ mail: 'j****y@customer.test', locale: 'en-US' });
    const next = await paid(browser);
    await browser.send(cancelOrder, { orderSN: next.orderSN });
    await Promise.all([sendDue(server.services, 'mail'), sendDue(server.services, 'mail')]);
    const refunds = (await letters()).filter(({ subject }) => subject === 'Refund booked');
    expect(refunds).toHaveLength(1);
    await server.browser().fetch(refunds[0]?.unsubscribe ?? '', { method: 'POST' });
    const { groups } = await browser.send(getMessageSettings, {});
    expect(groups.find(({ group }) => group === 'money')?.mail?.isOn).toBe(false);
  },

  async search() {
    const { browser } = await enter(server);
    const { orderSN } = await place(browser);
    const found = await browser.send(querySearch, { words: '洪包' });
    expect(found).toMatchObject({ correction: '红包', marks: ['红包'] });
    expect((await browser.send(querySearch, { words: orderSN })).orders.total).toBe(1);
    expect((await browser.send(suggest, { words: 'mingpian' })).products).not.toEqual([]);
  },

  async quote() {
    const { browser } = await enter(server);
    const { number } = await browser.send(issueQuoteSheet, { configuration: CARDS });
    const { token } = await browser.send(shareQuote, { number, shownAs: '悦享包装' });
    const decider = server.browser();
    expect(await decider.send(getSharedQuote, { token })).toMatchObject({ number, answer: null });
    await decider.send(answerQuote, { token, isAgreed: true, name: '王总' });
    const { items } = await browser.send(getQuoteShares, {});
    expect(items).toMatchObject([{ number, state: 'agreed', answer: { by: '王总' } }]);
    const order = await confirmed(browser, { configuration: CARDS });
    expect((await rowOf(db, order.orderSN)).quote).toMatchObject({ sheet: { number } });
    await browser.send(withdrawQuote, { id: items[0]?.id ?? 0 });
    expect(await outcome(decider.send(getSharedQuote, { token }))).toBe(errCode.notFound);
  },
  async stock() {
    const { browser } = await enter(server);
    const goods = { configuration: configurationOf(701, { quantity: 3 }) };
    const before = await shelfOf(db, 701);
    const { orderSN } = await confirmed(browser, goods);
    expect((await shelfOf(db, 701)).available).toBe(before.available - 3);
    await browser.send(cancelOrder, { orderSN });
    expect(await shelfOf(db, 701)).toEqual(before);
  },

  async cloud() {
    const person = await enter(server, { balance: 10_000_000 });
    const { browser } = person;
    const stock = await stocked(server, person, { ...CARDS, quantity: 20 });
    const lines = [
      { kind: cloudWarehouseKind.custody, id: stock.id, quantity: 3 },
      { kind: cloudWarehouseKind.sales, id: 701, quantity: 2 },
    ];
    const { orderSN, paymentSN } = await send(browser, lines);
    const shown = await browser.send(getCloudInventory, { kind: cloudWarehouseKind.custody });
    expect(shown.items).toMatchObject([{ onHand: 20, reserved: 3, available: 17 }]);
    await browser.send(payByBalance, { paymentSN });
    await steps(server, orderSN, ['ALLOCATE', 'PICKED', 'LABEL', 'ALL_HANDED_OVER', 'SIGNED']);
    const after = await browser.send(getCloudInventory, { kind: cloudWarehouseKind.custody });
    expect(after.items).toMatchObject([{ onHand: 17, reserved: 0, available: 17 }]);
    const { items } = await browser.send(getCloudMovements, { stockId: stock.id });
    expect(items.map(({ kind }) => kind)).toEqual(['OUT', 'RESERVE', 'IN_PRODUCTION']);
    const orders = await browser.send(getCloudOrders, {});
    expect(orders.items).toMatchObject([{ orderSN, lines: [{ quantity: 3 }, { quantity: 2 }] }]);
  },

  async cart() {
    const { browser } = await enter(server);
    const line = { productId: 701, quantity: 2 };
    const { version } = await browser.send(mergeCart, { lines: [line], key: 'kept' });
    const { lines } = await browser.send(setCartLine, { ...line, quantity: 3, version });
    expect(lines).toMatchObject([{ ...line, quantity: 3 }]);
    expect(await outcome(browser.send(setCartLine, { ...line, version }))).toBe(errCode.cartMoved);
    const asked = { productIds: [701], province: RECEIVER.province };
    const shown = await browser.send(prepareSubmit, asked);
    const { paymentSN } = await browser.send(submitCart, {
      productIds: [701],
      version: shown.version,
      receiver: RECEIVER,
      ways: [],
      expectedTotal: shown.sums.total,
    });
    expect((await browser.send(getPayment, { paymentSN })).subjects).toMatchObject([
      { productId: 701 },
    ]);
    expect((await browser.send(mergeCart, { lines: [line] })).lines).toMatchObject([line]);
    expect((await browser.send(removeCartLines, { productIds: [701] })).lines).toEqual([]);
  },

  async template() {
    const browser = server.browser();
    const { items } = await browser.send(getTemplates, { words: '咖啡' });
    expect(items.map(({ name }) => name)).toEqual(['咖啡券']);
    const { pdfUrl, picture } = await browser.send(getTemplate, { id: items[0]?.id ?? 0 });
    const file = new Uint8Array(await (await browser.fetch(pdfUrl)).arrayBuffer());
    expect(Buffer.from(file.subarray(0, 5)).toString()).toBe('%PDF-');
    expect((await browser.fetch(picture.url)).status).toBe(200);
  },

  async profile() {
    const person = await enter(server);
    const { browser } = person;
    await browser.send(updateLinkPerson, { linkPerson: '王小姐' });
    expect(await browser.send(getBasicInfo, {})).toMatchObject({ linkPerson: '王小姐' });
    const asked = await codesFor(server, person, '18866660001');
    const wrong = { ...asked, smsCode: asked.smsCode === '000000' ? '000001' : '000000' };
    expect(await outcome(browser.send(updateMobilePhone, wrong))).toBe(errCode.smsCodeWrong);
    await browser.send(updateMobilePhone, asked);
    const elsewhere = server.browser();
    await elsewhere.login('18866660001');
    const asks = { oldPassword: DEMO_PASSWORD, password: 'Journey-2027' };
    await browser.send(changePassword, asks);
    expect(await browser.send(getSessions, {})).toHaveLength(1);
    expect(await outcome(elsewhere.send(getSessions, {}))).not.toBe('done');
    expect(await browser.send(getBindings, {})).toMatchObject({ mobilePhone: '188****0001' });
  },

  async meta() {
    const { browser } = await enter(server, { balance: 10_000_000 });
    const { orderId } = await paid(browser);
    const steps = await browser.send(getTransitions, { entity: 'order', id: orderId });
    expect(steps.filter(({ allowed }) => allowed).map(({ event }) => event)).toContain('CANCEL');
  },
};

test('every module has its journey', () => {
  const modules = readdirSync(new URL('../src/modules/', import.meta.url));
  expect(Object.keys(journeys).toSorted()).toEqual(modules.toSorted());
});

test.each(Object.entries(journeys))('%s', async (_, go) => {
  await go();
});
