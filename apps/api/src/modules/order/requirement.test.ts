/** A pasted requirement: what is answered to visitors, customers and roles without prices, and how much is taken. */
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { parseRequirement } from '@banxin/contract/calls/order/requirement';
import { REQUIREMENT_MAX } from '@banxin/contract/constants';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { enter } from './order.testkit.ts';

const server = await createTestServer();
const visitor = server.browser();
const TEXT = '铜版名片 300g 覆膜 5盒\n红包 2000个 加厚版';

describe('a pasted requirement', () => {
  test('is answered job by job with a configuration and the price that a quote of it has', async () => {
    const { jobs, left } = await visitor.send(parseRequirement, { text: TEXT });
    expect(left).toBe(0);
    expect(jobs.map(({ made }) => made?.productName)).toEqual(['铜版纸名片', '利是封红包']);
    for (const { made } of jobs) {
      if (!made) throw new Error('nothing made');
      const { configuration } = made;
      const quote = await visitor.send(calculateQuote, { configuration });
      expect(made.total).toBe(quote.total);
    }
  });

  test('says where the words stand that it does not understand, with offers in both languages', async () => {
    const { jobs } = await visitor.send(parseRequirement, { text: TEXT });
    const [gap] = jobs[1]?.gaps ?? [];
    expect(TEXT.slice(gap?.start, gap?.end)).toBe('加厚版');
    expect(gap?.why).toBe('unknown');
    expect(gap?.offers.length).toBeGreaterThan(0);
    expect(gap?.offers.every(({ text, said }) => text !== '' && said.length > 0)).toBe(true);
  });

  test('has no price for a role that sees none', async () => {
    const parent = await enter(server);
    const { browser } = await enter(server, { parent, roles: subAccountRole.design });
    const { jobs } = await browser.send(parseRequirement, { text: TEXT });
    expect(jobs.map(({ made }) => made?.total)).toEqual([null, null]);
  });

  test('of nothing is nothing', async () => {
    expect(await visitor.send(parseRequirement, { text: ' \n ' })).toEqual({ jobs: [], left: 0 });
  });

  test('may have five hundred characters and no more', async () => {
    const text = '名'.repeat(REQUIREMENT_MAX);
    await visitor.send(parseRequirement, { text });
    await expect(visitor.send(parseRequirement, { text: `${text}片` })).rejects.toMatchObject({
      errCode: errCode.invalidInput,
    });
  });
});
