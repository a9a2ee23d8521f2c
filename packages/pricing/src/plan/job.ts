/**
 * A configuration prepared for planning: everything that does not depend on the quantity, looked up once.
 */

import { checkCraft } from '../configure/craftUse.ts';
import { divHalfUp } from '../money.ts';
import type { PriceBook } from '../priceBook/book.types.ts';
import type { Configuration, CraftKind, Material, Mode, Product } from '../types.ts';
import { chinese, type Work } from '../wording/chinese.ts';
import { sheetName, shortName } from '../wording/names.ts';
import { type Sentence, sentence } from '../wording/sentence.ts';
import { craftSentence, inksOf } from '../words.ts';
import type { ChosenCraft } from './finishing.ts';
import { paperCost } from './paperCost.ts';
import { type Charge, charge } from './plan.ts';
import type { PressSheet } from './sheets.ts';
import { type Flat, flatSize } from './unfold.ts';

export interface Job {
  product: Product;
  book: PriceBook;
  configuration: Configuration;
  material: Material;
  flat: Flat;
  crafts: readonly ChosenCraft[];
  front: number;
  back: number;
}

/**
 * Looks up the parts of a valid configuration.
 * @throws RangeError for ids, parameters and sides that the product does not have
 */
export function prepareJob(product: Product, book: PriceBook, configuration: Configuration): Job {
  const material = product.materials.find((one) => one.id === configuration.materialId);
  if (!material) throw new RangeError(`no material ${configuration.materialId}`);
  const crafts: ChosenCraft[] = [];
  for (const use of [...product.included, ...configuration.crafts]) {
    const craft = product.crafts.find((one) => one.id === use.id);
    if (!craft) throw new RangeError(`no craft ${use.id}`);
    const checked = checkCraft(craft, use);
    if (checked.reasons.length > 0) throw new RangeError(checked.reasons.map(chinese).join());
    crafts.push({ ...checked, text: craftSentence(product, use) });
  }
  const [front, back] = inksOf(configuration.colours);
  return {
    product,
    book,
    configuration,
    material,
    flat: flatSize(product, configuration),
    crafts,
    front: front + (configuration.spot ?? 0),
    back,
  };
}

export const hasMode = (job: Job, mode: Mode): boolean => job.product.modes.includes(mode);

export const craftOf = (job: Job, kind: CraftKind): ChosenCraft | undefined =>
  job.crafts.find((one) => one.craft.kind === kind);

/** What a run is printed on. */
export type RunPaper = Pick<Material, 'id' | 'short' | 'paper'>;

/** Paper of a run, bought in full sheets. */
export function paperCharge(
  job: Job,
  sheet: PressSheet,
  material: RunPaper,
  gsm: number,
  id: string,
  work: Work,
): Charge {
  const perFull = paperCost(job.book, material.paper, gsm, sheet.fullAreaMm2);
  return charge(id, sentence('work', work), { perFull }, ({ full }) =>
    sentence('fullSheets', sentence('paper', gsm, shortName(material)), full),
  );
}

/** Plates and impressions of a run on an offset press; `layout` says what is on the sheet: 8 拼, 16P 帖. */
export function printCharge(
  job: Job,
  { sheet, layout }: { sheet: PressSheet; layout: Sentence },
  forms: { front: number; back: number; isWorkAndTurn: boolean },
  id: string,
  work: Work,
): Charge {
  const press = job.book.presses[sheet.id === 'digital' ? 'daduHalf' : sheet.id];
  const start = (inks: number): number =>
    divHalfUp(press.formStart * (job.book.inkShare[inks] ?? 10_000), 10_000);
  const isOneForm = forms.isWorkAndTurn || forms.back === 0;
  const fixed = start(forms.front) + (isOneForm ? 0 : start(forms.back));
  const inks = forms.front + (isOneForm ? 0 : forms.back);
  return charge(
    id,
    sentence('work', work),
    { fixed, perStep: press.per500 * inks },
    ({ sheets }) =>
      forms.isWorkAndTurn
        ? sentence('pressTurned', sheetName(sheet), layout, sheets)
        : sentence('press', sheetName(sheet), layout, sheets, isOneForm ? 1 : 2),
  );
}
