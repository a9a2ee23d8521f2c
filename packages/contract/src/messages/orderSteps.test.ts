import { expect, test } from 'vitest';
import { orderStatus as s } from '../enums/order.ts';
import type { OrderWay } from './orderStanding.ts';
import { stepsOf } from './orderSteps.ts';

const statesOf = (
  status: number,
  isConfirmed: boolean,
  passed: readonly number[],
  way: OrderWay = 'printed',
): string =>
  stepsOf(
    { status, isConfirmed, way },
    passed.map((to_status, index) => ({ to_status, at: `at ${index}` })),
  )
    .map(({ title, at, state }) => `${title.message} ${state}${at === null ? '' : ` (${at})`}`)
    .join(', ');

test('the station under way is the one that the status waits for', () => {
  expect(statesOf(s.registered, false, [s.registered])).toBe(
    '下单 current, 付款 future, 审核 future, 生产 future, 发货 future, 签收 future',
  );
  expect(statesOf(s.ordered, true, [s.registered, s.ordered])).toBe(
    '下单 done (at 0), 付款 done (at 1), 审核 current, 生产 future, 发货 future, 签收 future',
  );
  expect(statesOf(s.workOrderOpened, true, [1, 11, 13, 15, 17])).toBe(
    '下单 done (at 0), 付款 done (at 1), 审核 done (at 2), 生产 current, 发货 future, 签收 future',
  );
});

test('all stations are done when it was received', () => {
  expect(statesOf(s.delivered, true, [1, 11, 13, 17, 62, 66, 69])).toBe(
    '下单 done (at 0), 付款 done (at 1), 审核 done (at 2), 生产 done (at 4), 发货 done (at 5), 签收 done (at 6)',
  );
});

test('a cancelled order keeps what it had passed and is under way to nothing', () => {
  expect(statesOf(s.cancelled, true, [1, 11, 0])).toBe(
    '下单 done (at 0), 付款 done (at 1), 审核 future, 生产 future, 发货 future, 签收 future',
  );
});

test('what is picked is accepted and picked, neither reviewed nor made', () => {
  expect(statesOf(s.registered, true, [s.registered], 'picked')).toBe(
    '下单 done (at 0), 付款 current, 接单 future, 拣货 future, 发货 future, 签收 future',
  );
  expect(statesOf(s.approvedOrdered, true, [1, 11, 13], 'picked')).toBe(
    '下单 done (at 0), 付款 done (at 1), 接单 current, 拣货 future, 发货 future, 签收 future',
  );
  expect(statesOf(s.allocated, true, [1, 11, 13, 15], 'picked')).toBe(
    '下单 done (at 0), 付款 done (at 1), 接单 done (at 3), 拣货 current, 发货 future, 签收 future',
  );
  expect(statesOf(s.delivered, true, [1, 11, 13, 15, 62, 65, 66, 67, 69], 'picked')).toBe(
    '下单 done (at 0), 付款 done (at 1), 接单 done (at 3), 拣货 done (at 4), 发货 done (at 6), 签收 done (at 8)',
  );
});
