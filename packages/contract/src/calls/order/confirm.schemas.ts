/** Shapes of what confirm.ts sends and answers. */
import * as z from 'zod/mini';
import { DEFAULT_HABITS, DROPS_MAX, JOB_FILES_MAX } from '../../constants.ts';
import { discountChoice, discounts } from '../../entities/coupon.ts';
import { address, addressInput } from '../../entities/customer.ts';
import { orderDetail } from '../../entities/order.ts';
import { priceLog } from '../../entities/priceLog.ts';
import {
  carrierCode,
  day,
  fen,
  fileId,
  keyedMessage,
  rowId,
  serialNumber,
  shortText,
} from '../../entities/primitives.ts';
import { priceDifference, quoteSnapshot } from '../../entities/quote.ts';
import { sender } from '../../entities/sender.ts';
import { sentence } from '../../entities/sentence.ts';
import { messages } from '../../messages.ts';
import { REGION_MAX } from '../../rules/address.ts';
import { payment } from '../payment/payment.schemas.ts';
import { dropInput } from './drops.schemas.ts';
import { packaging, urgency } from './quote.schemas.ts';

/** A carrier to an address, and why it cannot be chosen. */
export const carrierOption = z.object({
  code: carrierCode,
  name: z.string(),
  /** Freight. @unit fen */
  fee: fen,
  /** Days on the road. */
  transitDays: z.int(),
  /** Chinese reason when it cannot be chosen; null when it can. */
  unavailable: z.nullable(z.string()),
  /** The reason by its parts; absent when it can be chosen. */
  said: z.optional(sentence),
  marks: z.array(z.enum(['cheapest', 'fastest', 'recommended'])),
});
/** How the day by which it is wanted stands with what is chosen. */
const wish = z.object({
  day,
  isKept: z.boolean(),
  /** The cheapest way that keeps it, or the first possible one; null when that is chosen. */
  offer: z.nullable(
    z.object({
      urgent: urgency,
      carrier: carrierCode,
      arriveDate: day,
      /** What everything comes to then. @unit fen */
      total: fen,
      words: z.string(),
      said: sentence,
    }),
  ),
});
/** A value of {@link carrierOption}. */
export type CarrierOption = z.infer<typeof carrierOption>;

/** What is chosen for an order that waits for confirmation, as far as its price depends on it. */
export const wayToConfirm = {
  orderSN: serialNumber,
  province: z.optional(shortText(REGION_MAX)),
  /** A new address is being typed and has no province yet: no freight, no carrier, no day. */
  unaddressed: z.optional(z.boolean()),
  /**
   * It goes to several addresses: the place of each, how many go there, and with whom ('': the recommended one). One
   * list each, as long as the others, since a form carries no lists of objects; province and carrier are not looked at.
   */
  dropProvinces: z.optional(z.array(shortText(REGION_MAX)).check(z.maxLength(DROPS_MAX))),
  dropQuantities: z.optional(z.array(rowId.check(z.minimum(1))).check(z.maxLength(DROPS_MAX))),
  dropCarriers: z.optional(
    z.array(z.string().check(z.maxLength(30))).check(z.maxLength(DROPS_MAX)),
  ),
  carrier: z.optional(carrierCode),
  /** 存入云仓: it stays in the cloud warehouse, without freight; address, drops and carrier are not looked at. */
  intoWarehouse: z.optional(z.boolean()),
  urgent: z.optional(urgency),
  neutral: z.optional(z.boolean()),
  separateStyles: z.optional(z.boolean()),
  tearProof: z.optional(z.boolean()),
};

export const getConfirmOrderInfo = {
  input: z.object({
    ...wayToConfirm,
    ...discountChoice,
    /** Whether it is also to be said what the price is worked out from. */
    explained: z.optional(z.boolean()),
  }),
  output: z.object({
    order: orderDetail,
    quote: quoteSnapshot,
    /** The price opened; where that was asked for. */
    log: z.optional(priceLog),
    /** When it arrives if it is paid for, with its files approved, at once; null without an address, or once agreed. */
    arrivesBy: z.nullable(day),
    /** Null when no day was named, without an address, or once agreed. */
    wish: z.nullable(wish),
    carriers: z.array(carrierOption),
    /** What goes to each of several addresses, in their order; empty for one. */
    drops: z.array(
      z.object({
        province: z.string(),
        quantity: z.int(),
        carrier: z.object({ code: carrierCode, name: z.string() }),
        /** Before a coupon. */
        freight: fen,
        /** If it is paid for, with its files approved, at once. */
        arriveDate: day,
      }),
    ),
    /** The one that `quote` is for; null without an address. */
    carrier: z.nullable(carrierCode),
    /** Why it cannot be stored in the cloud warehouse; null when it can. */
    warehouseRefusal: z.optional(z.nullable(keyedMessage)),
    urgencies: z.array(
      z.object({
        id: urgency,
        label: z.string(),
        fee: fen,
        /** Working days in production; null when it cannot be chosen. */
        days: z.nullable(z.int()),
        unavailable: z.nullable(z.string()),
        /** The reason by its parts; absent when it can be chosen. */
        said: z.optional(sentence),
        /** A slower one that is there as early for less, with another carrier; null when none is. */
        cheaper: z.nullable(
          z.object({ urgent: urgency, carrier: carrierCode, words: z.string(), said: sentence }),
        ),
      }),
    ),
    /** What `quote` takes off, and what else could be; null once the order is confirmed. */
    discounts: z.nullable(discounts),
    addresses: z.array(address),
    balance: fen,
    agreementSigned: z.boolean(),
  }),
};

/** The answer of a refused confirmation, errCode 4001. */
export const priceMoved = z.object({ quote: quoteSnapshot, differences: z.array(priceDifference) });
/** A value of {@link priceMoved}. */
export type PriceMoved = z.infer<typeof priceMoved>;

export const confirmOrder = {
  input: z.object({
    orderSN: serialNumber,
    /** The one that was seen; absent does not compare. */
    version: z.optional(rowId),
    /** Of several addresses the first. */
    receiver: addressInput,
    /** Of several addresses that of the first. */
    carrier: carrierCode,
    /** 存入云仓: it stays in the cloud warehouse; receiver and carrier are not looked at. */
    intoWarehouse: z.optional(z.boolean()),
    /** Where it goes when it goes to several; absent: all of it to the receiver. */
    drops: z.optional(z.array(dropInput).check(z.minLength(2), z.maxLength(DROPS_MAX))),
    urgent: z._default(urgency, 'none'),
    packaging: z.optional(packaging),
    remark: z._default(z.string().check(z.maxLength(500, messages.remarkTooLong)), ''),
    /** true: open a payment and go to the cashier. */
    payNow: z._default(z.boolean(), DEFAULT_HABITS.payNow),
    /** Who its parcels say they come from; absent: as it was, at first the works. */
    sender: z.optional(z.nullable(sender)),
    /** Of the certificate by which its brand may be printed; absent: as it was. */
    brandId: z.optional(z.nullable(rowId)),
    ...discountChoice,
    /**
     * Its files, all of them, whose warnings were seen and which are to be printed as they are: they cannot be replaced
     * then, and pass review by rule. Absent: they may be replaced, and who reviews looks at the warnings.
     */
    confirmedFiles: z.optional(z.array(fileId).check(z.minLength(1), z.maxLength(JOB_FILES_MAX))),
    /** What the customer saw. @unit fen */
    expectedTotal: z.int(),
  }),
  output: z.object({
    orderId: z.int(),
    orderSN: serialNumber,
    total: fen,
    payment: z.nullable(payment),
  }),
};
