/**
 * Post-press rates of the shipped price book.
 * Yuan amounts of the comments are before margin and VAT.
 */

import { milliFen } from '../money.ts';
import type { FinishingRates, LinearRate } from './book.types.ts';

/** Yuan as written in a rate sheet → milli-fen; rates have at most five decimals. */
export const costYuan = (amount: number) => milliFen(Math.round(amount * 100_000));

const rate = (perUnit: number, fixed = 0, min = 0): LinearRate => ({
  fixed: costYuan(fixed),
  perUnit: costYuan(perUnit),
  min: costYuan(min),
});

export const finishing: FinishingRates = {
  film: { ...rate(0.45, 0, 100), minDigital: costYuan(30), minLabel: costYuan(30) },
  uv: rate(0.6, 120, 250),
  foil: {
    diePerCm2: costYuan(0.25),
    dieMin: costYuan(80),
    perHit: costYuan(0.05),
    min: costYuan(150),
  },
  emboss: {
    diePerCm2: costYuan(0.3),
    dieMin: costYuan(80),
    perHit: costYuan(0.04),
    min: costYuan(150),
  },
  dieCut: { diePerCm2: costYuan(0.25), dieMin: costYuan(80), perSheet: costYuan(0.05) },
  bagDie: costYuan(300),
  labelDie: { perCm: costYuan(2.8), contour: 13_000, min: costYuan(40) },
  perPiece: {
    fold: rate(0.01),
    crease: rate(0.008, 4),
    perforate: rate(0.008, 6),
    corner: rate(0.004, 1),
    punch: rate(0.004, 2),
    number: rate(0.012, 20),
    stitch: rate(0.06, 50),
    perfectBind: rate(0.55, 120, 200),
    glue: rate(0.04, 50),
    seal: rate(0.03),
    bagMake: rate(0.95),
    cord: rate(0.12),
    board: rate(0.18),
    window: rate(0.09, 120),
  },
  signatureSetup: costYuan(20),
  signatureFold: costYuan(0.01),
  cutting: { dedicated: rate(0.01, 0, 30), digital: costYuan(5), gang: costYuan(2) },
  cardBox: costYuan(0.6),
};
