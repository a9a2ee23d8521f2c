/** What waits for this login today. Our own call. */
import { defineCall } from '../../call.ts';
import { permissions } from '../../rules/permissions.ts';
import type * as schemas from './today.schemas.ts';

/** Only what its role may do itself; a kind of which nothing waits has no items. */
export const getToday = defineCall<typeof schemas.getToday>({
  name: 'Customer.GetToday',
  method: 'POST',
  path: '/api/Customer/GetToday',
  encoding: 'json',
  summary: '今日待办',
  access: { permission: permissions.home },
  display: 0,
  tags: ['orders', 'invoices'],
});
