/** What a cell says of its job, and what is read from words that are put into it. */
import { readNumber } from '@banxin/pricing/numbers';
import { withCraft, withOption } from '@banxin/pricing/options';
import {
  COLOUR_WORDS,
  CRAFT_WORDS,
  MATERIAL_WORDS,
  PRODUCT_WORDS,
  SIZE_WORDS,
} from '@banxin/pricing/synonyms';
import type { Configuration, Product } from '@banxin/pricing/types';
import { amountOf, pieceOf, unitsOf } from '@banxin/pricing/units';
import { asProduct, configured, type NewRow, type OptionColumn } from './jobRow.ts';

/** Offers that are worth reading. */
const OFFERS_MAX = 3;

/** Small, half-width letters without spaces: how words are compared. */
export const squash = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s·]+/g, '')
    .replaceAll(/[x*＊]/g, '×');

/** What a cell shows is nothing else than this, so that what is copied out of the table is read again. */
export function cellText(product: Product, configuration: Configuration, column: OptionColumn) {
  const { sizeId, widthMm, heightMm, depthMm, materialId, gsm, colours, crafts } = configuration;
  switch (column) {
    case 'product':
      return product.name;
    case 'size': {
      const preset = product.size.presets.find(({ id }) => id === sizeId);
      if (preset) return preset.name;
      const sides =
        product.family === 'bag' ? [widthMm, heightMm, depthMm] : [widthMm, depthMm, heightMm];
      return sides.filter((side) => side !== undefined).join('×');
    }
    case 'material':
      return product.materials.find(({ id }) => id === materialId)?.name ?? materialId;
    case 'gsm':
      return `${gsm} g`;
    case 'colours':
      return colours;
    case 'crafts': {
      const names = crafts.map(
        (use) => product.crafts.find(({ id }) => id === use.id)?.label ?? use.id,
      );
      // The comma of the language that the names are in.
      return names.join(names.some((name) => /\p{Script=Han}/u.test(name)) ? '、' : ', ');
    }
    case 'quantity':
      return amountOf(product, configuration.quantity);
    case 'styles':
      return String(configuration.styles);
  }
}

type Read =
  | { readonly configuration: Configuration }
  /** Labels, the likeliest first. */
  | { readonly offers: readonly string[] };

/** Those that share most signs with what was typed come first. */
function likely(typed: string, labels: readonly string[]): string[] {
  const signs = new Set(squash(typed));
  const shared = (label: string): number =>
    [...squash(label)].filter((one) => signs.has(one)).length;
  return labels.toSorted((a, b) => shared(b) - shared(a)).slice(0, OFFERS_MAX);
}

const idsOf = (
  table: readonly (readonly [words: readonly string[], ids: readonly (string | number)[]])[],
  typed: string,
): readonly (string | number)[] =>
  table.flatMap(([words, ids]) => (words.some((word) => squash(word) === typed) ? ids : []));

/** Numbers with what stands behind them. */
function numberIn(text: string): { value: number; rest: string } | null {
  const plain = squash(text).replaceAll(',', '');
  const read = readNumber(plain, 0);
  return read === null ? null : { value: read.value, rest: plain.slice(read.end) };
}

function readProduct(
  products: readonly Product[],
  from: Configuration,
  text: string,
): Read & { product?: Product } {
  const typed = squash(text);
  const ids = idsOf(PRODUCT_WORDS, typed);
  const found =
    products.find(({ name }) => squash(name) === typed) ??
    products.find(({ id }) => String(id) === typed) ??
    products.find(({ id }) => ids.includes(id)) ??
    only(products.filter(({ name }) => squash(name).includes(typed)));
  return found
    ? { configuration: asProduct(found, from), product: found }
    : {
        offers: likely(
          text,
          products.map(({ name }) => name),
        ),
      };
}

/** What stands alone; of several nobody knows which is meant. */
const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

