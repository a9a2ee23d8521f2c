import { expect, it } from 'vitest';
import { visitOf } from './visit.ts';

const kept = { nonce: 'n1', mode: 'page' } as const;
const visit = (query: string, remembered: typeof kept | null = null) =>
  visitOf(new URLSearchParams(query), remembered);

it('the login form opens it with state=login, its kind of login and a key', () => {
  expect(visit('state=login&mode=page&nonce=n1')).toEqual({
    code: undefined,
    state: 'login',
    purpose: 'login',
    refused: false,
    task: kept,
  });
});

it('what an earlier window remembered is not taken for a new one', () => {
  expect(visit('state=login&mode=dialog&nonce=n2', kept).task).toEqual({
    nonce: 'n2',
    mode: 'dialog',
  });
  expect(visit('state=login', kept).task).toBeNull();
});

it('a typed address has no opener and still logs in', () => {
  expect(visit('')).toMatchObject({ purpose: 'login', refused: false, task: null });
});

it('the account page opens it with state=bind', () => {
  expect(visit('state=bind')).toMatchObject({ purpose: 'bind', refused: false });
});

it('the provider brings back a code and the one-time state, which tells the purpose', () => {
  expect(visit('code=c0de&state=login00ff', kept)).toEqual({
    code: 'c0de',
    state: 'login00ff',
    purpose: 'login',
    refused: false,
    task: kept,
  });
  expect(visit('code=c0de&state=bind00ff').purpose).toBe('bind');
});

it.each(['state=login00ff', 'state=login00ff&usercancel=1', 'code=&state=login00ff'])(
  'back without a code the visitor has said no: %s',
  (query) => {
    expect(visit(query, kept)).toMatchObject({ code: undefined, refused: true, task: kept });
  },
);

it('a code with the state of an opener is exchanged, and the server refuses it', () => {
  expect(visit('code=c0de&state=login')).toMatchObject({ code: 'c0de', refused: false });
});
