/** Golden vectors: exact prices that may move only together with the book's version. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { book } from '../src/priceBook/book.ts';
import { type Vectors, vectorOf } from './makeVectors.ts';

const frozen = JSON.parse(
  readFileSync(new URL('./vectors.json', import.meta.url), 'utf8'),
) as Vectors;

describe('frozen prices', () => {
  it('belong to the shipped book', () => {
    expect(frozen.bookVersion).toBe(book.version);
    expect(frozen.cases.length).toBeGreaterThanOrEqual(300);
  });

  it('are recomputed exactly, line by line', () => {
    for (const vector of frozen.cases) expect(vectorOf(vector.input)).toEqual(vector);
  });
});
