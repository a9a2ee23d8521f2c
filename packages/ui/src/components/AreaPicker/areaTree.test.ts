// The tree of areas.
import { expect, it } from 'vitest';
import { along, childrenOf, type Region, searchAreas } from './areaTree.ts';

const regions: Region[] = [
  {
    code: '41',
    name: '河南省',
    children: [
      {
        code: '4114',
        name: '商丘市',
        children: [
          { code: '411402', name: '梁园区' },
          { code: '411481', name: '永城市' },
        ],
      },
    ],
  },
  { code: '11', name: '北京市', children: [{ code: '110105', name: '朝阳区' }] },
  { code: '71', name: '台湾省', children: [] },
];
const names = (paths: Region[][]): string[] =>
  paths.map((path) => path.map(({ name }) => name).join(' / '));

it('follows a path as far as it leads', () => {
  expect(along(regions, ['41', '4114', '411481'], {}).map(({ name }) => name)).toEqual([
    '河南省',
    '商丘市',
    '永城市',
  ]);
  expect(along(regions, ['41', '9999'], {})).toHaveLength(1);
  expect(along(regions, [], {})).toEqual([]);
});

it('finds places by words, by pinyin initials and by several words', () => {
  expect(names(searchAreas(regions, '永城', {}, false, 9))).toEqual(['河南省 / 商丘市 / 永城市']);
  expect(names(searchAreas(regions, 'cyq', {}, false, 9))).toEqual(['北京市 / 朝阳区']);
  expect(names(searchAreas(regions, '河南 梁园', {}, false, 9))).toEqual([
    '河南省 / 商丘市 / 梁园区',
  ]);
  expect(names(searchAreas(regions, '台湾', {}, false, 9))).toEqual(['台湾省']);
  expect(searchAreas(regions, '海南', {}, false, 9)).toEqual([]);
});

it('offers everything inside a place that was named, and no more than asked for', () => {
  expect(searchAreas(regions, '商丘', {}, false, 9)).toHaveLength(2);
  expect(searchAreas(regions, '商丘', {}, false, 1)).toHaveLength(1);
});

it('knows what is empty from what is not loaded', () => {
  const place: Region = { code: '65', name: '新疆' };
  expect(childrenOf(place, {}, true)).toBeUndefined();
  expect(childrenOf(place, {}, false)).toEqual([]);
  expect(childrenOf(place, { 65: [] }, true)).toEqual([]);
  expect(searchAreas([place], '新疆', {}, true, 9)).toEqual([]);
});
