/** Status charts: every number of the specification appears and is reachable; tabs and actors fit. */
import { describe, expect, test } from 'vitest';
import { afterSalesCause } from '../enums/afterSales.ts';
import { fileStatus, orderFlag, orderStatus } from '../enums/order.ts';
import {
  afterSalesAuditChart,
  afterSalesChart,
  afterSalesRecordChart,
  rollUp,
} from './afterSales.ts';
import { type Chart, can, defineChart, reachable, transitions } from './chart.ts';
import { type FilesVerdict, fileChart, filesPassByRule, preOrderChart, verdictOf } from './file.ts';
import { movingCharts } from './moves.ts';
import {
  CARRIER_PROBLEM,
  carrierEvents,
  mayAct,
  orderActions,
  orderChart,
  orderTabs,
  parentStatus,
  tabOf,
} from './order.ts';

const charts: Chart[] = [
  ...Object.values<Chart>(movingCharts).filter(({ entity }) => !['order', 'file'].includes(entity)),
  orderChart,
  fileChart,
  preOrderChart,
  afterSalesChart,
  afterSalesAuditChart,
  afterSalesRecordChart,
];

describe.each(charts.map((chart) => [chart.entity, chart] as const))('%s', (_entity, chart) => {
  test('every status of the specification is reachable from the start', () => {
    expect([...reachable(chart)].sort((a, b) => a - b)).toEqual(
      [...chart.states].sort((a, b) => a - b),
    );
  });

  test('no arrow names a status that does not exist, stays where it is or lacks a label', () => {
    for (const { from, to, label, event } of chart.transitions) {
      expect(chart.states).toContain(from);
      expect(chart.states).toContain(to);
      expect(from).not.toBe(to);
      expect(label).toMatch(/[\u4e00-\u9fff]/);
      expect(event).toMatch(/^[A-Z]+(?:_[A-Z]+)*$/);
    }
  });
});

describe('the order', () => {
  const eventsOf = (state: number, actor: 'customer' | 'staff' | 'system' | 'carrier') =>
    transitions(orderChart, state, actor).map(({ event }) => event);

  test('paying adds 10 to the review status', () => {
    expect(can(orderChart, 1, 'PAY')?.to).toBe(11);
    expect(can(orderChart, 3, 'PAY')?.to).toBe(13);
    expect(can(orderChart, 2, 'PAY')).toBeNull();
    expect(can(orderChart, 11, 'PAY')).toBeNull();
  });

  test('a customer may cancel until the factory is chosen, staff once later', () => {
    const cancellable = orderStatus.values.filter((state) =>
      eventsOf(state, 'customer').includes('CANCEL'),
    );
    expect(cancellable).toEqual([1, 2, 3, 11, 12, 13]);
    expect(eventsOf(15, 'customer')).not.toContain('CANCEL');
    expect(eventsOf(15, 'staff')).toContain('CANCEL');
  });

  test('a customer confirms receipt only of what is on its way', () => {
    expect(
      orderStatus.values.filter((state) => eventsOf(state, 'customer').includes('CONFIRM_RECEIPT')),
    ).toEqual([66, 67]);
  });

  test('deleted is the end', () => {
    expect(transitions(orderChart, 255)).toEqual([]);
  });

  test.each([
    [0, 66, 67],
    [1, 66, 67],
    [5, 66, 67],
    [7, 66, 67],
    [3, 66, 69],
    [3, 67, 69],
    [4, 67, 100],
    [6, 66, 100],
    [14, 67, 100],
  ])('carrier report %i moves an order from %i to %i', (report, from, to) => {
    expect(can(orderChart, from, carrierEvents[report] ?? '', 'carrier')?.to).toBe(to);
  });

  test('a carrier problem moves no status', () => {
    expect(carrierEvents[CARRIER_PROBLEM]).toBeUndefined();
  });

  test('the tabs cover every listed status exactly once, and never 255', () => {
    const listed = orderTabs.flatMap(({ states }) => states as readonly number[]);
    expect([...listed].sort((a, b) => a - b)).toEqual(
      orderStatus.values.filter((state) => state !== 255),
    );
    expect(tabOf(255, true)).toBeNull();
    expect([1, 2, 3, 0].map((status) => tabOf(status, false))).toEqual([
      ...['draft', 'draft', 'draft'],
      'cancelled',
    ]);
    expect(tabOf(62, true)).toBe('toShip');
    expect(orderTabs.map(({ label }) => label)).toEqual([
      '未提交',
      '待付款',
      '待审核',
      '生产中',
      '待发货',
      '待收货',
      '已完成',
      '退货',
      '已取消',
    ]);
  });

  test('actions follow status and flags', () => {
    expect([...orderActions.editFiles.states]).toEqual([1, 2, 11, 12]);
    expect(mayAct('changeAddress', 62, 0)).toBe(true);
    expect(mayAct('changeAddress', 65, 0)).toBe(false);
    expect(mayAct('stopShipping', 65, 0)).toBe(true);
    expect(mayAct('stopShipping', 65, orderFlag.stopShipping)).toBe(false);
    expect(mayAct('stopShipping', 66, 0)).toBe(false);
    expect(mayAct('afterSales', 69, 0)).toBe(true);
    expect(mayAct('afterSales', 69, orderFlag.noAfterSales)).toBe(false);
    expect(mayAct('reorder', 0, 0)).toBe(true);
    expect(mayAct('reorder', 255, 0)).toBe(false);
    expect(mayAct('comment', 69, 0)).toBe(true);
  });

  test('a multi-style order stands where its last child stands', () => {
    expect(parentStatus([66, 17, 62])).toBe(17);
    expect(parentStatus([0, 66])).toBe(66);
    expect(parentStatus([0, 0])).toBe(0);
    expect(parentStatus([])).toBeNull();
  });
});

