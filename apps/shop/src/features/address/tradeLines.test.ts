import { DROPS_MAX } from '@banxin/contract/constants';
import { describe, expect, it } from 'vitest';
import { tradesIn, withReceivers } from './tradeLines.ts';

const receiver = {
  ...{ consignee: '收货人甲', mobilePhone: '13900000001' },
  ...{ province: '浙江省', city: '杭州市', district: '西湖区', detail: '文三路 1 号' },
};

describe('numbers of outside orders in a list', () => {
  it.each([
    ['on lines of their own, each once', '3920481756201934\n\n3920481756201934', 1],
    ['with how many', '3920481756201934 ×3\n3920481756201935 2', 2],
    ['no phone and no receiver', '13900000001\n王女士 3920481756201934 上海市', 0],
  ])('are found %s', (_, text, count) => {
    expect(tradesIn(text)).toHaveLength(count);
  });

  it('are looked up no more at once than an order has addresses', () => {
    const text = Array.from({ length: DROPS_MAX + 5 }, (_, n) => 3_920_481_756_201_000 + n);
    expect(tradesIn(text.join('\n'))).toHaveLength(DROPS_MAX);
  });

  it('give way to their receivers with their quantities; what is unknown stays', () => {
    const text = '3920481756201934 ×3\n王女士 13900001234\n3920481756209999 2';
    const [first, ...rest] = withReceivers(text, [{ tid: '3920481756201934', receiver }]).split(
      '\n',
    );
    expect(first).toMatch(/^收货人甲 13900000001 浙江省.*文三路 1 号 ×3$/);
    expect(rest).toEqual(['王女士 13900001234', '3920481756209999 2']);
  });
});
