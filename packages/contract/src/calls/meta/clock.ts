/** Time as the server sees it. */
import { defineCall } from '../../call.ts';
import type * as schemas from './clock.schemas.ts';

/** The clock that deadlines are measured by. */
export const getServerDateTime = defineCall<typeof schemas.getServerDateTime>({
  name: 'Order.GetServerDateTime',
  method: 'POST',
  path: '/api/Order/GetServerDateTime',
  encoding: 'json',
  summary: '服务器时间（北京时间）',
  access: 'public',
  display: 0,
  shared: true,
});
