/** Shapes of what suggestion.ts sends and answers. */
import * as z from 'zod/mini';
import { SUGGESTION_MAX, SUGGESTION_NOTE_MAX, SUGGESTION_PICTURES_MAX } from '../../constants.ts';
import { suggestion } from '../../entities/feedback.ts';
import { checkedBy } from '../../entities/fields.ts';
import { fileId, pageInput, pageOf, serialNumber, shortText } from '../../entities/primitives.ts';
import { messages } from '../../messages.ts';
import { checkOptionalMobile, checkSuggestionContent } from '../../rules/feedback.ts';

const content = checkedBy(checkSuggestionContent).check(
  z.maxLength(SUGGESTION_MAX, messages.suggestionTooLong),
);

export const createSuggestion = {
  input: z.object({
    /** Value of `suggestionKind`. */
    kind: z.int().check(z.minimum(1), z.maximum(5)),
    content,
    orderSN: z.optional(serialNumber),
    fileIds: z._default(
      z.array(fileId).check(z.maxLength(SUGGESTION_PICTURES_MAX, messages.suggestionPicturesMost)),
      [],
    ),
    phone: z.optional(checkedBy(checkOptionalMobile).check(z.maxLength(20))),
  }),
  output: z.object({ number: z.string() }),
};

export const getSuggestions = {
  input: z.object(pageInput),
  output: pageOf(suggestion),
};

export const addSuggestionNote = {
  input: z.object({
    number: shortText(24),
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, messages.suggestionNoteRequired),
        z.maxLength(SUGGESTION_NOTE_MAX),
      ),
  }),
  output: suggestion,
};
