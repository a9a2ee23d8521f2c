/** A pasted list of addresses is understood line by line; a number at its end is one of a house. */
import { expect, it } from 'vitest';
import { readAddressLines } from './addressLines.ts';
import type { Area } from './area.ts';

const area = (code: string, name: string, children: readonly Area[] = []): Area => ({
  ...{ code, name, children },
});
const AREAS = [
  area('31', '上海市', [area('3101', '上海市', [area('310112', '闵行区')])]),
  area('51', '四川省', [area('5101', '成都市', [area('510107', '武侯区')])]),
];
const SAID = {
  consignee: '王小明',
  mobilePhone: '13900001234',
  province: '上海市',
  city: '上海市',
  district: '闵行区',
  detail: '春申路 100',
};

it.each([
  ['text', '王小明 13900001234 上海市闵行区春申路 100'],
  ['a row of a table', '王小明\t13900001234\t上海市闵行区春申路 100'],
  ['a row with the phone first', '13900001234\t王小明\t上海市\t闵行区\t春申路 100'],
])('%s', (_, line) => {
  expect(readAddressLines(line, AREAS)).toMatchObject([{ row: 1, said: SAID, faults: [] }]);
});

it('a name of any kind is taken from its cell, and a landline with its extension', () => {
  const [line] = readAddressLines(
    '悦享包装 华东仓\t0371-2345678转801\t四川省成都市武侯区天府大道 9 号',
    AREAS,
  );
  expect(line?.said).toMatchObject({
    consignee: '悦享包装 华东仓',
    mobilePhone: '0371-2345678-801',
    city: '成都市',
    detail: '天府大道 9 号',
  });
  expect(line).toMatchObject({ doubtful: [], faults: [] });
});

it('lines keep their numbers; a head and empty lines are none, what is guessed or wrong is named', () => {
  const text = [
    '收货人\t电话\t地址',
    '',
    '王小明\t13900001234\t上海市闵行区春申路 100',
    '张伟 王芳 13900001235 四川省成都市天府大道 9 号',
    '李芳 成都市武侯区天府大道 9 号',
  ].join('\r\n');
  const lines = readAddressLines(text, AREAS);
  expect(lines.map(({ row }) => row)).toEqual([3, 4, 5]);
  expect(lines[1]?.doubtful).toEqual(['name', 'region']);
  expect(lines[2]?.faults).toEqual(['请输入联系电话']);
});
