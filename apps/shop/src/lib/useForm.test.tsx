/** What a plain form says before anything was sent, and what it would send. */
import { inEnglish } from '@banxin/contract/refusals/english';
import { problem } from '@banxin/contract/refusals/field';
import { messageOf } from '@banxin/contract/refusals/row';
import { addressRules } from '@banxin/contract/rules/address';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FixedWordsContext, type Told } from './fixedWords.ts';
import { judge, useForm } from './useForm.ts';

const wrong = { consignee: ' ', mobilePhone: '123', province: '', city: '', detail: '' };

it('judges each field by the rule of the contract', () => {
  expect(judge({ ...wrong, mobilePhone: '13800000001' }, addressRules)).toEqual({
    consignee: '请填写收货人',
    province: '请选择省份',
    city: '请选择城市',
    detail: '请填写详细地址',
  });
});

it('has nothing against a field without a rule', () => {
  expect(judge({ district: '' }, {})).toEqual({});
});

function Drawn({ refused }: { readonly refused?: Readonly<Record<string, Told>> }) {
  const form = useForm({ start: wrong, rules: addressRules, ...(refused && { refused }) });
  return Object.keys(wrong).map((field) => form.problem(field as keyof typeof wrong) ?? '–');
}

it('complains about nothing before the first try', () => {
  expect(renderToString(<Drawn />)).toBe('–––––'.split('').join('<!-- -->'));
});

it('says at its field what the server refused', () => {
  expect(renderToString(<Drawn refused={{ city: '没有这个城市' }} />)).toContain('没有这个城市');
});

it('says it in English by the key that came with it', () => {
  const form = renderToString(
    <FixedWordsContext value={inEnglish}>
      <Drawn refused={{ city: messageOf(problem.missing, { name: 'city' }) }} />
    </FixedWordsContext>,
  );
  expect(form).toContain('city is missing');
});

it('judges a field beside the others', () => {
  const isSame = (value: unknown, { password }: { password: string; repeated: string }) =>
    value === password ? null : '两次输入的密码不一致';
  const typed = { password: 'Demo-2027', repeated: 'Demo-2026' };
  expect(judge(typed, { repeated: isSame })).toEqual({ repeated: '两次输入的密码不一致' });
  expect(judge({ ...typed, repeated: 'Demo-2027' }, { repeated: isSame })).toEqual({});
});
