/**
 * Where the rates of a charge come from: the numbers of the price book and of the job that they are multiplied from.
 * The plan computes them once and keeps the results; here the same rates are written down, and a working whose end is
 * not what the plan charged is not shown at all.
 */
import type { Formula } from '@banxin/contract/entities/working';
import { craftOf } from '../plan/job.ts';
import type { Charge } from '../plan/plan.ts';
import type { Material, Paper } from '../types.ts';
import { craftRates, type Rate, type RateContext, type Slot, sidesOfCraft } from './craftRates.ts';
import type { Worksheet } from './evaluate.ts';

/** Area × grammage × price per gram, or area × price per m². */
function paperSteps(
  sheet: Worksheet,
  { job, at }: RateContext,
  id: string,
  area: string,
  { paper, gsm }: { readonly paper: Paper; readonly gsm: number },
): string {
  const price = job.book.papers[paper];
  const by: Formula =
    'perM2' in price
      ? ['×', area, sheet.input(`paperPerM2.${at}`, 'milliFen', price.perM2)]
      : [
          '×',
          area,
          sheet.input(`gsm.${at}`, 'gsm', gsm),
          sheet.input(`paperPerGram.${at}`, 'milliFen', price.perGram),
        ];
  return sheet.step(id, 'milliFen', by, { round: 'half' });
}

function paperOf({ id }: Charge, { job }: RateContext): { paper: Paper; gsm: number } {
  const { configuration, material } = job;
  const cover = job.product.covers?.find((one) => one.id === configuration.coverId);
  const own: Pick<Material, 'paper'> & { gsm: number } = { ...material, gsm: configuration.gsm };
  return id === 'coverPaper' && cover ? cover : own;
}

const fullArea = (sheet: Worksheet, { run, at }: RateContext): string =>
  sheet.input(`fullArea.${at}`, 'area', run?.sheet.fullAreaMm2 ?? 0);

/** Inks of the forms of a run: one form where the sheet is turned, or has no back. */
function formsOf({ job, plan, run }: RateContext, { id }: Charge): readonly number[] {
  if (plan.mode === 'gang') return job.back === 0 ? [4] : [4, 4];
  const isCover = id === 'coverPrint';
  const isBook = job.product.family === 'booklet';
  const front = isCover ? 4 : job.front;
  const back = isCover ? 4 : isBook && job.back === 0 ? job.front : job.back;
  return run?.passes === 2 || back === 0 ? [front] : [front, back];
}

const pressOf = ({ job, run }: RateContext) =>
  job.book.presses[run && run.sheet.id !== 'digital' ? run.sheet.id : 'daduHalf'];

const press: Partial<Record<Slot, Rate>> = {
  fixed(sheet, context, charge) {
    const { job, plan, at } = context;
    const start = sheet.input(`formStart.${at}`, 'milliFen', pressOf(context).formStart);
    const forms = formsOf(context, charge);
    const count = sheet.input(`forms.${at}`, 'count', forms.length);
    if (plan.mode === 'gang') return sheet.step(`fixed.${at}`, 'milliFen', ['×', start, count]);
    const [front = 4, back = front] = forms;
    const plate = (inks: number): string => {
      const share = sheet.input(`inkShare.${at}${inks}`, 'rate', job.book.inkShare[inks] ?? 10_000);
      return sheet.step(`plate.${at}${inks}`, 'milliFen', ['×', start, share], { round: 'half' });
    };
    const by: Formula =
      front === back ? ['×', plate(front), count] : ['+', plate(front), plate(back)];
    return sheet.step(`fixed.${at}`, 'milliFen', by);
  },
  perStep(sheet, context, charge) {
    const { at } = context;
    const each = sheet.input(`per500.${at}`, 'milliFen', pressOf(context).per500);
    const inks = formsOf(context, charge).reduce((sum, one) => sum + one, 0);
    return sheet.step(`perStep.${at}`, 'milliFen', [
      '×',
      each,
      sheet.input(`inks.${at}`, 'count', inks),
    ]);
  },
};

const digitalPrint: Partial<Record<Slot, Rate>> = {
  perSheet(sheet, { job, at }) {
    const { perSide, perSideMono } = job.book.digital;
    const side = (inks: number, id: string): string =>
      sheet.input(`${id}.${at}`, 'milliFen', inks === 1 ? perSideMono : perSide);
    const isBook = job.product.family === 'booklet';
    const front = side(job.front, 'sideFront');
    const by: Formula = isBook
      ? ['×', front, 2]
      : job.back === 0
        ? front
        : ['+', front, side(job.back, 'sideBack')];
    return sheet.step(`perSheet.${at}`, 'milliFen', by);
  },
};

