/**
 * The shipped price book. A shop owner edits these numbers, raises `version` and freezes the vectors anew.
 * Amounts in the comments are costYuan before margin and VAT.
 */
import {
  PRODUCTION_CUT_OFF,
  SAMPLE_DISCOUNT,
  SAMPLE_DISCOUNT_LEVELS,
  VAT_PERCENT,
  type VipLevel,
} from '@banxin/contract/constants';
import { fen, milliFen } from '../money.ts';
import type { PriceBook } from './book.types.ts';
import { factories } from './factories.ts';
import { costYuan, finishing } from './finishingRates.ts';
import { carriers } from './freightRates.ts';
import { LATE_DAY } from './latePenalty.ts';

/** ¥ per tonne → milli-fen per gram: ¥5800/t = 580 milli-fen/g. */
const perTonne = (amount: number) => ({ perGram: milliFen(amount / 10) });
const perM2 = (amount: number) => ({ perM2: costYuan(amount) });

export const book: PriceBook = {
  version: '2026.11',
  vat: VAT_PERCENT * 100,
  step: 10,
  margins: [
    { below: costYuan(500), rate: 4500 },
    { below: costYuan(2000), rate: 4000 },
    { below: costYuan(8000), rate: 3500 },
    { below: costYuan(30_000), rate: 3000 },
    { below: null, rate: 2500 },
  ],
  customerTypes: { 3: 10_000, 4: 9900, 5: 9300, 6: 10_000, 7: 9900, 8: 9000 },
  vip: { 6: 9700, 8: 9500 } satisfies Record<VipLevel, number>,
  sample: { levels: SAMPLE_DISCOUNT_LEVELS, rate: SAMPLE_DISCOUNT * 10_000 },
  papers: {
    coated: perTonne(5800),
    matt: perTonne(5900),
    offset: perTonne(5600),
    ivory: perTonne(5800),
    kraft: perTonne(9000),
    corrugated: perTonne(5200),
    wannianhong: perTonne(9500),
    pearl: perTonne(16_000),
    linen: perTonne(14_000),
    specialty: perTonne(18_000),
    pvc: perTonne(12_000),
    labelCoated: perM2(4.5),
    labelPp: perM2(5.8),
    labelPvc: perM2(7.2),
    labelClear: perM2(8.5),
  },
  waste: { rate: 300, sheets: 120 },
  presses: {
    daduHalf: { formStart: costYuan(280), per500: costYuan(12) },
    zhengduHalf: { formStart: costYuan(260), per500: costYuan(12) },
    daduQuarter: { formStart: costYuan(200), per500: costYuan(10) },
  },
  included: 2500,
  inkShare: { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 11_500, 6: 13_000 },
  gang: {
    sheet: 'daduHalf',
    fill: 8500,
    margin: 3000,
    wasteSheets: 100,
    minPieces: { card: 200, flyer: 500, folded: 500 },
    maxPieces: 5000,
  },
  digital: {
    start: costYuan(15),
    perSide: costYuan(0.5),
    perSideMono: costYuan(0.15),
    paper: 12_500,
    waste: { rate: 100, sheets: 5 },
    maxSheets: 3000,
  },
  label: { setup: costYuan(125), packing: costYuan(50), waste: 300, gapMm: 2 },
  finishing,
  urgent: {
    none: { factor: 10_000, label: '常规' },
    minus1: { factor: 12_500, label: '提前 1 天' },
    nextDay: { factor: 15_000, label: '次日发货' },
    sameDay: { factor: 20_000, label: '当日发货' },
  },
  packaging: {
    carton: fen(250),
    cartonGrams: 18_000,
    cartonCm3: 60_000,
    tareGrams: 600,
    wrap: 300,
    kraftGrams: 5000,
    separateStyle: fen(100),
    neutral: fen(100),
    tearProof: fen(50),
    neutralFreeLevels: [8] satisfies VipLevel[],
    lengthMm: 500,
  },
  carriers,
  unreachable: ['台湾', '香港', '澳门'],
  remote: ['西藏', '新疆'],
  zoneKm: [500, 1100],
  factories,
  latePenalty: fen(LATE_DAY),
  craftDays: { foil: 1, emboss: 1 },
  digitalDays: 1,
  cutOff: PRODUCTION_CUT_OFF,
};
