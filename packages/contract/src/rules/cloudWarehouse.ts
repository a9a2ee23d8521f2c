/** What the cloud warehouse costs and how its stock moves: tables of the business. @see domain decisions §13 */
import type { Words } from '../refusals/row.ts';

/** Stands for the product in the row of an order that leaves the warehouse: no product has this number. */
export const CLOUD_PRODUCT_ID = 1;

/** What an order does in the cloud warehouse: print goods for it, send some to a receiver, or give some back. */
export const cloudErrands = ['store', 'send', 'back'] as const;
/** One of {@link cloudErrands}. */
export type CloudErrand = (typeof cloudErrands)[number];

/** Kinds of goods in one parcel (assumed). */
export const CLOUD_LINES_MAX = 50;
/** Units of one line, and the highest alert. */
export const CLOUD_UNITS_MAX = 999_999;
/** Kinds of custody goods of one workbook (assumed). */
export const EXPORT_STOCK_MAX = 10_000;

/** The factory whose warehouse keeps everything: what is printed elsewhere is brought there at no cost. */
export const CLOUD_FACTORY = 0;
/** Working days from payment to the parcel. */
export const CLOUD_PICK_DAYS = 1;

/** Where goods lie that are kept; who prints for the warehouse needs no receiver. */
export const CLOUD_WAREHOUSE = {
  consignee: '版心云仓',
  // A number with a star is not judged by the rule of phones.
  mobilePhone: '400-000-****',
  province: '河南省',
  city: '商丘市',
  district: '永城市',
  detail: '产业集聚区印刷产业园文印路 18 号',
  isDefault: false,
} as const;

/** Keeping: free at first, then by volume and day, at least so much in a month in which anything is charged. */
export const storageFee = {
  /** From the day on which it came in. @unit days */
  freeDays: 60,
  /** For each m³ and day. @unit fen */
  perCubicMetreDay: 120,
  /** @unit fen */
  leastPerMonth: 1_000,
  /** What is owed holds outgoing parcels back after so long. @unit days */
  graceDays: 7,
} as const;

/** Picking of custody goods: the first item, and each further one. @unit fen */
export const pickFee = { first: 200, further: 50 } as const;

/** Units that are picked with one grip, by the unit in which they are counted; everything else one by one. */
const grips: Readonly<Record<string, number>> = { 张: 100, 个: 20, 副: 10, 枚: 100 };

/** Grips for so many units. */
export const itemsOf = (unit: string, quantity: number): number =>
  Math.ceil(quantity / (grips[unit] ?? 1));

/** Picking of so many items. @unit fen */
export const pickFeeOf = (items: number): number =>
  items === 0 ? 0 : pickFee.first + (items - 1) * pickFee.further;

/** A bag or a carton that custody goods are sent in, at cost. */
export interface PackingMaterial {
  readonly id: 'bag' | 'small' | 'medium' | 'large';
  /** What goes in. @unit cm³ */
  readonly cm3: number;
  /** @unit fen */
  readonly fee: number;
}

/** From the smallest to the largest; what does not go into the largest takes several. */
export const packingMaterials: readonly [PackingMaterial, ...PackingMaterial[]] = [
  { id: 'bag', cm3: 2_000, fee: 40 },
  { id: 'small', cm3: 6_000, fee: 110 },
  { id: 'medium', cm3: 20_000, fee: 180 },
  { id: 'large', cm3: 60_000, fee: 320 },
];

/** What a parcel is packed in: the smallest that holds it, else so many of the largest. @param cm3 of the goods */
export function materialFor(cm3: number): {
  readonly material: PackingMaterial;
  readonly count: number;
} {
  const fitting = packingMaterials.find((one) => cm3 <= one.cm3);
  if (fitting) return { material: fitting, count: 1 };
  const largest = packingMaterials.at(-1) ?? packingMaterials[0];
  return { material: largest, count: Math.ceil(cm3 / largest.cm3) };
}

/** A cubic metre. @unit mm³ */
const CUBIC_METRE = 1_000_000_000n;

/**
 * The fee of a month. @param mm3Days  what was charged each day, added up
 * @unit fen, half up; the least when anything was charged
 */
export function storageFeeOf(mm3Days: bigint): number {
  if (mm3Days <= 0n) return 0;
  const exact =
    (mm3Days * BigInt(storageFee.perCubicMetreDay) * 2n + CUBIC_METRE) / (2n * CUBIC_METRE);
  return Math.max(Number(exact), storageFee.leastPerMonth);
}

/** What a movement does to the numbers of a stock; each is multiplied by its quantity. */
export interface MoveEffect {
  readonly onHand: -1 | 0 | 1;
  readonly reserved: -1 | 0 | 1;
  readonly frozen: -1 | 0 | 1;
  readonly name: Words;
}

/** Movements of custody stock. Every quantity is above zero but that of an adjustment, which may take away. */
export const cloudMoves = {
  IN_PRODUCTION: { onHand: 1, reserved: 0, frozen: 0, name: ['生产入库', 'From production'] },
  IN_RETURN: { onHand: 1, reserved: 0, frozen: 0, name: ['退回入库', 'Came back'] },
  RESERVE: { onHand: 0, reserved: 1, frozen: 0, name: ['占用', 'Kept for an order'] },
  RELEASE: { onHand: 0, reserved: -1, frozen: 0, name: ['释放', 'Released'] },
  OUT: { onHand: -1, reserved: -1, frozen: 0, name: ['出库', 'Sent'] },
  ADJUST: { onHand: 1, reserved: 0, frozen: 0, name: ['调整', 'Adjusted'] },
  FREEZE: { onHand: 0, reserved: 0, frozen: 1, name: ['冻结', 'Frozen'] },
  UNFREEZE: { onHand: 0, reserved: 0, frozen: -1, name: ['解冻', 'Unfrozen'] },
} as const satisfies Readonly<Record<string, MoveEffect>>;
/** A kind of movement. */
export type CloudMoveKind = keyof typeof cloudMoves;
/** Every kind. */
export const cloudMoveKinds = Object.keys(cloudMoves) as [CloudMoveKind, ...CloudMoveKind[]];
