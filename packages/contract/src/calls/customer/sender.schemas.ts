/** Shapes of what sender.ts sends and answers. */
import * as z from 'zod/mini';
import { noInput, nothing, rowId } from '../../entities/primitives.ts';
import { keptSender, sender } from '../../entities/sender.ts';

export const getSenders = {
  input: noInput,
  output: z.array(keptSender),
};

export const saveSender = {
  input: z.extend(sender, {
    /** Absent: a new one. */
    id: z.optional(rowId),
    /** Of the one that is changed, as it was seen. */
    rev: z._default(rowId, 0),
    isDefault: z._default(z.boolean(), false),
  }),
  output: keptSender,
};

export const deleteSender = {
  input: z.object({ id: rowId }),
  output: nothing,
};

export const setDefaultSender = {
  input: z.object({
    /** Null: none, parcels come from the works. */
    id: z.nullable(rowId),
  }),
  output: nothing,
};
