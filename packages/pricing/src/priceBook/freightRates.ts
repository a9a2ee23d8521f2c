/**
 * Carriers of the shipped price book. Volume divisors differ by carrier.
 */

import { type Fen, fen, ZERO } from '../money.ts';
import type { CarrierCode } from '../types.ts';
import type { CarrierRate } from './book.types.ts';

/** Yuan → fen. */
const feeYuan = (amount: number): Fen => fen(Math.round(amount * 100));
const pairs = (zones: readonly (readonly [number, number])[]) =>
  zones.map(([first, further]) => [feeYuan(first), feeYuan(further)] as const);
const perKg = (zones: readonly number[]) => zones.map((fee) => [feeYuan(fee), ZERO] as const);

const parcel: Omit<CarrierRate, 'code' | 'name' | 'zones' | 'transit'> = {
  charge: 'parcel',
  divisor: 8000,
  stepGrams: 1000,
  min: ZERO,
  freeFrom: null,
  minGrams: 0,
  maxGrams: 30_000,
  maxLengthMm: 1200,
  worksThroughNewYear: false,
  sameCityOnly: false,
};

const networkZones = pairs([
  [5, 1],
  [6, 1.5],
  [7, 2.5],
  [8, 4],
  [18, 14],
]);
const network = (code: CarrierCode, name: string): CarrierRate => ({
  ...parcel,
  code,
  name,
  zones: networkZones,
  transit: [1, 2, 3, 3, 6],
});

const postZones = pairs([
  [6, 1.5],
  [8, 2],
  [9, 3],
  [10, 5],
  [15, 10],
]);
const post = (code: CarrierCode, name: string): CarrierRate => ({
  ...parcel,
  code,
  name,
  divisor: 6000,
  maxLengthMm: 0,
  worksThroughNewYear: true,
  zones: postZones,
  transit: [2, 2, 3, 4, 6],
});

export const carriers: readonly CarrierRate[] = [
  network('zhongtong', '中通快递'),
  network('yuantong', '圆通速递'),
  network('shentong', '申通快递'),
  network('yunda', '韵达快递'),
  network('jtexpress', '极兔速递'),
  post('youzhengguonei', '邮政快递包裹'),
  post('ems', '邮政 EMS'),
  {
    ...parcel,
    code: 'jd',
    name: '京东快递',
    stepGrams: 500,
    maxGrams: 60_000,
    maxLengthMm: 0,
    worksThroughNewYear: true,
    zones: pairs([
      [9, 2],
      [11, 3],
      [13, 4.5],
      [15, 6],
      [24, 16],
    ]),
    transit: [1, 2, 2, 3, 5],
  },
  {
    ...parcel,
    code: 'shunfeng',
    name: '顺丰速运',
    divisor: 6000,
    stepGrams: 500,
    maxGrams: 60_000,
    maxLengthMm: 0,
    worksThroughNewYear: true,
    zones: pairs([
      [12, 2],
      [14, 5],
      [18, 8],
      [22, 10],
      [28, 20],
    ]),
    transit: [1, 1, 2, 2, 4],
  },
  {
    ...parcel,
    code: 'debangkuaidi',
    name: '德邦快递',
    charge: 'consignment',
    divisor: 6000,
    stepGrams: 10,
    min: feeYuan(35),
    minGrams: 20_000,
    maxGrams: 3_000_000,
    maxLengthMm: 0,
    zones: perKg([0.8, 1.1, 1.5, 2.1, 3.8]),
    transit: [2, 2, 3, 4, 7],
  },
  {
    ...parcel,
    code: 'line',
    name: '物流专线（到站自提）',
    charge: 'consignment',
    divisor: 5000,
    stepGrams: 10,
    min: feeYuan(30),
    minGrams: 30_000,
    maxGrams: 20_000_000,
    maxLengthMm: 0,
    zones: perKg([0.4, 0.5, 0.65, 0.9, 1.6]),
    transit: [2, 3, 4, 5, 8],
  },
  {
    ...parcel,
    code: 'pickup',
    name: '工厂自提',
    charge: 'flat',
    divisor: 0,
    maxGrams: 20_000_000,
    maxLengthMm: 0,
    worksThroughNewYear: true,
    sameCityOnly: true,
    zones: perKg([0, 0, 0, 0, 0]),
    transit: [0, 0, 0, 0, 0],
  },
  {
    ...parcel,
    code: 'van',
    name: '工厂送货',
    charge: 'flat',
    divisor: 0,
    freeFrom: feeYuan(300),
    maxGrams: 2_000_000,
    maxLengthMm: 0,
    sameCityOnly: true,
    zones: perKg([15, 15, 15, 15, 15]),
    transit: [1, 1, 1, 1, 1],
  },
];
