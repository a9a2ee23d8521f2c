/** Who the customer is, its QQ number, and the WeChats of several people who share a login. */
import { getBindings, setQq } from '@banxin/contract/calls/customer/binding';
import {
  getBasicInfo,
  getForOrder,
  updateLinkPerson,
} from '@banxin/contract/calls/customer/profile';
import { exchangeWechat, startOauth } from '@banxin/contract/calls/login/oauth';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { getWechats, unbindWechats } from '@banxin/contract/calls/wechat/binding';
import { WECHATS_MAX } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import { describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { createTestClock, createTestRandom } from '../../../test/world.ts';
import { createLocalOauth } from '../../ports/localOauth.ts';
import { enter } from '../order/order.testkit.ts';

const world = { clock: createTestClock(), random: createTestRandom() };
const wechat = createLocalOauth('wechat', world);
const server = await createTestServer({ ports: { oauth: { qq: null, wechat } } });

const logged = async (account: string): Promise<Browser> => {
  const browser = server.browser();
  await browser.login(account);
  return browser;
};

/** Through the window of WeChat and back. */
async function through(browser: Browser, subject: string, type: 0 | 1, nickname?: string) {
  const purpose = type === 0 ? 'login' : 'bind';
  const { url } = await browser.send(startOauth, { provider: 'wechat', purpose });
  const state = new URL(url, 'http://shop.test').searchParams.get('state') ?? '';
  return { code: wechat.issue(subject, nickname), state, type };
}

const bind = async (browser: Browser, subject: string, nickname?: string) =>
  browser.send(exchangeWechat, await through(browser, subject, 1, nickname));

describe('basic information', () => {
  test('of the main account: who it is, what it is worth, since when', async () => {
    expect(await (await logged('悦享包装')).send(getBasicInfo, {})).toEqual({
      customerName: '悦享包装',
      mainName: null,
      type: 3,
      vipLevel: 6,
      vipUntil: '2027-06-30T23:59:59.000+08:00',
      authStatus: 2,
      isSigned: true,
      creationTime: '2024-03-12T10:20:00.000+08:00',
      linkPerson: '采购部',
      mobilePhone: '138****0001',
    });
  });

  test('of a sub-account: the person is its own, the company the main account’s', async () => {
    const browser = await logged('悦享财务');
    expect(await browser.send(getBasicInfo, {})).toMatchObject({
      customerName: '悦享财务',
      mainName: '悦享包装',
      vipLevel: 6,
      isSigned: true,
      linkPerson: '财务部',
      mobilePhone: '138****0006',
    });
    expect(await browser.send(getForOrder, {})).toMatchObject({
      customerName: '悦享包装',
      linkPerson: '财务部',
      mobilePhone: '138****0006',
    });
  });

  test('the contact person is the login’s: twenty characters, trimmed; blanks are none', async () => {
    const browser = await logged('悦享设计');
    const most = '联'.repeat(20);
    await browser.send(updateLinkPerson, { linkPerson: ` ${most} ` });
    expect(await browser.send(getBasicInfo, {})).toMatchObject({ linkPerson: most });
    for (const [linkPerson, message] of [
      ['   ', '请填写联系人'],
      [`${most}人`, '联系人最多 20 个字'],
    ] as const) {
      const refusal = await browser.refused(updateLinkPerson, { linkPerson });
      expect(refusal.fields).toEqual({ linkPerson: message });
    }
    expect(await (await logged('悦享包装')).send(getBasicInfo, {})).toMatchObject({
      linkPerson: '采购部',
    });
  });

  test('without a contact person the works ask for the main account’s, else for its name', async () => {
    const { browser, id } = await enter(server);
    await server.db
      .updateTable('customers')
      .set({ link_person: null })
      .where('id', '=', id)
      .execute();
    const { customerName, linkPerson } = await browser.send(getForOrder, {});
    expect(linkPerson).toBe(customerName);
  });
});

describe('a QQ number', () => {
  test('is set, logs in, and is unbound; each change is told once', async () => {
    const { browser } = await enter(server);
    await browser.send(setQq, { qq: '88997766' });
    await browser.send(setQq, { qq: '88997766' });
    expect(await browser.send(getBindings, {})).toMatchObject({ qq: '88997766', isQqBound: false });
    server.clock.advance(1_000);
    await browser.send(setQq, { qq: '' });
    expect(await browser.send(getBindings, {})).toMatchObject({ qq: null });
    const { items } = await browser.send(getSiteMessages, { group: 'account' });
    expect(items.map(({ text }) => text.message.slice(0, 6))).toEqual(['绑定的 QQ', '绑定的 QQ']);
  });

  test('unbinding also takes the QQ of a window away', async () => {
    const { browser, id } = await enter(server);
    await server.db
      .insertInto('identities')
      .values({
        provider: 'qq',
        subject: 'qq-of-window',
        customer_id: id,
        created_at: '2026-11-20T09:00:00.000+08:00',
      })
      .execute();
    expect(await browser.send(getBindings, {})).toMatchObject({ isQqBound: true });
    await browser.send(setQq, { qq: '' });
    expect(await browser.send(getBindings, {})).toMatchObject({ isQqBound: false });
  });

  test.each(['01234', '1234', '12345678901', 'qq5566778'])('%s is none', async (qq) => {
    const { browser } = await enter(server);
    const refusal = await browser.refused(setQq, { qq });
    expect(refusal.fields).toEqual({ qq: 'QQ格式不正确' });
  });

  test('of another login is refused; of those that want one at once one gets it', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => enter(server)));
    const answers = await Promise.all(
      people.map(({ browser }) => outcome(browser.send(setQq, { qq: '77889900' }))),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(answers.filter((answer) => answer === errCode.qqTaken)).toHaveLength(9);
    const { browser } = await enter(server);
    const refusal = await browser.refused(setQq, { qq: '77889900' });
    expect(refusal.fields).toEqual({ qq: '该 QQ 号已注册，可直接登录' });
  });
});

