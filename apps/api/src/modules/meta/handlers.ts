/** Calls about the server itself and its charts. */
import { getServerDateTime } from '@banxin/contract/calls/meta/clock';
import { getTransitions } from '@banxin/contract/calls/meta/transitions';
import { errCode } from '@banxin/contract/errors';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import { refuse } from '../../http/refusal.ts';
import { stepsOf } from './transitions.ts';

/** @param others every other call that is answered: what they perform is what can be done */
export function metaHandlers(others: readonly Registration[]): readonly Registration[] {
  const performed = new Set(others.flatMap(({ call }) => call.performs ?? []));
  return [
    handlePublic(getServerDateTime, async ({ now }) => ({ now })),
    handle(
      getTransitions,
      async ({ db, customer }, { id }) =>
        (await stepsOf(db, customer, id, performed)) ?? refuse(errCode.notFound, '订单不存在'),
    ),
  ];
}
