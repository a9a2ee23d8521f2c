/** Shapes of what settings.ts sends and answers. */
import * as z from 'zod/mini';
import { quietTime } from '../../entities/fields.ts';
import { messageLocale, messageSettings } from '../../entities/messageSettings.ts';
import { noInput } from '../../entities/primitives.ts';
import { messageGroup } from '../../entities/siteMessage.ts';

export const getMessageSettings = {
  input: noInput,
  output: messageSettings,
};

export const setMessageSettings = {
  input: z.object({
    /** Groups that are left out stay as they are; so do ways that a group does not take. */
    groups: z
      .array(z.object({ group: messageGroup, sms: z.boolean(), mail: z.boolean() }))
      .check(z.maxLength(messageGroup.options.length)),
    /** null: text messages may come at any time. */
    quiet: z.nullable(z.object({ from: quietTime, until: quietTime })),
    locale: messageLocale,
  }),
  output: messageSettings,
};
