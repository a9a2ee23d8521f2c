/** Workings of the goods: of each part its cost and its share of the price, of the whole the margin, the tax and the ladder. */
import type { Formula, Working } from '@banxin/contract/entities/working';
import { type Job, prepareJob } from '../plan/job.ts';
import { type Charge, type Plan, planLines } from '../plan/plan.ts';
import { listLadder } from '../plan/planSet.ts';
import type { Configuration, Line } from '../types.ts';
import { reduceLadder } from '../waterfall/customerLadder.ts';
import type { GoodsPrice } from '../waterfall/goods.ts';
import type { Sentence } from '../wording/sentence.ts';
import { type RateContext, slots } from './craftRates.ts';
import { Worksheet } from './evaluate.ts';
import { ladderSteps } from './ladder.ts';
import { rateStep } from './rates.ts';

interface Making {
  readonly goods: GoodsPrice;
  readonly plan: Plan;
  readonly job: Job;
  readonly configuration: Configuration;
}

/** Pieces that the plan makes at once. */
function piecesStep(sheet: Worksheet, { job, plan, configuration }: Making): string {
  const { quantity, styles } = configuration;
  const factors: Formula[] = [sheet.input('quantity', 'count', quantity)];
  const { piecesPerUnit } = job.product;
  if (piecesPerUnit > 1) factors.push(sheet.input('perUnit', 'count', piecesPerUnit));
  if (plan.styles === 'together' && styles > 1) {
    factors.push(sheet.input('styles', 'count', styles));
  }
  return factors.length === 1 ? 'quantity' : sheet.step('pieces', 'count', ['×', ...factors]);
}

/** Press sheets of a run, waste included. */
function sheetsStep(sheet: Worksheet, making: Making, at: number): string {
  const run = making.plan.runs[at];
  if (run === undefined) throw new RangeError(`no run ${at}`);
  const pieces = piecesStep(sheet, making);
  const printed: Formula =
    run.perPiece === 1
      ? pieces
      : ['×', pieces, sheet.input(`sheetsPerPiece.${at}`, 'count', run.perPiece)];
  const net: Formula =
    run.copies === 1
      ? printed
      : sheet.step(
          `net.${at}`,
          'count',
          ['÷', printed, sheet.input(`copies.${at}`, 'count', run.copies)],
          { round: 'up' },
        );
  const rate = run.wasteRate > 0 && sheet.input(`wasteRate.${at}`, 'rate', run.wasteRate);
  const spoilt: Formula = rate ? ['×', net, ['+', 1, rate]] : net;
  const spare = sheet.input(`wasteSheets.${at}`, 'count', run.wasteSheets);
  return sheet.step(`sheets.${at}`, 'count', ['+', spoilt, spare], { round: 'up' });
}

/** Press sheets of all runs. */
function allSheetsStep(sheet: Worksheet, making: Making): string {
  const { runs } = making.plan;
  const all = runs.map((run, at): Formula => {
    const one = sheetsStep(sheet, making, at);
    return run.repeats === 1 ? one : ['×', one, sheet.input(`repeats.${at}`, 'count', run.repeats)];
  });
  const [only] = all;
  if (all.length === 1 && typeof only === 'string') return only;
  return sheet.step('allSheets', 'count', ['+', ...all]);
}

type Count = Exclude<(typeof slots)[number], 'fixed' | 'min'>;

/** What a rate is multiplied by. */
function countStep(sheet: Worksheet, making: Making, slot: Count, at: number | null): string {
  if (slot === 'perPiece') return piecesStep(sheet, making);
  if (at === null) return allSheetsStep(sheet, making);
  const sheets = sheetsStep(sheet, making, at);
  const run = making.plan.runs[at];
  if (slot === 'perSheet' || run === undefined) return sheets;
  if (slot === 'perFull') {
    const per = sheet.input(`perFullSheet.${at}`, 'count', run.sheet.perFull);
    return sheet.step(`full.${at}`, 'count', ['÷', sheets, per], { round: 'up' });
  }
  const passed: Formula =
    run.passes === 1 ? sheets : ['×', sheets, sheet.input(`passes.${at}`, 'count', run.passes)];
  const included = sheet.input(`included.${at}`, 'count', making.job.book.included);
  const by: Formula = ['max', 0, ['÷', ['-', passed, included], 500]];
  return sheet.step(`steps.${at}`, 'count', by, { round: 'up' });
}

