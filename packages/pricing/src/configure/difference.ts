/**
 * What differs between two configurations, in options and in words.
 * A grammage that follows its material is one change with it, and so is a craft that replaces another of
 * its exclusive group.
 */
import type { Change, Configuration, CraftUse, OptionField, Product } from '../types.ts';
import { wordingOf } from '../wording/chinese.ts';
import { craftName, groupName, shortName } from '../wording/names.ts';
import { name, plain, type Sentence, sentence } from '../wording/sentence.ts';
import { craftSentence, quantitySentence } from '../words.ts';

/** 210×285, box 100×60×150, bag 320×250×100 */
export function sizeText(product: Product, configuration: Configuration): string {
  const { widthMm, heightMm, depthMm } = configuration;
  if (depthMm === undefined) return `${widthMm}×${heightMm}`;
  return product.family === 'bag'
    ? `${widthMm}×${heightMm}×${depthMm}`
    : `${widthMm}×${depthMm}×${heightMm}`;
}

/** 300g 铜版 */
export function materialSentence(product: Product, configuration: Configuration): Sentence {
  const material = product.materials.find((one) => one.id === configuration.materialId);
  return sentence(
    'paper',
    configuration.gsm,
    material ? shortName(material) : configuration.materialId,
  );
}

/** Name of the cover's own paper; null when it is that of the pages. */
export function coverSentence(product: Product, configuration: Configuration): Sentence | null {
  const cover = product.covers?.find((one) => one.id === configuration.coverId);
  return cover ? name('cover', cover.id, cover.label) : null;
}

/** What is done no longer: the only one of its group by the group's name, 覆膜. */
function dropped(product: Product, use: CraftUse): Sentence {
  const craft = product.crafts.find(({ id }) => id === use.id);
  const group = product.craftGroups.find(({ id }) => id === craft?.group);
  if (group?.exclusive) return groupName(group);
  return craft ? craftName(craft) : plain(use.id);
}

function craftChanges(product: Product, from: Configuration, to: Configuration): Change[] {
  const word = wordingOf(product);
  const craftText = (use: CraftUse): string => word(craftSentence(product, use));
  const same = (a: CraftUse, b: CraftUse): boolean =>
    a.id === b.id && craftText(a) === craftText(b);
  const gone = from.crafts.filter((use) => !to.crafts.some((one) => same(one, use)));
  const added = to.crafts.filter((use) => !from.crafts.some((one) => same(one, use)));
  const changes: Change[] = [];
  const groupOf = (id: string): string | undefined =>
    product.crafts.find((one) => one.id === id)?.group;
  const exclusive = (group: string | undefined): boolean =>
    product.craftGroups.some((one) => one.id === group && one.exclusive);
  for (const use of gone) {
    const at = added.findIndex(
      (one) =>
        one.id === use.id || (groupOf(one.id) === groupOf(use.id) && exclusive(groupOf(use.id))),
    );
    const [instead] = at < 0 ? [] : added.splice(at, 1);
    if (instead) {
      changes.push({ field: 'craft', from: craftText(use), to: craftText(instead) });
      continue;
    }
    const to = word(sentence('without', dropped(product, use)));
    changes.push({ field: 'craft', from: craftText(use), to, isDropped: true });
  }
  for (const use of added) changes.push({ field: 'craft', from: '', to: craftText(use) });
  return changes;
}

/** Changes that lead from one configuration to another. */
export function differences(product: Product, from: Configuration, to: Configuration): Change[] {
  const changes: Change[] = [];
  const word = wordingOf(product);
  const note = (field: OptionField, before: string, after: string): void => {
    if (before !== after) changes.push({ field, from: before, to: after });
  };
  const noteSentence = (field: OptionField, said: (one: Configuration) => Sentence): void =>
    note(field, word(said(from)), word(said(to)));
  note('size', sizeText(product, from), sizeText(product, to));
  if (from.sizeId !== to.sizeId && sizeText(product, from) === sizeText(product, to)) {
    changes.push({ field: 'size', from: from.sizeId, to: to.sizeId });
  }
  if (from.materialId === to.materialId) {
    noteSentence('gsm', ({ gsm }) => sentence('grammage', gsm));
  } else noteSentence('material', (one) => materialSentence(product, one));
  noteSentence('colours', ({ colours }) => sentence('colours', colours));
  noteSentence('spot', ({ spot }) => sentence('spots', spot ?? 0));
  const pages = ({ pages: count }: Configuration): string =>
    count === undefined ? '' : word(sentence('pages', count));
  note('pages', pages(from), pages(to));
  if ((from.coverId ?? 'self') !== (to.coverId ?? 'self')) {
    const cover = (one: Configuration): string =>
      word(coverSentence(product, one) ?? sentence('sameCover'));
    changes.push({ field: 'cover', from: cover(from), to: cover(to) });
  }
  changes.push(...craftChanges(product, from, to));
  noteSentence('quantity', ({ quantity }) => quantitySentence(product, quantity));
  noteSentence('styles', ({ styles }) => sentence('styles', styles));
  return changes;
}
