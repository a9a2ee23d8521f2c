/**
 * The engine's sentences in English, and products put into English.
 * A module of its own, so that readers of Chinese do not load it.
 */
import type { Colours, Mode, Product } from '../types.ts';
import { nameIn, thousands, yuanText } from '../words.ts';
import type { Absent, Field, Sentences, SpecField, Term, Work } from './chinese.ts';
import { englishNames } from './englishNames.ts';
import { type NameTable, type Sentence, type Wording, wordingIn } from './sentence.ts';

const CHINESE = /[\u3400-\u9fff]/;

/** What one counts: one, several. */
const UNITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  张: ['pc', 'pcs'],
  盒: ['box', 'boxes'],
  本: ['copy', 'copies'],
  个: ['pc', 'pcs'],
  副: ['pair', 'pairs'],
  包: ['pack', 'packs'],
  套: ['set', 'sets'],
  卷: ['roll', 'rolls'],
  支: ['pc', 'pcs'],
  箱: ['carton', 'cartons'],
  款: ['design', 'designs'],
  件: ['parcel', 'parcels'],
  P: ['page', 'pages'],
};

const COLOURS: Readonly<Record<Colours, string>> = {
  '4+0': 'Full colour, one side (4/0)',
  '4+4': 'Full colour, both sides (4/4)',
  '1+0': 'One colour, one side (1/0)',
  '1+1': 'One colour, both sides (1/1)',
  '4+1': 'Full colour front, one colour back (4/1)',
};

const COLOURS_SHORT: Readonly<Record<Colours, string>> = {
  '4+0': '4/0, one side',
  '4+4': '4/4, both sides',
  '1+0': '1/0, one side',
  '1+1': '1/1, both sides',
  '4+1': '4/1, both sides',
};

const MODES: Readonly<Record<Mode, string>> = {
  gang: 'Gang run',
  dedicated: 'Dedicated run',
  digital: 'Digital printing',
  label: 'Narrow-web label press',
  stock: 'From stock',
};

const SPEC: Readonly<Record<SpecField, string>> = {
  size: 'Finished size',
  material: 'Stock',
  colours: 'Inks',
  spot: 'Spot inks',
  pages: 'Pages',
  cover: 'Cover',
  crafts: 'Finishing',
  quantity: 'Quantity',
  styles: 'Designs',
};

const FIELDS: Readonly<Record<Field, string>> = {
  size: 'finished size',
  material: 'paper',
  pages: 'number of pages',
  cover: 'cover stock',
  width: 'width',
  height: 'height',
  depth: 'depth',
  quantity: 'quantity',
  styles: 'number of designs',
};

const ABSENT: Readonly<Record<Absent, string>> = {
  depth: 'depth',
  size: 'such size',
  material: 'such paper',
  colours: 'such inks',
  pages: 'pages',
  anyCover: 'cover',
  cover: 'such cover',
  craft: 'such finishing',
};

const WORKS: Readonly<Record<Work, string>> = {
  print: 'Printing',
  paper: 'Paper',
  labelStock: 'Label stock',
  cut: 'Cutting',
  box: 'Boxing',
  fold: 'Folding',
  innerPrint: 'Printing of the text pages',
  innerPaper: 'Paper of the text pages',
  coverPrint: 'Printing of the cover',
  coverPaper: 'Paper of the cover',
  slitting: 'Slitting and packing',
  packaging: 'Packaging',
  carton: 'Cartons',
  separate: 'Designs packed apart',
  neutral: 'Neutral packaging',
  tearProof: 'Tear-proof bags',
};

const PACKING = {
  bag: 'mailing bag',
  small: 'small carton',
  medium: 'medium carton',
  large: 'large carton',
};

const TERMS: Readonly<Record<Term, string>> = {
  customerType: 'Customer price',
  sampleMember: 'Member price of samples',
  vip: 'VIP discount',
  samples: 'Free samples',
  ladder: 'Quantity discount',
  urgentEntitlement: 'Rush entitlement',
  redPacket: 'Red packet',
  shown: 'Other changes since the page was shown',
};

const kg = (grams: number): string => `${(grams / 1000).toFixed(2)} kg`;
const sides = (count: number): string => (count === 2 ? 'both sides' : 'one side');
const unitsOf = (unit: string): string => UNITS[unit]?.[1] ?? unit;
const counted = (count: number, one: string, several = `${one}s`): string =>
  `${thousands(count)} ${count === 1 ? one : several}`;
const amount = (count: number, unit: string): string =>
  counted(count, UNITS[unit]?.[0] ?? unit, unitsOf(unit));
