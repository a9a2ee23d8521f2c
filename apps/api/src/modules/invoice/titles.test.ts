/** Whom invoices are made out to: the rules of each part, one default, two editors, and nobody's but one's own. */
import {
  createInvoiceTitle,
  getInvoiceTitles,
  matchCompanyTitles,
  removeInvoiceTitle,
  updateInvoiceTitle,
} from '@banxin/contract/calls/invoice/title';
import { INVOICE_TITLES_MAX } from '@banxin/contract/constants';
import type { InvoiceTitle } from '@banxin/contract/entities/invoiceTitle';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { instantOf } from '../../ports/clock.ts';
import { passByProxy } from '../authentication/decide.ts';
import { enter } from '../order/order.testkit.ts';

const server = await createTestServer();

const COMPANY = {
  kind: 'company',
  title: '悦享包装有限公司',
  taxNumber: '91310112MA1YXB000X',
} as const;

const titlesOf = ({ browser }: Awaited<ReturnType<typeof enter>>) =>
  browser.send(getInvoiceTitles, {});
const names = (titles: readonly InvoiceTitle[]) =>
  titles.map(({ title, isDefault }) => (isDefault ? `${title}*` : title));

describe('a title', () => {
  test('that is the first becomes the default; another takes its place when it is asked to', async () => {
    const person = await enter(server);
    await person.browser.send(createInvoiceTitle, COMPANY);
    await person.browser.send(createInvoiceTitle, { kind: 'person', title: '陈女士' });
    expect(names(await titlesOf(person))).toEqual(['悦享包装有限公司*', '陈女士']);
    const second = (await titlesOf(person))[1] as InvoiceTitle;
    const { updatedAt: _, ...input } = second;
    await person.browser.send(updateInvoiceTitle, { ...input, isDefault: true });
    expect(names(await titlesOf(person))).toEqual(['陈女士*', '悦享包装有限公司']);
  });

  test.each([
    [{ title: '悦享@包装' }, { title: '不能包含特殊字符' }],
    [{ title: '123456' }, { title: '发票抬头不能是数字' }],
    [{ title: '包'.repeat(101) }, { title: '发票抬头最多 100 个字' }],
    [{ taxNumber: '9131011212345678' }, { taxNumber: '税务登记号格式不正确' }],
    [{ taxNumber: '' }, { taxNumber: '请填写税务登记号' }],
    [{ bankAccount: '1234567' }, { bankAccount: '银行账号为 8-30 位数字' }],
    [{ bank: '行'.repeat(61) }, { bank: '开户银行最多 60 个字' }],
  ])('with %j is refused at its field', async (wrong, fields) => {
    const { browser } = await enter(server);
    const refusal = await browser.refused(createInvoiceTitle, { ...COMPANY, ...wrong });
    expect([refusal.errCode, refusal.fields]).toEqual([errCode.invalidInput, fields]);
  });

  test('with a wrong check digit is saved: the warning is soft', async () => {
    const { browser } = await enter(server);
    const saved = await browser.send(createInvoiceTitle, {
      ...COMPANY,
      taxNumber: '91310112MA1YXB0009',
    });
    expect(saved.taxNumber).toBe('91310112MA1YXB0009');
  });

  test('of a person keeps no number, and the same one is refused a second time', async () => {
    const { browser } = await enter(server);
    const input = { kind: 'person', title: '陈女士', taxNumber: COMPANY.taxNumber } as const;
    expect((await browser.send(createInvoiceTitle, input)).taxNumber).toBe('');
    const refusal = await browser.refused(createInvoiceTitle, input);
    expect(refusal.fields).toEqual({ title: '已有相同的抬头' });
  });

  test('that was changed elsewhere is not written over: what is stored is told', async () => {
    const { browser } = await enter(server);
    const { updatedAt: _, ...first } = await browser.send(createInvoiceTitle, COMPANY);
    await browser.send(updateInvoiceTitle, { ...first, bank: '招商银行上海分行' });
    const refusal = await browser.refused(updateInvoiceTitle, { ...first, bank: '工商银行' });
    expect([refusal.errCode, refusal.message]).toEqual([
      errCode.wrongState,
      '内容已在别处更改，请核对后再保存',
    ]);
    expect(refusal.data).toMatchObject({ current: { bank: '招商银行上海分行', rev: 2 } });
  });

  test('that was the default and is removed leaves its place to the one that was changed last', async () => {
    const person = await enter(server);
    const { id } = await person.browser.send(createInvoiceTitle, COMPANY);
    for (const title of ['甲公司', '乙公司']) {
      server.clock.advance(1_000);
      await person.browser.send(createInvoiceTitle, { ...COMPANY, title });
    }
    await person.browser.send(removeInvoiceTitle, { id });
    expect(names(await titlesOf(person))).toEqual(['乙公司*', '甲公司']);
  });

  test('is one of 50 at most, also when two are added at once', async () => {
    const person = await enter(server);
    for (let count = 1; count < INVOICE_TITLES_MAX; count += 1) {
      await person.browser.send(createInvoiceTitle, { kind: 'person', title: `某人${count}号` });
    }
    const both = await Promise.all(
      ['甲某', '乙某'].map((title) =>
        outcome(person.browser.send(createInvoiceTitle, { kind: 'person', title })),
      ),
    );
    expect(both.toSorted()).toEqual([errCode.wrongState, 'done']);
    expect(await titlesOf(person)).toHaveLength(INVOICE_TITLES_MAX);
  });
});