function readSize(product: Product, from: Configuration, text: string): Read {
  const typed = squash(text).replace(/(?:mm|毫米)$/, '');
  const { presets, custom } = product.size;
  const [, first, second, third] = /^(\d+)×(\d+)(?:×(\d+))?$/.exec(typed) ?? [];
  const preset =
    presets.find(({ name, id }) => squash(name) === typed || id === typed) ??
    presets.find(({ id }) => SIZE_WORDS[id]?.some((word) => squash(word) === typed)) ??
    presets.find(
      ({ widthMm, heightMm, depthMm }) =>
        depthMm === undefined && widthMm === Number(first) && heightMm === Number(second),
    ) ??
    (typed === '' ? undefined : only(presets.filter(({ name }) => squash(name).includes(typed))));
  if (preset) return { configuration: withOption(product, from, 'size', preset.id) };
  if (first === undefined || custom === undefined || (third === undefined) !== !custom.depth) {
    return {
      offers: likely(
        text,
        presets.map(({ name }) => name),
      ),
    };
  }
  // A box is said length × width × height, a bag width × height × depth.
  const [width, height, depth] =
    custom.depth && product.family !== 'bag' ? [first, third, second] : [first, second, third];
  const { depthMm: _, ...flat } = from;
  return {
    configuration: {
      ...flat,
      sizeId: 'custom',
      widthMm: Number(width),
      heightMm: Number(height),
      ...(depth !== undefined && { depthMm: Number(depth) }),
    },
  };
}

function readMaterial(product: Product, from: Configuration, text: string): Read {
  const [, grams] = /(\d{2,4})(?:g\/m²|gsm|g|克)/.exec(squash(text)) ?? [];
  const typed = squash(text).replace(/\d{2,4}(?:g\/m²|gsm|g|克)/, '');
  const { materials } = product;
  const found =
    materials.find(({ name, short, id }) =>
      [name, short, id].some((word) => squash(word) === typed),
    ) ??
    materials.find(({ id }) => MATERIAL_WORDS[id]?.some((word) => squash(word) === typed)) ??
    (typed === '' ? undefined : only(materials.filter(({ name }) => squash(name).includes(typed))));
  if (!found)
    return {
      offers: likely(
        text,
        materials.map(({ name }) => name),
      ),
    };
  const made = withOption(product, from, 'material', found.id);
  return { configuration: grams === undefined ? made : { ...made, gsm: Number(grams) } };
}

function readGsm(product: Product, from: Configuration, text: string): Read {
  const read = numberIn(text);
  if (read && /^(?:|g|gsm|克|g\/m²)$/.test(read.rest)) {
    return { configuration: { ...from, gsm: read.value } };
  }
  const material = product.materials.find(({ id }) => id === from.materialId);
  return { offers: (material?.gsm ?? []).slice(0, OFFERS_MAX).map((gsm) => `${gsm} g`) };
}

function readColours(product: Product, from: Configuration, text: string): Read {
  const typed = squash(text).replaceAll('＋', '+');
  const meant = COLOUR_WORDS.find(([words]) => words.some((word) => squash(word) === typed))?.[1];
  const now = product.colours.includes(from.colours) ? from.colours : product.colours[0];
  const found =
    product.colours.find((one) => one === typed || one === meant?.exact) ??
    (meant &&
      product.colours
        .toSorted((a, b) => Number(b === now) - Number(a === now))
        .find(
          (one) =>
            (meant.inks === undefined || one.startsWith(String(meant.inks))) &&
            (meant.sides === undefined || one.endsWith('+0') === (meant.sides === 1)),
        ));
  return found ? { configuration: { ...from, colours: found } } : { offers: product.colours };
}

/** Crafts of which there must be one stay until another of theirs is named: nobody writes down that a bag has cords. */
function requiredOf(product: Product, { crafts }: Configuration): Configuration['crafts'] {
  const required = product.craftGroups.filter(({ required: must }) => must).map(({ id }) => id);
  return crafts.filter((use) =>
    required.includes(product.crafts.find(({ id }) => id === use.id)?.group ?? ''),
  );
}

