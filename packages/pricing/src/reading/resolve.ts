/** What words mean for one product: the wish and how the product calls it, or nothing when it has no such thing. */
import type { Wish } from '../configure/fulfil.ts';
import { nearestGsm } from '../configure/options.ts';
import type { Colours, OptionField, Product, SizePreset } from '../types.ts';
import { craftName, materialName, productName } from '../wording/names.ts';
import { name, plain, type Sentence, sentence } from '../wording/sentence.ts';
import { inksOf, quantitySentence, sidesOf } from '../words.ts';
import { ownId } from './dictionary.ts';
import type { Meaning, Token } from './meaning.ts';

/** What a token says about a product. */
export interface Resolved {
  readonly field: OptionField | 'product' | 'later';
  readonly wishes: readonly Wish[];
  readonly said: Sentence;
  /** What was asked for is exactly there, not only something like it. */
  readonly isExact: boolean;
}

const sizeName = (product: Product, preset: SizePreset): Sentence =>
  name('size', `${product.id}.${preset.id}`, preset.name);

const sorted = (mm: readonly number[]): string => [...mm].sort((a, b) => a - b).join('×');

const mmOf = ({ widthMm, heightMm, depthMm }: SizePreset): number[] =>
  depthMm === undefined ? [widthMm, heightMm] : [widthMm, heightMm, depthMm];

function presetSize(product: Product, preset: SizePreset): Resolved {
  const wishes: Wish[] = [{ id: `size:${preset.id}` }];
  return { field: 'size', wishes, said: sizeName(product, preset), isExact: true };
}

/** A size in millimetres: a named one when it is one, else a free one where the product has them. */
function freeSize(product: Product, mm: readonly number[]): Resolved | null {
  const preset = product.size.presets.find((one) => sorted(mmOf(one)) === sorted(mm));
  if (preset) return presetSize(product, preset);
  const { custom } = product.size;
  const [first = 0, second = 0, third] = mm;
  if (!custom || (third !== undefined && !custom.depth)) return null;
  // A box is written width × depth × height, a bag width × height × depth.
  const [heightMm, depthMm] =
    third === undefined || product.family === 'bag' ? [second, third] : [third, second];
  const wish = { widthMm: first, heightMm, ...(depthMm === undefined ? {} : { depthMm }) };
  return { field: 'size', wishes: [wish], said: plain(mm.join('×')), isExact: true };
}

/** Pieces in ordered units, rounded up: 450 cards are 5 boxes. */
function unitsFor(product: Product, { value, unit }: Meaning & { of: 'quantity' }): number | null {
  const { tiers, custom, unit: own } = product.quantity;
  const inPieces = Math.ceil(value / product.piecesPerUnit);
  if (unit === own) return value;
  if (unit === '') {
    const isOffered = tiers.includes(value) || (custom && value <= custom.max);
    return isOffered ? value : inPieces;
  }
  if (unit === product.pieceUnit || unit === 'pieces') return inPieces;
  const isLoose = unit === '张' || unit === '个';
  if (isLoose) return inPieces;
  return unit === '套' && product.piecesPerUnit === 2 ? value : null;
}

const fits = (colours: Colours, wanted: Meaning & { of: 'colours' }): boolean =>
  wanted.exact
    ? colours === wanted.exact
    : (wanted.sides === undefined || sidesOf(colours) === wanted.sides) &&
      (wanted.inks === undefined || inksOf(colours)[0] === wanted.inks);

/** The product's inks that fit everything said about them, or most of it. */
export function coloursFor(
  product: Product,
  wanted: readonly (Meaning & { of: 'colours' })[],
): Colours | null {
  const usual = [
    product.defaults.colours,
    ...product.colours.filter((one) => one !== product.defaults.colours),
  ];
  let best: Colours | null = null;
  let most = 0;
  for (const colours of usual) {
    const count = wanted.filter((one) => fits(colours, one)).length;
    if (count > most) [best, most] = [colours, count];
  }
  return best;
}

function craftFor(product: Product, ids: readonly string[]): Product['crafts'][number] | undefined {
  const offered = product.crafts.filter(
    (one) => ids.includes(one.id) && product.craftGroups.some(({ id }) => id === one.group),
  );
  // 覆膜 is the film that the product usually has.
  const usual = offered.find((one) => product.defaults.crafts.some(({ id }) => id === one.id));
  return usual ?? ids.flatMap((id) => offered.find((one) => one.id === id) ?? [])[0];
}

function craft(product: Product, meaning: Meaning & { of: 'craft' }): Resolved | null {
  const found = craftFor(product, meaning.ids);
  if (!found) return null;
  if (meaning.sides && !found.sides?.includes(meaning.sides)) return null;
  const [param] = found.params ?? [];
  const isCounted = meaning.param !== undefined && !found.id.endsWith(String(meaning.param));
  if (isCounted && !param) return null;
  const params = meaning.param === undefined || !param ? undefined : { [param.id]: meaning.param };
  const use = {
    ...(meaning.sides && { sides: meaning.sides }),
    ...(params && { params }),
  };
  const isPlain = Object.keys(use).length === 0;
  return {
    field: 'craft',
    wishes: [isPlain ? { id: `craft:${found.id}` } : { id: `craft:${found.id}`, use }],
    said: craftName(found),
    isExact: true,
  };
}

