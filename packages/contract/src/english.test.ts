import { describe, expect, it } from 'vitest';
import { englishOf } from './english.ts';
import { orderStatus } from './enums/order.ts';
import { errCode } from './errors.ts';
import { messages, smsSentMessage } from './messages.ts';
import { rightRefusals } from './rules/rights.ts';

const HAN = /\p{Script=Han}/u;

describe('the fixed texts in English', () => {
  it.each(errCode.options)('errCode $value $key has one', ({ label }) => {
    expect(label).toMatch(HAN);
    expect(englishOf(label)).toMatch(/^[A-Z]/);
    expect(englishOf(label)).not.toMatch(HAN);
  });

  it.each(Object.entries(messages))('the text %s has one', (_, text) => {
    expect(englishOf(text)).toMatch(/^[A-Z]/);
    expect(englishOf(text)).not.toMatch(HAN);
  });

  it.each(orderStatus.options)('order status $value $key has one', ({ label }) => {
    expect(englishOf(label)).toMatch(/^[A-Z]/);
    expect(englishOf(label)).not.toMatch(HAN);
  });

  it.each(Object.entries(rightRefusals))(
    'the refusal for want of the right %s has one',
    (_, text) => {
      expect(englishOf(text)).toMatch(/^[A-Z]/);
      expect(englishOf(text)).not.toMatch(HAN);
    },
  );

  it('a refusal without data that says more than its errCode has one', () => {
    expect(englishOf('订单不存在')).toBe('There is no such order');
  });

  it('the sent text message keeps the phone', () => {
    expect(englishOf(smsSentMessage('13800001111'))).toBe(
      'A text message with the code went to 13800001111',
    );
  });

  it.each(['余额 ¥1.00，还差 ¥2.00，请充值后再付款', 'from another system', ''])(
    '%j carries data or is not known, and stays as it is',
    (words) => {
      expect(englishOf(words)).toBe(words);
    },
  );
});
