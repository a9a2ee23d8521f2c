/**
 * Post-press rates of the shipped price book.
 * Yuan amounts of the comments are before margin and VAT.
 */

import { milliFen } from '../money.ts';
import type { FinishingRates, LinearRate } from './book.types.ts';

/** Yuan as written in a rate sheet → milli-fen; rates have at most five decimals. */
export const yuan = (amount: number) => milliFen(Math.round(amount * 100_000));

const rate = (perUnit: number, fixed = 0, min = 0): LinearRate => ({
  fixed: yuan(fixed),
  perUnit: yuan(perUnit),
  min: yuan(min),
});

export const finishing: FinishingRates = {
  film: { ...rate(0.45, 0, 100), minDigital: yuan(30), minLabel: yuan(30) },
  uv: rate(0.6, 120, 250),
  foil: { diePerCm2: yuan(0.25), dieMin: yuan(80), perHit: yuan(0.05), min: yuan(150) },
  emboss: { diePerCm2: yuan(0.3), dieMin: yuan(80), perHit: yuan(0.04), min: yuan(150) },
  dieCut: { diePerCm2: yuan(0.25), dieMin: yuan(80), perSheet: yuan(0.05) },
  bagDie: yuan(300),
  labelDie: { perCm: yuan(2.8), contour: 13_000, min: yuan(40) },
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
  signatureSetup: yuan(20),
  signatureFold: yuan(0.01),
  cutting: { dedicated: rate(0.01, 0, 30), digital: yuan(5), gang: yuan(2) },
  cardBox: yuan(0.6),
};
