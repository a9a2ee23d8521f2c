/** Time as the server sees it. */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { instant, noInput } from '../../entities/primitives.ts';

/** The clock that deadlines are measured by. */
export const getServerDateTime = defineCall({
  name: 'Order.GetServerDateTime',
  method: 'POST',
  path: '/api/Order/GetServerDateTime',
  encoding: 'json',
  input: noInput,
  output: z.object({ now: instant }),
  summary: '服务器时间（北京时间）',
  access: 'public',
  display: 0,
  shared: true,
});
