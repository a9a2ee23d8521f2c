/** The call of the wall. */
import { getWall } from '@banxin/contract/calls/works/wall';
import { handle, type Registration } from '../../http/handle.ts';
import { readWall } from './wall.ts';

export const wallHandlers: readonly Registration[] = [handle(getWall, readWall)];
