/** Shapes of what detail.ts sends and answers. */
import * as z from 'zod/mini';
import { orderDetail, orderSummary, paymentRecord } from '../../entities/order.ts';

export const getOrderDetail = {
  input: z.object({ ordersn: z.string() }),
  output: orderDetail,
};

export const getOrderInfo = {
  input: z.object({ ordersn: z.string() }),
  output: orderSummary,
};

export const getOrderPaymentRecords = {
  input: z.object({ orderId: z.int() }),
  output: z.array(paymentRecord),
};
