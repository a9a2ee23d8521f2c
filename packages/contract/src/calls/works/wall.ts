/** The wall of the works: how the whole floor stands today, to be read from across the room. Not for customers. */
import { defineCall } from '../../call.ts';
import type * as schemas from './wall.schemas.ts';

/** How the floor stands: what waits at every desk, promises kept and broken, sheets, and the day's money for who may see it. */
export const getWall = defineCall<typeof schemas.getWall>({
  name: 'Works.GetWall',
  method: 'POST',
  path: '/api/Works/GetWall',
  encoding: 'json',
  summary: '工坊：今日看板',
  access: { right: 'works' },
  display: 0,
  tags: ['works'],
});
