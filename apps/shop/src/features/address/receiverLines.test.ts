/** A pasted list is understood line by line: text, or rows of a table. */
import { expect, it } from 'vitest';
import type { Area } from './area.ts';
import { faultsOf, readReceivers } from './receiverLines.ts';

const area = (code: string, name: string, children: readonly Area[] = []): Area => ({
  code,
  name,
  children,
});
const AREAS = [
  area('31', '上海市', [area('3101', '上海市', [area('310112', '闵行区')])]),
  area('51', '四川省', [area('5101', '成都市', [area('510107', '武侯区')])]),
];

const SHANGHAI = {
  consignee: '王小明',
  mobilePhone: '13900001234',
  province: '上海市',
  city: '上海市',
  district: '闵行区',
  detail: '春申路 100 号',
};

it.each([
  ['text with a quantity behind', '王小明 13900001234 上海市闵行区春申路 100 号 ×300', 300],
  ['text with a unit', '王小明，13900001234，上海市闵行区春申路 100 号，6盒', 6],
  ['a row of a table', '王小明\t13900001234\t上海市闵行区春申路 100 号\t20', 20],
  ['a row with the quantity first', '20\t王小明\t13900001234\t上海市闵行区春申路 100 号', 20],
  ['a row without a quantity', '王小明\t13900001234\t上海市闵行区春申路 100 号', null],
])('%s', (_, line, quantity) => {
  expect(readReceivers(line, AREAS)).toEqual([{ receiver: SHANGHAI, quantity }]);
});

it('the head of a table and empty lines are no receivers; a number of a house is no quantity', () => {
  const text = [
    '收货人\t电话\t地址\t数量',
    '王小明\t13900001234\t上海市闵行区春申路 100 号\t3',
    '',
    '李芳 13900005678 成都市武侯区天府大道 9 号',
  ].join('\r\n');
  const read = readReceivers(text, AREAS);
  expect(read.map(({ quantity }) => quantity)).toEqual([3, null]);
  expect(read[1]?.receiver).toMatchObject({
    province: '四川省',
    city: '成都市',
    detail: '天府大道 9 号',
  });
});

it('what a line lacks is named in the words of its field, and what it has is kept', () => {
  const [line] = readReceivers('王小明 上海市闵行区春申路 100 号', AREAS);
  expect(line?.receiver).toMatchObject({ consignee: '王小明', detail: '春申路 100 号' });
  expect(faultsOf(line?.receiver ?? SHANGHAI)).toEqual(['请输入联系电话']);
  expect(faultsOf(SHANGHAI)).toEqual([]);
});