/** What one charge costs: max(least, fixed + rate × count …), shared and repeated as the plan says. */
function chargeStep(sheet: Worksheet, making: Making, charge: Charge, at: number | null): string {
  const { plan, job } = making;
  const run = at === null ? null : (plan.runs[at] ?? null);
  const key = at === null ? 'w' : String(at);
  const context: RateContext = { job, plan, run, at: key };
  const terms: Formula[] = [];
  for (const slot of slots) {
    if (slot === 'min' || charge[slot] === 0) continue;
    const rate = rateStep(sheet, context, charge, slot);
    if (slot === 'fixed') terms.push(rate);
    else terms.push(['×', rate, countStep(sheet, making, slot, at)]);
  }
  const [only = 0] = terms;
  const sum: Formula = terms.length > 1 ? ['+', ...terms] : only;
  const least: Formula =
    charge.min > 0 ? ['max', rateStep(sheet, context, charge, 'min'), sum] : sum;
  let cost = sheet.step(`work.${key}`, 'milliFen', least);
  if (run && plan.shareNumerator !== plan.shareDenominator) {
    const positions = sheet.input('positions', 'count', plan.nUp);
    const fill = sheet.input('fill', 'rate', job.book.gang.fill);
    const by: Formula = ['÷', cost, ['×', positions, fill]];
    cost = sheet.step(`shared.${key}`, 'milliFen', by, { round: 'half' });
  }
  if (run && run.repeats > 1) {
    const repeats = sheet.input(`repeats.${key}`, 'count', run.repeats);
    cost = sheet.step(`repeated.${key}`, 'milliFen', ['×', cost, repeats]);
  }
  return cost;
}

interface Part {
  readonly id: string;
  readonly cost: number;
  readonly label: Sentence;
}

/** The cost of one part of the work, its share of the price, and the fen that is left over by the division. */
function partWorking(making: Making, part: Part, whole: Whole, amount: number): Working {
  const sheet = new Worksheet();
  const { plan } = making;
  const costs: string[] = [];
  for (const [at, run] of plan.runs.entries()) {
    for (const one of run.charges) {
      if (one.id === part.id) costs.push(chargeStep(sheet, making, one, at));
    }
  }
  for (const one of plan.charges) {
    if (one.id === part.id) costs.push(chargeStep(sheet, making, one, null));
  }
  const [only] = costs;
  const cost =
    costs.length === 1 && only !== undefined
      ? only
      : sheet.step('cost', 'milliFen', ['+', ...costs]);
  const price = sheet.input('goodsPrice', 'fen', whole.price);
  const total = sheet.input('totalCost', 'milliFen', whole.cost);
  const share = sheet.step('share', 'fen', ['÷', ['×', price, cost], total], { round: 'down' });
  const rest = amount - sheet.resultOf(share);
  if (rest !== 0) {
    sheet.step('amount', 'fen', ['+', share, sheet.input('rest', 'fen', rest)]);
  }
  return sheet.steps;
}

interface Whole {
  /** All parts, tax and margin included. @unit fen */
  readonly price: number;
  /** @unit milli-fen */
  readonly cost: number;
}

