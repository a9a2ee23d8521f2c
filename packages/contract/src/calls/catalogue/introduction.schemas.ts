/** Shapes of what introduction.ts sends and answers. */
import * as z from 'zod/mini';
import { bilingual } from '../../entities/bilingual.ts';
import { productArt } from '../../entities/productArt.ts';

/** One introduction: a picture of kind 0, 2, 4, or words of kind 1, 3, 5. */
const introduction = z.object({
  /** Value of `introductionKind`. */
  kind: z.int(),
  /** Which drawing stands for it; null for words. */
  art: z.nullable(productArt),
  /** Null for a picture. */
  text: z.nullable(bilingual),
  facts: z.array(z.object({ label: bilingual, value: bilingual })),
});
/** A value of {@link introduction}. */
export type Introduction = z.infer<typeof introduction>;

export const getIntroduction = {
  input: z.object({ categoryId: z.int() }),
  output: z.array(introduction),
};
