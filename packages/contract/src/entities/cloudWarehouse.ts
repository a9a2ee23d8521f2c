/** Rows of a cloud warehouse batch and what is wrong with them. @see domain decisions on import */
import * as z from 'zod/mini';
import { CONSIGNEE_MAX, DETAIL_MAX, RECEIVER_PHONE_MAX } from '../constants.ts';
import { REGION_MAX } from '../rules/address.ts';
import { carrierCode, shortText } from './primitives.ts';

/** One order of a batch, as it was read from the workbook. Rows of one number and address become one parcel. */
export const importRow = z.object({
  /** Line of the sheet, counted from 1 with its head. */
  row: z.int(),
  /** 客户单号: a number that was created before creates nothing again. */
  customerNumber: shortText(64),
  /** 库存编码 */
  stockCode: shortText(64),
  quantity: z.int(),
  consignee: shortText(CONSIGNEE_MAX),
  mobilePhone: shortText(RECEIVER_PHONE_MAX),
  address: shortText(3 * REGION_MAX + DETAIL_MAX),
  /** Absent leaves the choice to the warehouse. */
  carrier: z.optional(carrierCode),
  senderName: z.optional(shortText(CONSIGNEE_MAX)),
  senderPhone: z.optional(shortText(RECEIVER_PHONE_MAX)),
  remark: shortText(500),
});
/** A value of {@link importRow}. */
export type ImportRow = z.infer<typeof importRow>;

/** One thing that keeps a row from becoming an order. */
export const importProblem = z.object({
  row: z.int(),
  /** Head of the column, e.g. `手机`; absent when the whole row is meant. */
  col: z.optional(z.string()),
  code: z.enum([
    'REQUIRED',
    'FORMAT',
    'UNKNOWN_PRODUCT',
    'CONFLICT',
    'STOCK',
    'ADDRESS_AMBIGUOUS',
    'PHONE',
    'CARRIER_LIMIT',
    'DUP_IN_FILE',
    'DUP_EXISTING',
    'FILE_MISSING',
    'PRICE_CHANGED',
  ]),
  /** What stands there; empty when nothing does. */
  value: z.string(),
  /** Chinese: what is wrong and what would be right. */
  message: z.string(),
  /** A value that would do. */
  fix: z.optional(z.string()),
});
/** A value of {@link importProblem}. */
export type ImportProblem = z.infer<typeof importProblem>;