/** The price before the ladder: cost with margin and tax, to the price step, for each design. */
function rawPriceStep(
  sheet: Worksheet,
  { goods, plan, configuration }: Making,
  parts: readonly Part[],
): string {
  const { book } = goods.planSet;
  const costs = parts.map(({ id, cost, label }) =>
    sheet.input(`cost.${id}`, 'milliFen', cost, label),
  );
  const cost = sheet.step('totalCost', 'milliFen', ['+', ...costs]);
  const bandOf = (): number =>
    (
      book.margins.find(({ below }) => below === null || sheet.resultOf(cost) < below) ?? {
        rate: 0,
      }
    ).rate;
  const margin = sheet.input('margin', 'rate', plan.margin ?? bandOf());
  const vat = sheet.input('vat', 'rate', book.vat);
  const factor = sheet.step('factor', 'rate', ['×', ['+', 1, margin], ['+', 1, vat]], {
    round: 'half',
  });
  const price = sheet.step('price', 'fen', ['×', cost, factor], {
    round: 'half',
    grain: book.step,
  });
  const { styles } = configuration;
  if (plan.styles === 'together' || styles === 1) return price;
  return sheet.step('allStyles', 'fen', ['×', price, sheet.input('styles', 'count', styles)]);
}

const ladderOf = (goods: GoodsPrice, { quantity }: Configuration, totals: readonly number[]) => ({
  product: goods.planSet.product,
  quantity,
  totals,
  step: goods.planSet.book.step,
});

/** Workings of the goods by the ids of their lines: `goods` is its list price, the others what is made of it. */
export function goodsWorkings(
  goods: GoodsPrice,
  configuration: Configuration,
  line: Line,
): Map<string, Working> {
  const workings = new Map<string, Working>();
  const { planSet, raw } = goods;
  const { plan } = raw;
  const totals = listLadder(planSet);
  const whole = new Worksheet();
  if (plan === null) {
    whole.step('goods', 'fen', [
      '×',
      whole.input('unitPrice', 'fen', planSet.unitPrice ?? 0),
      whole.input('quantity', 'count', configuration.quantity),
      whole.input('styles', 'count', configuration.styles),
    ]);
    return workings.set('goods', whole.steps);
  }
  const { product, book } = planSet;
  const making: Making = {
    goods,
    plan,
    configuration,
    job: prepareJob(product, book, configuration),
  };
  const { quantity, styles } = configuration;
  const pieces = quantity * product.piecesPerUnit * (plan.styles === 'together' ? styles : 1);
  const parts = planLines(plan, pieces, book.included);
  const own = rawPriceStep(whole, making, parts);
  ladderSteps(whole, 'list', own, ladderOf(goods, configuration, totals));
  workings.set('goods', whole.steps);
  const shared: Whole = {
    price: Math.max(raw.price, goods.list),
    cost: parts.reduce((sum, { cost }) => sum + cost, 0),
  };
  for (const child of line.children ?? []) {
    const part = parts.find(({ id }) => `goods.${id}` === child.id);
    if (part) workings.set(child.id, partWorking(making, part, shared, child.amount));
    if (child.id === 'goods.ladder') {
      const sheet = new Worksheet();
      const list = sheet.input('listPrice', 'fen', goods.list);
      const before = sheet.input('goodsPrice', 'fen', shared.price);
      sheet.step('amount', 'fen', ['-', list, before]);
      workings.set(child.id, sheet.steps);
    }
  }
  return workings;
}

/** Workings of what the customer's terms take off, by the ids of the lines. */
export function reductionWorkings(
  goods: GoodsPrice,
  configuration: Configuration,
): Map<string, Working> {
  const { planSet, reductions } = goods;
  const { tiers } = planSet.product.quantity;
  const totals = listLadder(planSet);
  const workings = new Map<string, Working>();
  let before: number = goods.list;
  for (const [id, rate] of [
    ['customerType', reductions.type],
    ['vip', reductions.vip],
  ] as const) {
    if (rate === 10_000) continue;
    reduceLadder(tiers, totals, rate, planSet.book.step);
    const sheet = new Worksheet();
    const price = sheet.input('priceBefore', 'fen', before);
    const isTier = tiers.includes(configuration.quantity);
    const reduced = isTier
      ? sheet.step('reduced', 'fen', ['×', price, sheet.input(`rate.${id}`, 'rate', rate)], {
          round: 'half',
          grain: planSet.book.step,
        })
      : null;
    const after = ladderSteps(sheet, id, reduced, ladderOf(goods, configuration, totals));
    sheet.step('amount', 'fen', ['-', after, price]);
    before = sheet.resultOf(after);
    workings.set(id, sheet.steps);
  }
  return workings;
}
