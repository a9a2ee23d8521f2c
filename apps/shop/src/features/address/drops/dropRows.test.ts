/** Receivers while they are typed: added, split, made cheaper; the sum is what was ordered. */
import { DROPS_MAX } from '@banxin/contract/constants';
import type { AddressInput } from '@banxin/contract/entities/customer';
import { describe, expect, it } from 'vitest';
import type { DropRow } from './dropRow.ts';
import { isWhole, leftOf, sharedLike, splitEvenly, withLines } from './dropRows.ts';

const receiver: AddressInput = {
  consignee: '王小明',
  mobilePhone: '13900001234',
  province: '上海市',
  city: '上海市',
  district: '闵行区',
  detail: '春申路 100 号',
};
const row = (id: number, quantity: number): DropRow => ({ id, receiver, quantity, carrier: null });
const line = (quantity: number | null) => ({ receiver, quantity });
const quantities = (rows: readonly DropRow[]) => rows.map(({ quantity }) => quantity);

describe('pasted receivers', () => {
  it('leave the one who had everything with the rest', () => {
    const { rows } = withLines([row(1, 10)], [line(3), line(2)], 10);
    expect(quantities(rows)).toEqual([5, 3, 2]);
  });

  it('that take everything stand in the place of the one who had it', () => {
    const { rows } = withLines([row(1, 10)], [line(6), line(4)], 10);
    expect(rows.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('stand behind those who were given theirs by hand', () => {
    const { rows } = withLines([row(1, 6), row(4, 4)], [line(null)], 10);
    expect(rows).toMatchObject([{ id: 1 }, { id: 4 }, { id: 5, quantity: 0 }]);
  });

  it('of which there are too many are counted, and none of those before is lost', () => {
    const many = Array.from({ length: DROPS_MAX }, () => line(1));
    const { rows, tooMany } = withLines([row(1, 90), row(2, 10)], many, 100);
    expect(rows).toHaveLength(DROPS_MAX);
    expect(rows.slice(0, 2)).toEqual([row(1, 90), row(2, 10)]);
    expect(tooMany).toBe(2);
  });
});

it.each([
  [10, 3, [4, 3, 3]],
  [2, 3, [1, 1, 0]],
  [9, 3, [3, 3, 3]],
])('%i for %i are split evenly, and nothing is left', (ordered, count, expected) => {
  const rows = splitEvenly(
    Array.from({ length: count }, (_, index) => row(index + 1, 0)),
    ordered,
  );
  expect(quantities(rows)).toEqual(expected);
  expect(leftOf(rows, ordered)).toBe(0);
});

it('can be sent when every receiver is whole and the sum is what was ordered', () => {
  expect(isWhole([row(1, 6), row(2, 4)], 10)).toBe(true);
  expect(isWhole([row(1, 6), row(2, 3)], 10)).toBe(false);
  expect(isWhole([row(1, 10), row(2, 0)], 10)).toBe(false);
  const nameless = { ...row(2, 4), receiver: { ...receiver, consignee: '' } };
  expect(isWhole([row(1, 6), nameless], 10)).toBe(false);
});

it.each([
  [[6, 4], 5, [3, 2]],
  [[1, 1, 1], 10, [4, 3, 3]],
  [[50, 30, 20], 7, [4, 2, 1]],
  [[9, 1], 2, [2]],
  [[5, 5], 0, []],
])('%j are shared out alike over %i, and nothing is left', (given, ordered, expected) => {
  const rows = sharedLike(
    given.map((quantity, index) => row(index + 1, quantity)),
    ordered,
  );
  expect(quantities(rows)).toEqual(expected);
  expect(leftOf(rows, ordered)).toBe(0);
});
