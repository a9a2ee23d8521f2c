/**
 * What a parcel from the cloud warehouse costs: goods of the shop at their price, picking and packing of custody goods,
 * and its freight. The same lines, carriers and days as everywhere.
 */
import {
  CLOUD_FACTORY,
  CLOUD_PICK_DAYS,
  materialFor,
  pickFee,
  pickFeeOf,
} from '@banxin/contract/rules/cloudWarehouse';
import { localTime } from '../delivery/calendar.ts';
import { planDelivery } from '../delivery/delivery.ts';
import { packNet } from '../delivery/packing.ts';
import { type Fen, fen, ZERO } from '../money.ts';
import type { PriceBook } from '../priceBook/book.types.ts';
import type { CarrierCode, Delivery, Destination, FactoryId, Line, Moment } from '../types.ts';
import { lineOf } from '../waterfall/line.ts';
import { chinese } from '../wording/chinese.ts';
import { name, plain, type Sentence, sentence } from '../wording/sentence.ts';

/** Goods of the shop in a parcel. */
export interface SoldGoods {
  readonly productId: number;
  /** In Chinese. */
  readonly name: string;
  readonly unit: string;
  readonly quantity: number;
  /** By ladder and level. @unit fen */
  readonly amount: Fen;
}

export interface CloudParcelInput {
  readonly sold: readonly SoldGoods[];
  /** Custody goods: grips of picking, and what they take up. @unit cm³ */
  readonly items: number;
  readonly custodyCm3: number;
  /** Of everything. */
  readonly grams: number;
  readonly cm3: number;
  /** Absent: no freight and no carriers yet. */
  readonly destination?: Destination;
  /** Absent: the recommended one. */
  readonly carrier?: CarrierCode;
  readonly now: Moment;
}

/** A priced parcel; its lines add up to the total. */
export interface CloudParcelPrice {
  readonly possible: true;
  readonly lines: Line[];
  readonly goods: Fen;
  readonly pick: Fen;
  readonly items: number;
  readonly material: Fen;
  readonly freight: Fen;
  readonly total: Fen;
  readonly delivery: Delivery | null;
  readonly bookVersion: string;
}

/** Nothing goes there, or not with this carrier. */
export interface CloudParcelRefused {
  readonly possible: false;
  readonly reason: string;
  readonly said: Sentence;
}

const goodsLine = ({ productId, name: own, unit, quantity, amount }: SoldGoods): Line =>
  lineOf(chinese, `goods.${productId}`, 'part', amount, {
    label: name('product', productId, own),
    detail: sentence('quantity', quantity, unit),
  });

/** Picking and packing; nothing where nothing of the customer's own is in it. */
function handling({ items, custodyCm3 }: CloudParcelInput): Line[] {
  if (items === 0) return [];
  const { material, count } = materialFor(custodyCm3);
  const pick = lineOf(chinese, 'pick', 'fee', fen(pickFeeOf(items)), {
    label: sentence('pick'),
    detail: sentence('pickItems', items, pickFee.first, pickFee.further),
  });
  const packing = lineOf(chinese, 'packaging', 'fee', fen(material.fee * count), {
    label: sentence('packingMaterial', material.id),
    detail: sentence('countPrice', count, '个', fen(material.fee)),
  });
  return [pick, packing];
}

/** @throws RangeError for a moment that is not an instant */
export function cloudParcelPrice(
  book: PriceBook,
  input: CloudParcelInput,
): CloudParcelPrice | CloudParcelRefused {
  const { sold, items, grams, cm3, destination, carrier, now } = input;
  const goods = fen(sold.reduce((sum, { amount }) => sum + amount, 0));
  const lines = [...sold.map(goodsLine), ...handling(input)];
  const amountOf = (id: string): Fen => lines.find((line) => line.id === id)?.amount ?? ZERO;
  const planned = destination
    ? planDelivery({
        product: { family: 'stock' },
        book,
        destination,
        parcel: packNet({ grams, cm3 }, book, {}),
        goods,
        now: localTime(now),
        fileConfirmed: true,
        days: CLOUD_PICK_DAYS,
        factory: CLOUD_FACTORY as FactoryId,
        ...(carrier !== undefined && { carrier }),
      })
    : null;
  if (planned && !planned.possible) {
    return { possible: false, reason: chinese(planned.reason), said: planned.reason };
  }
  if (planned) {
    const said = {
      label: sentence('freight', planned.carrier),
      detail: planned.detail ?? plain(''),
    };
    lines.push(lineOf(chinese, 'freight', 'fee', planned.fee, said));
  }
  return {
    possible: true,
    lines,
    goods,
    pick: amountOf('pick'),
    items,
    material: amountOf('packaging'),
    freight: planned?.fee ?? ZERO,
    total: fen(lines.reduce((sum, { amount }) => sum + amount, 0)),
    delivery: planned?.delivery ?? null,
    bookVersion: book.version,
  };
}
