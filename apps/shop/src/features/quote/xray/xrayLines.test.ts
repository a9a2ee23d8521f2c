/** Two prices beside each other: the differences add up, and the inputs that made them are named. */
import { expect, test } from 'vitest';
import { explainedJob } from '../../../stories/fixtures/pricing.ts';
import { flatLines, leavesOf, xrayDifferences } from './xrayLines.ts';

const priceOf = (quantity: number, gsm = 157) => {
  const { configuration } = explainedJob(201);
  const made = explainedJob(201, { configuration: { ...configuration, quantity, gsm } });
  return { ...made, at: null, lines: flatLines(made.lines) };
};

test.each([
  [1000, 2000, 157],
  [500, 10_000, 157],
  [1000, 1000, 200],
  [2000, 500, 105],
])('from %i to %i the lines add up to the difference of the totals', (before, after, gsm) => {
  const [then, now] = [priceOf(before), priceOf(after, gsm)];
  const moved = xrayDifferences(then, now);
  expect(moved.reduce((sum, { delta }) => sum + delta, 0)).toBe(now.total - then.total);
});

test('a line that differs names the inputs that differ, and no result', () => {
  const paper = xrayDifferences(priceOf(1000), priceOf(2000)).find(
    ({ id }) => id === 'goods.paper',
  );
  expect(
    paper?.inputs.map(({ before, after }) => [before.id, before.value, after.value]),
  ).toContainEqual(['quantity', 1000, 2000]);
  expect(paper?.inputs.every(({ after }) => after.by === undefined)).toBe(true);
});

test('the leaves of a price add up to it', () => {
  const { lines, total } = priceOf(1000);
  expect(leavesOf(lines).reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
});