describe('WeChats', () => {
  test('are listed with name, time and last login, and log in until they are unbound', async () => {
    const { browser } = await enter(server);
    await bind(browser, 'w-list-1', '印务小张');
    server.clock.advance(60_000);
    await bind(browser, 'w-list-2');
    const other = server.browser();
    await other.send(exchangeWechat, await through(other, 'w-list-1', 0));
    const listed = await browser.send(getWechats, {});
    expect(listed).toMatchObject([
      { wechatUnionId: 'w-list-1', nickName: '印务小张' },
      { wechatUnionId: 'w-list-2', nickName: null, lastLoginTime: null },
    ]);
    expect(listed[0]?.lastLoginTime).not.toBeNull();
    expect(await browser.send(getBindings, {})).toMatchObject({ wechats: 2 });
    await browser.send(unbindWechats, { wechatUnionId: 'w-list-1' });
    const gone = await other.send(exchangeWechat, await through(other, 'w-list-1', 0));
    expect(gone).toEqual({ hasBind: false });
    expect(await browser.send(getWechats, {})).toHaveLength(1);
  });

  test('of another login are not there; one that is gone is not there either', async () => {
    const [owner, stranger] = [await enter(server), await enter(server)];
    await bind(owner.browser, 'w-own');
    const asked = { wechatUnionId: 'w-own' };
    expect(await outcome(stranger.browser.send(unbindWechats, asked))).toBe(errCode.notFound);
    expect(await stranger.browser.send(getWechats, {})).toEqual([]);
    await owner.browser.send(unbindWechats, asked);
    expect(await outcome(owner.browser.send(unbindWechats, asked))).toBe(errCode.notFound);
  });

  test('are five at most, also when ten are bound at once; one that is bound is bound again', async () => {
    const { browser } = await enter(server);
    const asked = [];
    for (let at = 0; at < 10; at += 1) asked.push(await through(browser, `w-race-${at}`, 1));
    const answers = await Promise.all(
      asked.map((input) => outcome(browser.send(exchangeWechat, input))),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(WECHATS_MAX);
    expect(answers.filter((answer) => answer === errCode.wrongState)).toHaveLength(5);
    const listed = await browser.send(getWechats, {});
    expect(listed).toHaveLength(WECHATS_MAX);
    const refusal = await browser.refused(exchangeWechat, await through(browser, 'w-sixth', 1));
    expect(refusal.message).toBe('最多绑定 5 个微信');
    await bind(browser, listed[0]?.wechatUnionId ?? '');
  });

  test('one that is bound elsewhere is refused', async () => {
    const [owner, other] = [await enter(server), await enter(server)];
    await bind(owner.browser, 'w-taken');
    const refusal = await other.browser.refused(
      exchangeWechat,
      await through(other.browser, 'w-taken', 1),
    );
    expect(refusal).toMatchObject({
      errCode: errCode.wechatBoundElsewhere,
      message: '此微信已绑定其他账号',
    });
  });
});
