/** Orders that cannot be placed, and what the refusal says would work. */
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import { getOrders } from '@banxin/contract/calls/order/list';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import type { Configuration } from '@banxin/contract/entities/configuration';
import { errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import { inEnglish } from '@banxin/contract/refusals/english';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { SEED_NOW } from '../../db/seed/seed.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from './contradictions.testkit.ts';
import {
  CARDS,
  configurationOf,
  confirmation,
  enter,
  type Person,
  place,
} from './order.testkit.ts';

const server = await createTestServer();
const { db } = server;
let owner: Person & { browser: Browser };
beforeAll(async () => {
  owner = await enter(server);
});
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const countOrders = async (): Promise<number> =>
  (await db.selectFrom('orders').select('id').where('customer_id', '=', owner.id).execute()).length;

describe('without the agreement', () => {
  test('nothing is created; signing it is enough', async () => {
    const { browser } = await enter(server, { sign: 0 });
    const refusal = await browser.refused(createOrder, { configuration: CARDS });
    expect(refusal).toMatchObject({
      status: 200,
      errCode: errCode.agreementMissing,
      message: messages.agreementMissing,
    });
    expect((await browser.send(getOrders, {})).total).toBe(0);
    await browser.send(signAgreement, {});
    await place(browser);
  });

  test('nothing is confirmed', async () => {
    const { browser, id } = await enter(server);
    const { orderSN } = await place(browser);
    const input = await confirmation(browser, orderSN);
    await db.updateTable('customers').set({ sign: 0 }).where('id', '=', id).execute();
    const info = await browser.send(getConfirmOrderInfo, { orderSN });
    expect(info.agreementSigned).toBe(false);
    const refusal = await browser.refused(confirmOrder, input);
    expect(refusal.errCode).toBe(errCode.agreementMissing);
  });

  test('a sub-account is bound by its main account’s signature', async () => {
    const unsigned = await enter(server, { sign: 0 });
    const sub = await enter(server, { parent: unsigned, roles: 4, sign: 2 });
    const refusal = await sub.browser.refused(createOrder, { configuration: CARDS });
    expect(refusal.errCode).toBe(errCode.agreementMissing);
  });

  test.each([
    ['the day before the cut-off', '2020-07-27T23:59:59.999+08:00', true],
    ['the cut-off day', '2020-07-28T00:00:00.000+08:00', false],
  ])('a customer of %s', async (_, created, mayOrder) => {
    const { browser, id } = await enter(server, { sign: 0 });
    await db.updateTable('customers').set({ created_at: created }).where('id', '=', id).execute();
    if (mayOrder) await place(browser);
    else {
      const refusal = await browser.refused(createOrder, { configuration: CARDS });
      expect(refusal.errCode).toBe(errCode.agreementMissing);
    }
  });
});

describe('a configuration that cannot be made', () => {
  const wrong: readonly (readonly [string, Configuration])[] = [
    ['a size that is not offered', { ...CARDS, sizeId: 'nothing' }],
    ['a preset with other millimetres', { ...CARDS, widthMm: CARDS.widthMm + 1 }],
    ['a paper that is not offered', { ...CARDS, materialId: 'gold' }],
    ['a grammage that the paper has not', { ...CARDS, gsm: 77 }],
    ['inks that are not offered', { ...CARDS, colours: '9+9' as never }],
    ['a craft that is not offered', { ...CARDS, crafts: [{ id: 'magic' }] }],
    ['a quantity far out of range', { ...CARDS, quantity: Number.MAX_SAFE_INTEGER }],
    ['more styles than the product takes', { ...CARDS, styles: 50, quantity: 1_000_000 }],
    ['a booklet whose pages do not come in fours', { ...configurationOf(301), pages: 10 }],
    ['spot inks beyond reason', { ...CARDS, spot: 2 ** 31 }],
    ['negative spot inks', { ...CARDS, spot: -3 }],
  ];

  test.each(wrong)('%s: conflicts, and a way out that can be ordered', async (_, configuration) => {
    const before = await countOrders();
    const refusal = await owner.browser.refused(createOrder, { configuration });
    expect(refusal).toMatchObject({ status: 200, errCode: errCode.configurationImpossible });
    expect(refusal.message).toMatch(/^该配置无法生产：./);
    const { conflicts, missing, nearest } = refusal.data as {
      conflicts: object[];
      missing: object[];
      nearest: { configuration: Configuration }[];
    };
    expect(conflicts.length + missing.length).toBeGreaterThan(0);
    expect(nearest.length).toBeGreaterThan(0);
    expect(await countOrders()).toBe(before);
    const quote = await owner.browser.refused(calculateQuote, { configuration });
    expect(quote.data).toEqual(refusal.data);
    for (const { configuration: possible } of nearest) {
      await owner.browser.send(calculateQuote, { configuration: possible });
    }
    await place(owner.browser, {
      configuration: (nearest[0] ?? expect.fail('nothing is near')).configuration,
    });
  });

  test.each([0, -1, 1.5, Number.NaN])('a quantity of %d is refused by field', async (quantity) => {
    const refusal = await owner.browser.refused(createOrder, {
      configuration: { ...CARDS, quantity },
    });
    expect(refusal.errCode).toBe(errCode.invalidInput);
  });

  test('a product that does not exist', async () => {
    for (const productId of [999_999, 1, 100]) {
      const configuration = { ...CARDS, productId };
      for (const call of [createOrder, calculateQuote] as const) {
        const refusal = await owner.browser.refused(call as typeof createOrder, {
          configuration,
        });
        expect(refusal.errCode).toBe(errCode.notFound);
      }
    }
  });
});

describe('a file that cannot be used', () => {
  const addFile = async (status: 'uploading' | 'checking'): Promise<string> => {
    const id = `test-${status}`;
    await db
      .insertInto('files')
      .values({
        id,
        customer_id: owner.id,
        uploaded_by: owner.id,
        name: '封面.pdf',
        bytes: 1_000,
        content_type: 'application/pdf',
        storage_key: `uploads/${id}`,
        status,
        // Somebody else is at it.
        lease_until: '2099-01-01T00:00:00Z',
        created_at: SEED_NOW,
      })
      .execute();
    return id;
  };

  async function refused(fileIds: string[]): Promise<string> {
    const before = await countOrders();
    const created = await owner.browser.refused(createOrder, {
      configuration: CARDS,
      fileIds,
    });
    expect(created).toMatchObject({ status: 200, errCode: errCode.fileUnusable });
    expect(await countOrders()).toBe(before);
    const { orderSN } = await place(owner.browser);
    const supplied = await owner.browser.refused(setOrderFiles, { orderSN, fileIds });
    expect(supplied).toMatchObject({ errCode: errCode.fileUnusable, message: created.message });
    const { files } = await owner.browser.send(getOrderDetail, { ordersn: orderSN });
    expect(files).toEqual([]);
    return created.message;
  }

  test('because it is still being checked, or not even here', async () => {
    expect(await refused([await addFile('checking')])).toBe('《封面.pdf》还在检查，请稍候再下单');
    expect(await refused([await addFile('uploading')])).toBe('《封面.pdf》还在检查，请稍候再下单');
  });

  test('because it was refused', async () => {
    const id = await upload(server, owner.browser, FIXTURES.encrypted(), '加密.pdf');
    expect(await refused([id])).toMatch(/^《加密\.pdf》不能用于印刷：./);
    const { message, data } = await owner.browser.refused(createOrder, {
      configuration: CARDS,
      fileIds: [id],
    });
    expect(inEnglish({ message, data })).toMatch(
      /^加密\.pdf cannot be printed: [A-Z][\x20-\x7e]+$/,
    );
  });

  test('because it does not exist, also beside a good one', async () => {
    const good = await upload(server, owner.browser, FIXTURES['card-single-page']());
    expect(await refused(['nothing'])).toBe('文件不存在或已删除，请重新上传');
    expect(await refused([good, 'nothing'])).toBe('文件不存在或已删除，请重新上传');
  });

  test('because there are none, or too many', async () => {
    const { orderSN } = await place(owner.browser);
    const none = await owner.browser.refused(setOrderFiles, { orderSN, fileIds: [] });
    expect(none.errCode).toBe(errCode.invalidInput);
    const many = await owner.browser.refused(createOrder, {
      configuration: CARDS,
      fileIds: Array.from({ length: 101 }, (_, index) => `file-${index}`),
    });
    expect(many.errCode).toBe(errCode.invalidInput);
  });
});

describe('a confirmation', () => {
  test.each([
    ['consignee', { consignee: ' ' }],
    ['mobilePhone', { mobilePhone: '123' }],
    ['province', { province: '' }],
    ['detail', { detail: '' }],
  ])('without %s is refused by field', async (field, changed) => {
    const { orderSN } = await place(owner.browser);
    const input = await confirmation(owner.browser, orderSN);
    const refusal = await owner.browser.refused(confirmOrder, {
      ...input,
      receiver: { ...input.receiver, ...changed },
    });
    expect(refusal.errCode).toBe(errCode.invalidInput);
    expect(Object.keys((refusal.data as { fields: object }).fields)).toEqual([`receiver.${field}`]);
  });

  test.each(['', '0', '999999999999999', "1' or '1'='1"])('of the order %j', async (orderSN) => {
    const { orderSN: real } = await place(owner.browser);
    const input = await confirmation(owner.browser, real);
    const refusal = await owner.browser.refused(confirmOrder, { ...input, orderSN });
    expect(refusal.errCode).toBe(errCode.notFound);
  });

  test('with a remark of 501 characters', async () => {
    const refusal = await owner.browser.refused(createOrder, {
      configuration: CARDS,
      remark: '备'.repeat(501),
    });
    expect(refusal.message).toBe('备注最多 500 个字');
  });
});