/** 双面覆亮膜、打孔 2 孔 */
function readCrafts(product: Product, from: Configuration, text: string): Read {
  let made: Configuration = { ...from, crafts: requiredOf(product, from) };
  const wanted = text.split(/[、，,;；+/|]+/).filter((one) => squash(one) !== '');
  for (const one of wanted) {
    const whole = squash(one);
    if (/^(?:无|不做|不要|不需要|没有|none|no|-|—)$/.test(whole)) continue;
    const sides = /^(?:双面|两面)/.test(whole) ? 2 : /^单面/.test(whole) ? 1 : null;
    const [, count] = /(\d+)/.exec(whole) ?? [];
    const typed = whole.replace(/^(?:双面|两面|单面)/, '');
    const bare = typed.replace(/\(.*\)|（.*）|\d+\S*$/, '');
    const names = [whole, typed, bare];
    const ids = names.flatMap((word) => idsOf(CRAFT_WORDS, word));
    const craft =
      product.crafts.find(({ label }) => names.includes(squash(label))) ??
      product.crafts.find(({ id }) => ids.includes(id));
    if (!craft)
      return {
        offers: likely(
          one,
          product.crafts.map(({ label }) => label),
        ),
      };
    made = withCraft(product, made, craft.id);
    const [param] = craft.params ?? [];
    made = {
      ...made,
      crafts: made.crafts.map((use) =>
        use.id === craft.id
          ? {
              ...use,
              ...(sides !== null && craft.sides?.includes(sides) && { sides }),
              ...(count !== undefined &&
                param && { params: { ...use.params, [param.id]: Number(count) } }),
            }
          : use,
      ),
    };
  }
  return { configuration: made };
}

/** 5 盒, 500 张 of what comes in boxes of a hundred, 1.5万 */
function readQuantity(product: Product, from: Configuration, text: string): Read {
  const read = numberIn(text);
  const offers = product.quantity.tiers
    .slice(0, OFFERS_MAX)
    .map((quantity) => amountOf(product, quantity));
  if (!read || read.value < 1 || !Number.isSafeInteger(read.value)) return { offers };
  const { value, rest } = read;
  const isUnit = (unit: string): boolean => rest === squash(unit) || `${rest}s` === squash(unit);
  if (rest === '' || isUnit(product.quantity.unit) || isUnit(unitsOf(product))) {
    return { configuration: { ...from, quantity: value } };
  }
  const isPieces = isUnit(product.pieceUnit) || isUnit(pieceOf(product));
  const packs = value / product.piecesPerUnit;
  if (!isPieces || !Number.isInteger(packs)) return { offers };
  return { configuration: { ...from, quantity: packs } };
}

function readStyles(product: Product, from: Configuration, text: string): Read {
  const read = numberIn(text);
  const most = product.styles.max;
  if (
    read &&
    /^(?:|款|个款|种|designs?)$/.test(read.rest) &&
    read.value >= 1 &&
    read.value <= most
  ) {
    return { configuration: { ...from, styles: read.value } };
  }
  return { offers: most === 1 ? ['1'] : [`1–${most}`] };
}

const READERS: Readonly<
  Record<
    Exclude<OptionColumn, 'product'>,
    (product: Product, from: Configuration, text: string) => Read
  >
> = {
  size: readSize,
  material: readMaterial,
  gsm: readGsm,
  colours: readColours,
  crafts: readCrafts,
  quantity: readQuantity,
  styles: readStyles,
};

/** The row with words put into a cell; what they mean nothing for is kept there, with what would be right. */
export function written<Row extends NewRow>(
  products: readonly Product[],
  row: Row,
  column: OptionColumn,
  text: string,
): Row {
  const { configuration } = row;
  const product = products.find(({ id }) => id === configuration.productId);
  const read =
    column === 'product' || product === undefined
      ? readProduct(products, configuration, text)
      : READERS[column](product, configuration, text);
  if ('configuration' in read) return configured(row, read.configuration, [column]);
  return {
    ...row,
    unread: { ...row.unread, [column]: { typed: text.trim(), offers: read.offers } },
  };
}
