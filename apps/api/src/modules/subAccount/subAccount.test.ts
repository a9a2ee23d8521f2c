/** Colleagues: adding, limiting, pausing, handing over, removing, and what is written of it. */
import { REVISION_HEADER } from '@banxin/contract/accountRevision';
import { createAfterSale } from '@banxin/contract/calls/afterSales/ticket';
import { getSimpleCustomer, getSubPermissions } from '@banxin/contract/calls/customer/current';
import { isExistsByMobile } from '@banxin/contract/calls/customer/register';
import {
  deleteSubAccount,
  getGranted,
  getSubAccountLog,
  getSubAccounts,
  grantRoles,
  handOverSubAccount,
  saveSubAccount,
} from '@banxin/contract/calls/customer/subAccount';
import { loginByAccount } from '@banxin/contract/calls/login/session';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { createPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { SUB_ACCOUNTS_MAX } from '@banxin/contract/constants';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { inEnglish } from '@banxin/contract/refusals/english';
import { describe, expect, test } from 'vitest';
import { testHasher } from '../../../test/databases.ts';
import { type Browser, CAPTCHA, createTestServer, outcome } from '../../../test/harness.ts';
import { claim, received } from '../afterSales/afterSales.testkit.ts';
import { CARDS, confirmed, enter, place, standAt } from '../order/order.testkit.ts';
import { payApproved } from '../payment/payThemselves.ts';
import { visitor } from '../registration/account.testkit.ts';

const server = await createTestServer();
const { db } = server;
const { design, ordering, finance, customerService } = subAccountRole;

const PASSWORD = 'Demo-2027';
let added = 0;

/** Values that are good; every call gets a name and a number of its own. */
function form(more: Partial<Parameters<typeof values>[0]> = {}) {
  added += 1;
  return values({
    name: `同事${added}号`,
    mobilePhone: `1370000${String(added).padStart(4, '0')}`,
    roles: ordering as number,
    payLimit: null,
    ...more,
  });
}
const values = (more: {
  name: string;
  mobilePhone: string;
  roles: number;
  payLimit: ReturnType<typeof fen> | null;
}) => ({ password: PASSWORD, linkPerson: '小陈', isPaused: false, ...more });

/** What the form of a stored colleague sends when it was edited. */
const edited = <T extends { password?: string }>({ password: _, ...input }: T) => input;

/** A main account with a colleague that is logged in. */
async function pair(more: Parameters<typeof form>[0] = {}, balance = 0) {
  const master = await enter(server, { balance });
  const input = form(more);
  const row = await master.browser.send(saveSubAccount, input);
  const colleague = server.browser();
  await colleague.login(input.name, PASSWORD);
  return { master, input, row, colleague };
}

const who = (browser: Browser) => browser.send(getSimpleCustomer, {});

describe('a colleague that is added', () => {
  test('logs in with its own password and holds what its roles bring', async () => {
    const { master, row, colleague, input } = await pair({ roles: design | finance });
    expect(row).toMatchObject({ name: input.name, roles: 18, isPaused: false, lastLoginAt: null });
    expect(await who(colleague)).toMatchObject({ parentId: master.id, roles: 18 });
    const { items, count } = await master.browser.send(getSubAccounts, {});
    expect(count).toBe(1);
    expect(items[0]?.lastLoginAt).not.toBeNull();
    const granted = await master.browser.send(getGranted, { id: row.id });
    expect(granted.permissions).toEqual(await colleague.send(getSubPermissions, {}));
  });

  test.each([
    [{ name: '' }, 'name', '请填写账号'],
    [{ name: 'abc' }, 'name', '账号至少包含一个汉字'],
    [{ name: '一二三四五六七八九十壹' }, 'name', '账号长度2-20位且至少包含一个汉字，最多10个汉字'],
    [
      { password: '12345678' },
      'password',
      '密码格式不正确【密码长度8-16位，数字、字母、字符至少包含两种】',
    ],
    [{ password: undefined }, 'password', '请填写密码'],
    [{ linkPerson: ' ' }, 'linkPerson', '请填写联系人'],
    [{ linkPerson: '长'.repeat(21) }, 'linkPerson', '联系人最多 20 个字'],
    [{ mobilePhone: '1380' }, 'mobilePhone', '手机号格式不正确'],
    [{ roles: 0 }, 'roles', '至少选择一个角色'],
    [{ roles: 32 }, 'roles', '至少选择一个角色'],
    [{ payLimit: fen(-1) }, 'payLimit', '请输入 0 到 1,000,000 元之间的金额'],
  ])('with %j is refused at its field', async (wrong, field, words) => {
    const { browser } = await enter(server);
    const input = { ...form(), ...wrong } as ReturnType<typeof form>;
    const refusal = await browser.refused(saveSubAccount, input);
    expect(refusal.errCode).toBe(errCode.invalidInput);
    expect(refusal.fields).toEqual({ [field]: words });
  });

  test('under a name or a number of any other account is refused at that field', async () => {
    const { browser } = await enter(server);
    const name = await browser.refused(saveSubAccount, { ...form(), name: '跨境优选' });
    expect([name.errCode, Object.keys(name.fields ?? {})]).toEqual([errCode.nameTaken, ['name']]);
    const number = { ...form(), mobilePhone: '13800000005' };
    const mobile = await browser.refused(saveSubAccount, number);
    expect(mobile.errCode).toBe(errCode.mobileTaken);
    expect(Object.keys(mobile.fields ?? {})).toEqual(['mobilePhone']);
  });

  test('twice by one press is there once; by two forms at once, one learns that the name is taken', async () => {
    const { browser } = await enter(server);
    const [input, rival] = [form(), form()];
    const sending = { idempotencyKey: 'one-press-of-it' };
    const first = await browser.send(saveSubAccount, input, sending);
    expect((await browser.send(saveSubAccount, input, sending)).id).toBe(first.id);
    const both = await Promise.all([
      outcome(browser.send(saveSubAccount, rival)),
      outcome(browser.send(saveSubAccount, { ...rival, mobilePhone: '13799990001' })),
    ]);
    expect(both.toSorted()).toEqual([errCode.nameTaken, 'done'].toSorted());
  });

  test('keeps nobody waiting while its password is hashed', async () => {
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hasher: typeof testHasher = {
      ...testHasher,
      forClient: () => hasher,
      hash: async (password: string) => {
        if (password === PASSWORD) {
          begun.resolve();
          await gate.promise;
        }
        return testHasher.hash(password);
      },
    };
    const slow = await createTestServer({ services: { hasher } });
    const { browser } = await enter(slow);
    const saving = browser.send(saveSubAccount, form(), { idempotencyKey: 'hashed-for-long' });
    await begun.promise;
    // The embedded database has one connection: whoever holds it keeps all others waiting.
    await who(browser);
    gate.resolve();
    expect((await saving).lastLoginAt).toBeNull();
  });

  test('beyond thirty is refused', async () => {
    const { browser } = await enter(server);
    for (let count = 0; count < SUB_ACCOUNTS_MAX; count += 1) {
      await browser.send(saveSubAccount, form());
    }
    const refusal = await browser.refused(saveSubAccount, form());
    expect([refusal.errCode, refusal.message]).toEqual([
      errCode.wrongState,
      '子账号最多 30 个，请先删除不用的子账号',
    ]);
    const page = await browser.send(getSubAccounts, { pageSize: 20, pageIndex: 2 });
    expect([page.items.length, page.total]).toEqual([10, 30]);
    const { items } = await browser.send(getSubAccounts, { words: String(added - 1) });
    expect(items.map(({ name }) => name)).toEqual([`同事${added - 1}号`]);
  });
});

describe('a right that is given or taken', () => {
  test('holds with the next call of every session, and each answer says that something is new', async () => {
    const { master, row, colleague, input } = await pair({ roles: design });
    const other = server.browser();
    await other.login(input.name, PASSWORD);
    const revision = async (browser: Browser) =>
      (
        await browser.fetch('/api/Customer/GetSimpleById', {
          method: 'POST',
          headers: { 'x-requested-with': 'banxin', 'content-type': 'application/json' },
          body: '{}',
        })
      ).headers.get(REVISION_HEADER);
    expect(await revision(colleague)).toBe(`${row.id}.0`);
    expect(await outcome(colleague.send(calculateQuote, { configuration: CARDS }))).toBe(
      errCode.forbidden,
    );
    await master.browser.send(grantRoles, { id: row.id, rev: 0, roles: design | ordering });
    for (const browser of [colleague, other]) {
      expect(await outcome(browser.send(calculateQuote, { configuration: CARDS }))).toBe('done');
      expect(await revision(browser)).toBe(`${row.id}.1`);
    }
    await master.browser.send(grantRoles, { id: row.id, rev: 1, roles: design });
    const refused = await colleague.fetch('/api/Quote/Calculate', {
      method: 'POST',
      headers: { 'x-requested-with': 'banxin', 'content-type': 'application/json' },
      body: JSON.stringify({ configuration: CARDS }),
    });
    expect([refused.status, refused.headers.get(REVISION_HEADER)]).toEqual([200, `${row.id}.2`]);
    expect(await revision(master.browser)).toBeNull();
  });

  test('from a form that is older than what is stored is refused with what is stored', async () => {
    const { master, row, input } = await pair();
    const { browser } = master;
    await browser.send(grantRoles, { id: row.id, rev: row.rev, roles: finance });
    const late = { ...edited(input), id: row.id, rev: row.rev, linkPerson: '小李' };
    const refusal = await browser.refused(saveSubAccount, late);
    expect([refusal.errCode, refusal.message]).toEqual([
      errCode.wrongState,
      '内容已在别处更改，请核对后再保存',
    ]);
    expect(refusal.data).toMatchObject({ current: { roles: finance, linkPerson: '小陈', rev: 1 } });
    // What is stored already is no quarrel.
    expect(await browser.send(grantRoles, { id: row.id, rev: 0, roles: finance })).toMatchObject({
      rev: 1,
    });
  });

  test("is another main account's business alone", async () => {
    const { row, input } = await pair();
    const { browser } = await enter(server);
    const { id } = row;
    const calls = [
      browser.send(saveSubAccount, { ...edited(input), id, rev: 0, roles: 31 }),
      browser.send(grantRoles, { id, rev: 0, roles: 31 }),
      browser.send(getGranted, { id }),
      browser.send(deleteSubAccount, { id }),
      browser.send(handOverSubAccount, { id, toId: id }),
      browser.send(getSubAccountLog, { id }),
    ];
    expect(await Promise.all(calls.map(outcome))).toEqual(calls.map(() => errCode.notFound));
  });
});

describe('pausing', () => {
  test('ends every session at once and lets nobody in; open again, old sessions stay ended', async () => {
    const { master, row, colleague, input } = await pair();
    const pause = { ...edited(input), id: row.id, rev: 0, isPaused: true };
    expect(await master.browser.send(saveSubAccount, pause)).toMatchObject({ isPaused: true });
    expect(await who(colleague)).toBeNull();
    const account = { nameOrQQOrMobilePhone: input.name, password: PASSWORD, code: CAPTCHA };
    const at = await visitor(server);
    expect(await outcome(at.send(loginByAccount, account))).toBe(errCode.passwordWrong);
    await master.browser.send(saveSubAccount, { ...pause, rev: 1, isPaused: false });
    expect(await who(colleague)).toBeNull();
    const again = server.browser();
    await again.login(input.name, PASSWORD);
    expect(await who(again)).toMatchObject({ customerName: input.name });
  });

  test('at the cashier pays nothing', async () => {
    const { master, row, colleague, input } = await pair({ payLimit: fen(1_000_000) }, 1_000_000);
    const order = await confirmed(colleague);
    const { paymentSN } = await colleague.send(createPayment, { orderSNs: [order.orderSN] });
    const pause = { ...edited(input), id: row.id, rev: 0, isPaused: true };
    await master.browser.send(saveSubAccount, pause);
    expect(await outcome(colleague.send(payByBalance, { paymentSN }))).toBe(errCode.notLoggedIn);
    const paid = db.selectFrom('payments').select('status').where('payment_sn', '=', paymentSN);
    expect(await paid.executeTakeFirst()).toEqual({ status: 'pending' });
  });

  test('as a new password does, ends the sessions; the new one opens another', async () => {
    const { master, row, colleague, input } = await pair();
    const fresh = { ...input, id: row.id, rev: 0, password: 'Fresh-2027' };
    await master.browser.send(saveSubAccount, fresh);
    expect(await who(colleague)).toBeNull();
    const again = server.browser();
    await again.login(input.name, 'Fresh-2027');
    const { items } = await again.send(getSiteMessages, {});
    expect(items.map(({ kind }) => kind)).toEqual(['passwordChanged']);
    expect((await master.browser.send(getSiteMessages, {})).items).toEqual([]);
  });
});

describe('a limit', () => {
  /** What the main account and finance were told of large orders. */
  const told = async (browser: Browser) =>
    (await browser.send(getSiteMessages, {})).items
      .filter(({ kind }) => kind === 'largeOrder')
      .map(({ text }) => text.message);

  test('below what an order costs leaves it to the main account, which is told and pays', async () => {
    const { master, colleague } = await pair({ payLimit: fen(100) }, 1_000_000);
    const { orderSN } = await confirmed(colleague);
    const { paymentSN } = await colleague.send(createPayment, { orderSNs: [orderSN] });
    const refusal = await colleague.refused(payByBalance, { paymentSN });
    expect([refusal.errCode, refusal.message]).toEqual([
      errCode.forbidden,
      '超过付款上限，等待主账号付款',
    ]);
    expect(inEnglish(refusal)).toContain('waits for the main account');
    const [text] = await told(master.browser);
    expect(text).toContain(`提交了订单 ${orderSN}`);
    expect(text).toContain('等待付款');
    expect(await outcome(master.browser.send(payByBalance, { paymentSN }))).toBe('done');
  });

  test('of its own comes before the sum for all, up and down, also for finance', async () => {
    const { master, colleague } = await pair({ payLimit: fen(1_000_000) }, 1_000_000);
    const { orderSN } = await confirmed(colleague);
    const { paymentSN } = await colleague.send(createPayment, { orderSNs: [orderSN] });
    expect(await outcome(colleague.send(payByBalance, { paymentSN }))).toBe('done');
    expect(await told(master.browser)).toEqual([]);
    const limited = await pair({ roles: finance | ordering, payLimit: fen(1) }, 1_000_000);
    const own = await confirmed(limited.colleague);
    const asked = { orderSNs: [own.orderSN] };
    const { paymentSN: second } = await limited.colleague.send(createPayment, asked);
    expect(await outcome(limited.colleague.send(payByBalance, { paymentSN: second }))).toBe(
      errCode.forbidden,
    );
  });

  test('above what an order costs, with a lower sum to be told of: told, and it does not wait', async () => {
    const { master, colleague } = await pair({ payLimit: fen(1_000_000) }, 1_000_000);
    await db
      .updateTable('customers')
      .set({ order_notify_sum: 1 })
      .where('id', '=', master.id)
      .execute();
    await confirmed(colleague);
    const [text] = await told(master.browser);
    expect(text).toContain('超过提醒金额');
  });

  test('holds for orders that pay themselves', async () => {
    const { master, row, colleague, input } = await pair({ payLimit: fen(1) }, 1_000_000);
    await db
      .updateTable('accounts')
      .set({ is_pre_deposit_enabled: true })
      .where('customer_id', '=', master.id)
      .execute();
    const { orderSN } = await confirmed(colleague);
    await standAt(db, orderSN, orderStatus.approved);
    const paid = async () => {
      await payApproved(server.services);
      const found = db.selectFrom('orders').select('paid_at').where('order_sn', '=', orderSN);
      return (await found.executeTakeFirstOrThrow()).paid_at !== null;
    };
    expect(await paid()).toBe(false);
    const raised = { ...edited(input), id: row.id, rev: 0, payLimit: fen(1_000_000) };
    await master.browser.send(saveSubAccount, raised);
    expect(await paid()).toBe(true);
  });
});

describe('removing', () => {
  test('waits until the work is handed over, also to what came meanwhile', async () => {
    const { master, row, colleague, input } = await pair();
    const { browser } = master;
    const { orderSN } = await place(colleague);
    const { items } = await browser.send(getSubAccounts, {});
    expect(items[0]).toMatchObject({ openOrders: 1, openTickets: 0 });
    expect(await browser.send(handOverSubAccount, { id: row.id, toId: master.id })).toEqual({
      orders: 1,
      tickets: 0,
    });
    await place(colleague);
    const refusal = await browser.refused(deleteSubAccount, { id: row.id });
    expect([refusal.errCode, refusal.message]).toEqual([
      errCode.wrongState,
      `${input.name}刚有新订单，请重新交接`,
    ]);
    await browser.send(handOverSubAccount, { id: row.id, toId: master.id });
    await browser.send(deleteSubAccount, { id: row.id });
    expect(await who(colleague)).toBeNull();
    const placed = db.selectFrom('orders').select('placed_by').where('order_sn', '=', orderSN);
    expect(await placed.executeTakeFirst()).toEqual({ placed_by: master.id });
    expect(await outcome(browser.send(deleteSubAccount, { id: row.id }))).toBe(errCode.notFound);
  });

  test('gives tickets that are under way to who may handle after-sales', async () => {
    const { master, row, colleague } = await pair({ roles: customerService }, 5_000_000);
    const { browser } = master;
    const order = await received(server, browser);
    await colleague.send(createAfterSale, claim(order.order_sn));
    const { items } = await browser.send(getSubAccounts, {});
    expect(items[0]).toMatchObject({ openOrders: 0, openTickets: 1 });
    const other = await browser.send(saveSubAccount, form({ roles: ordering }));
    const refusal = await browser.refused(handOverSubAccount, { id: row.id, toId: other.id });
    expect(refusal.fields).toEqual({ toId: '该账号没有售后权限，请选择另一个账号' });
    expect(await outcome(browser.send(deleteSubAccount, { id: row.id }))).toBe(errCode.wrongState);
    expect(await browser.send(handOverSubAccount, { id: row.id, toId: master.id })).toEqual({
      orders: 0,
      tickets: 1,
    });
    expect(await outcome(browser.send(deleteSubAccount, { id: row.id }))).toBe('done');
  });

  test('frees the name and the number for the next one', async () => {
    const { master, row, input } = await pair();
    await master.browser.send(deleteSubAccount, { id: row.id });
    const { mobilePhone } = input;
    expect(await server.browser().send(isExistsByMobile, { mobilePhone })).toBe(false);
    const next = await master.browser.send(saveSubAccount, input);
    expect(next.id).not.toBe(row.id);
    const browser = server.browser();
    await browser.login(input.name, PASSWORD);
    expect(await who(browser)).toMatchObject({ id: next.id });
  });

  test('an order that is being placed just now is counted: it is not left behind', async () => {
    const { master, row, colleague } = await pair();
    const [order, removed] = await Promise.all([
      outcome(place(colleague)),
      outcome(master.browser.send(deleteSubAccount, { id: row.id })),
    ]);
    const found = await db
      .selectFrom('orders as o')
      .innerJoin('customers as c', 'c.id', 'o.placed_by')
      .select(['c.deleted_at'])
      .where('o.customer_id', '=', master.id)
      .execute();
    if (order === 'done' && removed === 'done') expect(found).toHaveLength(1);
    else if (removed !== 'done') expect([removed, found[0]?.deleted_at]).toEqual([3001, null]);
  });

  test.each([
    ['itself', ordering, false, '请选择另一个账号接手'],
    ['who is paused', ordering, true, '该账号已停用，请选择另一个账号'],
    ['who may not order', customerService, false, '该账号没有下单权限，请选择另一个账号'],
  ])('hands over to nobody like %s', async (which, roles, isPaused, words) => {
    const { master, row, colleague } = await pair();
    await place(colleague);
    const other = await master.browser.send(saveSubAccount, { ...form({ roles }), isPaused });
    const toId = which === 'itself' ? row.id : other.id;
    const refusal = await master.browser.refused(handOverSubAccount, { id: row.id, toId });
    expect(refusal.fields).toEqual({ toId: words });
  });
});

describe('the log', () => {
  test('names old and new of each change, and what was done to which order, the newest first', async () => {
    const { master, row, colleague, input } = await pair({ payLimit: fen(50_000) });
    const { browser } = master;
    server.clock.advance(1_000);
    const { orderSN } = await place(colleague);
    server.clock.advance(1_000);
    const change = {
      ...edited(input),
      ...{ id: row.id, rev: 0, linkPerson: '小李', roles: design | finance, payLimit: null },
    };
    await browser.send(saveSubAccount, change);
    await browser.send(saveSubAccount, { ...change, rev: 1, isPaused: true });
    const { items, total } = await browser.send(getSubAccountLog, { id: row.id });
    expect(total).toBe(items.length);
    const lines = items.map(({ event, from, to, orderSN: sn }) =>
      [sn, event.message, from?.message, to?.message].filter(Boolean).join(' '),
    );
    expect(lines).toEqual([
      '停用账号',
      '修改付款上限 ¥500.00 未设上限',
      '修改角色 下单 设计、财务',
      '修改联系人 小陈 小李',
      `${orderSN} 新建订单 未提交`,
      '新增账号 下单',
    ]);
    expect(new Set(items.map(({ by }) => by))).toEqual(new Set([master.name, input.name]));
    expect(items.every(({ event }) => inEnglish(event) !== event.message)).toBe(true);
  });

  test('is narrowed to days of Shanghai and paged', async () => {
    const { master, row } = await pair();
    const { id } = row;
    const today = server.services.clock.now();
    const day = new Date(today + 8 * 3_600_000).toISOString().slice(0, 10);
    const before = '2020-01-01';
    expect(await master.browser.send(getSubAccountLog, { id, from: day, to: day })).toMatchObject({
      total: 1,
    });
    expect(await master.browser.send(getSubAccountLog, { id, to: before })).toMatchObject({
      total: 0,
    });
    const second = await master.browser.send(getSubAccountLog, { id, pageIndex: 2 });
    expect([second.items, second.total]).toEqual([[], 1]);
  });
});
