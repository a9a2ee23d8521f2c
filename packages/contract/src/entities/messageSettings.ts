/** What a login wishes to be told beside the message centre. */
import * as z from 'zod/mini';
import { instant, timeOfDay } from './primitives.ts';
import { messageGroup } from './siteMessage.ts';

/** Times between which no text message comes, over midnight when it begins later than it ends. Local times. */
export const quietHours = z.object({ from: timeOfDay, until: timeOfDay });
/** A value of {@link quietHours}. */
export type QuietHours = z.infer<typeof quietHours>;

/** The language of text messages and letters. */
export const messageLocale = z.enum(['zh-CN', 'en-US']);
/** A value of {@link messageLocale}. */
export type MessageLocale = z.infer<typeof messageLocale>;

const choice = z.object({
  isOn: z.boolean(),
  /** When it was agreed to, or withdrawn; null when it was never agreed to. */
  since: z.nullable(instant),
});

/** What a login wishes for a group of messages; null for a way that the group does not take. */
const groupWishes = z.object({
  group: messageGroup,
  sms: z.nullable(choice),
  mail: z.nullable(choice),
});

export const messageSettings = z.object({
  groups: z.array(groupWishes),
  /** Where text messages go, masked. */
  mobile: z.string(),
  /** Where letters go, masked; null while no address is confirmed. */
  mail: z.nullable(z.string()),
  mailConfirmedAt: z.nullable(instant),
  /** Whether the shop can send them at all. */
  isSmsOffered: z.boolean(),
  isMailOffered: z.boolean(),
  quiet: z.nullable(quietHours),
  locale: messageLocale,
});
/** A value of {@link messageSettings}. */
export type MessageSettings = z.infer<typeof messageSettings>;
