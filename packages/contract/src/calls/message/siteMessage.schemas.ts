/** Shapes of what siteMessage.ts sends and answers. */
import * as z from 'zod/mini';
import { noInput, nothing, pageInput, pageOf, rowId } from '../../entities/primitives.ts';
import { messageGroup, siteMessage } from '../../entities/siteMessage.ts';

export const getSiteMessages = {
  input: z.object({
    /** Absent: of every group. */
    group: z.optional(messageGroup),
    /** Only those that this login has not read. */
    isUnread: z._default(z.boolean(), false),
    ...pageInput,
  }),
  output: pageOf(siteMessage),
};

export const getUnreadCount = {
  input: noInput,
  output: z.object({ count: z.int() }),
};

export const readSiteMessage = {
  input: z.object({ messageId: rowId }),
  output: nothing,
};

export const readAllSiteMessages = {
  input: noInput,
  output: nothing,
};