function without(product: Product, ids: readonly string[]): Resolved | null {
  const named = ids.flatMap((id) => product.crafts.find((one) => one.id === id) ?? []);
  const [first] = named;
  if (!first) return null;
  return {
    field: 'craft',
    wishes: named.map(({ id }) => ({ without: id })),
    said: sentence('dots', craftName(first), sentence('withoutCraft')),
    isExact: true,
  };
}

const option = (
  field: OptionField,
  value: string | number,
  said: Sentence,
  isExact = true,
): Resolved => ({ field, wishes: [{ id: `${field}:${value}` }], said, isExact });

/** One meaning for one product; null when the product has no such thing. */
export function resolveOne(
  product: Product,
  meaning: Meaning,
  paper: string | null,
): Resolved | null {
  switch (meaning.of) {
    case 'product':
      return meaning.ids.includes(product.id)
        ? { field: 'product', wishes: [], said: productName(product), isExact: true }
        : null;
    case 'material': {
      const [found] = meaning.ids.flatMap(
        (id) => product.materials.find((one) => ownId(product, one.id) === id) ?? [],
      );
      return found ? option('material', found.id, materialName(found)) : null;
    }
    case 'gsm': {
      if (product.stock && !product.materials[0]?.gsm.includes(meaning.value)) return null;
      const papers = product.materials.filter((one) => paper === null || one.id === paper);
      const isExact = papers.some(({ gsm }) => nearestGsm(gsm, meaning.value) === meaning.value);
      return option('gsm', meaning.value, sentence('grammage', meaning.value), isExact);
    }
    case 'size': {
      if (meaning.ids.includes('custom') && product.size.custom) {
        return option('size', 'custom', sentence('customSize'));
      }
      const [preset] = meaning.ids.flatMap(
        (id) => product.size.presets.find((one) => ownId(product, one.id) === id) ?? [],
      );
      return preset ? presetSize(product, preset) : null;
    }
    case 'mm':
      return freeSize(product, meaning.mm);
    case 'colours': {
      const colours = product.colours.find((one) => fits(one, meaning));
      return colours ? option('colours', colours, sentence('colours', colours)) : null;
    }
    case 'spot': {
      if (meaning.count === 0)
        return option('spot', 0, sentence('noSpot'), product.spot !== undefined);
      return product.spot ? option('spot', meaning.count, sentence('spots', meaning.count)) : null;
    }
    case 'pages':
      return product.pages
        ? option('pages', meaning.count, sentence('pages', meaning.count))
        : null;
    case 'cover': {
      if (meaning.ids.includes('self')) {
        return product.pages?.cover === 'self'
          ? option('cover', 'self', sentence('sameCover'))
          : null;
      }
      const [cover] = meaning.ids.flatMap(
        (id) => product.covers?.find((one) => one.id === id) ?? [],
      );
      return cover ? option('cover', cover.id, name('cover', cover.id, cover.label)) : null;
    }
    case 'craft':
      return craft(product, meaning);
    case 'without':
      return without(product, meaning.ids);
    case 'quantity': {
      const units = unitsFor(product, meaning);
      return units === null || units < 1
        ? null
        : option('quantity', units, quantitySentence(product, units));
    }
    case 'styles':
      return product.styles.max > 1
        ? option('styles', meaning.count, sentence('styles', meaning.count))
        : null;
    case 'later':
      return { field: 'later', wishes: [], said: plain(''), isExact: true };
    case 'filler':
      return { field: 'later', wishes: [], said: plain(''), isExact: false };
  }
}

/** The first reading of which the product has every part. */
export function resolve(product: Product, token: Token, paper: string | null): Resolved | null {
  for (const reading of token.readings) {
    const parts = reading.map((meaning) => resolveOne(product, meaning, paper));
    const found = parts.filter((part) => part !== null);
    const [first] = found;
    if (first === undefined || found.length < parts.length) continue;
    return {
      field: first.field,
      wishes: found.flatMap(({ wishes }) => wishes),
      said: found.length === 1 ? first.said : sentence('dots', ...found.map(({ said }) => said)),
      isExact: found.every(({ isExact }) => isExact),
    };
  }
  return null;
}

/** The paper that the tokens name, if one of them does. */
export function paperOf(product: Product, tokens: readonly Token[]): string | null {
  for (const token of tokens) {
    const found = resolve(product, token, null);
    const [wish] = found?.field === 'material' ? found.wishes : [];
    if (wish && 'id' in wish) return wish.id.slice('material:'.length);
  }
  return null;
}
