/** Reads who gets a row's order, how it is packed, sent and by when. */
import type { Packaging, Urgency } from '@banxin/contract/calls/order/quote.schemas';
import { CONSIGNEE_MAX, DETAIL_MAX } from '@banxin/contract/constants';
import type { AddressInput } from '@banxin/contract/entities/customer';
import type { Sender } from '@banxin/contract/entities/sender';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { messageOf } from '@banxin/contract/refusals/row';
import { DETAIL_MIN, REGION_MAX } from '@banxin/contract/rules/address';
import type { BatchColumn } from '@banxin/contract/rules/batchColumns';
import { checkReceiverPhone } from '@banxin/contract/rules/validation';
import { book } from '@banxin/pricing/book';
import type { CarrierCode, Product } from '@banxin/pricing/types';
import { placeOf } from './areas.ts';
import type { Faults } from './faults.ts';
import type { ReadRow } from './readSheet.ts';

type Cells = ReadRow['cells'];

const tight = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, '');

/** A number as the rule wants it: no blanks, no +86. */
function phoneOf(col: 'phone' | 'senderPhone', cells: Cells, faults: Faults): string {
  const value = cells[col];
  if (value === undefined) return '';
  const number = tight(value)
    .replace(/^(?:\+|00)?86-?(?=1\d{10}$)/u, '')
    .replace(/转/u, '-');
  if (checkReceiverPhone(number) !== null || number.length > 20) {
    faults.add(col, 'PHONE', messageOf(refusals.phone));
  }
  return number;
}

/** A text that may not be longer. */
function bounded(col: BatchColumn, cells: Cells, most: number, faults: Faults): string {
  const value = cells[col] ?? '';
  if (value.length > most && !faults.has(col)) {
    faults.add(col, 'FORMAT', messageOf(refusals.tooLong, { col, most }), value.slice(0, most));
  }
  return value;
}

type Where = Pick<AddressInput, 'province' | 'city' | 'district' | 'detail'>;

/** By its columns; what they leave open is looked for in the whole address, or at the beginning of the street. */
function placeFrom(cells: Cells): Where {
  const { province = '', city = '', district = '', detail = '', address = '' } = cells;
  const whole = address === '' ? `${province}${city}${district}${detail}` : address;
  const read = placeOf(whole);
  return {
    province: read.province || province,
    city: read.city || city,
    district: read.district || district,
    detail: read.detail,
  };
}

/** Who gets it; what is missing is a fault. */
export function readReceiver(cells: Cells, faults: Faults): AddressInput {
  for (const col of ['consignee', 'phone'] as const) {
    if (cells[col] === undefined) faults.required(col);
  }
  const consignee = bounded('consignee', cells, CONSIGNEE_MAX, faults);
  const mobilePhone = phoneOf('phone', cells, faults);
  const col = cells.address === undefined ? 'detail' : 'address';
  if (cells.address === undefined && cells.detail === undefined) {
    faults.required('detail');
    return { consignee, mobilePhone, province: '', city: '', district: '', detail: '' };
  }
  const place = placeFrom(cells);
  const lacks = (['province', 'city', 'detail'] as const).filter(
    (part) => place[part].trim().length < (part === 'detail' ? DETAIL_MIN : 1),
  );
  if (lacks.length > 0) {
    faults.add(col, 'ADDRESS_AMBIGUOUS', messageOf(refusals.ambiguousAddress, { lacks }));
  } else if (place.detail.length > DETAIL_MAX) {
    faults.add(col, 'FORMAT', messageOf(refusals.tooLong, { col, most: DETAIL_MAX }));
  }
  for (const part of ['province', 'city', 'district'] as const) {
    if (place[part].length > REGION_MAX) faults.format(part, '行政区名称');
  }
  return { consignee, mobilePhone, ...place };
}

/** 中通 is 中通快递. */
const KIND = /(?:快递|速运|速递|物流|快运)$/u;
const carriers = new Map<string, CarrierCode>(
  book.carriers.flatMap(({ code, name }) => [
    [tight(name), code],
    [tight(name).replace(KIND, ''), code],
    [code, code],
  ]),
);

export const carrierNamed = (code: string): string =>
  book.carriers.find((one) => one.code === code)?.name ?? code;

/** The carrier that a cell names; undefined leaves the choice to the shop. */
export function readCarrier(cells: Cells, faults: Faults): CarrierCode | undefined {
  const { carrier } = cells;
  if (carrier === undefined) return undefined;
  const name = tight(carrier);
  const code =
    carriers.get(name) ?? carriers.get(name.replace(KIND, '')) ?? carriers.get(name.toLowerCase());
  if (code === undefined) faults.format('carrier', '快递公司，如 中通快递');
  return code;
}

/** Who its parcels say they come from; null: the works. */
export function readSender(cells: Cells, faults: Faults): Sender | null {
  const { senderName, senderPhone } = cells;
  if (senderName === undefined && senderPhone === undefined) return null;
  if (senderName === undefined) faults.required('senderName');
  if (senderPhone === undefined) faults.required('senderPhone');
  const name = bounded('senderName', cells, CONSIGNEE_MAX, faults);
  return { name, phone: phoneOf('senderPhone', cells, faults), address: '', hide: true };
}

/** A day as people write it: 2026-12-01, 2026/12/1, 2026年12月1日. @param today day */
export function readDay(cells: Cells, today: string, faults: Faults): string | undefined {
  const { arriveBy } = cells;
  if (arriveBy === undefined) return undefined;
  const [, year, month = '', date = ''] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s].*)?$/u.exec(arriveBy.normalize('NFKC')) ??
    [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const isDay = year !== undefined && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
  if (isDay && day > today) return day;
  faults.format('arriveBy', '今天以后的日期，如 2026-12-01');
  return undefined;
}

const YES = /^(?:是|加急|y|yes|true|1|√|✓)$/iu;
const NO = /^(?:否|不加急|n|no|false|0|×)$/iu;

/** 是 is the mildest urgency that the product has. */
export function readUrgency(cells: Cells, product: Product | null, faults: Faults): Urgency {
  const { urgent } = cells;
  if (urgent === undefined || NO.test(urgent)) return 'none';
  if (!YES.test(urgent)) {
    faults.format('urgent', '是或否');
    return 'none';
  }
  // Of a product that has none the engine says why.
  return product?.production.urgent.find((one) => one !== 'none') ?? 'minus1';
}

const PACKING: readonly (readonly [RegExp, Packaging])[] = [
  [/^(?:纸箱|装箱)$/u, { outer: 'carton' }],
  [/^(?:牛皮纸|牛皮纸包)$/u, { outer: 'kraft' }],
  [/^(?:分款|分款包装|按款分装)$/u, { separateStyles: true }],
  [/^(?:中性|中性包装|中性纸箱|无标)$/u, { neutral: true }],
  [/^(?:防撕袋|防撕)$/u, { tearProof: true }],
];

/** Packing by its words, with a mark between two. */
export function readPackaging(cells: Cells, faults: Faults): Packaging {
  const words = (cells.packaging ?? '').split(/[、,，;；\s]+/u).filter(Boolean);
  const found = words.map((word) => PACKING.find(([name]) => name.test(word))?.[1]);
  if (found.includes(undefined)) faults.format('packaging', '纸箱、牛皮纸、分款、中性或防撕袋');
  return Object.assign({}, ...found) as Packaging;
}

/** What the works should know. */
export const readRemark = (cells: Cells, faults: Faults): string =>
  bounded('remark', cells, 500, faults);
