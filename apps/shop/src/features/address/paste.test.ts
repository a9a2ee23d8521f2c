/** What is pasted passes the rules that what is typed must pass. */
import { checkReceiverPhone } from '@banxin/contract/rules/validation';
import { recogniseAddress } from '@banxin/ui/AddressPaste';
import { expect, it } from 'vitest';

it.each(['0370-5112233', '010-85112233-801', '13800000001-1234', '138****0001', '13800000001转12'])(
  'a receiver may be reached at %s, typed or pasted',
  (mobilePhone) => {
    expect(checkReceiverPhone(mobilePhone)).toBeNull();
    const { phone } = recogniseAddress(`陈先生 ${mobilePhone} 科技园南路 9 号`, []);
    expect(phone).toBe(mobilePhone.replace('转', '-'));
    expect(checkReceiverPhone(phone)).toBeNull();
  },
);
