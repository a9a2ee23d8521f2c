/** Calls about the server itself and its charts. */
import { getServerDateTime } from '@banxin/contract/calls/meta/clock';
import { getTransitions } from '@banxin/contract/calls/meta/transitions';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import { readTime } from './time.ts';
import { readTransitions } from './transitions.ts';

/** @param others every other call that is answered: what they perform is what can be done */
export function metaHandlers(others: readonly Registration[]): readonly Registration[] {
  return [
    handlePublic(getServerDateTime, readTime),
    handle(getTransitions, readTransitions(others)),
  ];
}
