/** Shapes of what detail.ts sends and answers. */
import * as z from 'zod/mini';
import { orderDetail, orderSummary, paymentRecord } from '../../entities/order.ts';
import { serialNumber } from '../../entities/primitives.ts';

export const getOrderDetail = {
  input: z.object({ ordersn: serialNumber }),
  output: orderDetail,
};

export const getOrderInfo = {
  input: z.object({ ordersn: serialNumber }),
  output: orderSummary,
};

export const getOrderPaymentRecords = {
  input: z.object({ orderId: z.int() }),
  output: z.array(paymentRecord),
};
