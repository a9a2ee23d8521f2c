/**
 * Does workings again: every formula over its shown inputs, in exact fractions, rounded as it says.
 * Values are whole numbers of their unit; formulas count in what the unit stands for (yuan, square metres, kilograms), so
 * that what is computed here is what somebody does with a calculator.
 */
import type { Formula, WorkingStep, WorkingUnit } from '@banxin/contract/entities/working';

/** How many of a unit make one of what is shown: 100 fen are ¥1. */
export const unitScale: Readonly<Record<WorkingUnit, number>> = {
  count: 1,
  fen: 100,
  milliFen: 100_000,
  /** Basis points, shown as a percentage: 10,000 are ×1. */
  rate: 10_000,
  /** mm², shown as m². */
  area: 1_000_000,
  /** mm², shown as cm². */
  cm2: 100,
  mm: 1,
  /** Shown as kg. */
  gram: 1000,
  gsm: 1,
  cm3: 1,
};

/** A fraction; its denominator is positive. */
interface Ratio {
  readonly top: bigint;
  readonly below: bigint;
}

const operators: Readonly<Record<string, (a: Ratio, b: Ratio) => Ratio>> = {
  '+': (a, b) => ({ top: a.top * b.below + b.top * a.below, below: a.below * b.below }),
  '-': (a, b) => ({ top: a.top * b.below - b.top * a.below, below: a.below * b.below }),
  '×': (a, b) => ({ top: a.top * b.top, below: a.below * b.below }),
  '÷': (a, b) => {
    if (b.top <= 0n) throw new RangeError('divides by nothing');
    return { top: a.top * b.below, below: a.below * b.top };
  },
  max: (a, b) => (a.top * b.below >= b.top * a.below ? a : b),
  min: (a, b) => (a.top * b.below <= b.top * a.below ? a : b),
};

const ratioOf = (value: bigint, scale = 1): Ratio => ({ top: value, below: BigInt(scale) });

function computed(formula: Formula, known: ReadonlyMap<string, Ratio>): Ratio {
  if (typeof formula === 'number') return ratioOf(BigInt(formula));
  if (typeof formula === 'string') {
    const step = known.get(formula);
    if (step === undefined) throw new RangeError(`no step ${formula} before it`);
    return step;
  }
  const [operator, ...operands] = formula;
  const apply = operators[operator];
  if (apply === undefined) throw new RangeError(`no operator ${operator}`);
  return operands.map((one) => computed(one, known)).reduce(apply);
}

/** Rounds a fraction that is not negative; below zero it mirrors. @throws RangeError for a fraction that was to be exact */
function rounded({ top, below }: Ratio, round: WorkingStep['round']): bigint {
  const size = top < 0n ? -top : top;
  const whole = size / below;
  const rest = size % below;
  if (rest !== 0n && round === undefined) throw new RangeError('is no whole number');
  const isUp = round === 'up' ? rest > 0n : round === 'half' && rest * 2n >= below;
  const amount = isUp ? whole + 1n : whole;
  return top < 0n ? -amount : amount;
}

const stepRatio = ({ unit }: Pick<WorkingStep, 'unit'>, value: bigint): Ratio =>
  ratioOf(value, unitScale[unit]);

/** A step's value by its formula; an input's own. */
function derived(step: Omit<WorkingStep, 'value'>, known: ReadonlyMap<string, Ratio>): bigint {
  const { by = 0, unit, round, grain = 1 } = step;
  const { top, below } = computed(by, known);
  const exact = { top: top * BigInt(unitScale[unit]), below: below * BigInt(grain) };
  return rounded(exact, round) * BigInt(grain);
}

/** What a working comes to when its inputs alone are believed. @throws RangeError for one that cannot be done */
export function evaluate(steps: readonly WorkingStep[]): number {
  const known = new Map<string, Ratio>();
  let last = 0n;
  for (const step of steps) {
    last = step.by === undefined ? BigInt(step.value) : derived(step, known);
    known.set(step.id, stepRatio(step, last));
  }
  return Number(last);
}

/** Writes a working down, step by step. */
export class Worksheet {
  readonly steps: WorkingStep[] = [];
  readonly #known = new Map<string, Ratio>();

  #add(step: WorkingStep): string {
    this.steps.push(step);
    this.#known.set(step.id, stepRatio(step, BigInt(step.value)));
    return step.id;
  }

  has(id: string): boolean {
    return this.#known.has(id);
  }

  /** What a step that was written down holds; 0 for another. */
  resultOf(id: string): number {
    return this.steps.find((step) => step.id === id)?.value ?? 0;
  }

  /** What is given; once is enough. */
  input(id: string, unit: WorkingUnit, value: number, said?: WorkingStep['said']): string {
    return this.has(id) ? id : this.#add({ id, unit, value, ...(said && { said }) });
  }

  /** What follows; answers the step that holds it. */
  step(
    id: string,
    unit: WorkingUnit,
    by: Formula,
    { round, grain }: Pick<WorkingStep, 'round' | 'grain'> = {},
  ): string {
    // What is another step as it stands needs no line of its own.
    if (typeof by === 'string' && round === undefined) return by;
    const step = { id, unit, by, ...(round && { round }), ...(grain && grain > 1 && { grain }) };
    return this.has(id) ? id : this.#add({ ...step, value: Number(derived(step, this.#known)) });
  }
}
