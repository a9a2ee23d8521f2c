/**
 * A configuration prepared for planning: everything that no quantity changes, looked up once.
 */

import { judgeCraft } from '../configure/craftUse.ts';
import { divHalfUp } from '../money.ts';
import type { PriceBook } from '../priceBook/book.types.ts';
import type { Configuration, CraftKind, Material, Mode, Product } from '../types.ts';
import { craftText, inksOf, thousands } from '../words.ts';
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

/** Looks a valid configuration's parts up. Errors  RangeError for ids, parameters and sides the product does not have */
export function prepareJob(product: Product, book: PriceBook, configuration: Configuration): Job {
  const material = product.materials.find((one) => one.id === configuration.materialId);
  if (!material) throw new RangeError(`no material ${configuration.materialId}`);
  const crafts: ChosenCraft[] = [];
  for (const use of [...product.included, ...configuration.crafts]) {
    const craft = product.crafts.find((one) => one.id === use.id);
    if (!craft) throw new RangeError(`no craft ${use.id}`);
    const judged = judgeCraft(craft, use);
    if (judged.reasons.length > 0) throw new RangeError(judged.reasons.join());
    crafts.push({ ...judged, text: craftText(product, use) });
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

/** Paper of a run, bought in full sheets. */
export function paperCharge(
  job: Job,
  sheet: PressSheet,
  material: { paper: Material['paper']; short: string },
  gsm: number,
  id: string,
  label: string,
): Charge {
  const perFull = paperCost(job.book, material.paper, gsm, sheet.fullAreaMm2);
  return charge(
    id,
    label,
    { perFull },
    ({ full }) => `${gsm}g ${material.short}，全张 ${thousands(full)} 张`,
  );
}

/** Plates and impressions of a run on an offset press; `layout` says what is on the sheet: 8 拼, 16P 帖. */
export function printCharge(
  job: Job,
  { sheet, layout }: { sheet: PressSheet; layout: string },
  forms: { front: number; back: number; workAndTurn: boolean },
  id: string,
  label: string,
): Charge {
  const press = job.book.presses[sheet.id === 'digital' ? 'daduHalf' : sheet.id];
  const start = (inks: number): number =>
    divHalfUp(press.formStart * (job.book.inkShare[inks] ?? 10_000), 10_000);
  const oneForm = forms.workAndTurn || forms.back === 0;
  const fixed = start(forms.front) + (oneForm ? 0 : start(forms.back));
  const inks = forms.front + (oneForm ? 0 : forms.back);
  const turn = forms.workAndTurn ? '，自翻版' : '';
  return charge(
    id,
    label,
    { fixed, perStep: press.per500 * inks },
    ({ sheets }) =>
      `${sheet.name} ${layout} × ${thousands(sheets)} 张，${oneForm ? 1 : 2} 套版${turn}`,
  );
}
