/** From configuration to a followed order. @see specification §7 order */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { DEFAULT_HABITS, USAGE_LOG_MAX_ENTRIES } from '../constants.ts';
import { configuration } from '../entities/configuration.ts';
import { address, addressInput } from '../entities/customer.ts';
import { printFile } from '../entities/file.ts';
import { orderDetail, orderSummary, paymentRecord } from '../entities/order.ts';
import { day, fen, instant, nothing, pageInput, pageOf } from '../entities/primitives.ts';
import { priceDifference, quoteSnapshot } from '../entities/quote.ts';
import { payment } from './payment.ts';

/** How much earlier than planned: not, one day, next day, same day. */
export const urgency = z.enum(['none', 'minus1', 'nextDay', 'sameDay']);
/** A value of {@link urgency}. */
export type Urgency = z.infer<typeof urgency>;

/** How the goods are packed; prices are in the price book. */
export const packaging = z.object({
  outer: z.optional(z.enum(['kraft', 'carton'])),
  separateStyles: z.optional(z.boolean()),
  neutral: z.optional(z.boolean()),
  tearProof: z.optional(z.boolean()),
});
/** A value of {@link packaging}. */
export type Packaging = z.infer<typeof packaging>;

/** What changes the price beside the configuration. */
const terms = {
  urgent: z._default(urgency, 'none'),
  /** kuaidi100 code, e.g. `zhongtong`; `pickup` for self pick-up. */
  carrier: z.optional(z.string()),
  packaging: z.optional(packaging),
  province: z.optional(z.string()),
};

/** The server's own price for a job: authority for what the browser shows. */
export const calculateQuote = defineCall({
  name: 'Quote.Calculate',
  method: 'POST',
  path: '/api/Quote/Calculate',
  encoding: 'json',
  input: z.object({ configuration, ...terms }),
  output: quoteSnapshot,
  summary: '服务器报价（下单以此为准）',
  access: { visitors: true, right: 'prices' },
  cancellable: true,
  errors: [2404, 3101],
});

/**
 * Registers an order (status 1), not yet confirmed.
 * Errors 1301 agreement not signed · 2001 fields · 3101 configuration impossible {conflicts} · 3102 file unusable ·
 * 3103 too many orders wait for payment {limit}.
 */
export const createOrder = defineCall({
  name: 'Order.CreateOrder',
  method: 'POST',
  path: '/api/Order/CreateOrder',
  encoding: 'json',
  input: z.object({
    configuration,
    ...terms,
    fileIds: z._default(z.array(z.string()).check(z.maxLength(50)), []),
    remark: z._default(z.string().check(z.maxLength(500, '备注最多 500 个字')), ''),
  }),
  output: z.object({ orderId: z.int(), orderSN: z.string() }),
  summary: '按配置登记订单，返回待确认的订单号',
  access: { permission: '我的订单', right: 'create' },
  idempotent: true,
  errors: [1301, 2404, 3101, 3102, 3103, 3409],
  invalidates: ['Order.GetOrdersByCustomer', 'Order.GetOrderStatusCount'],
});

const carrierOption = z.object({
  code: z.string(),
  name: z.string(),
  /** Freight. @unit fen */
  fee: fen,
  /** Days on the road. */
  transitDays: z.int(),
  /** Chinese reason when it cannot be chosen; null when it can. */
  unavailable: z.nullable(z.string()),
  /** cheapest, fastest, recommended */
  marks: z.array(z.string()),
});
/** A value of {@link carrierOption}. */
export type CarrierOption = z.infer<typeof carrierOption>;

/** Everything the confirmation page shows; priced for the given address and carrier. */
export const getConfirmOrderInfo = defineCall({
  name: 'Order.GetConfirmOrderInfo',
  method: 'POST',
  path: '/api/Order/GetConfirmOrderInfo',
  encoding: 'form',
  input: z.object({
    orderSN: z.string(),
    province: z.optional(z.string()),
    carrier: z.optional(z.string()),
    urgent: z.optional(urgency),
    neutral: z.optional(z.boolean()),
    separateStyles: z.optional(z.boolean()),
    tearProof: z.optional(z.boolean()),
  }),
  output: z.object({
    order: orderDetail,
    quote: quoteSnapshot,
    carriers: z.array(carrierOption),
    /** The one that `quote` is for; null without an address. */
    carrier: z.nullable(z.string()),
    urgencies: z.array(
      z.object({
        id: urgency,
        label: z.string(),
        fee: fen,
        /** Working days in production; null when it cannot be chosen. */
        days: z.nullable(z.int()),
        unavailable: z.nullable(z.string()),
      }),
    ),
    addresses: z.array(address),
    balance: fen,
    agreementSigned: z.boolean(),
  }),
  summary: '确认订单页：报价、地址、快递与余额',
  access: { permission: '我的订单', right: 'prices' },
  cancellable: true,
  errors: [2404],
});

