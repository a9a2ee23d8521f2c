/** Sentences of the catalogue and the quote engine as data: worded where they are read, in the reader's language. */
import * as z from 'zod/mini';

/** The key of a sentence and its parts: texts and numbers, or further sentences. */
export type Sentence = readonly [key: string, ...parts: (string | number | Sentence)[]];

/** Schema of {@link Sentence}. */
export const sentence: z.ZodMiniType<Sentence, Sentence> = z.array(
  z.union([z.string(), z.number(), z.lazy(() => sentence)]),
) as unknown as z.ZodMiniType<Sentence, Sentence>;

/** A sentence as its JSON text: so an order stores it and lists pass it on, since parsing many parts costs most. */
export const sentenceJson = z.string();

/** A label with its explanation. */
export const lineSentences = z.object({ label: sentence, detail: z.exactOptional(sentence) });
/** A value of {@link lineSentences}. */
export type LineSentences = z.infer<typeof lineSentences>;
