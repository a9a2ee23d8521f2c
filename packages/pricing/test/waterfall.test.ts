/** The order of the price: the worked example of 2,000 A4 to zone 3, and each step on its own. */
import { describe, expect, it } from 'vitest';
import { productById } from '../src/catalogue/products.ts';
import { fen } from '../src/money.ts';
import { book } from '../src/priceBook/book.ts';
import { quote } from '../src/quote.ts';
import type {
  Configuration,
  Coupon,
  PricedQuote,
  Product,
  QuoteInput,
  RefusedQuote,
} from '../src/types.ts';

function product(id: number): Product {
  const found = productById(id);
  if (!found) throw new Error(`no product ${id}`);
  return found;
}

const coupon: Coupon = {
  id: 'gift',
  name: '新客满 100 减 20',
  kind: 'newCustomer',
  stackGroup: 'order',
  value: 2000,
  minSpend: fen(10_000),
  scope: {},
  validFrom: '2026-11-01',
  validTo: '2026-12-01',
};
const freightCoupon: Coupon = {
  ...coupon,
  id: 'freight',
  name: '运费券 10 元',
  kind: 'freeFreight',
  stackGroup: 'freight',
  value: 1000,
  minSpend: fen(0),
};

const example: QuoteInput = {
  configuration: { ...product(201).defaults, quantity: 2000 },
  customer: { type: 3, vipLevel: 6 },
  destination: { province: '福建省', city: '福州市' },
  carrier: 'debangkuaidi',
  coupon,
  urgent: 'none',
  now: '2026-11-20T09:00:00+08:00',
};

function ask(change: Partial<QuoteInput> = {}, id = 201): PricedQuote {
  const answer = quote(product(id), book, { ...example, ...change });
  if (!answer.valid) throw new Error(answer.conflicts.map((one) => one.reason).join());
  return answer;
}

function refused(change: Partial<QuoteInput>, id = 201): RefusedQuote {
  const answer = quote(product(id), book, { ...example, ...change });
  if (answer.valid) throw new Error('was priced');
  return answer;
}

const of = (id: number, change: Partial<Configuration> = {}): Configuration => ({
  ...product(id).defaults,
  ...change,
});
const amounts = (answer: PricedQuote): [string, number][] =>
  answer.lines.map((line) => [line.id, line.amount]);

