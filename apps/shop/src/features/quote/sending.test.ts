import { book } from '@banxin/pricing/book';
import { productById } from '@banxin/pricing/products';
import type { Product } from '@banxin/pricing/types';
import { describe, expect, it } from 'vitest';
import { sendingFrom, sentBy } from './sending.ts';
import { asksDay, NO_WISH, type Sending, sendingQuery } from './sendingQuery.ts';
import type { QuoteTerms } from './useConfigurator.ts';

const card = productById(101) as Product;
const now = '2026-11-20T09:00:00+08:00';
const priced = { product: card, book, now };
const terms: QuoteTerms = {
  customer: { type: 3, vipLevel: 0 },
  urgent: 'none',
  now,
  destination: { province: '上海市' },
};
const read = (query: Record<string, string>): Sending | null =>
  sendingFrom(new URLSearchParams(query), priced, terms, card.defaults);

describe('speed, carrier and wished day in an address', () => {
  it.each<[string, Sending]>([
    ['an urgency', { way: { urgent: 'minus1' }, wish: NO_WISH }],
    ['a carrier', { way: { urgent: 'none', carrier: 'shunfeng' }, wish: NO_WISH }],
    [
      'a day in another place',
      { way: { urgent: 'minus1', carrier: 'jd' }, wish: { by: '2026-11-23', to: '四川' } },
    ],
  ])('come back as they were: %s', (_, sending) => {
    expect(read(sendingQuery(sending))).toEqual(sending);
  });

  it('say nothing where all is as usual', () => {
    expect(sendingQuery({ way: { urgent: 'none' }, wish: NO_WISH })).toEqual({});
    expect(read({})).toBeNull();
  });

  it.each<[string, Record<string, string>, Sending]>([
    ['an urgency that is none', { urgent: 'soon' }, { way: { urgent: 'none' }, wish: NO_WISH }],
    [
      'an urgency of the prototype',
      { urgent: 'toString' },
      { way: { urgent: 'none' }, wish: NO_WISH },
    ],
    [
      'an urgency that the product is not offered with',
      { urgent: 'sameDay' },
      { way: { urgent: 'none' }, wish: NO_WISH },
    ],
    [
      'a carrier that is none, beside an urgency',
      { urgent: 'minus1', carrier: 'nobody' },
      { way: { urgent: 'minus1' }, wish: NO_WISH },
    ],
    [
      'a day that the calendar does not have',
      { by: '2026-02-31' },
      { way: { urgent: 'none' }, wish: NO_WISH },
    ],
    ['a place that is none', { to: '月球' }, { way: { urgent: 'none' }, wish: NO_WISH }],
  ])('leave out %s', (_, query, sending) => {
    expect(read(query)).toEqual(sending);
  });

  it('ask for the day with an empty one', () => {
    expect(asksDay(new URLSearchParams('by='))).toBe(true);
    expect(asksDay(new URLSearchParams('by=2026-11-23'))).toBe(false);
    expect(asksDay(new URLSearchParams())).toBe(false);
  });

  it('price a job to the place that was asked for', () => {
    const { destination, wishedDate } = sentBy(terms, {
      way: { urgent: 'none' },
      wish: { by: '2026-12-24', to: '四川' },
    });
    expect([destination, wishedDate]).toEqual([{ province: '四川' }, '2026-12-24']);
  });
});
