import { expect, test } from 'vitest';
import { type Choices, NOTHING_CHOSEN } from './checkout.ts';
import { choicesIn, choicesToKeep } from './keptCheckout.ts';

const chosen: Choices = {
  ways: [{ productId: 701, carrier: 'shunfeng' }],
  couponId: 4,
  freightCouponId: null,
  freeSamples: 1,
  redPacketSum: 5_000,
};

test('what was chosen for these goods stands again, for others it does not', () => {
  const kept = choicesToKeep([701, 901], chosen);
  expect(choicesIn(kept, [701, 901])).toEqual(chosen);
  expect(choicesIn(kept, [701])).toEqual(NOTHING_CHOSEN);
});

test.each(['', 'x', 'null', '{}', '{"ids":[701],"ways":{}}', '{"ids":[701]}'])(
  '%j chooses nothing',
  (kept) => {
    expect(choicesIn(kept, [701])).toEqual(NOTHING_CHOSEN);
  },
);

test('what is no choice is left out of what is', () => {
  const kept = '{"ids":[701],"ways":[null,{"productId":"1"}],"couponId":"4","redPacketSum":1.5}';
  expect(choicesIn(kept, [701])).toEqual(NOTHING_CHOSEN);
});
