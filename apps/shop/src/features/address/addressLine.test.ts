import { expect, test } from 'vitest';
import { addressLine } from './addressLine.ts';

const detail = '春申路 100 号';

test('a city that is its own province is said once', () => {
  const shanghai = { province: '上海市', city: '上海市', district: '闵行区', detail };
  expect(addressLine(shanghai)).toBe('上海市闵行区春申路 100 号');
  expect(addressLine(shanghai, ' ')).toBe('上海市 闵行区 春申路 100 号');
});

test('a city of a province is said, a district that is none is not', () => {
  const dongguan = { province: '广东省', city: '东莞市', district: '', detail };
  expect(addressLine(dongguan)).toBe('广东省东莞市春申路 100 号');
});
