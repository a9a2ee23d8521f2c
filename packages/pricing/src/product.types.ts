/**
 * A product as the catalogue describes it: everything that can be chosen, and what goes with what.
 * Plain data (JSON in, JSON out), so that the server sends it and the browser runs the same engine on it.
 */
import type { Configuration, CraftUse } from './configuration.types.ts';
import type { Fen } from './money.ts';
import type { UrgentLevel } from './quote.types.ts';
import type { Wording } from './wording/sentence.ts';

/** How a product can be made. `stock` is picked from a shelf at a fixed price. */
export type Mode = 'gang' | 'dedicated' | 'digital' | 'label' | 'stock';

/** What a product is, for costing and for factory capability. */
export type Family =
  | 'card'
  | 'flyer'
  | 'folded'
  | 'booklet'
  | 'sticker'
  | 'box'
  | 'bag'
  | 'redEnvelope'
  | 'couplet'
  | 'stock'
  | 'sample';

/** Key of the product's drawing in lists. */
export type ProductArt =
  | 'nameCard'
  | 'voucher'
  | 'hangTag'
  | 'flyer'
  | 'poster'
  | 'folded'
  | 'booklet'
  | 'sticker'
  | 'box'
  | 'bag'
  | 'redEnvelope'
  | 'couplet'
  | 'blessing'
  | 'paper'
  | 'envelope'
  | 'sampleBook';

/** Inks front+back: 4 = CMYK, 1 = black or one colour, 0 = unprinted. */
export type Colours = '4+0' | '4+4' | '1+0' | '1+1' | '4+1';

/** Unit of the quantity ordered. */
export type Unit = '张' | '盒' | '本' | '个' | '副' | '包' | '套' | '卷' | '支';

/** A named finished size. @unit mm */
export interface SizePreset {
  id: string;
  name: string;
  widthMm: number;
  heightMm: number;
  /** Depth of a box or bag. */
  depthMm?: number;
}

/** Inclusive range of whole numbers on a grid that starts at `min`. */
export interface Range {
  min: number;
  max: number;
  step: number;
}

/** Free finished size; a depth range exists for boxes and bags only. @unit mm */
export interface CustomSize {
  width: Range;
  height: Range;
  depth?: Range;
}

/** Paper kind: the key of its price per tonne (or per m² for label stock) in the book. */
export type Paper =
  | 'coated'
  | 'matt'
  | 'offset'
  | 'ivory'
  | 'kraft'
  | 'corrugated'
  | 'wannianhong'
  | 'pearl'
  | 'linen'
  | 'pvc'
  | 'specialty'
  | 'labelCoated'
  | 'labelPp'
  | 'labelPvc'
  | 'labelClear';

/** What the surface allows: film and UV hold on coated, not on offset paper. */
export type Surface = 'coated' | 'uncoated' | 'plastic' | 'textured';

export interface Material {
  id: string;
  /** 铜版纸 */
  name: string;
  /** Short form in a specification line: 铜版 */
  short: string;
  paper: Paper;
  /** @unit g/m² */
  gsm: readonly number[];
  surface: Surface;
}

/** A number the customer gives to a craft, e.g. foil area in cm². */
export interface CraftParam extends Range {
  id: string;
  label: string;
  unit: string;
  default: number;
}

/** What a craft costs, as the key of its formula in the book. */
export type CraftKind =
  | 'film'
  | 'uv'
  | 'foil'
  | 'emboss'
  | 'dieCut'
  | 'labelDie'
  | 'fold'
  | 'crease'
  | 'perforate'
  | 'corner'
  | 'punch'
  | 'number'
  | 'stitch'
  | 'perfectBind'
  | 'glue'
  | 'seal'
  | 'bagMake'
  | 'cord'
  | 'board'
  | 'window';

/** One finishing option (工艺). */
export interface Craft {
  id: string;
  /** Id of a {@link CraftGroup}. */
  group: string;
  label: string;
  kind: CraftKind;
  params?: readonly CraftParam[];
  /** Which sides may be chosen; absent = the craft has no sides. */
  sides?: readonly (1 | 2)[];
  /** How often the operation is done per piece (folds of a leaflet, creases). @default 1 */
  times?: number;
}

