// The policy passes the empty string only, and never replaces the application's own.
import { afterEach, expect, it, vi } from 'vitest';
import { allowEmptyHtml } from './trustedTypes.ts';

afterEach(() => vi.unstubAllGlobals());

it('does nothing where the browser has no trusted types', () => {
  expect(() => allowEmptyHtml()).not.toThrow();
});

it('passes the empty string and refuses every other', () => {
  const createPolicy = vi.fn(
    (_name: string, _rules: { createHTML: (html: string) => string | null }) => ({}),
  );
  vi.stubGlobal('trustedTypes', { defaultPolicy: null, createPolicy });
  allowEmptyHtml();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(rules?.createHTML('')).toBe('');
  expect(rules?.createHTML('<img>')).toBeNull();
  expect(rules?.createHTML(' ')).toBeNull();
});

it('keeps a default policy that is already there', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { defaultPolicy: {}, createPolicy });
  allowEmptyHtml();
  expect(createPolicy).not.toHaveBeenCalled();
});
