import { expect, it } from 'vitest';
import { promiseText } from './promise.ts';

const zh = promiseText['zh-CN'];
const en = promiseText['en-US'];

it.each([
  [{ days: 2, transitDays: 1 }, '付款后 2 个工作日发货，途中约 1 天'],
  [{ days: 0, transitDays: 3 }, '付款当日发货，途中约 3 天'],
  [{ days: 1, transitDays: 0 }, '付款后 1 个工作日发货，发货当天可取'],
])('%o before payment counts working days: %s', (plan, words) => {
  expect(zh.afterPayment(plan)).toBe(words);
});

it('says one and many in English', () => {
  expect(en.afterPayment({ days: 1, transitDays: 1 })).toBe(
    'Ships 1 working day after payment, about 1 day on the road',
  );
  expect(en.afterReview({ days: 3, transitDays: 2 })).toBe(
    'Ships 3 working days after the files pass review, about 2 days on the road',
  );
  expect(en.afterReview({ days: 0, transitDays: 0 })).toBe(
    'Ships the day the files pass review, there the same day',
  );
});

it('names files only where there are some to review', () => {
  expect(zh.counts('16:30', true)).toBe('工作日 16:30 前付款且文件通过审核，当天起算');
  expect(zh.counts('16:30', false)).toBe('工作日 16:30 前付款，当天起算');
});
