import { expect, test } from 'vitest';
import { priceMismatches } from './priceTree.ts';

const lines = [
  {
    id: 'print',
    label: '印刷',
    amountFen: 3150,
    children: [
      { id: 'paper', label: '纸张', amountFen: 1350 },
      { id: 'press', label: '印工', amountFen: 1800 },
    ],
  },
  { id: 'film', label: '覆膜', amountFen: 600 },
  { id: 'vip', label: '会员折扣', amountFen: -200, kind: 'discount' as const },
];

test('a tree whose every level adds up has no mismatch', () => {
  expect(priceMismatches(lines, 3550)).toEqual([]);
});

test('a wrong total and a wrong inner level are both named', () => {
  const wrong = [
    { id: 'a', label: '甲', amountFen: 10, children: [{ id: 'b', label: '乙', amountFen: 9 }] },
  ];
  expect(priceMismatches(wrong, 11)).toEqual([
    { id: 'total', shownFen: 11, sumFen: 10 },
    { id: 'a', shownFen: 10, sumFen: 9 },
  ]);
});
