/** Orders as lists and pages need them. @see specification §3 order */
import * as z from 'zod/mini';
import { urgency } from '../calls/order/quote.schemas.ts';
import { actors } from '../lifecycles/chart.ts';
import { historyOnlyEvents, orderChart, orderTabs } from '../lifecycles/order.ts';
import { orderTodos } from '../lifecycles/todo.ts';
import { cloudErrands } from '../rules/cloudWarehouse.ts';
import { cloudLine } from './cloudLine.ts';
import { configuration } from './configuration.ts';
import { addressInput } from './customer.ts';
import { printFile } from './file.ts';
import { orderPart, paymentMethod, paymentStatus } from './payment.ts';
import { carrierCode, day, fen, instant, keyedMessage, rowId, serialNumber } from './primitives.ts';
import { productArt } from './productArt.ts';
import { deliveryPromise, quoteSnapshot } from './quote.ts';
import { sender } from './sender.ts';
import { sentence, sentenceJson } from './sentence.ts';
import { jobStyles } from './styles.ts';

/** Tab of the customer's list that an order is listed under. */
export const orderTab = z.enum(orderTabs.map(({ key }) => key));

/** What an order waits for its customer to do. */
export const orderTodo = z.enum(orderTodos.map(({ key }) => key));

/** What can happen to an order: an arrow of its chart, or something that moves no status. */
export const orderEvent = z.enum([
  ...new Set(orderChart.transitions.map(({ event }) => event)),
  ...historyOnlyEvents,
]);
/** A value of {@link orderEvent}. */
export type OrderEvent = z.infer<typeof orderEvent>;

/** An order that has missed a day. */
export const orderLate = z.object({
  /** When it arrives as things stand. */
  expected: day,
});
/** A value of {@link orderLate}. */
export type OrderLate = z.infer<typeof orderLate>;

/** Something the customer may do now, or why not. */
export const orderAction = z.object({
  /** Something that a call performs. */
  event: z.enum([
    'confirm',
    'pay',
    'editFiles',
    'filesModified',
    'confirmFiles',
    'comment',
    'afterSales',
    'changeAddress',
    'splitDelivery',
    'setSender',
    'setCertificate',
    'stopShipping',
    'resumeShipping',
    'confirmReceipt',
    'ticket',
    'cancel',
    'reorder',
    'hide',
  ]),
  allowed: z.boolean(),
  /** Null when allowed. */
  reason: z.nullable(keyedMessage),
});
/** A value of {@link orderAction}. */
export type OrderAction = z.infer<typeof orderAction>;

const summaryFields = {
  orderId: z.int(),
  /** Digits with a check digit. */
  orderSN: serialNumber,
  productId: z.int(),
  productName: z.string(),
  /** False for goods from the shelf, which need no print file. */
  isPrinted: z.boolean(),
  /**
   * What it does in the cloud warehouse: print goods that stay there, send some to a receiver, or give some back. What
   * leaves the warehouse has no product of its own. Absent for every other order.
   */
  cloud: z.optional(z.enum(cloudErrands)),
  /** Which drawing stands for it. */
  family: productArt,
  /** Short Chinese specification: 300g 铜版 · 90×54 · 双面 · 500 张. */
  spec: z.string(),
  /** The same by its parts; null in orders of the past. */
  specSaid: z.nullable(sentenceJson),
  widthMm: z.number(),
  heightMm: z.number(),
  status: z.int(),
  statusLabel: keyedMessage,
  /** Key of the customer tab it is listed under. */
  tab: orderTab,
  /** One line: what happens next and when. */
  hint: keyedMessage,
  /** Null while it is on time; else the hint says why and when. */
  late: z.nullable(orderLate),
  /** Another address waits for its freight to be paid. Absent where none does. */
  addressWaits: z.optional(z.literal(true)),
  /** False until ConfirmOrder. */
  confirmed: z.boolean(),
  fileStatus: z.int(),
  /** @unit fen; null for roles that may not see prices. */
  total: z.nullable(fen),
  paid: z.nullable(fen),
  createdAt: instant,
  promise: z.nullable(deliveryPromise),
  /** Path of the first page's small PNG, else null. */
  thumbnail: z.nullable(z.string()),
  actions: z.array(orderAction),
};

