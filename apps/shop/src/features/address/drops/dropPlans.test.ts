/** Carriers of a plan stand in the rows of the receivers it was made for. */
import { fen } from '@banxin/contract/money';
import { expect, it } from 'vitest';
import { isTaken, withPlan } from './dropPlans.ts';
import type { DropRow } from './dropRow.ts';

const receiver = {
  consignee: '王小明',
  mobilePhone: '13900001234',
  province: '上海市',
  city: '上海市',
  district: '闵行区',
  detail: '春申路 100 号',
  isDefault: false,
};
const row = (id: number, carrier: string | null): DropRow => ({
  id,
  receiver,
  quantity: 5,
  carrier,
});
const leg = (carrier: string) => ({ carrier, freight: fen(500), arriveDate: '2026-11-23' });
const plan = { legs: [leg('zhongtong'), leg('jd')], after: fen(1000), arriveDate: '2026-11-23' };
const way = (carrier: string) => ({
  province: '上海市',
  quantity: 5,
  carrier,
  freight: fen(500),
  arriveDate: null,
  carriers: [],
});

it('gives each receiver the carrier of the plan and nothing else', () => {
  const rows = withPlan([row(1, null), row(2, 'shunfeng')], plan);
  expect(rows).toEqual([row(1, 'zhongtong'), row(2, 'jd')]);
});

it('knows the plan that is chosen already', () => {
  expect(isTaken(plan, [way('zhongtong'), way('jd')])).toBe(true);
  expect(isTaken(plan, [way('zhongtong'), way('shunfeng')])).toBe(false);
  expect(isTaken(plan, [])).toBe(false);
});