describe('titles of others', () => {
  test('are neither changed nor removed nor proposed', async () => {
    const owner = await enter(server);
    const stranger = await enter(server);
    const title = await owner.browser.send(createInvoiceTitle, {
      ...COMPANY,
      title: '隐秘印务有限公司',
    });
    const { updatedAt: _, ...input } = title;
    expect(await outcome(stranger.browser.send(updateInvoiceTitle, input))).toBe(errCode.notFound);
    expect(await outcome(stranger.browser.send(removeInvoiceTitle, { id: title.id }))).toBe(
      errCode.notFound,
    );
    expect(await stranger.browser.send(matchCompanyTitles, { title: '隐秘' })).toEqual([]);
    expect(await owner.browser.send(matchCompanyTitles, { title: '隐秘' })).toMatchObject([
      { source: 'own', title: '隐秘印务有限公司' },
    ]);
  });

  test('companies of the register are proposed with their numbers, own ones first and once', async () => {
    const { browser } = await enter(server);
    const [found] = await browser.send(matchCompanyTitles, { title: '悦享包装有限' });
    expect(found).toMatchObject({ source: 'register', title: '悦享包装有限公司' });
    await browser.send(createInvoiceTitle, { ...COMPANY, taxNumber: found?.taxNumber ?? '' });
    const again = await browser.send(matchCompanyTitles, { title: '悦享包装' });
    expect(again.map(({ source }) => source)).toEqual(['own', 'register']);
  });

  test('the company that was proved is proposed before all others, with what is known of it', async () => {
    const person = await enter(server);
    const taxNumber = '91310112MA1YXB0004';
    const company = { companyName: '悦享包装有限公司', taxNumber };
    const ask = () => person.browser.send(matchCompanyTitles, { title: '悦享' });
    expect((await ask()).map(({ source }) => source)).not.toContain('proved');
    const at = instantOf(server.clock.now());
    const reason = '已核对营业执照原件';
    await passByProxy(server.db, {
      ...{ customerId: person.id, actor: 'staff', at, reason },
      ...company,
    });
    const proved = { source: 'proved', title: company.companyName, taxNumber };
    expect((await ask())[0]).toMatchObject(proved);
    // Its own title brings bank and account along, and is not proposed a second time.
    await person.browser.send(createInvoiceTitle, {
      ...{ kind: 'company', title: '悦享包装有限公司（财务）', taxNumber },
      ...{ bank: '招商银行上海闵行支行', bankAccount: '121900000000001' },
    });
    const [first, ...others] = await ask();
    expect(first).toMatchObject({ ...proved, bank: '招商银行上海闵行支行' });
    expect(others.map((one) => one.taxNumber)).not.toContain(taxNumber);
    // Its name does not contain what is typed: it is not meant.
    const elsewhere = await person.browser.send(matchCompanyTitles, { title: '苏州' });
    expect(elsewhere.map(({ source }) => source)).not.toContain('proved');
    const stranger = await enter(server);
    const seen = await stranger.browser.send(matchCompanyTitles, { title: '悦享' });
    expect(seen.map(({ source }) => source)).not.toContain('proved');
  });

  test('finance keeps them for the main account; ordering does not see them', async () => {
    const master = await enter(server);
    const finance = await enter(server, { parent: master, roles: subAccountRole.finance });
    const ordering = await enter(server, { parent: master, roles: subAccountRole.ordering });
    await finance.browser.send(createInvoiceTitle, COMPANY);
    expect(names(await titlesOf(master))).toEqual(['悦享包装有限公司*']);
    expect(await outcome(ordering.browser.send(getInvoiceTitles, {}))).toBe(errCode.forbidden);
  });
});
