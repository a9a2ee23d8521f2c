/** How the floor stands, read again and again. */
import type { OutputOf } from '@banxin/contract/call';
import { getWall } from '@banxin/contract/calls/works/wall';
import { useWatched } from '../../lib/useWatched.ts';

/** What the wall shows. */
export type Wall = OutputOf<typeof getWall>;

/** How often the wall looks. @unit ms */
const LOOKS_EVERY = 30_000;

export const useWall = () => useWatched(getWall, {}, LOOKS_EVERY);
