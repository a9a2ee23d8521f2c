/** How the price of a parcel from the cloud warehouse is worked out: its goods, picking, packing, freight. */

import type { Formula, Working, WorkingStep } from '@banxin/contract/entities/working';
import { CLOUD_FACTORY, materialFor, pickFee } from '@banxin/contract/rules/cloudWarehouse';
import type { CloudParcelInput, CloudParcelPrice } from '../cloud/cloudParcel.ts';
import { packNet } from '../delivery/packing.ts';
import type { PriceBook } from '../priceBook/book.types.ts';
import type { FactoryId, Line } from '../types.ts';
import { partOf } from '../waterfall/parts.ts';
import { Worksheet } from './evaluate.ts';
import { withWorkings } from './explain.ts';
import { loadWorking } from './fees.ts';

/** A step under a name that no step of another working has; it is called the same. */
const renamed = (step: WorkingStep, at: number): WorkingStep => {
  const named = (formula: Formula): Formula => {
    if (typeof formula === 'number') return formula;
    if (typeof formula === 'string') return `${formula}.${at}`;
    const [operator, ...operands] = formula;
    return [operator, ...operands.map(named)];
  };
  return { ...step, id: `${step.id}.${at}`, ...(step.by !== undefined && { by: named(step.by) }) };
};

/** Workings one after the other, and what they come to together; undefined where one of them is not known. */
function added(parts: readonly (Working | undefined)[]): Working | undefined {
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0 || known.length < parts.length) return undefined;
  const [only] = known;
  if (known.length === 1) return only;
  const all = known.map((part, at) => part.map((step) => renamed(step, at)));
  const ends = all.flatMap((part) => part.at(-1) ?? []);
  const value = ends.reduce((sum, step) => sum + step.value, 0);
  const by: Formula = ['+', ...ends.map(({ id }) => id)];
  return [...all.flat(), { id: 'amount', unit: 'fen', value, by }];
}

function pickWorking(items: number): Working {
  const sheet = new Worksheet();
  const further: Formula = [
    '×',
    ['-', sheet.input('pickItems', 'count', items), 1],
    sheet.input('pickFurther', 'fen', pickFee.further),
  ];
  sheet.step('amount', 'fen', ['+', sheet.input('pickFirst', 'fen', pickFee.first), further]);
  return sheet.steps;
}

function packingWorking(cm3: number): Working {
  const { material } = materialFor(cm3);
  const sheet = new Worksheet();
  const by: Formula = [
    '÷',
    sheet.input('netVolume', 'cm3', cm3),
    sheet.input('materialHolds', 'count', material.cm3),
  ];
  const count = sheet.step('materials', 'count', ['max', 1, by], { round: 'up' });
  sheet.step('amount', 'fen', ['×', sheet.input('materialEach', 'fen', material.fee), count]);
  return sheet.steps;
}

/**
 * A priced parcel with the workings of its lines.
 * @param goods the explained lines of what goods of the shop cost, by product
 */
export function explainedParcel(
  book: PriceBook,
  input: CloudParcelInput,
  price: CloudParcelPrice,
  goods: ReadonlyMap<number, readonly Line[]>,
): CloudParcelPrice {
  const { destination, items, custodyCm3, grams, cm3 } = input;
  const workings = new Map<string, Working>();
  for (const [productId, lines] of goods) {
    const own = lines.filter(({ id }) => partOf(id) === 'printing');
    const working = added(own.map((line) => line.working));
    if (working) workings.set(`goods.${productId}`, working);
  }
  if (items > 0) {
    workings.set('pick', pickWorking(items));
    workings.set('packaging', packingWorking(custodyCm3));
  }
  const freight =
    destination &&
    price.delivery &&
    loadWorking(
      { book, net: { grams, cm3 }, parcel: packNet({ grams, cm3 }, book, {}) },
      {
        ...destination,
        carrier: price.delivery.carrier,
        factory: CLOUD_FACTORY as FactoryId,
        goods: price.goods,
      },
    );
  if (freight) workings.set('freight', freight);
  return { ...price, lines: withWorkings(price.lines, workings) };
}
