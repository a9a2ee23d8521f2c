/**
 * What differs between two configurations, in options and in words.
 * A grammage that follows its material, and a craft that takes another's place in an exclusive group,
 * are one change each.
 */
import type { Change, Configuration, CraftUse, OptionField, Product } from '../types.ts';
import { coloursText, craftText, quantityText } from '../words.ts';

/** 210×285, box 100×60×150, bag 320×250×100 */
export function sizeText(product: Product, configuration: Configuration): string {
  const { widthMm, heightMm, depthMm } = configuration;
  if (depthMm === undefined) return `${widthMm}×${heightMm}`;
  return product.family === 'bag'
    ? `${widthMm}×${heightMm}×${depthMm}`
    : `${widthMm}×${depthMm}×${heightMm}`;
}

/** 300g 铜版 */
export function materialText(product: Product, configuration: Configuration): string {
  const material = product.materials.find((one) => one.id === configuration.materialId);
  return `${configuration.gsm}g ${material?.short ?? configuration.materialId}`;
}

export function coverText(product: Product, configuration: Configuration): string {
  return product.covers?.find((one) => one.id === configuration.coverId)?.label ?? '同内页纸';
}

function craftChanges(product: Product, from: Configuration, to: Configuration): Change[] {
  const same = (a: CraftUse, b: CraftUse): boolean =>
    a.id === b.id && craftText(product, a) === craftText(product, b);
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
    const now = instead ? craftText(product, instead) : '不做';
    changes.push({ field: 'craft', from: craftText(product, use), to: now });
  }
  for (const use of added) changes.push({ field: 'craft', from: '', to: craftText(product, use) });
  return changes;
}

/** Changes that lead from one configuration to another. */
export function differences(product: Product, from: Configuration, to: Configuration): Change[] {
  const changes: Change[] = [];
  const note = (field: OptionField, before: string, after: string): void => {
    if (before !== after) changes.push({ field, from: before, to: after });
  };
  note('size', sizeText(product, from), sizeText(product, to));
  if (from.sizeId !== to.sizeId && sizeText(product, from) === sizeText(product, to)) {
    changes.push({ field: 'size', from: from.sizeId, to: to.sizeId });
  }
  const field = from.materialId === to.materialId ? 'gsm' : 'material';
  note(field, materialText(product, from), materialText(product, to));
  note('colours', coloursText(from.colours), coloursText(to.colours));
  note('spot', `${from.spot ?? 0} 个专色`, `${to.spot ?? 0} 个专色`);
  const pages = (one: Configuration): string => (one.pages === undefined ? '' : `${one.pages}P`);
  note('pages', pages(from), pages(to));
  if ((from.coverId ?? 'self') !== (to.coverId ?? 'self')) {
    changes.push({ field: 'cover', from: coverText(product, from), to: coverText(product, to) });
  }
  changes.push(...craftChanges(product, from, to));
  note('quantity', quantityText(product, from.quantity), quantityText(product, to.quantity));
  note('styles', `${from.styles} 款`, `${to.styles} 款`);
  return changes;
}