/** The answer of a refused confirmation, errCode 4001. */
export const priceMoved = z.object({ quote: quoteSnapshot, differences: z.array(priceDifference) });
/** A value of {@link priceMoved}. */
export type PriceMoved = z.infer<typeof priceMoved>;

/**
 * Confirms a registered order: re-priced here, and refused when the price moved.
 * Errors 1301 agreement not signed · 3001 order is not waiting for confirmation · 4001 price moved {PriceMoved}.
 * Repeat safe: same order, same key, one payment.
 */
export const confirmOrder = defineCall({
  name: 'Order.ConfirmOrder',
  method: 'POST',
  path: '/api/Order/ConfirmOrder',
  encoding: 'json',
  input: z.object({
    orderSN: z.string(),
    receiver: addressInput,
    carrier: z.string(),
    urgent: z._default(urgency, 'none'),
    packaging: z.optional(packaging),
    remark: z._default(z.string().check(z.maxLength(500, '备注最多 500 个字')), ''),
    /** true: open a payment and go to the cashier. */
    payNow: z._default(z.boolean(), DEFAULT_HABITS.payNow),
    /** What the customer saw. @unit fen */
    expectedTotal: z.int(),
  }),
  output: z.object({
    orderId: z.int(),
    orderSN: z.string(),
    total: fen,
    payment: z.nullable(payment),
  }),
  summary: '确认订单：服务器重新计价，价格有变则逐行说明',
  access: { permission: '我的订单', right: 'create' },
  cancellable: true,
  idempotent: true,
  errors: [1301, 2404, 3001, 3409, 4001],
  invalidates: [
    'Order.GetOrdersByCustomer',
    'Order.GetOrderStatusCount',
    'Order.GetOrderDetail',
    'Order.GetOrderInfo',
    'Order.GetConfirmOrderInfo',
  ],
});

const listFilter = {
  /** Key of a customer tab; absent lists all. */
  tab: z.optional(z.string()),
  /** Order number, product or receiver, at least two characters. */
  keyword: z.optional(z.string().check(z.maxLength(50))),
  createdFrom: z.optional(day),
  createdTo: z.optional(day),
};

/** Newest first. */
export const getOrders = defineCall({
  name: 'Order.GetOrdersByCustomer',
  method: 'POST',
  path: '/api/Order/GetOrdersByCustomer',
  encoding: 'json',
  input: z.object({ ...listFilter, ...pageInput }),
  output: pageOf(orderSummary),
  summary: '我的订单',
  access: { permission: '我的订单' },
});

/** Counts per customer tab, under the same filter as the list. */
export const getOrderStatusCount = defineCall({
  name: 'Order.GetOrderStatusCount',
  method: 'POST',
  path: '/api/Order/GetOrderStatusCount',
  encoding: 'json',
  input: z.object({
    keyword: listFilter.keyword,
    createdFrom: listFilter.createdFrom,
    createdTo: listFilter.createdTo,
  }),
  output: z.array(z.object({ tab: z.string(), label: z.string(), count: z.int() })),
  summary: '各状态的订单数',
  access: { permission: '我的订单' },
  display: 0,
});

/** Errors 2404 not found, also for orders of others. */
export const getOrderDetail = defineCall({
  name: 'Order.GetOrderDetail',
  method: 'POST',
  path: '/api/Order/GetOrderDetail',
  encoding: 'form',
  input: z.object({ ordersn: z.string() }),
  output: orderDetail,
  summary: '订单详情',
  access: { permission: '我的订单' },
  errors: [2404],
});

/** Errors 2404 not found, also for orders of others. */
export const getOrderInfo = defineCall({
  name: 'Order.GetOrderInfo',
  method: 'POST',
  path: '/api/Order/GetOrderInfo',
  encoding: 'form',
  input: z.object({ ordersn: z.string() }),
  output: orderSummary,
  summary: '订单概要',
  access: { permission: '我的订单' },
  errors: [2404],
});

/** Errors 2404 not found, also for orders of others. */
export const getOrderThumbnail = defineCall({
  name: 'Order.GetOrderThumbnail',
  method: 'POST',
  path: '/api/Order/GetOrderThumbnail',
  encoding: 'form',
  input: z.object({ orderSN: z.string() }),
  output: z.object({ sourceThumbnailPaths: z.array(z.string()) }),
  summary: '订单文件的页面缩略图',
  access: { permission: '我的订单' },
  display: 0,
  errors: [2404],
});

/** Errors 2404 not found, also for orders of others. */
export const getOrderFileInfo = defineCall({
  name: 'Order.GetOrderFileInfo',
  method: 'POST',
  path: '/api/Order/GetOrderFileInfo',
  encoding: 'form',
  input: z.object({ orderSN: z.string() }),
  output: z.array(printFile),
  summary: '订单的印刷文件',
  access: { permission: '我的订单' },
  errors: [2404],
});