describe('files', () => {
  test('by rule pass confirmed files, and clean ones that nobody was asked to change', () => {
    const passing = (verdict: FilesVerdict) =>
      fileStatus.values.filter((status) => filesPassByRule(status, verdict));
    expect(passing('clean')).toEqual([1, 128]);
    expect(passing('warned')).toEqual([128]);
    expect(passing('forPerson')).toEqual([128]);
  });

  test.each<[FilesVerdict, [string, 'error' | 'warning' | 'ok'][]]>([
    ['clean', []],
    ['clean', [['BLEED_OK', 'ok']]],
    [
      'warned',
      [
        ['BLEED_OK', 'ok'],
        ['RGB', 'warning'],
      ],
    ],
    [
      'forPerson',
      [
        ['RGB', 'warning'],
        ['FONT_MISSING', 'error'],
      ],
    ],
    ['forPerson', [['CUT_SHORT', 'warning']]],
  ])('leave it %s: %j', (verdict, found) => {
    const findings = found.map(([code, severity]) => ({ code, severity }));
    expect(verdictOf(findings)).toBe(verdict);
  });

  test('paused files only resume', () => {
    expect(transitions(fileChart, 43).map(({ event }) => event)).toEqual(['RESUME']);
  });
});

describe('after-sales', () => {
  test('there is no cause 7', () => {
    expect(afterSalesCause.values).not.toContain(7);
  });

  test.each([
    [[1, 5], 0],
    [[10, 1], 1],
    [[30], 1],
    [[60, 200], 1],
    [[100], 1],
    [[200, 200], 2],
    [[200, 0], 2],
    [[200, 1], 1],
    [[0, 0], 100],
    [[], 0],
  ] as const)('records %j make the ticket %i', (records, status) => {
    expect(rollUp(records)).toBe(status);
  });
});

test('a chart in which one event leads two ways is refused', () => {
  expect(() =>
    defineChart(
      'x',
      orderStatus,
      [1],
      [
        ['GO', 'staff', '走', [1], 2],
        ['GO', 'staff', '走', [1], 3],
      ],
    ),
  ).toThrow('two arrows');
});
