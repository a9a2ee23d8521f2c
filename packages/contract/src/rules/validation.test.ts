/** Every validation rule of specification §5 with its exact message. */
import { describe, expect, test } from 'vitest';
import {
  checkAccountName,
  checkCaptcha,
  checkEmail,
  checkHexColor,
  checkInvoiceTitle,
  checkLoginName,
  checkLoginPassword,
  checkPassword,
  checkPhone,
  checkPositiveInteger,
  checkQq,
  checkReceiverPhone,
  checkSmsCode,
  checkTaxNumber,
  doubleByteLength,
  isEmpty,
  phoneTail,
  type Rule,
  taxNumberCheckDigitFits,
  warnTaxNumber,
} from './validation.ts';

type Row = [value: unknown, message: string | null];

const cases = (name: string, rule: Rule, rows: Row[]) =>
  describe(name, () => {
    test.each(rows)('%j → %s', (value, message) => {
      expect(rule(value)).toBe(message);
    });
  });

cases('phone', checkPhone, [
  ['13800000001', null],
  ['19999999999', null],
  ['', '请输入手机号'],
  ['   ', '请输入手机号'],
  [null, '请输入手机号'],
  ['12800000001', '手机号格式不正确'],
  ['1380000000', '手机号格式不正确'],
  ['138000000011', '手机号格式不正确'],
  ['13800000001\n', '手机号格式不正确'],
  ['１３８００００００００１', '手机号格式不正确'],
  ['+8613800000001', '手机号格式不正确'],
]);

const NO_PHONE = '请填写手机号或带区号的座机，例如 13800000001、0370-5112233-801';

cases('a receiver’s phone: landline, masked or mobile with extension', checkReceiverPhone, [
  ['0370-5112233', null],
  ['03705112233', null],
  ['028-85112233', null],
  ['010-85112233-801', null],
  ['010-85112233转801', null],
  ['0371-1234567-801', null],
  ['5112233', '座机请加区号，例如 0370-5112233'],
  ['85112233-801', '座机请加区号，例如 0370-5112233'],
  ['13800000001', null],
  ['13800000001-1234', null],
  ['13800000001转1234', null],
  ['138****0001', null],
  ['0370-***2233', null],
  ['*', null],
  ['', '请输入联系电话'],
  ['12345', NO_PHONE],
  ['12800000001', NO_PHONE],
  ['028-', NO_PHONE],
  ['0000-5112233', NO_PHONE],
  ['abc', NO_PHONE],
]);

cases('email', checkEmail, [
  ['a@b.cn', null],
  ['first.last+tag@mail.example.com', null],
  ['', '请填写邮箱地址'],
  ['a@b', '邮箱地址不正确'],
  ['a b@c.cn', '邮箱地址不正确'],
  ['a..b@c.cn', '邮箱地址不正确'],
  ['@c.cn', '邮箱地址不正确'],
  ['a@-c.cn', '邮箱地址不正确'],
  ['a@c.cn\n', '邮箱地址不正确'],
  [`${'a'.repeat(250)}@c.cn`, '邮箱地址不正确'],
]);

const accountLength = '账号长度2-20位且至少包含一个汉字，最多10个汉字';
cases('account name', checkAccountName, [
  ['悦享包装', null],
  ['印', null],
  ['印a', null],
  ['一二三四五六七八九十', null],
  ['一二三四五六七八九ab', null],
  ['', '请填写账号'],
  ['undefined', '请填写账号'],
  ['printshop', '账号至少包含一个汉字'],
  ['，。', '账号至少包含一个汉字'],
  ['一二三四五六七八九十a', accountLength],
  ['一二三四五六七八九十一', accountLength],
  ['a'.repeat(19).concat('印'), accountLength],
]);

const password = '密码格式不正确【密码长度8-16位，数字、字母、字符至少包含两种】';
cases('password', checkPassword, [
  ['Demo-2026', null],
  ['12345678a', null],
  ['12345678!', null],
  ['abcdefg!', null],
  ['a234567890123456', null],
  ['', '请填写密码'],
  ['1234567a'.slice(0, 7), password],
  ['a2345678901234567', password],
  ['12345678', password],
  ['abcdefgh', password],
  ['!!!!!!!!', password],
  ['1234 567a', password],
  ['密码1234567', password],
]);

