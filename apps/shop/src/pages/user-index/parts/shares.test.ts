import { describe, expect, it } from 'vitest';
import { partsOf } from './shares.ts';

const part = (id: number, value: number) => ({ id: String(id), label: `品类 ${id}`, value });
const short = (parts: ReturnType<typeof partsOf>) => parts.map(({ id, value }) => [id, value]);

describe('the parts of a ring', () => {
  it('are the categories themselves while five of them are all', () => {
    expect(short(partsOf([part(1, 1), part(2, 5), part(3, 3)], '其他'))).toEqual([
      ['2', 5],
      ['3', 3],
      ['1', 1],
    ]);
    expect(
      partsOf(
        [1, 2, 3, 4, 5].map((id) => part(id, id)),
        '其他',
      ),
    ).toHaveLength(5);
  });

  it('are the four largest and the rest, whose sum is what is left', () => {
    const parts = partsOf(
      [1, 2, 3, 4, 5, 6].map((id) => part(id, id)),
      '其他',
    );
    expect(short(parts)).toEqual([
      ['6', 6],
      ['5', 5],
      ['4', 4],
      ['3', 3],
      ['0', 3],
    ]);
    expect(parts.at(-1)?.label).toBe('其他');
  });

  it('put what has no category into the rest, however large it is', () => {
    expect(short(partsOf([part(0, 9), part(1, 1)], '其他'))).toEqual([
      ['1', 1],
      ['0', 9],
    ]);
  });

  it('are none where nothing was ordered', () => {
    expect(partsOf([], '其他')).toEqual([]);
  });
});