describe('the price waterfall', () => {
  it('leads from ¥340.70 to ¥350.50 for 2,000 A4 by 德邦 to zone 3', () => {
    const answer = ask();
    expect(amounts(answer)).toEqual([
      ['goods', 34_070],
      ['vip', -1020],
      ['coupon', -2000],
      ['packaging', 500],
      ['freight', 3500],
    ]);
    expect(answer).toMatchObject({
      list: 34_070,
      eligible: 33_050,
      goods: 31_050,
      packaging: 500,
      freight: 3500,
      urgent: 0,
      total: 35_050,
      cartons: 2,
      weightKg: 20.56,
    });
    expect(answer.delivery).toMatchObject({ zone: 3, factory: { id: 0 } });
  });

  it.each([
    ['debangkuaidi', 3500],
    ['zhongtong', 6400],
    ['jd', 11_150],
    ['shunfeng', 18_800],
  ] as const)('asks the published fee of %s', (code, fee) => {
    const option = ask().delivery?.options.find((one) => one.code === code);
    expect(option).toMatchObject({ available: true, fee });
    expect(ask({ carrier: code }).freight).toBe(fee);
  });

  it('says why 专线 does not take 20.56 kg', () => {
    const option = ask().delivery?.options.find((one) => one.code === 'line');
    expect(option).toMatchObject({ available: false, reason: '30 kg 起运' });
    expect(refused({ carrier: 'line' }).conflicts[0]?.reason).toBe(
      '物流专线（到站自提）：30 kg 起运',
    );
  });

  it('gives the customer type its price before VIP', () => {
    const answer = ask({ customer: { type: 5, vipLevel: 6 } });
    expect(amounts(answer).slice(0, 3)).toEqual([
      ['goods', 34_070],
      ['customerType', -2380],
      ['vip', -950],
    ]);
    expect(answer.eligible).toBe(30_740);
  });

  it('gives VIP 3 % on level 6, 5 % on level 8, nothing on growth levels', () => {
    const eligible = [0, 1, 3, 6, 8].map(
      (vipLevel) => ask({ customer: { type: 3, vipLevel } }).eligible,
    );
    expect(eligible).toEqual([34_070, 34_070, 34_070, 33_050, 32_370]);
  });

  it('never takes more freight off than there is', () => {
    const answer = ask({ freightCoupon: { ...freightCoupon, value: 9_999_999 } });
    expect(answer.freight).toBe(0);
    expect(answer.total).toBe(31_550);
    expect(ask({ freightCoupon }).freight).toBe(2500);
  });

  it('adds urgency after freight and lets an entitlement pay for it', () => {
    const urgent = ask({ urgent: 'minus1' });
    expect(urgent.urgent).toBe(8263);
    expect(urgent.total).toBe(35_050 + 8263);
    const entitled = ask({ urgent: 'minus1', entitlements: { urgent: 1 } });
    expect(entitled.total).toBe(35_050);
    expect(entitled.uses).toEqual({ urgent: 1, samples: 0, redPacket: 0 });
    expect(amounts(entitled).slice(-2)).toEqual([
      ['urgent', 8263],
      ['urgentEntitlement', -8263],
    ]);
  });

  it('refuses urgency that cannot be kept', () => {
    const box = refused({ configuration: of(501), urgent: 'sameDay' }, 501);
    expect(box.conflicts[0]?.reason).toBe('该产品工序较长，不能当日发货');
    const digital = refused({ configuration: of(201, { quantity: 50 }), urgent: 'nextDay' });
    expect(digital.conflicts[0]?.reason).toBe('常规生产已经这么快，无需加急');
  });

  it('charges packaging as asked, neutral cartons free for VIP 8', () => {
    const packaging = { neutral: true, tearProof: true, separateStyles: true };
    expect(ask({ packaging }).packaging).toBe(500 + 2 * 100 + 2 * 50);
    expect(ask({ packaging, customer: { type: 3, vipLevel: 8 } }).packaging).toBe(500 + 2 * 50);
    const styles = of(201, { quantity: 2000, styles: 2 });
    expect(ask({ packaging, configuration: styles }).lines).toContainEqual(
      expect.objectContaining({
        id: 'packaging',
        children: expect.arrayContaining([
          expect.objectContaining({ id: 'packaging.separate', amount: 200 }),
        ]),
      }),
    );
  });

  it('wraps light goods in kraft paper for nothing', () => {
    const { carrier: _, coupon: __, ...plain } = example;
    const cards = quote(product(101), book, { ...plain, configuration: of(101) });
    expect(cards).toMatchObject({ valid: true, packaging: 0, cartons: 0 });
  });

  it('gives samples 10 % off for levels 1–3 only, and the free quota to whoever has it', () => {
    const sample = of(901, { quantity: 2 });
    const { carrier: _, coupon: __, ...plain } = example;
    const price = (vipLevel: number, samples = 0): number => {
      const answer = quote(product(901), book, {
        ...plain,
        configuration: sample,
        customer: { type: 3, vipLevel },
        entitlements: { samples },
      });
      return answer.valid ? answer.goods : -1;
    };
    expect([0, 1, 2, 3, 6, 8].map((level) => price(level))).toEqual([
      7800, 7020, 7020, 7020, 7800, 7800,
    ]);
    expect(price(6, 1)).toBe(3900);
    expect(price(6, 6)).toBe(0);
  });

  it('takes no coupon on samples and no VIP or type price on stock', () => {
    const answer = ask({ configuration: of(901, { quantity: 5 }), carrier: 'zhongtong' }, 901);
    expect(answer.coupons.order).toMatchObject({ usable: false, refusal: { code: 'SCOPE' } });
    const paper = ask(
      {
        configuration: of(701, { quantity: 10 }),
        customer: { type: 5, vipLevel: 8 },
        carrier: 'debangkuaidi',
      },
      701,
    );
    expect(paper.eligible).toBe(19_800);
  });

  it('does not stack two order coupons', () => {
    const answer = ask({ freightCoupon: { ...coupon, id: 'second' } });
    expect(answer.coupons.freight).toMatchObject({
      usable: false,
      refusal: { code: 'STACK', with: 'gift' },
    });
    expect(answer.total).toBe(35_050);
  });

  it('prices without a destination: no freight, no promise', () => {
    const { destination: _, carrier: __, ...open } = example;
    const answer = quote(product(201), book, open);
    expect(answer).toMatchObject({ valid: true, total: 31_550, freight: 0, delivery: null });
  });

  it('refuses an unknown province and those no carrier reaches', () => {
    for (const province of ['台湾省', '香港特别行政区', '火星']) {
      const answer = refused({ destination: { province } });
      expect(answer.conflicts[0]?.reason).toContain('配送');
    }
  });
});