const sheets = (count: number): string => counted(count, 'sheet');
const lower = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** The English name of a thing: what has no Chinese in it is its own. */
function nameOf(table: string, id: string, inChinese: string): string {
  if (!CHINESE.test(inChinese)) return inChinese;
  const names: Readonly<Record<string, string>> = englishNames[table as NameTable] ?? {};
  // A size may be called otherwise in one product than in all others.
  return names[id] ?? names[id.slice(id.indexOf('.') + 1)] ?? inChinese;
}

type English = {
  [K in keyof Sentences]: (...parts: Parameters<Sentences[K]>) => string;
};

const sentences: English = {
  plain: (text) => text,
  name: nameOf,
  dots: (...parts) => parts.join(' · '),
  list: (...parts) => parts.join(', '),
  clauses: (...parts) => parts.join('; '),

  customSize: () => 'Custom size',
  grammage: (gsm) => `${gsm} gsm`,
  paper: (gsm, material) => `${gsm} gsm ${material}`,
  colours: (colours) => nameIn(COLOURS, colours),
  coloursShort: (colours) => nameIn(COLOURS_SHORT, colours),
  noSpot: () => 'No spot inks',
  spots: (count) => counted(count, 'spot ink'),
  spotsShort: (count) => counted(count, 'spot ink'),
  spotCount: (count) => String(count),
  pages: (count) => counted(count, 'page'),
  sameCover: () => 'Self cover',
  sameCoverShort: () => 'self cover',
  coverOf: (cover) => `cover ${cover}`,
  craft: (label, ...notes) => (notes.length > 0 ? `${label} (${notes.join(', ')})` : label),
  sides,
  param: (label, value, unit) => {
    if (unit === 'cm²') return `${lower(label)} ${value} ${unit}`;
    return `${value} ${value === 1 ? lower(label).replace(/s$/, '') : lower(label)}`;
  },
  withoutCraft: () => 'none',
  without: (work) => `no ${lower(work)}`,
  none: () => 'None',
  spec: (field) => SPEC[field],
  quantity: amount,
  packs: (count, unit, pieces, pieceUnit) =>
    `${amount(count, unit)} (${amount(pieces, pieceUnit)})`,
  unit: (unit) => UNITS[unit]?.[0] ?? unit,
  units: unitsOf,
  styles: (count) => counted(count, 'design'),
  perStyle: (text, styles) => `${text} × ${counted(styles, 'design')}`,

  choose: (field) => `Choose a ${FIELDS[field]}`,
  chooseOf: (group) => `Choose an option under ${lower(group)}`,
  absent: (what) => `The product has no ${ABSENT[what]}`,
  customDepth: () => 'A custom size has no depth',
  notPreset: (size) => `The measures are not those of “${size}”`,
  between: (field, range) => `The ${FIELDS[field]} must be ${range}`,
  paramBetween: (craft, param, range) => `${craft}: ${lower(param)} must be ${range}`,
  range: (min, max, unit) => `${min}–${max} ${unitsOf(unit)}`.trim(),
  steps: (min, max, step, unit) =>
    [`${min}–${max}`, unitsOf(unit), `in steps of ${step}`].filter((part) => part !== '').join(' '),
  tooLarge: (width, height, mostWidth, mostHeight) =>
    `The flat size of ${width} × ${height} mm exceeds the largest press sheet of ${mostWidth} × ${mostHeight} mm`,
  noGrammage: (material, gsm, ...offered) =>
    `${material} does not come in ${gsm} gsm, but in ${offered.join(', ')} gsm`,
  noSpotInks: () => 'The product is not printed with spot inks',
  spotsAtMost: (most) => `At most ${counted(most, 'spot ink')}`,
  quantities: (...offered) => `The quantity can be ${offered.join(', ')}`,
  onlyOneOf: (group) => `Only one option can be chosen under ${lower(group)}`,
  noSides: (craft) => `${craft} has no choice of sides`,
  onlySides: (craft, ...offered) => `${craft}: only ${offered.map(sides).join(' or ')}`,
  unknownParam: (craft, param) => `${craft} has no parameter “${param}”`,
  unknownCraftField: (craft, field) => `${craft} has no field “${field}”`,
  unknownField: (field) => `The configuration has no field “${field}”`,
  otherProduct: () => 'The configuration belongs to another product',
  notADay: (day) => `The wished day must be a date such as 2026-11-20, not “${day}”`,
  noPress: () => 'No press can print this specification',
  urgentTooLong: () => 'The product takes too many steps to ship on the same day',
  urgentNotOffered: () => 'The product cannot be rushed',
  urgentNotNeeded: () => 'Normal production is as fast already',
  urgentSameDay: (level, saves) =>
    `“${level}” is there on the same day for ${yuanText(saves)} less`,
  sooner: (level, carrier, saves) =>
    `“${level}” with ${carrier} is there on the same day for ${yuanText(saves)} less`,

  mode: (mode) => MODES[mode],
  up: (count) => `${count}-up`,
  signature: (pages) => `${pages}-page signature`,
  workAndTurn: () => 'work-and-turn',

  work: (work) => WORKS[work],
  term: (term) => TERMS[term],
  discount: (rate) => `${(10_000 - rate) / 100}% off`,
  freight: (carrier) => `Freight · ${carrier}`,
  pick: () => 'Picking',
  pickItems: (items, first, further) =>
    items > 1 ? `${yuanText(first)} for the first + ${items - 1} × ${yuanText(further)}` : '1 item',
  packingMaterial: (id) => `Packing · ${nameIn(PACKING, id)}`,
  intoWarehouse: () => 'Into the cloud warehouse, no freight',
  freightDrops: (count) => `Freight · ${count} addresses`,
  freightDrop: (position, carrier) => `Address ${position} · ${carrier}`,
  urgent: (level) => `Rush · ${lower(level)}`,
  urgentRate: (percent) => `${percent}% of the goods`,
  oneTime: () => 'used once',
  sameTotal: (pieces, fewer, unit) =>
    `${amount(pieces, unit)} cost the same as ${amount(fewer, unit)}`,
  noDearer: (quantity) =>
    `More never costs more: the unit price of ${quantity} is no higher than at the step before`,
  timesPrice: (text, price) => `${text} × ${yuanText(price)}`,
  gangPrint: (sheet, count) =>
    `Gang run: ${sheet}, ${count}-up, shared with other orders, charged by its share of the sheet`,
  gangPaper: (paper, sheet, count) => `${paper}, one position on ${counted(count, sheet)}`,
  gangCut: () => 'by its share of the sheet',
  press: (sheet, layout, count, forms) =>
    `${sheet}, ${layout} × ${sheets(count)}, ${counted(forms, 'set')} of plates`,
  pressTurned: (sheet, layout, count) =>
    `${sheet}, ${layout} × ${sheets(count)}, 1 set of plates, work-and-turn`,
  fullSheets: (paper, full) => `${paper}, ${counted(full, 'full sheet')}`,
  paperSheets: (paper, sheet, count) => `${paper}, ${sheet}, ${sheets(count)}`,
  digitalPrint: (sheet, up, count, printed) =>
    `${sheet}, ${up}-up × ${sheets(count)} × ${counted(printed, 'side')}`,
  sheetSides: (sheet, count, worked) => `${sheet}, ${sheets(count)} × ${counted(worked, 'side')}`,
  sheetsOf: (sheet, count) => `${sheet}, ${sheets(count)}`,
  sheets,
  once: () => 'once',
  boxed: (pieces, unit, boxes) =>
    `${amount(pieces, unit)} a box, ${counted(boxes, 'box', 'boxes')}`,
  signatures: (pages, count) => `${counted(count, `${pages}-page signature`)}`,
  labelSetup: () => 'Make-ready of the label press and four plates',
  labelStock: (material, width, height, pieces) =>
    `${material}, ${width} × ${height} mm each × ${thousands(pieces)}`,
  labels: (count) => counted(count, 'label'),
  die: (cm2, hits) => `die of ${thousands(cm2)} cm², ${counted(hits, 'hit')}`,
  screen: (count) => `one screen, ${amount(count, '张')}`,
  knife: (cm2, positions, count) =>
    `cutting die of ${thousands(cm2)} cm² × ${positions}, ${counted(count, 'stroke')}`,
  knifeOutline: (mm) => `cutting die with an outline of ${thousands(mm)} mm`,
  passes: (count, unit, times) => `${amount(count, unit)} × ${counted(times, 'pass', 'passes')}`,
  countPrice: (count, unit, price) => `${amount(count, unit)} × ${yuanText(price)}`,

  pieceTooHeavy: (grams, most) =>
    `One parcel weighs ${kg(grams)}, more than the ${most / 1000} kg taken`,
  parcels: (count, price, grams) =>
    `${counted(count, 'parcel')} × ${yuanText(price)} (chargeable weight ${kg(grams)} each)`,
  fromWeight: (grams) => `Takes consignments from ${grams / 1000} kg`,
  tooHeavy: () => 'Too heavy for one consignment',
  vanTooHeavy: () => 'Too heavy for one van',
  leastFee: (grams) => `${kg(grams)}, minimum charge`,
  weightPrice: (grams, price) => `${kg(grams)} × ${yuanText(price)}`,
  noCarrierThere: () => 'Not delivered to this region yet',
  sameCityOnly: () => 'Only in the city of the factory',
  tooLong: () => 'Too long for this carrier',
  freeFrom: (price) => `free from ${yuanText(price)}`,
  perTrip: () => 'per trip',
  notDelivered: () => 'We do not deliver to this region yet',
  carrierRefused: (carrier, reason) => `${carrier}: ${lower(reason)}`,
  chosenCarrier: () => 'The chosen carrier',
  unavailable: () => 'Not available',

  couponAmount: (least, off) =>
    least > 0 ? `${yuanText(off)} off from ${yuanText(least)}` : `${yuanText(off)} off`,
  couponPercent: (rate, cap) => `${100 - rate / 100}% off, at most ${yuanText(cap)}`,
  couponFreight: (off) => `${yuanText(off)} off freight`,
  couponCategories: (coupon, ...categories) => `${categories.join(', ')}: ${coupon}`,
  couponOver: (least) => (least > 0 ? `For goods from ${yuanText(least)}` : 'No minimum'),
  couponShare: (eligible, percent) => `Goods ${yuanText(eligible)} × ${percent}%`,
  redPacketShare: (percent) => `At most ${percent}% of the goods`,

  couponNotForSamples: () => 'Coupons are not for samples and services',
  couponCategory: () => 'The coupon is not for this category',
  couponLevel: () => 'The coupon is for certain member levels only',
  couponChannel: () => 'The coupon is not for this way of ordering',
  couponBroken: () => 'The value or minimum of the coupon is wrong, please call us',
  couponUsedUp: () => 'The coupon is used up',
  couponFrom: (day) => `Can be used from ${day}`,
  couponExpired: (day) => `Expired on ${day}`,
  couponType: () => 'The coupon is not for your type of customer',
  couponStack: () => 'Only one coupon of this kind can be used per order',
  couponMinimum: (least, gap) => `For orders from ${yuanText(least)}; ${yuanText(gap)} are missing`,
};

