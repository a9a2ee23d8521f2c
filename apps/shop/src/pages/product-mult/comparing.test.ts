/** Rows that have a price are compared: at first the one that somebody stands in with its neighbour, never one twice. */
import { describe, expect, test } from 'vitest';
import { COMPARED_MAX } from '../../features/quote/compare/compared.ts';
import { firstCompared, nextCompared, pricedJobs, withCompared } from './comparing.ts';
import { cards, rowOf, termsOf } from './productMult.testkit.ts';

const terms = termsOf(cards);
const rows = [2, 5, 10, 20].map((quantity, at) => rowOf(at + 1, { quantity }));
const jobs = pricedJobs(rows, terms);

describe('rows that can be compared', () => {
  test('are those with a price, by their numbers in the table', () => {
    const unread = { ...rowOf(9), unread: { quantity: { typed: '很多', offers: [] } } };
    const found = pricedJobs([rowOf(7), unread, rowOf(8)], terms);
    expect(found.map(({ row, number }) => [row.id, number])).toEqual([
      [7, 1],
      [8, 3],
    ]);
  });
});

describe('at first', () => {
  test('the row that somebody stands in is beside the next one', () => {
    expect(firstCompared(jobs, 2)).toEqual([2, 3]);
  });
  test('the last row is beside the one before it', () => {
    expect(firstCompared(jobs, 4)).toEqual([3, 4]);
  });
  test('the first two are compared where nobody stands in a row that has a price', () => {
    expect(firstCompared(jobs, null)).toEqual([1, 2]);
    expect(firstCompared(jobs, 99)).toEqual([1, 2]);
  });
});

describe('another row', () => {
  test('stands in the place of one, or goes', () => {
    expect(withCompared([1, 2], 1, 4)).toEqual([1, 4]);
    expect(withCompared([1, 2, 3], 0, null)).toEqual([2, 3]);
  });
  test('that is added is the next one that does not stand there, round the end', () => {
    expect(nextCompared(jobs, [1, 2])).toBe(3);
    expect(nextCompared(jobs, [2, 4])).toBe(1);
    expect(nextCompared(jobs, [4, 1])).toBe(2);
  });
  test('is not added where all rows stand there, nor beyond what fits', () => {
    expect(nextCompared(jobs.slice(0, 2), [1, 2])).toBeUndefined();
    expect(nextCompared(jobs, [1, 2, 3].slice(0, COMPARED_MAX))).toBeUndefined();
  });
});
