/** What is wrong with one field of an input: how it is made, not what it means. */
import * as code from '../codes.ts';
import { refusals, type Words } from './row.ts';

/** Name of the field: `items.2.name`; '' for the input as a whole. */
interface Named {
  readonly name: string;
}

interface Most {
  readonly max: number;
}

type Limited = Named & { readonly limit: string };

const expectedWords: Readonly<Record<string, Words>> = {
  string: ['文本', 'a text'],
  number: ['数字', 'a number'],
  int: ['整数', 'a whole number'],
  boolean: [' true 或 false', 'true or false'],
  array: ['列表', 'a list'],
  object: ['对象', 'an object'],
  record: ['对象', 'an object'],
  file: ['文件', 'a file'],
  date: ['日期', 'a date'],
  null: ['空值', 'null'],
};

/** The field's name before what is wrong with it. */
const of = (name: string, zh: string, en: string): Words =>
  name === '' ? [`提交的内容${zh}`, `What was sent ${en}`] : [`${name} ${zh}`, `${name} ${en}`];

export const problem = refusals('field', {
  missing: [code.invalidInput, ({ name }: Named) => of(name, '不能缺少', 'is missing')],
  otherType: [
    code.invalidInput,
    ({ name, expected }: Named & { readonly expected: string }) => {
      const [zh, en] = expectedWords[expected] ?? [expected, expected];
      return of(name, `应为${zh}`, `must be ${en}`);
    },
  ],
  empty: [code.invalidInput, ({ name }: Named) => of(name, '不能为空', 'must not be empty')],
  tooShort: [
    code.invalidInput,
    ({ name, limit }: Limited) =>
      of(name, `至少 ${limit} 个字`, `must have ${limit} characters at least`),
  ],
  tooLong: [
    code.invalidInput,
    ({ name, limit }: Limited) =>
      of(name, `最多 ${limit} 个字`, `must have ${limit} characters at most`),
  ],
  tooFew: [
    code.invalidInput,
    ({ name, limit }: Limited) =>
      of(name, `至少 ${limit} 项`, `must have ${limit} entries at least`),
  ],
  tooMany: [
    code.invalidInput,
    ({ name, limit }: Limited) =>
      of(name, `最多 ${limit} 项`, `must have ${limit} entries at most`),
  ],
  fileTooSmall: [
    code.invalidInput,
    ({ name, limit }: Limited) =>
      of(name, `至少 ${limit} 字节`, `must have ${limit} bytes at least`),
  ],
  fileTooLarge: [
    code.invalidInput,
    ({ name, limit }: Limited) =>
      of(name, `最多 ${limit} 字节`, `must have ${limit} bytes at most`),
  ],
  notAbove: [
    code.invalidInput,
    ({ name, limit }: Limited) => of(name, `应大于 ${limit}`, `must be more than ${limit}`),
  ],
  notBelow: [
    code.invalidInput,
    ({ name, limit }: Limited) => of(name, `应小于 ${limit}`, `must be less than ${limit}`),
  ],
  below: [
    code.invalidInput,
    ({ name, limit }: Limited) => of(name, `不能小于 ${limit}`, `must be ${limit} at least`),
  ],
  above: [
    code.invalidInput,
    ({ name, limit }: Limited) => of(name, `不能大于 ${limit}`, `must be ${limit} at most`),
  ],
  noneOf: [
    code.invalidInput,
    ({ name, values }: Named & { readonly values: readonly string[] }) =>
      of(name, `应为 ${values.join('、')} 之一`, `must be one of ${values.join(', ')}`),
  ],
  noMultiple: [
    code.invalidInput,
    ({ name, of: divisor }: Named & { readonly of: string }) =>
      of(name, `应为 ${divisor} 的倍数`, `must be a multiple of ${divisor}`),
  ],
  malformed: [code.invalidInput, ({ name }: Named) => of(name, '格式不正确', 'has the wrong form')],
  unknownKeys: [
    code.invalidInput,
    ({ name, keys }: Named & { readonly keys: readonly string[] }) =>
      of(name, `含有未知字段 ${keys.join('、')}`, `has unknown fields ${keys.join(', ')}`),
  ],
  noChoice: [
    code.invalidInput,
    ({ name }: Named) => of(name, '不是允许的取值', 'is none of the values allowed'),
  ],
  unstorable: [
    code.invalidInput,
    ({ name }: Named) => of(name, '含有无法保存的字符', 'holds characters that cannot be stored'),
  ],
  tooDeep: [
    code.invalidInput,
    ({ name, max }: Named & Most) =>
      of(name, `嵌套最多 ${max} 层`, `may be nested ${max} levels deep at most`),
  ],
  tooManyKeys: [
    code.invalidInput,
    ({ name, max }: Named & Most) =>
      of(name, `最多 ${max} 个字段`, `may have ${max} fields at most`),
  ],
  keyTooLong: [
    code.invalidInput,
    ({ name, max }: Named & Most) =>
      of(name, `的字段名最多 ${max} 个字`, `may have field names of ${max} characters at most`),
  ],
  twice: [
    code.invalidInput,
    ({ name }: Named) => of(name, '只能有一个值', 'may have one value only'),
  ],
  wrong: [code.invalidInput, ({ name }: Named) => of(name, '不正确', 'is not right')],
});
