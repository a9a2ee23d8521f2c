import { optionStates } from '@banxin/pricing/configure';
import { productById, products } from '@banxin/pricing/products';
import type { Product } from '@banxin/pricing/types';
import { describe, expect, it } from 'vitest';
import { optionRows } from './optionRows.ts';

function rowsOf(id: number) {
  const product = productById(id) as Product;
  return optionRows(product, optionStates(product, product.defaults));
}
const row = (id: number, name: string) => rowsOf(id).find((one) => one.id === name);

describe('the rows of the configurator', () => {
  it('stand in the order in which a job is decided, crafts last', () => {
    expect(rowsOf(301).map(({ id }) => id)).toEqual([
      'size',
      'material',
      'gsm',
      'colours',
      'pages',
      'cover',
      'group:bind',
      'group:film',
      'group:special',
    ]);
  });

  it('leave out what has nothing to decide', () => {
    expect(rowsOf(701)).toEqual([]);
    for (const product of products) {
      const rows = optionRows(product, optionStates(product, product.defaults));
      for (const { id, options } of rows) {
        if (!id.startsWith('group:'))
          expect(options.length, `${product.name} ${id}`).toBeGreaterThan(1);
      }
    }
  });

  it('become a list when there are more options than chips can show', () => {
    expect(row(301, 'pages')?.kind).toBe('list');
    expect(row(301, 'material')?.kind).toBe('single');
  });

  it('offer to choose nothing where a craft group may stay empty', () => {
    expect(row(101, 'group:film')).toMatchObject({ kind: 'single', hasNone: true });
    expect(row(301, 'group:bind')?.hasNone).toBe(false);
  });

  it('take several crafts of a group that is not exclusive', () => {
    expect(row(101, 'group:special')).toMatchObject({ kind: 'multiple', hasNone: false });
  });

  it('show every option of every product exactly once, or not at all', () => {
    for (const product of products) {
      const states = optionStates(product, product.defaults);
      const shown = optionRows(product, states).flatMap(({ options }) =>
        options.map(({ id }) => id),
      );
      expect(new Set(shown).size, product.name).toBe(shown.length);
      const hidden = states.filter(({ id }) => !shown.includes(id) && id.startsWith('craft:'));
      expect(hidden, product.name).toEqual([]);
    }
  });
});