/**
 * Replaces the files of an order that still may change them.
 * Errors 3001 too late to change · 3102 file unusable.
 */
export const setOrderFiles = defineCall({
  name: 'Order.SetFiles',
  method: 'POST',
  path: '/api/Order/SetFiles',
  encoding: 'json',
  input: z.object({
    orderSN: z.string(),
    fileIds: z.array(z.string()).check(z.minLength(1, '请先上传印刷文件'), z.maxLength(50)),
  }),
  output: orderDetail,
  summary: '为订单补传或更换印刷文件',
  performs: ['RESUBMIT', 'FILES_IN', 'FINAL_FILE', 'MODIFIED'],
  access: { permission: '我的订单', right: 'files' },
  idempotent: true,
  errors: [2404, 3001, 3102],
  invalidates: [
    'Order.GetOrdersByCustomer',
    'Order.GetOrderStatusCount',
    'Order.GetOrderDetail',
    'Order.GetOrderInfo',
    'Order.GetOrderFileInfo',
    'Order.GetOrderThumbnail',
  ],
});

/** Newest first. Errors 2404 not found, also for orders of others. */
export const getOrderPaymentRecords = defineCall({
  name: 'Order.GetOrderPaymentRecords',
  method: 'POST',
  path: '/api/Order/GetOrderPaymentRecords',
  encoding: 'form',
  input: z.object({ orderId: z.int() }),
  output: z.array(paymentRecord),
  summary: '订单的付款记录',
  access: { permission: '我的订单', right: 'prices' },
  errors: [2404],
});

/**
 * Counts how often a customer looked at which product, per day. Sent in the background: silent, and an
 * expired login waits for the next one. Unknown products are left out.
 * Repeat safe with its key, for ever: a batch that the server could have forgotten is refused by its age.
 */
export const clickCategory = defineCall({
  name: 'Order.ClickCategory',
  method: 'POST',
  path: '/api/Order/ClickCategory',
  encoding: 'json',
  input: z.object({
    clickCategoryItems: z
      .array(
        z.object({
          productCategoryId: z.int(),
          orderTimes: z.int().check(z.minimum(1), z.maximum(100_000)),
        }),
      )
      .check(z.minLength(1), z.maxLength(USAGE_LOG_MAX_ENTRIES)),
    /** When the batch was closed, by the browser's clock; needed with a key. @unit ms since 1970 */
    sealedAt: z.optional(z.int()),
  }),
  output: nothing,
  summary: '上报各产品类目的浏览次数',
  access: 'user',
  display: 0,
  idempotent: true,
  loginOn401: false,
  limits: [{ by: 'customer', max: 120, windowSeconds: 3_600 }],
  errors: [3409],
});

/** Errors 3001 cannot be cancelled any more {status, reason}. What was paid from the balance goes back to it. */
export const cancelOrder = defineCall({
  name: 'Order.Cancel',
  method: 'POST',
  path: '/api/Order/Cancel',
  encoding: 'json',
  input: z.object({
    orderSN: z.string(),
    reason: z._default(z.string().check(z.maxLength(200)), ''),
  }),
  output: nothing,
  summary: '取消订单，已付款退回余额',
  performs: ['CANCEL'],
  access: { permission: '我的订单', right: 'create' },
  idempotent: true,
  errors: [2404, 3001],
  invalidates: [
    'Order.GetOrdersByCustomer',
    'Order.GetOrderStatusCount',
    'Order.GetOrderDetail',
    'Order.GetOrderInfo',
    'Order.GetOrderPaymentRecords',
    'Customer.GetCustomerAccount',
  ],
});

/** Progress without a login: order number and the last four digits of the receiver's or customer's phone. Same answer for a wrong number and a wrong phone; ten wrong ones an hour for one order number. */
export const lookUpOrder = defineCall({
  name: 'Order.LookUp',
  method: 'POST',
  path: '/api/Order/LookUp',
  encoding: 'json',
  input: z.object({
    orderSN: z.string().check(z.trim(), z.regex(/^\d{8,24}$/, '订单号只含数字，请核对')),
    phoneTail: z.string().check(z.trim(), z.regex(/^\d{4}$/, '请输入电话后 4 位')),
  }),
  output: z.object({
    orderSN: z.string(),
    productName: z.string(),
    spec: z.string(),
    status: z.int(),
    statusLabel: z.string(),
    hint: z.string(),
    steps: z.array(
      z.object({
        title: z.string(),
        at: z.nullable(instant),
        state: z.enum(['done', 'current', 'future']),
      }),
    ),
  }),
  summary: '免登录查询订单进度',
  access: 'public',
  limits: [{ by: 'address', max: 30, windowSeconds: 600 }],
  errors: [2404],
});