cases('positive integer', checkPositiveInteger, [
  ['1', null],
  [200, null],
  ['0', '请输入正整数'],
  ['-1', '请输入正整数'],
  ['1.5', '请输入正整数'],
  ['1e3', '请输入正整数'],
  ['01', '请输入正整数'],
  ['', '请输入正整数'],
  ['90071992547409930', '请输入正整数'],
]);

cases('QQ', checkQq, [
  ['10000', null],
  ['1234567890', null],
  ['', '请填写QQ号'],
  ['1234', 'QQ格式不正确'],
  ['012345', 'QQ格式不正确'],
  ['12345678901', 'QQ格式不正确'],
]);

cases('invoice title', checkInvoiceTitle, [
  ['悦享包装（上海）有限公司', null],
  ['A&B Co-op 2', null],
  ['阿·里', null],
  ['', '请填写发票抬头'],
  ['甲<乙', '不能包含特殊字符'],
  ['甲@乙', '不能包含特殊字符'],
  ['甲\n乙', '不能包含特殊字符'],
  ['123456', '发票抬头不能是数字'],
]);

cases('tax number', checkTaxNumber, [
  ['91310000MA1FL0000X'.slice(0, 15), null],
  ['9'.repeat(17), null],
  ['91310000MA1FL0000X', null],
  ['A'.repeat(20), null],
  ['', '请填写税务登记号'],
  ['9'.repeat(16), '税务登记号格式不正确'],
  ['9'.repeat(19), '税务登记号格式不正确'],
  ['9'.repeat(14).concat('-'), '税务登记号格式不正确'],
]);

cases('graphic captcha', checkCaptcha, [
  ['aB3d', null],
  ['abc', null],
  ['', '请输入图形验证码'],
  ['abcde', '图形验证码最多4位'],
]);

cases('SMS code', checkSmsCode, [
  ['123456', null],
  ['1234', null],
  ['', '请输入短信验证码'],
  ['1234567', '短信验证码为6位以内的数字'],
  ['12a4', '短信验证码为6位以内的数字'],
]);

cases('hex colour', checkHexColor, [
  ['#fff', null],
  ['#00AEEF', null],
  ['#ffff', '颜色值格式不正确'],
  ['fff', '颜色值格式不正确'],
  ['#ggg', '颜色值格式不正确'],
  ['', '颜色值格式不正确'],
]);

cases('account login asks only whether something is there', checkLoginName, [
  ['13800000001', null],
  [' ', '请填写账号'],
]);
cases('login password asks only whether something is there', checkLoginPassword, [
  ['x', null],
  ['', '请填写密码'],
]);

describe('the empty check', () => {
  test.each([null, undefined, '', '  ', 'undefined', 'null', ' null '])('%j is empty', (value) => {
    expect(isEmpty(value)).toBe(true);
  });
  test.each([0, false, '0', [], {}, 'nullable'])('%j is not', (value) => {
    expect(isEmpty(value)).toBe(false);
  });
});

describe('counting and check digits', () => {
  test('a double-byte character counts 2, also outside the basic plane', () => {
    expect(doubleByteLength('印a')).toBe(3);
    expect(doubleByteLength('𠮷')).toBe(2);
    expect(doubleByteLength('')).toBe(0);
  });

  test('a wrong check digit is a warning, never a refusal', () => {
    expect(taxNumberCheckDigitFits('91350100M000100Y43')).toBe(true);
    expect(taxNumberCheckDigitFits('91350100M000100Y44')).toBe(false);
    expect(checkTaxNumber('91350100M000100Y44')).toBeNull();
    expect(warnTaxNumber('91350100M000100Y44')).toBe('税务登记号校验位不符，请核对');
    expect(warnTaxNumber('91350100M000100Y43')).toBeNull();
    expect(warnTaxNumber('9'.repeat(15))).toBeNull();
  });
});

describe('the last four digits by which a receiver looks an order up', () => {
  test.each([
    ['13800000001', '0001'],
    ['13800000001-1234', '0001'],
    ['13800000001转1234', '0001'],
    ['0370-5112233', '2233'],
    ['010-85112233-801', '2233'],
    ['138****0001', '0001'],
    ['1380000****', null],
    ['*', null],
  ])('of %s are %s', (phone, tail) => {
    expect(phoneTail(phone)).toBe(tail);
  });
});
