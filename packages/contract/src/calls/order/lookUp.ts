/** Progress of an order without a login. @see specification §7 order */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { instant } from '../../entities/primitives.ts';

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
