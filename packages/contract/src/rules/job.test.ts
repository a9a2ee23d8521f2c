import { expect, test } from 'vitest';
import { jobText } from './job.ts';

const JOB = {
  productId: 201,
  sizeId: 'a4',
  widthMm: 210,
  heightMm: 285,
  materialId: 'coated',
  gsm: 157,
  colours: '4+4' as const,
  crafts: [{ id: 'filmMatt', sides: 1 as const }, { id: 'punch' }],
  quantity: 500,
  styles: 1,
};

test('fields and crafts may stand in any order', () => {
  const turned = Object.fromEntries(Object.entries(JOB).reverse()) as typeof JOB;
  const crafts = [{ id: 'punch' }, { sides: 1 as const, id: 'filmMatt' }];
  expect(jobText({ ...turned, crafts })).toBe(jobText(JOB));
});

test('one option more, less or other is another job', () => {
  const others = [
    { ...JOB, gsm: 200 },
    { ...JOB, crafts: JOB.crafts.slice(1) },
    { ...JOB, crafts: [{ id: 'filmMatt', sides: 2 as const }, { id: 'punch' }] },
    { ...JOB, spot: 1 },
  ];
  for (const other of others) expect(jobText(other)).not.toBe(jobText(JOB));
});
