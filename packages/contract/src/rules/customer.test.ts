/** Rules about customers. Specification §4–§6. */
import { describe, expect, test } from 'vitest';
import { AGREEMENT_CUTOFF } from '../constants.ts';
import { hasHadGiftPack, isVip, mayOpenGiftPack, needsAgreement } from './customer.ts';

describe('ordering needs the agreement', () => {
  const needed = (sign: number, creationTime: string) =>
    needsAgreement({ sign, creationTime }, AGREEMENT_CUTOFF);

  test('unless the signed flag (2) is set in sign', () => {
    expect(needed(0, '2026-01-01T00:00:00+08:00')).toBe(true);
    expect(needed(2, '2026-01-01T00:00:00+08:00')).toBe(false);
    expect(needed(1 + 4 + 512, '2026-01-01T00:00:00+08:00')).toBe(true);
    expect(needed(3, '2026-01-01T00:00:00+08:00')).toBe(false);
  });

  test('or the user was created before the cut-off, in Asia/Shanghai', () => {
    expect(needed(0, '2020-07-27T23:59:59+08:00')).toBe(false);
    expect(needed(0, '2020-07-28T00:00:00+08:00')).toBe(true);
    expect(needed(0, '2020-07-27T15:59:59Z')).toBe(false);
    expect(needed(0, '2020-07-27T16:00:00Z')).toBe(true);
  });

  test('an unreadable time opens nothing', () => {
    expect(needed(0, '')).toBe(true);
  });
});

describe('the new-customer gift counts as had', () => {
  test.each([
    [{ sign: 0, type: 3, authStatus: 0 }, false],
    [{ sign: 2, type: 3, authStatus: 0 }, false],
    [{ sign: 1, type: 3, authStatus: 0 }, true],
    [{ sign: 0, type: 5, authStatus: 0 }, true],
    [{ sign: 0, type: 3, authStatus: 1 }, true],
    [{ sign: 0, type: 3, authStatus: 3 }, true],
    [{ sign: 0, type: 3, authStatus: 4 }, true],
    [{ sign: 0, type: 3, authStatus: 20 }, true],
  ])('%j → %s', (user, had) => {
    expect(hasHadGiftPack(user)).toBe(had);
  });
});

describe('the new-customer gift pack waits', () => {
  const fresh = { parentId: null, userRoleType: 1, sign: 0, type: 3, authStatus: 0 };
  test.each([
    ['for a new main account', {}, true],
    ['for one that signed the agreement', { sign: 2 }, true],
    ['for nobody who had it', { sign: 1 }, false],
    ['for no partner', { type: 5 }, false],
    ['for nobody who submitted an authentication', { authStatus: 1 }, false],
    ['for no administrator', { userRoleType: 0 }, false],
    ['for no sub-account', { parentId: 1, userRoleType: 1 }, false],
  ])('%s', (_, user, waits) => {
    expect(mayOpenGiftPack({ ...fresh, ...user })).toBe(waits);
  });
});

describe('membership levels', () => {
  test('VIP means levels 6 and 8', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(isVip)).toEqual([6, 8]);
  });
});
