/** Every enumeration of specification §3 with exactly its numbers. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { taxNumberCheckDigitFits } from '../rules/validation.ts';
import { accountFlow, assetKind } from './account.ts';
import {
  afterSalesAudit,
  afterSalesCause,
  afterSalesRecordStatus,
  afterSalesSolution,
  afterSalesStatus,
  refundMethod,
} from './afterSales.ts';
import { exampleType, goodsKind, introductionKind, newsFlag, productMark } from './catalogue.ts';
import {
  authDocument,
  authStatus,
  certificateType,
  certificateValidity,
  customerSign,
  customerType,
  reviewStatus,
  subAccountRole,
  userRoleType,
} from './customer.ts';
import { defineEnum, defineFlags } from './define.ts';
import { factory, factoryCompany } from './factory.ts';
import { invoiceStatus, invoiceType } from './invoice.ts';
import {
  cloudWarehouseKind,
  fileStatus,
  orderFlag,
  orderRemarkFlag,
  orderStatus,
  preOrderStatus,
} from './order.ts';

const numbers: [name: string, of: { values: readonly number[] }, expected: number[]][] = [
  ['customer sign flags', customerSign, [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512]],
  ['customer types', customerType, [3, 4, 5, 6, 7, 8]],
  ['factories', factory, [0, 1, 6, 7]],
  ['certificate document types', certificateType, [0, 1, 2, 3]],
  ['certificate validity', certificateValidity, [1, 2]],
  ['review status', reviewStatus, [0, 1, 2]],
  ['sub-account roles', subAccountRole, [0, 1, 2, 4, 8, 16]],
  ['asset kinds', assetKind, [0, 1, 2, 3]],
  ['account flow types', accountFlow, [1, 2, 3, 4, 11, 12]],
  ['after-sales problem causes', afterSalesCause, [0, 1, 2, 3, 4, 5, 6, 8, 9, 10]],
  ['after-sales status', afterSalesStatus, [0, 1, 2, 10, 20, 100]],
  ['after-sales audit', afterSalesAudit, [0, 1, 2, 3]],
  ['after-sales record status', afterSalesRecordStatus, [0, 1, 5, 10, 30, 60, 100, 200, 255]],
  [
    'order status',
    orderStatus,
    [0, 1, 2, 3, 11, 12, 13, 15, 17, 20, 54, 55, 60, 61, 62, 65, 66, 67, 69, 100, 101, 255],
  ],
  ['file/design status', fileStatus, [0, 1, 2, 8, 16, 32, 43, 64, 128]],
  ['pre-order item status', preOrderStatus, [0, 1, 2, 3, 4, 5, 100, 101, 102]],
  ['authentication status', authStatus, [0, 1, 2, 3, 4, 20]],
  ['authentication document', authDocument, [1, 2]],
  ['invoice status', invoiceStatus, [0, 1, 2, 3, 4, 5, 6]],
  ['invoice type', invoiceType, [0, 1, 2, 3]],
  ['cloud warehouse kind', cloudWarehouseKind, [1, 2]],
  ['recommended and new', productMark, [1, 2]],
  ['example types', exampleType, [0, 1, 2]],
  ['introduction kinds', introductionKind, [0, 1, 2, 3, 4, 5]],
  ['goods kinds', goodsKind, [0, 1, 2, 3, 4, 5, 6]],
  ['news flags', newsFlag, [1, 2, 4, 8]],
  ['order-remark display flag', orderRemarkFlag, [1]],
];

describe('enumerations carry exactly the numbers of the specification', () => {
  test.each(numbers)('%s', (_name, of, expected) => {
    expect([...of.values]).toEqual(expected);
  });

  test('five refund methods and four solution types are named', () => {
    expect(refundMethod.values).toHaveLength(5);
    expect(afterSalesSolution.values).toHaveLength(4);
  });

  test('userRoleType 0 is the administrator', () => {
    expect(userRoleType.admin).toBe(0);
  });

  test('problem cause 7 does not exist', () => {
    expect(afterSalesCause.is(7)).toBe(false);
    expect(afterSalesCause.label(7)).toBe('');
    expect(afterSalesCause.key(7)).toBeNull();
  });

  test('the 26 order flags are the bits 2^0 to 2^25 in the order named', () => {
    expect([...orderFlag.values]).toEqual(Array.from({ length: 26 }, (_, bit) => 2 ** bit));
    expect(orderFlag.new).toBe(1);
    expect(orderFlag.multiStyleSplit).toBe(2 ** 25);
    expect(orderFlag.names(orderFlag.mask)).toHaveLength(26);
  });

  test('file status 43 is paused and no combination of other states', () => {
    expect(fileStatus.key(43)).toBe('paused');
    expect(fileStatus.is(1 + 2)).toBe(false);
    expect(fileStatus).not.toHaveProperty('has');
  });

  test('every member has a Chinese label', () => {
    for (const [, of] of numbers) {
      const { options } = of as unknown as { options: { label: string }[] };
      for (const { label } of options) expect(label).toMatch(/[\u4e00-\u9fff]/);
    }
  });

  test('every factory has a company with a tax registration number whose check digit fits', () => {
    for (const value of factory.values) {
      expect(taxNumberCheckDigitFits(factoryCompany[value].taxNumber)).toBe(true);
    }
  });
});

describe('the pattern', () => {
  test('a value given twice is refused', () => {
    expect(() => defineEnum({ a: [1, '甲'], b: [1, '乙'] })).toThrow();
    expect(() => defineFlags({ a: [1, '甲'], b: [1, '乙'] })).toThrow();
  });

  test('a flag that is not one bit is refused', () => {
    expect(() => defineFlags({ a: [3, '甲'] })).toThrow('a is not one bit: 3');
    expect(() => defineFlags({ a: [-1, '甲'] })).toThrow();
    expect(() => defineFlags({ a: [2 ** 31, '甲'] })).toThrow();
  });

  test('the member 0 names the empty field', () => {
    expect(subAccountRole.names(0)).toEqual(['master']);
    expect(subAccountRole.labels(5)).toEqual(['客服', '下单']);
    expect(subAccountRole.has(1, subAccountRole.master)).toBe(false);
  });

  test('adding, removing and naming flags agree for every field', () => {
    const flags = fc.subarray([...orderFlag.values]);
    fc.assert(
      fc.property(flags, flags, (some, others) => {
        const bits = orderFlag.add(0, ...some);
        expect(orderFlag.is(bits)).toBe(true);
        expect(orderFlag.from(orderFlag.names(bits))).toBe(bits);
        for (const flag of orderFlag.values) {
          expect(orderFlag.has(bits, flag)).toBe(some.includes(flag));
          expect(orderFlag.has(orderFlag.remove(bits, ...others), flag)).toBe(
            some.includes(flag) && !others.includes(flag),
          );
        }
      }),
      { seed: 20_261_120 },
    );
  });

  test('bits outside the mask are not a field', () => {
    expect(newsFlag.is(16)).toBe(false);
    expect(newsFlag.is(15)).toBe(true);
    expect(newsFlag.is(-1)).toBe(false);
    expect(newsFlag.is(1.5)).toBe(false);
  });
});
