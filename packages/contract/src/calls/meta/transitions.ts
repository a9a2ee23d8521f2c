/** The status charts as the server sees them. */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';

/** Only for entities of the caller. */
export const getTransitions = defineCall({
  name: 'Meta.Transitions',
  method: 'GET',
  path: '/api/Meta/Transitions',
  encoding: 'query',
  input: z.object({ entity: z.enum(['order']), id: z.int() }),
  output: z.array(
    z.object({
      event: z.string(),
      to: z.int(),
      allowed: z.boolean(),
      reason: z.nullable(z.string()),
    }),
  ),
  summary: '当前状态下可以做什么，以及为什么不可以',
  access: { permission: '我的订单' },
  errors: [2404],
});
