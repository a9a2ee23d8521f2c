/** The status charts as the server sees them. */
import { defineCall } from '../../call.ts';
import type * as schemas from './transitions.schemas.ts';

/** Only for entities of the caller. */
export const getTransitions = defineCall<typeof schemas.getTransitions>({
  name: 'Meta.Transitions',
  method: 'GET',
  path: '/api/Meta/Transitions',
  encoding: 'query',
  summary: '当前状态下可以做什么，以及为什么不可以',
  access: { permission: '我的订单' },
  errors: [2404],
});
