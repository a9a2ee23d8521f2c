/** What keeps an address from being used. */
import { expect, it } from 'vitest';
import { addressInput } from '../entities/customer.ts';
import { messages } from '../messages.ts';
import { addressRules } from './address.ts';

const good = {
  consignee: '陈先生',
  mobilePhone: '13800000001',
  province: '广东省',
  city: '深圳市',
  district: '',
  detail: '科技园南路 9 号',
};
const empty = {
  consignee: '',
  mobilePhone: '',
  province: '',
  city: '',
  district: '',
  detail: '',
};

const problemsOf = (address: typeof good) =>
  Object.fromEntries(
    Object.entries(addressRules)
      .map(([field, rule]) => [field, rule(address[field as keyof typeof addressRules])])
      .filter(([, message]) => message !== null),
  );

/** What the server says of it, by field. */
const refusalsOf = (address: typeof good) =>
  Object.fromEntries(
    (addressInput.safeParse(address).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

it.each([
  ['a complete address has no problems; the district may be missing', {}, {}],
  [
    'an empty one has a problem at every field that is needed',
    empty,
    {
      consignee: '请填写收货人',
      mobilePhone: '请输入联系电话',
      province: '请选择省份',
      city: '请选择城市',
      detail: '请填写详细地址',
    },
  ],
  ['a name of blanks is none', { consignee: '  ' }, { consignee: '请填写收货人' }],
  [
    'a number that begins with 12 is none',
    { mobilePhone: '12800000001' },
    { mobilePhone: messages.landlineInvalid },
  ],
  [
    'ten digits are no number',
    { mobilePhone: '1380000000' },
    { mobilePhone: messages.landlineInvalid },
  ],
  [
    'a landline needs its area code',
    { mobilePhone: '5112233' },
    { mobilePhone: '座机请加区号，例如 0370-5112233' },
  ],
  ['one character is no address', { detail: ' 9 ' }, { detail: '请填写详细地址' }],
])('%s, and the server says the same', (_, wrong, problems) => {
  const address = { ...good, ...wrong };
  expect(problemsOf(address)).toEqual(problems);
  expect(refusalsOf(address)).toEqual(problems);
});
