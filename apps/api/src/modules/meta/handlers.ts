/** Calls about the server itself and its charts. */
import { getServerDateTime, getTransitions } from '@banxin/contract/calls/meta';
import { errCode } from '@banxin/contract/errors';
import { handle, handlePublic, type Registration } from '../../handle.ts';
import { refuse } from '../../refusal.ts';
import { stepsOf } from './transitions.ts';

export const metaHandlers: readonly Registration[] = [
  handlePublic(getServerDateTime, async ({ now }) => ({ now })),

  handle(
    getTransitions,
    async ({ db, customer, now }, { id }) =>
      (await stepsOf(db, customer, id, now)) ?? refuse(errCode.notFound, '订单不存在'),
  ),
];