export const english: Wording = wordingIn(sentences);

/**
 * A sentence in English; one with a key that the engine no longer has stays in the Chinese that was stored.
 * @param given  the sentence, or its JSON; absent in orders that were stored without
 */
export function englishOf(inChinese: string, given: Sentence | string | null | undefined): string {
  if (!given) return inChinese;
  const whole = typeof given === 'string' ? (JSON.parse(given) as Sentence) : given;
  const isKnown = (part: Sentence): boolean =>
    Object.hasOwn(sentences, part[0]) &&
    part.every((one) => typeof one !== 'object' || isKnown(one));
  return isKnown(whole) ? english(whole) : inChinese;
}

/** A product with every name in English, whose engine speaks English. */
export function inEnglish(product: Product): Product {
  const { id } = product;
  return {
    ...product,
    name: nameOf('product', String(id), product.name),
    description: nameOf('description', String(id), product.description),
    size: {
      ...product.size,
      presets: product.size.presets.map((one) => ({
        ...one,
        name: nameOf('size', `${id}.${one.id}`, one.name),
      })),
    },
    materials: product.materials.map((one) => ({
      ...one,
      name: nameOf('material', one.id, one.name),
      short: nameOf('short', one.id, one.short),
    })),
    ...(product.covers && {
      covers: product.covers.map((one) => ({ ...one, label: nameOf('cover', one.id, one.label) })),
    }),
    craftGroups: product.craftGroups.map((one) => ({
      ...one,
      label: nameOf('group', one.id, one.label),
    })),
    crafts: product.crafts.map((craft) => ({
      ...craft,
      label: nameOf('craft', craft.id, craft.label),
      ...(craft.params && {
        params: craft.params.map((one) => ({
          ...one,
          label: nameOf('param', `${craft.id}.${one.id}`, one.label),
          // The label says what is counted: holes, lines.
          unit: CHINESE.test(one.unit) ? '' : one.unit,
        })),
      }),
    })),
    rules: product.rules.map((one) => ({ ...one, reason: nameOf('rule', one.id, one.reason) })),
    wording: english,
  };
}

/** Words of the catalogue and the engine for readers of English. */
export const englishCatalogue = {
  word: englishOf,
  name: (table: NameTable, id: string | number, inChinese: string): string =>
    nameOf(table, String(id), inChinese),
  product: inEnglish,
};
