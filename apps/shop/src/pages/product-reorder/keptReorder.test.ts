/** What was chosen for favourites stands again for the same ones, and for no others. */
import { expect, test } from 'vitest';
import { choicesIn, choicesToKeep, NO_CHOICES, type ReorderChoices } from './keptReorder.ts';

const choices: ReorderChoices = {
  chosen: { couponId: 41, freightCouponId: null, redPacketSum: 1_200 },
  addressId: 12,
  amounts: new Map([[31, { quantity: 10, styles: 2 }]]),
};

test('what was chosen for these favourites stands again, for others it does not', () => {
  const kept = choicesToKeep([31, 30], choices);
  expect(choicesIn(kept, [31, 30])).toEqual(choices);
  expect(choicesIn(kept, [31])).toEqual(NO_CHOICES);
  expect(choicesIn('', [31, 30])).toEqual(NO_CHOICES);
});

test.each(['{', 'null', '[]', '{"named":[31],"chosen":7,"addressId":"x","amounts":{"31":1}}'])(
  'what this page did not write is no choice: %s',
  (kept) => expect(choicesIn(kept, [31])).toEqual(NO_CHOICES),
);

test('amounts that are no amounts are left out, the others stand', () => {
  const kept = JSON.stringify({
    named: [31],
    amounts: [[31, { quantity: 0, styles: 1 }], [30, { quantity: 5, styles: 1 }], 7],
  });
  expect(choicesIn(kept, [31]).amounts).toEqual(new Map([[30, { quantity: 5, styles: 1 }]]));
});
