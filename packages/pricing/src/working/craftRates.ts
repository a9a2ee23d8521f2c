/** Where the rates of a craft on pieces come from. */
import type { Job } from '../plan/job.ts';
import type { Charge, Plan, Run } from '../plan/plan.ts';
import type { Worksheet } from './evaluate.ts';

export interface RateContext {
  readonly job: Job;
  readonly plan: Plan;
  /** Null for work on all sheets together. */
  readonly run: Run | null;
  /** Tells the steps of one run from those of another. */
  readonly at: string;
}

export const slots = ['fixed', 'perPiece', 'perSheet', 'perFull', 'perStep', 'min'] as const;
export type Slot = (typeof slots)[number];

/** Writes a rate down and answers its step; null where it is an input itself. */
export type Rate = (sheet: Worksheet, context: RateContext, charge: Charge) => string | null;

export const sidesOfCraft = (sheet: Worksheet, sides: number): string =>
  sheet.input('sides', 'count', sides);

/** Positions that a die is made for: all of the sheet where whole sheets are worked on. */
const positionsOf = ({ plan }: RateContext): number => (plan.mode === 'dedicated' ? plan.nUp : 1);

/** Rates of a craft on pieces. */
export function craftRates({ job }: RateContext, id: string): Partial<Record<Slot, Rate>> {
  const chosen = job.crafts.find(({ craft }) => craft.id === id);
  if (chosen === undefined) return {};
  const { craft, params, sides } = chosen;
  const { finishing } = job.book;
  const { flat } = job;
  const flatMm2 = flat.widthMm * flat.heightMm;
  switch (craft.kind) {
    case 'uv':
      return {
        perPiece: (sheet, { at }) =>
          sheet.step(
            `perPiece.${at}`,
            'milliFen',
            [
              '×',
              sheet.input('pieceArea', 'area', flatMm2),
              sidesOfCraft(sheet, sides),
              sheet.input('uvRate', 'milliFen', finishing.uv.perUnit),
            ],
            { round: 'half' },
          ),
      };
    case 'foil':
    case 'emboss': {
      const rates = finishing[craft.kind];
      return {
        fixed: (sheet, context) =>
          sheet.step(`fixed.${context.at}`, 'milliFen', [
            'max',
            sheet.input('dieMin', 'milliFen', rates.dieMin),
            [
              '×',
              sheet.input('dieRate', 'milliFen', rates.diePerCm2),
              sheet.input('dieArea', 'cm2', (params.get('area') ?? 0) * 100),
              sheet.input('positions', 'count', positionsOf(context)),
            ],
          ]),
      };
    }
    case 'dieCut': {
      if (job.product.unfold?.shape === 'bag') return {};
      const { dieMin, diePerCm2 } = finishing.dieCut;
      return {
        fixed(sheet, context) {
          const one = sheet.step(
            'dieOne',
            'milliFen',
            [
              '×',
              sheet.input('blankArea', 'cm2', flatMm2),
              sheet.input('dieRate', 'milliFen', diePerCm2),
            ],
            { round: 'half' },
          );
          return sheet.step(`fixed.${context.at}`, 'milliFen', [
            'max',
            sheet.input('dieMin', 'milliFen', dieMin),
            ['×', one, sheet.input('positions', 'count', positionsOf(context))],
          ]);
        },
      };
    }
    case 'labelDie': {
      const { perCm, contour, min } = finishing.labelDie;
      return {
        fixed(sheet, { at }) {
          const width = sheet.input('width', 'mm', flat.widthMm);
          const outline =
            id === 'dieRound'
              ? sheet.step('outline', 'mm', ['÷', ['×', width, 355], 113], { round: 'half' })
              : sheet.step('outline', 'mm', [
                  '×',
                  2,
                  ['+', width, sheet.input('height', 'mm', flat.heightMm)],
                ]);
          const each = sheet.input('knifeRate', 'milliFen', perCm);
          const plain = sheet.step('knife', 'milliFen', ['÷', ['×', outline, each], 10], {
            round: 'half',
          });
          const made =
            id === 'dieContour'
              ? sheet.step(
                  'knifeContour',
                  'milliFen',
                  ['×', plain, sheet.input('contourRate', 'rate', contour)],
                  { round: 'half' },
                )
              : plain;
          return sheet.step(`fixed.${at}`, 'milliFen', [
            'max',
            sheet.input('knifeMin', 'milliFen', min),
            made,
          ]);
        },
      };
    }
    case 'film':
      return {};
    default: {
      const rate = finishing.perPiece[craft.kind];
      const times = (craft.times ?? 1) * (params.get('count') ?? 1);
      if (times === 1) return {};
      const each =
        (slot: 'fixed' | 'perPiece', value: number): Rate =>
        (sheet, { at }) =>
          sheet.step(`${slot}.${at}`, 'milliFen', [
            '×',
            sheet.input(`${slot}Once`, 'milliFen', value),
            sheet.input('times', 'count', times),
          ]);
      return { fixed: each('fixed', rate.fixed), perPiece: each('perPiece', rate.perUnit) };
    }
  }
}