const paper: Partial<Record<Slot, Rate>> = {
  perFull: (sheet, context, charge) =>
    paperSteps(
      sheet,
      context,
      `perFull.${context.at}`,
      fullArea(sheet, context),
      paperOf(charge, context),
    ),
  perSheet(sheet, context, charge) {
    const { job, plan, run, at } = context;
    const whole = paperSteps(
      sheet,
      context,
      `paperFull.${at}`,
      fullArea(sheet, context),
      paperOf(charge, context),
    );
    const by: Formula =
      plan.mode === 'digital'
        ? ['×', whole, sheet.input(`digitalPaper.${at}`, 'rate', job.book.digital.paper)]
        : ['÷', whole, sheet.input(`perFullSheet.${at}`, 'count', run?.sheet.perFull ?? 1)];
    return sheet.step(`perSheet.${at}`, 'milliFen', by, { round: 'half' });
  },
  perPiece: (sheet, context, charge) =>
    paperSteps(
      sheet,
      context,
      `perPiece.${context.at}`,
      labelArea(sheet, context),
      paperOf(charge, context),
    ),
};

/** What a label takes of the web, waste included. */
function labelArea(sheet: Worksheet, { job }: RateContext): string {
  const { flat, book } = job;
  const gap = sheet.input('gap', 'mm', book.label.gapMm);
  const pitch = sheet.step('pitch', 'area', [
    '÷',
    [
      '×',
      ['+', sheet.input('width', 'mm', flat.widthMm), gap],
      ['+', sheet.input('height', 'mm', flat.heightMm), gap],
    ],
    1_000_000,
  ]);
  const waste = sheet.input('wasteRate', 'rate', book.label.waste);
  return sheet.step('labelArea', 'area', ['×', pitch, ['+', 1, waste]], { round: 'half' });
}

const film: Partial<Record<Slot, Rate>> = {
  perSheet(sheet, { job, run, at }) {
    if (run === null) return null;
    const area = sheet.input(`pressArea.${at}`, 'area', run.sheet.widthMm * run.sheet.heightMm);
    const rate = sheet.input('filmRate', 'milliFen', job.book.finishing.film.perUnit);
    const by: Formula = ['×', area, sidesOfCraft(sheet, craftOf(job, 'film')?.sides ?? 1), rate];
    return sheet.step(`perSheet.${at}`, 'milliFen', by, { round: 'half' });
  },
  perPiece(sheet, context) {
    const { job, at } = context;
    const rate = sheet.input('filmRate', 'milliFen', job.book.finishing.film.perUnit);
    const by: Formula = ['×', labelArea(sheet, context), rate];
    return sheet.step(`perPiece.${at}`, 'milliFen', by, { round: 'half' });
  },
};

const signature: Partial<Record<Slot, Rate>> = {
  perPiece(sheet, { job, at }, charge) {
    const fold = job.book.finishing.signatureFold;
    const each = sheet.input('foldRate', 'milliFen', fold);
    const folds = sheet.input(`folds.${at}`, 'count', Math.round(charge.perPiece / fold));
    return sheet.step(`perPiece.${at}`, 'milliFen', ['×', each, folds]);
  },
};

const box: Partial<Record<Slot, Rate>> = {
  perPiece: (sheet, { job, at }) =>
    sheet.step(
      `perPiece.${at}`,
      'milliFen',
      [
        '÷',
        sheet.input('boxRate', 'milliFen', job.book.finishing.cardBox),
        sheet.input('perUnit', 'count', job.product.piecesPerUnit),
      ],
      { round: 'half' },
    ),
};

function ratesFor(context: RateContext, { id }: Charge): Partial<Record<Slot, Rate>> {
  const { plan, run } = context;
  if (id === 'film') return film;
  if (id === 'paper' || id === 'coverPaper') return paper;
  if (id === 'box') return box;
  if (id === 'fold' && run !== null) return signature;
  if (id === 'print' || id === 'coverPrint') {
    return plan.mode === 'digital' ? digitalPrint : run === null ? {} : press;
  }
  return craftRates(context, id);
}

/** The step that holds one rate of a charge; a rate that nothing is multiplied from is an input itself. */
export function rateStep(
  sheet: Worksheet,
  context: RateContext,
  charge: Charge,
  slot: Slot,
): string {
  const made = ratesFor(context, charge)[slot]?.(sheet, context, charge);
  return made ?? sheet.input(`${slot}.${context.at}`, 'milliFen', charge[slot]);
}
