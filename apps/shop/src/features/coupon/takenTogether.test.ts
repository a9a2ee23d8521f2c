import { expect, test } from 'vitest';
import { type Chosen, chosenIn, NOTHING_CHOSEN, sentChoice } from './takenTogether.ts';

test('what was chosen stands again after a reload', () => {
  const chosen: Chosen = { couponId: 4, freightCouponId: null, redPacketSum: 500 };
  expect(chosenIn(JSON.stringify(chosen))).toEqual(chosen);
});

test.each(['', 'x', 'null', '{}', '{"couponId":"4","redPacketSum":1.5}'])(
  '%j chooses nothing',
  (kept) => {
    expect(chosenIn(kept)).toEqual(NOTHING_CHOSEN);
  },
);

test('what was not chosen is not sent', () => {
  expect(sentChoice(NOTHING_CHOSEN)).toEqual({});
  expect(sentChoice({ ...NOTHING_CHOSEN, freightCouponId: 7, redPacketSum: 300 })).toEqual({
    freightCouponId: 7,
    redPacketSum: 300,
  });
});