/** An order as a list shows it. */
export const orderSummary = z.object(summaryFields);
/** A value of {@link orderSummary}. */
export type OrderSummary = z.infer<typeof orderSummary>;

/** One step of an order's history. */
export const timelineEvent = z.object({
  at: instant,
  event: orderEvent,
  title: keyedMessage,
  /** How the order stood after it, and what the specification calls that. */
  standing: keyedMessage,
  name: keyedMessage,
  /** Why it happened; words alone are somebody's own, or from before sentences had keys. */
  note: z.nullable(z.union([keyedMessage, z.string()])),
  status: z.int(),
  actor: z.enum(actors),
});

/** A station of an order's way. */
export const orderStep = z.object({
  title: keyedMessage,
  /** When it was passed; null when it is ahead or under way. */
  at: z.nullable(instant),
  state: z.enum(['done', 'current', 'future']),
});
/** A value of {@link orderStep}. */
export type OrderStep = z.infer<typeof orderStep>;

/** The certificate that an order was given. */
const orderCertificate = z.object({ id: z.int(), brand: z.string(), number: z.string() });

/** An order as its page shows it. */
export const orderDetail = z.object({
  ...summaryFields,
  /** Grows with every change; whoever changes what is not submitted names the one that was seen. */
  version: rowId,
  /** How fast it is made. */
  urgent: urgency,
  /** The day by which it was wanted when it was put together; null when none was named. */
  arriveBy: z.nullable(day),
  configuration,
  /** In which its pieces are counted. */
  unit: z.object({ label: z.string(), said: sentence }),
  /** What it takes out of the cloud warehouse, or prints for it; absent for every other order, and before it is confirmed. */
  goods: z.optional(z.array(cloudLine)),
  /** Label and value of every option, in reading order. */
  specLines: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      said: z.object({ label: sentence, value: sentence }),
    }),
  ),
  quote: z.nullable(quoteSnapshot),
  receiver: z.nullable(addressInput),
  carrier: z.nullable(
    z.object({ code: carrierCode, name: z.string(), trackingNo: z.nullable(z.string()) }),
  ),
  /** It goes to several addresses; `receiver` and `carrier` are those of the first. */
  isMultiSite: z.boolean(),
  /** Who its parcels say they come from; null: the works. */
  sender: z.nullable(sender),
  /** By which the brand on it may be printed; null: it shows none of others. */
  certificate: z.nullable(orderCertificate),
  remark: z.string(),
  files: z.array(printFile),
  /** Names of the styles, and which file holds which side; null: one file per style, in their order. */
  styles: z.nullable(jobStyles),
  /** None is current when it was received, was cancelled or comes back. */
  steps: z.array(orderStep),
  timeline: z.array(timelineEvent),
  /** The open payment, to go on paying. */
  paymentSN: z.nullable(serialNumber),
  /** Another address that is asked for and whose freight is not paid yet; until then the order goes where it did. */
  wish: z.nullable(
    z.object({
      paymentSN: serialNumber,
      /** Freight more; null for roles that may not see prices. @unit fen */
      amount: z.nullable(fen),
      /** When it is dropped. */
      expiresAt: instant,
      /** The first receiver, and how many there are. */
      receiver: addressInput,
      count: z.int(),
    }),
  ),
  /** When it is cancelled unless it is paid before; null when it is not submitted or needs no payment. */
  payBefore: z.nullable(instant),
});
/** A value of {@link orderDetail}. */
export type OrderDetail = z.infer<typeof orderDetail>;

/** A payment that was made or tried. */
export const paymentRecord = z.object({
  paymentSN: serialNumber,
  /** What of the order it settles. */
  part: orderPart,
  partLabel: keyedMessage,
  method: paymentMethod,
  methodLabel: keyedMessage,
  /** For this order. */
  amount: fen,
  /** The whole payment, which may have settled other orders as well. */
  paidTogether: fen,
  status: paymentStatus,
  statusLabel: keyedMessage,
  at: instant,
  balanceAfter: z.nullable(fen),
});
/** A value of {@link paymentRecord}. */
export type PaymentRecord = z.infer<typeof paymentRecord>;
