/** Every user-facing text that the specification fixes, word for word, and the few that its rules imply. */
import type * as texts from './texts.ts';

/** Fixed texts, by key. */
export * as messages from './texts.ts';

/** The key of a fixed text. */
export type MessageKey = keyof typeof texts;

/** Shown after an SMS went out. @see specification §8 */
export const smsSentMessage = (phone: string): string =>
  `短信验证码已发送到 ${phone}，请注意查收！`;
