import { describe, expect, it } from 'vitest';
import { addressIn, choicesIn, NOTHING_CHOSEN, toKeep, wayIn } from './keptChoices.ts';
import type { Choices } from './order-confirm.data.ts';

const kept = (chosen: Partial<Choices>, version = 3) => ({
  ...NOTHING_CHOSEN,
  ...toKeep(chosen, version),
});

describe('what was chosen at the confirmation', () => {
  it.each<[string, Partial<Choices>]>([
    ['a kept address', { addressId: 12 }],
    ['a new address', { addressId: null }],
    ['packing', { neutral: true, tearProof: true, separateStyles: true }],
    ['coupons', { couponId: 7, freightCouponId: 8 }],
    ['what the account pays', { urgentEntitlement: true, freeSamples: 2, redPacketSum: 500 }],
    [
      'a sender',
      { sender: { name: '悦享', phone: '021-61234567', address: '春申路', hide: true } },
    ],
    [
      'a sender with the price shown',
      { sender: { name: '悦享', phone: '021-61234567', address: '', hide: false } },
    ],
    ['the works as sender', { sender: null }],
    ['a certificate', { certificate: { id: 7, brand: '悦享' } }],
    ['no certificate', { certificate: null }],
    ['files whose warnings were seen', { confirmedFiles: ['a1', 'b2'] }],
    ['a remark', { remark: '请放前台' }],
    ['a remark that was emptied', { remark: '' }],
  ])('comes back as it was: %s', (_, chosen) => {
    expect(choicesIn(kept(chosen))).toEqual(chosen);
  });

  it('is nothing where nothing was chosen, or it was taken back', () => {
    expect(choicesIn(NOTHING_CHOSEN)).toEqual({});
    expect(choicesIn(kept({ neutral: false }))).toEqual({});
    expect(choicesIn(kept({ confirmedFiles: [] }))).toEqual({});
    expect(choicesIn(kept({ couponId: null, redPacketSum: 0 }))).toEqual({});
  });

  it('has speed and carrier for the version of the order that they were chosen for, and for no other', () => {
    const way = kept({ urgent: 'minus1', carrier: 'jd' });
    expect(wayIn(way, 3)).toEqual({ urgent: 'minus1', carrier: 'jd' });
    expect(wayIn(way, 4)).toEqual({});
    expect(wayIn(NOTHING_CHOSEN, 0)).toEqual({});
  });

  it('has several addresses for the version of the order whose goods they share out', () => {
    const receiver = addressIn(NOTHING_CHOSEN);
    const drops = [6, 4].map((quantity, id) => ({ id, receiver, quantity, carrier: null }));
    expect(wayIn(kept({ drops }), 3)).toEqual({ drops });
    expect(wayIn(kept({ drops }), 4)).toEqual({});
    expect(wayIn(kept({ drops: null }), 3)).toEqual({});
    for (const foreign of ['{', '[]', 'null', '{"version":3,"rows":[{}]}']) {
      expect(wayIn({ ...NOTHING_CHOSEN, drops: foreign }, 3)).toEqual({});
    }
  });

  it('has the address as far as it was typed', () => {
    expect(addressIn({ ...NOTHING_CHOSEN, consignee: '陈先生', province: '四川省' })).toEqual({
      consignee: '陈先生',
      mobilePhone: '',
      province: '四川省',
      city: '',
      district: '',
      detail: '',
    });
  });
});
