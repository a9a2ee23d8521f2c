/** Calls about the server itself. */
import { getServerDateTime } from '@banxin/contract/calls/meta';
import { handlePublic, type Registration } from '../../handle.ts';

export const metaHandlers: readonly Registration[] = [
  handlePublic(getServerDateTime, async ({ now }) => ({ now })),
];
