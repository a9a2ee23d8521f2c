import { describe, expect, it } from 'vitest';
import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { chooseCategory } from './product.data.ts';

describe('the category of an address', () => {
  it('is none without an id: all of them are shown', () => {
    expect(chooseCategory(catalogue, null).chosen).toBeNull();
    expect(chooseCategory(catalogue, '').chosen).toBeNull();
  });

  it('is the one with that id', () => {
    expect(chooseCategory(catalogue, '3').chosen?.name).toBe('画册书刊');
  });

  it('is unknown for anything else', () => {
    expect(chooseCategory(catalogue, '99').chosen).toBeUndefined();
    expect(chooseCategory(catalogue, '3abc').chosen).toBeUndefined();
  });
});
