/** Shapes of what customers.ts sends and answers. */
import * as z from 'zod/mini';
import { accountEntry } from '../../entities/accountBook.ts';
import {
  customerDevice,
  customerFile,
  customerHead,
  customerOrder,
  customerRecord,
} from '../../entities/customerFile.ts';
import { fen, nothing, pageInput, pageOf, rowId, shortText } from '../../entities/primitives.ts';
import { deskCouponKinds } from '../../messages/customerWords.ts';
import { customerFields } from '../../rules/customer.ts';
import { DESK_COUPON_DAYS } from '../../worksLimits.ts';

const reason = z.optional(shortText(200).check(z.trim()));
const page = { id: rowId, ...pageInput };

export const findCustomers = {
  input: z.object({
    /** Account, contact, company, number of the customer, the mobile number or its last four; absent: those looked at last. */
    keyword: z.optional(shortText(50).check(z.trim())),
    ...pageInput,
  }),
  output: pageOf(customerHead),
};

export const getCustomerFile = { input: z.object({ id: rowId }), output: customerFile };

export const getCustomerOrders = { input: z.object(page), output: pageOf(customerOrder) };

export const getCustomerLedger = {
  input: z.object(page),
  output: z.object({
    items: z.array(accountEntry),
    total: z.int(),
    balance: fen,
    bonus: fen,
    redPacket: fen,
    /** Of every movement of the balance. */
    sums: z.object({ income: fen, spending: fen }),
  }),
};

export const getCustomerDevices = {
  input: z.object({ id: rowId }),
  output: z.array(customerDevice),
};

export const getCustomerRecords = { input: z.object(page), output: pageOf(customerRecord) };

export const changeCustomer = {
  input: z.object({
    id: rowId,
    /** As the file was read. */
    rev: z.int(),
    field: z.enum(customerFields),
    /** A type, a sum of flags, the id of a person; null for nobody in particular. */
    value: z.nullable(z.int()),
    reason,
  }),
  output: customerFile,
};

export const giveCoupons = {
  input: z.object({
    id: rowId,
    kind: z.literal([...deskCouponKinds]),
    /** What each takes off. @unit fen */
    amount: fen,
    /** Goods that each needs at least. @unit fen */
    minSpend: fen,
    count: z.int(),
    days: z.literal([...DESK_COUPON_DAYS]),
    reason,
  }),
  output: z.object({ given: z.int(), /** Their last day. */ until: z.string() }),
};

export const endCustomerDevice = {
  input: z.object({ id: rowId, device: shortText(128), reason }),
  output: nothing,
};
