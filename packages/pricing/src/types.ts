/**
 * The vocabulary of the quote engine: products, configurations, quotes.
 * Everything here is plain data (JSON in, JSON out), so that the server sends it and the browser
 * runs the same engine on it. Prices of the book are in `book.types.ts`.
 * @see specification §3, §7 Calculate and Order
 */
import type { Fen } from './money.ts';

export type { Fen, MilliFen } from './money.ts';

/* ── Product ─────────────────────────────────────────────────────────────── */

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

/** Key of the drawing that stands for the product in lists. */
export type ProductArt =
  | 'nameCard'
  | 'flyer'
  | 'folded'
  | 'booklet'
  | 'sticker'
  | 'box'
  | 'bag'
  | 'redEnvelope'
  | 'couplet'
  | 'paper'
  | 'sampleBook';

/** Inks front+back: 4 = CMYK, 1 = black or one colour, 0 = unprinted. */
export type Colours = '4+0' | '4+4' | '1+0' | '1+1' | '4+1';

/** What one counts when ordering. */
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
 * Fields a rule can look at. `long`/`short` are the finished sides, `aspect` is long ÷ short in percent
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
}

export interface StockTerms {
  /** Price of one unit, tax included. @unit fen */
  unitPrice: Fen;
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

/* ── Configuration ───────────────────────────────────────────────────────── */

/** One chosen craft. */
export interface CraftUse {
  id: string;
  params?: Readonly<Record<string, number>>;
  sides?: 1 | 2;
}

/** What the customer chose. Complete, or refused with `missing`. */
export interface Configuration {
  productId: number;
  /** A preset's id or 'custom'. With a preset the millimetres repeat the preset's. */
  sizeId: string;
  widthMm: number;
  heightMm: number;
  depthMm?: number;
  materialId: string;
  gsm: number;
  colours: Colours;
  /** Number of spot inks. @default 0 */
  spot?: number;
  pages?: number;
  /** Id of a {@link Cover}; absent or 'self' = same paper as the pages. */
  coverId?: string;
  crafts: readonly CraftUse[];
  /** Ordered units per style (boxes, sheets, books …). */
  quantity: number;
  /** 款数: different artworks, each printed `quantity` times. */
  styles: number;
}

/** Address of one option: `material:coated`, `gsm:157`, `size:a4`, `colours:4+4`, `craft:filmGloss`. */
export type OptionId = `${OptionField}:${string}`;

export type OptionField =
  | 'size'
  | 'material'
  | 'gsm'
  | 'colours'
  | 'spot'
  | 'pages'
  | 'cover'
  | 'craft'
  | 'quantity'
  | 'styles';

/** Options that cannot stand together; `ids` is a smallest set: dropping any one ends the conflict. */
export interface Conflict {
  ids: OptionId[];
  reason: string;
}

/** Something required that was not given. */
export interface Missing {
  field: OptionField;
  reason: string;
}

/** One option that a proposal changes. */
export interface Change {
  field: OptionField;
  /** What was chosen, in words; '' when nothing was. */
  from: string;
  to: string;
}

/** A valid configuration close to an invalid one. Fewest changes first. */
export interface Nearest {
  configuration: Configuration;
  changes: Change[];
}

export interface Evaluation {
  valid: boolean;
  missing: Missing[];
  conflicts: Conflict[];
  /** Up to 3 proposals, all with the same smallest number of changes; empty when valid. */
  nearest: Nearest[];
}

/** Whether one option can be chosen now, and if not, why and what would allow it. */
export type OptionState =
  | { id: OptionId; label: string; chosen: boolean; available: true }
  | {
      id: OptionId;
      label: string;
      chosen: boolean;
      available: false;
      reason: string;
      conflictsWith: OptionId[];
      /** Valid configuration that contains the option; null when none exists. */
      nearest: Nearest | null;
    };

/* ── Quote ───────────────────────────────────────────────────────────────── */

/** specification §3: ordinary 3, e-commerce 4, partner 5, overseas 6, cross-border 7, staff 8. */
export type CustomerType = 3 | 4 | 5 | 6 | 7 | 8;

export interface CustomerTerms {
  type: CustomerType;
  /** 0 none, 1–3 growth levels, 6 and 8 VIP. */
  vipLevel: number;
}

/** A visitor who has not logged in. */
export const ANONYMOUS: CustomerTerms = { type: 3, vipLevel: 0 };

export type UrgentLevel = 'none' | 'minus1' | 'nextDay' | 'sameDay';

/** kuaidi100 code, or the shop's own `line` 物流专线, `pickup` 自提, `van` 送货. */
export type CarrierCode =
  | 'zhongtong'
  | 'yuantong'
  | 'shentong'
  | 'yunda'
  | 'jtexpress'
  | 'youzhengguonei'
  | 'ems'
  | 'jd'
  | 'shunfeng'
  | 'debangkuaidi'
  | 'line'
  | 'pickup'
  | 'van';

/** specification §3: 永城 0, 成都 1, 天水 6, 天津 7. */
export type FactoryId = 0 | 1 | 6 | 7;

/** Where the goods go. `province` with or without 省/市/自治区 (上海 = 上海市). */
export interface Destination {
  province: string;
  city?: string;
}

export interface PackagingOptions {
  /** Kraft wrap is free up to the book's limit; heavier goods always get cartons. @default by weight */
  outer?: 'kraft' | 'carton';
  /** Each style packed and labelled apart. */
  separateStyles?: boolean;
  /** No shop logo on the cartons. Free for VIP 8. */
  neutral?: boolean;
  /** Tear-proof bag around each parcel. */
  tearProof?: boolean;
}

/** 满减, 折扣, 免运费, 品类, 新客礼包. */
export type CouponKind = 'amountOff' | 'percentOff' | 'freeFreight' | 'category' | 'newCustomer';

export interface Coupon {
  id: string;
  name: string;
  kind: CouponKind;
  /** One coupon per group and order. */
  stackGroup: 'order' | 'freight';
  /** amountOff, category, newCustomer, freeFreight: fen off. percentOff: basis points off (1000 = 10 % off). */
  value: number;
  /** Least eligible goods amount. @unit fen */
  minSpend: Fen;
  /** Most that percentOff or freeFreight takes off. @unit fen */
  cap?: Fen;
  scope: {
    /** Parent or leaf category ids. */
    categories?: readonly number[];
    customerTypes?: readonly CustomerType[];
    vipLevels?: readonly number[];
    channels?: readonly string[];
  };
  /** Local dates in Asia/Shanghai, both days included. */
  validFrom: string;
  validTo: string;
  /** Left to redeem; absent = unlimited. */
  remaining?: number;
}

/** Why a coupon cannot be used now. */
export type CouponRefusal =
  | { code: 'MIN_SPEND'; gap: Fen; reason: string }
  | { code: 'SCOPE'; reason: string }
  | { code: 'TYPE'; reason: string }
  | { code: 'NOT_STARTED'; reason: string }
  | { code: 'EXPIRED'; reason: string }
  | { code: 'STACK'; with: string; reason: string }
  | { code: 'USED_UP'; reason: string };

export type CouponResult =
  | { usable: true; discount: Fen }
  | { usable: false; refusal: CouponRefusal };

/** An instant (`2026-11-20T09:00:00+08:00`, `…Z`) or a local time in Asia/Shanghai. */
export type Moment = string | { date: string; time: string };

/** Everything a price depends on. */
export interface QuoteInput {
  configuration: Configuration;
  customer: CustomerTerms;
  /** Absent: no freight and no promise yet. */
  destination?: Destination;
  /** Absent: the recommended carrier. */
  carrier?: CarrierCode;
  /** Fixes the factory, e.g. when an accepted order is priced again. Absent: chosen. */
  factory?: FactoryId;
  /** Delivery wished by this local date; later arrival costs the factory choice points, not money. */
  wishedDate?: string;
  packaging?: PackagingOptions;
  urgent: UrgentLevel;
  coupon?: Coupon;
  freightCoupon?: Coupon;
  /** Where the order comes from, for coupon scope. @default 'web' */
  channel?: string;
  /** Assets that may be used up by this order. */
  entitlements?: {
    /** Urgent-order entitlements left (asset kind 3). */
    urgent?: number;
    /** Free sample quota left (asset kind 2), units. */
    samples?: number;
  };
  now: Moment;
  /** Paid and file confirmed by `now`. @default true */
  fileConfirmed?: boolean;
}

/**
 * One line of the price.
 * part       carries cost, margin and VAT; never negative
 * fee        packaging, freight, urgent; never negative
 * discount   never positive
 * group      the sum of its children
 */
export type LineKind = 'group' | 'part' | 'fee' | 'discount';

export interface Line {
  /** Stable within a product family: `goods`, `goods.print`, `goods.paper`, `freight`, `vip` … */
  id: string;
  label: string;
  amount: Fen;
  /** The arithmetic in words: 大度对开 8 拼，2,180 张 × ¥0.48. '' when there is nothing to explain. */
  detail: string;
  kind: LineKind;
  /** Add up to `amount` exactly. */
  children?: Line[];
}

export interface LadderStep {
  /** Units per style. */
  quantity: number;
  /** Pieces per style. */
  pieces: number;
  /** List price of all styles after customer type and VIP. @unit fen */
  total: Fen;
  /** @unit 1/1000 fen per piece: 9300 = ¥0.093 */
  unitMilliFen: number;
  /** total − total at the chosen quantity. */
  delta: Fen;
  chosen: boolean;
  /** 500 张与 200 张同价 */
  note?: string;
}

/** How the job is made; explains the price, never changes it. */
export interface Process {
  mode: Mode;
  /** 合版印刷 · 大度对开 · 8 拼 */
  label: string;
  /** Press sheet; '' for label and stock. */
  sheet: string;
  /** Pieces per press sheet; 0 for label and stock. */
  nUp: number;
  /** How the back is printed. */
  duplex: 'single' | 'sheetwise' | 'workAndTurn';
  /** Plates sets. */
  forms: number;
  /** Press sheets including waste, all styles. */
  sheets: number;
}

export interface CarrierOption {
  code: CarrierCode;
  name: string;
  /** Before the freight coupon. @unit fen */
  fee: Fen;
  /** How the fee came about, in words. */
  detail: string;
  transitDays: number;
  arriveDate: string;
  available: boolean;
  /** Why not; '' when available. */
  reason: string;
  tags: ('cheapest' | 'fastest' | 'recommended')[];
}

/** The delivery promise; stored with the order and never recomputed silently. */
export interface Delivery {
  factory: { id: FactoryId; name: string };
  zone: 1 | 2 | 3 | 4 | 5;
  distanceKm: number;
  /** First working day of production. Local dates, Asia/Shanghai. */
  startDate: string;
  shipDate: string;
  arriveDate: string;
  /** Working days in production after urgency. */
  days: number;
  carrier: CarrierCode;
  options: CarrierOption[];
}

export interface PricedQuote {
  valid: true;
  productId: number;
  bookVersion: string;
  configuration: Configuration;
  /** 300g 铜版 · 90×54 · 双面 · 500 张 · 覆亮膜 */
  summary: string;
  /** Goods at list price, ladder rule applied. @unit fen */
  list: Fen;
  /** List after customer type and VIP: what coupons are counted on. */
  eligible: Fen;
  /** Goods payable after the order coupon, never negative. */
  goods: Fen;
  packaging: Fen;
  /** After the freight coupon. */
  freight: Fen;
  /** After the entitlement. */
  urgent: Fen;
  /** Payable: goods + packaging + freight + urgent. */
  total: Fen;
  /** eligible ÷ all pieces. @unit 1/1000 fen */
  unitMilliFen: number;
  /** All styles. */
  pieces: number;
  /** Top level adds up to `total`; every group adds up to itself. */
  lines: Line[];
  ladder: LadderStep[];
  process: Process;
  /** Goods with wrapping and cartons. */
  weightGrams: number;
  weightKg: number;
  cartons: number;
  /** Entitlements this order would use up. */
  uses: { urgent: number; samples: number };
  coupons: { order: CouponResult | null; freight: CouponResult | null };
  /** null without a destination. */
  delivery: Delivery | null;
}

export interface RefusedQuote {
  valid: false;
  bookVersion: string;
  missing: Missing[];
  conflicts: Conflict[];
  nearest: Nearest[];
}

export type Quote = PricedQuote | RefusedQuote;

/** One line that differs between two quotes. */
export interface LineDifference {
  id: string;
  label: string;
  /** null: the line is new. */
  before: Fen | null;
  /** null: the line is gone. */
  after: Fen | null;
  delta: Fen;
}
