/**
 * What a price depends on, and the price: quote input, lines, ladder, process, delivery promise.
 */
import type { Working } from '@banxin/contract/entities/working';
import type { Configuration, Conflict, Missing, Nearest } from './configuration.types.ts';
import type { Fen } from './money.ts';
import type { Mode } from './product.types.ts';
import type { Sentence } from './wording/sentence.ts';

/** specification §3: ordinary 3, e-commerce 4, partner 5, overseas 6, cross-border 7, staff 8. */
export type CustomerType = 3 | 4 | 5 | 6 | 7 | 8;

export interface CustomerTerms {
  type: CustomerType;
  /** 0 none, 1–3 growth levels, 6 and 8 VIP. */
  vipLevel: number;
}

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
  /** The name, to be worded where it is read. @default the name as it is */
  said?: Sentence;
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

/** Why a coupon cannot be used now, and the words for it. */
export type CouponRefusal = { reason: string; said: Sentence } & (
  | { code: 'MIN_SPEND'; gap: Fen }
  | { code: 'STACK'; with: string }
  | { code: 'SCOPE' | 'TYPE' | 'NOT_STARTED' | 'EXPIRED' | 'USED_UP' }
);

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
  /** It stays in the cloud warehouse: no freight, whatever destination and carrier are. */
  intoWarehouse?: boolean;
  /** Fixes the factory, e.g. when an accepted order is priced again. Absent: chosen. */
  factory?: FactoryId;
  /** Delivery wished by this local date: factory and recommended carrier are the cheapest that keep it, else the soonest. */
  wishedDate?: string;
  packaging?: PackagingOptions;
  urgent: UrgentLevel;
  coupon?: Coupon;
  freightCoupon?: Coupon;
  /** Where the order comes from, for coupon scope. @default 'web' */
  channel?: string;
  /** Assets that may be used up by this order. */
  entitlements?: {
    /** Urgent-order entitlements (asset kind 3) that may pay for urgency: one is used when `urgent` is not none. */
    urgent?: number;
    /** Free sample quota (asset kind 2) that may pay for samples, units. */
    samples?: number;
  };
  /** Red packets (asset kind 1) to pay with, used up to their share of the goods. @unit fen */
  redPacket?: number;
  now: Moment;
  /** Paid and file confirmed by `now`. @default true */
  fileConfirmed?: boolean;
}

/** Texts of a line. */
export interface LineSentences {
  label: Sentence;
  /** Absent when there is nothing to explain. */
  detail?: Sentence;
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
  /** Label and detail, to be worded where they are read. */
  said: LineSentences;
  /** How the amount was worked out; a quote has it once it was explained. @see working/explain.ts */
  working?: Working;
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
  /** Sets of plates. */
  forms: number;
  /** Press sheets including waste, all styles. */
  sheets: number;
}

export interface CarrierOption {
  code: CarrierCode;
  name: string;
  /** Before the freight coupon. @unit fen */
  fee: Fen;
  transitDays: number;
  arriveDate: string;
  available: boolean;
  /** Why not; '' when available. */
  reason: string;
  /** The reason, to be worded where it is read; absent when available. */
  said?: Sentence;
  tags: ('cheapest' | 'fastest' | 'recommended')[];
}

/** The delivery plan; its dates are those of an order that is paid for and whose files are confirmed at `now`. */
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
  /** Days on the road with the carrier. */
  transitDays: number;
  /** An order that is paid and confirmed before this time starts the same day. HH:MM */
  cutOff: string;
  carrier: CarrierCode;
  options: CarrierOption[];
}

export interface PricedQuote {
  valid: true;
  productId: number;
  bookVersion: string;
  configuration: Configuration;
  /** Goods at list price, ladder rule applied. @unit fen */
  list: Fen;
  /** List after customer type and VIP: what coupons are counted on. */
  eligible: Fen;
  /** Goods payable after samples and order coupon, never negative. */
  goods: Fen;
  packaging: Fen;
  /** After the freight coupon. */
  freight: Fen;
  /** After the entitlement. */
  urgent: Fen;
  /** Payable: goods + packaging + freight + urgent − red packet. */
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
  /** What this order would use up of the customer's account. */
  uses: { urgent: number; samples: number; redPacket: Fen };
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
  /** The label, to be worded where it is read; absent for orders that were stored without. */
  said?: Sentence;
  /** null: the line is new. */
  before: Fen | null;
  /** null: the line is gone. */
  after: Fen | null;
  delta: Fen;
}