/** A row of craft options on screen. */
export interface CraftGroup {
  id: string;
  label: string;
  /** At most one craft of the group may be chosen. */
  exclusive: boolean;
  /** At least one must be chosen. */
  required?: boolean;
}

/** A cover of a booklet that is not the inner paper. */
export interface Cover {
  id: string;
  /** 250g 铜版 */
  label: string;
  paper: Paper;
  gsm: number;
}

/**
 * Fields that a rule can test. `long`/`short` are the finished sides, `aspect` is long ÷ short in percent
 * rounded up (100 = square), `sides` is 1 or 2 printed sides.
 */
export type RuleField =
  | 'size'
  | 'width'
  | 'height'
  | 'depth'
  | 'long'
  | 'short'
  | 'aspect'
  | 'material'
  | 'paper'
  | 'surface'
  | 'gsm'
  | 'colours'
  | 'sides'
  | 'spot'
  | 'pages'
  | 'cover'
  | 'quantity'
  | 'pieces'
  | 'styles';

/** A condition on a configuration, as data. */
export type Expr =
  | { field: RuleField; in: readonly (string | number)[] }
  | { field: RuleField; min?: number; max?: number }
  | { craft: string | readonly string[]; sides?: 1 | 2 }
  | { group: string }
  | { param: string; of: string; min?: number; max?: number }
  | { all: readonly Expr[] }
  | { any: readonly Expr[] }
  | { not: Expr };

/**
 * What goes with what.
 * forbid   when ∧ target is refused
 * require  when ∧ ¬target is refused
 * default  when holds and the option was not chosen by hand, `target` is what the engine proposes first
 */
export interface Rule {
  id: string;
  when: Expr;
  effect: 'forbid' | 'require' | 'default';
  target: Expr;
  /** Shown to the customer: 双胶纸不能覆膜：纸面吸胶会起泡 */
  reason: string;
}

/** Flat size of a folded or glued product is computed from its finished size. */
export interface Unfold {
  shape: 'tuckBox' | 'mailer' | 'bag' | 'redEnvelope' | 'couplet';
  /** Flaps and overlaps. @unit mm */
  params: Readonly<Record<string, number>>;
}

/** A leaf of the catalogue with everything that can be chosen about it. */
export interface Product {
  /** parent × 100 + n */
  id: number;
  parentId: number;
  name: string;
  description: string;
  family: Family;
  art: ProductArt;
  modes: readonly Mode[];
  size: { presets: readonly SizePreset[]; custom?: CustomSize };
  /** Printed beyond the trim on every side. @unit mm */
  bleedMm: number;
  /** Keep text this far inside the trim. @unit mm */
  safeMm: number;
  unfold?: Unfold;
  materials: readonly Material[];
  colours: readonly Colours[];
  /** Extra spot inks. */
  spot?: { max: number };
  pages?: Range & { cover: 'self' | 'separate' };
  covers?: readonly Cover[];
  quantity: { tiers: readonly number[]; custom?: Range; unit: Unit };
  /** Pieces in one ordered unit: 100 cards in a box, 2 strips in a pair. @default 1 */
  piecesPerUnit: number;
  /** Name of one piece, for unit prices. */
  pieceUnit: Unit;
  styles: { max: number };
  craftGroups: readonly CraftGroup[];
  crafts: readonly Craft[];
  /** Crafts that are always part of the product and priced with it. */
  included: readonly CraftUse[];
  rules: readonly Rule[];
  production: { days: number; urgent: readonly UrgentLevel[] };
  /** Stock and sample goods only. */
  stock?: StockTerms;
  /** Where the configurator starts; always valid. */
  defaults: Configuration;
  /** Language of the engine's sentences about the product; never sent. @default Chinese */
  wording?: Wording;
}

export interface StockTerms {
  /** Price of one unit, tax included; absent where prices are not to be seen. @unit fen */
  unitPrice?: Fen;
  /** @unit g per unit */
  weightGrams: number;
  /** @unit cm³ per unit */
  volumeCm3: number;
  /** Sample goods: VIP levels 1–3 pay 0.9 (specification §9), free quota may apply. */
  sample: boolean;
  /** specification §3 goods kinds 0–6 */
  goodsKind: 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

export interface Category {
  id: number;
  name: string;
  description: string;
  art: ProductArt;
}
