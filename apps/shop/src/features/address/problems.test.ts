import { messages } from '@banxin/contract/messages';
import { recogniseAddress } from '@banxin/ui/AddressPaste';
import { expect, it } from 'vitest';
import { addressText } from './address.messages.ts';
import { addressProblems } from './problems.ts';

const words = addressText['zh-CN'];
const good = {
  consignee: '陈先生',
  mobilePhone: '13800000001',
  province: '广东省',
  city: '深圳市',
  district: '',
  detail: '科技园南路 9 号',
};

it('a complete address has no problems; the district may be missing', () => {
  expect(addressProblems(good, words)).toEqual({});
});

it('an empty one has a problem at every field that is needed', () => {
  const empty = {
    consignee: '',
    mobilePhone: '',
    province: '',
    city: '',
    district: '',
    detail: '',
  };
  expect(addressProblems(empty, words)).toEqual({
    consignee: '请填写收货人',
    mobilePhone: '请输入联系电话',
    province: '请选择省份',
    city: '请选择城市',
    detail: '请填写详细地址',
  });
});

it.each([
  ['a name of blanks', { consignee: '  ' }, { consignee: '请填写收货人' }],
  [
    'a number that begins with 12',
    { mobilePhone: '12800000001' },
    { mobilePhone: messages.landlineInvalid },
  ],
  ['ten digits', { mobilePhone: '1380000000' }, { mobilePhone: messages.landlineInvalid }],
  [
    'a landline without area code',
    { mobilePhone: '5112233' },
    { mobilePhone: '座机请加区号，例如 0370-5112233' },
  ],
  ['one character of an address', { detail: ' 9 ' }, { detail: '请填写详细地址' }],
])('%s is refused at its field', (_, wrong, problems) => {
  expect(addressProblems({ ...good, ...wrong }, words)).toEqual(problems);
});

it.each(['0370-5112233', '010-85112233-801', '13800000001-1234', '138****0001', '13800000001转12'])(
  'a receiver may be reached at %s, typed or pasted',
  (mobilePhone) => {
    expect(addressProblems({ ...good, mobilePhone }, words)).toEqual({});
    const { phone } = recogniseAddress(`陈先生 ${mobilePhone} 科技园南路 9 号`, []);
    expect(phone).toBe(mobilePhone.replace('转', '-'));
    expect(addressProblems({ ...good, mobilePhone: phone }, words)).toEqual({});
  },
);
