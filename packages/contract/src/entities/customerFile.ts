/** A customer as the works' desk of customers sees it: found by words, opened as a file of several rooms. */
import * as z from 'zod/mini';
import { fen, instant, keyedMessage, rowId, serialNumber } from './primitives.ts';

const head = {
  /** Of the main account: the number of the customer. */
  id: rowId,
  /** The account. */
  name: z.string(),
  /** Of the authenticated company; null without one. */
  company: z.nullable(z.string()),
  /** Masked. */
  mobile: z.string(),
  typeLabel: keyedMessage,
  vipLevel: z.int(),
  /** The account of whoever looks, or its main account. */
  isOwn: z.boolean(),
  createdAt: instant,
};

/** As the search shows it. */
export const customerHead = z.object(head);
/** A value of {@link customerHead}. */
export type CustomerHead = z.infer<typeof customerHead>;

/** What can be chosen, in words. */
export const customerChoice = z.object({ value: z.int(), label: keyedMessage });

/** Somebody of the works. */
export const worksPerson = z.object({ id: rowId, name: z.string() });
/** A value of {@link worksPerson}. */
export type WorksPerson = z.infer<typeof worksPerson>;

/** The values that the desk changes, and the revision that they stand at. */
export const customerValues = z.object({
  rev: z.int(),
  type: z.int(),
  /** Bits of `customerSign`. */
  flags: z.int(),
  /** Ids of people of the works; null for nobody in particular. */
  manager: z.nullable(rowId),
  deliveryMan: z.nullable(rowId),
});
/** A value of {@link customerValues}. */
export type CustomerValues = z.infer<typeof customerValues>;

/** The file that is opened. */
export const customerFile = z.object({
  ...head,
  linkPerson: z.nullable(z.string()),
  auth: keyedMessage,
  /** Of a paid membership; null without an end. */
  vipUntil: z.nullable(instant),
  /** Approved orders pay themselves from the balance: the customer's own choice. */
  paysItself: z.boolean(),
  lastLoginAt: z.nullable(instant),
  /** Submitted orders, and those of them that are under way. */
  orders: z.object({ count: z.int(), open: z.int(), lastAt: z.nullable(instant) }),
  colleagues: z.array(
    z.object({ id: rowId, name: z.string(), mobile: z.string(), isPaused: z.boolean() }),
  ),
  values: customerValues,
  /** Types that can be given here. */
  types: z.array(customerChoice),
  /** Flags that the desk sets. */
  flags: z.array(customerChoice),
  /** Flags that are what the customer did; in words. */
  signed: z.array(keyedMessage),
  /** Who can be put in charge. */
  people: z.array(worksPerson),
  /** Why nothing can be changed; null when it can. */
  locked: z.nullable(keyedMessage),
  /** Why the type cannot; null when it can. */
  typeLocked: z.nullable(keyedMessage),
  /** Why the account does not open; null when it does. */
  ledgerShut: z.nullable(keyedMessage),
  /** What may still be given: to this customer, and by this clerk today. */
  coupons: z.object({ held: z.int(), count: z.int(), sum: fen, clerkSum: fen }),
});
/** A value of {@link customerFile}. */
export type CustomerFile = z.infer<typeof customerFile>;

/** An order of the customer, as a line. */
export const customerOrder = z.object({
  orderSN: serialNumber,
  productName: z.string(),
  /** Short Chinese specification. */
  spec: z.string(),
  statusLabel: keyedMessage,
  /** @unit fen */
  total: fen,
  createdAt: instant,
  /** The login that placed it. */
  by: z.string(),
});
/** A value of {@link customerOrder}. */
export type CustomerOrder = z.infer<typeof customerOrder>;

/** Where a login of the customer is used. */
export const customerDevice = z.object({
  id: z.string(),
  /** The account that is logged in. */
  login: z.string(),
  /** The browser's User-Agent. */
  device: z.string(),
  ip: z.string(),
  beganAt: instant,
  usedAt: instant,
});
/** A value of {@link customerDevice}. */
export type CustomerDevice = z.infer<typeof customerDevice>;

/** What was done at the desk. */
export const customerRecord = z.object({
  id: rowId,
  at: instant,
  /** Who of the works. */
  by: z.string(),
  title: keyedMessage,
  from: z.nullable(keyedMessage),
  to: z.nullable(keyedMessage),
  /** Null where somebody only looked. */
  reason: z.nullable(z.string()),
});
/** A value of {@link customerRecord}. */
export type CustomerRecord = z.infer<typeof customerRecord>;
