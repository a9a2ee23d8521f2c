/** Shapes of what examples.ts sends and answers. */
import * as z from 'zod/mini';
import { helpSummary } from '../../entities/article.ts';
import { rowId } from '../../entities/primitives.ts';
import { exampleType } from '../../enums/catalogue.ts';

const { id, title, titleEn, summary, summaryEn } = helpSummary.shape;

/** A help article as an example. */
export const example = z.object({ id, title, titleEn, summary, summaryEn });
/** A value of {@link example}. */
export type Example = z.infer<typeof example>;

export const getExamples = {
  input: z.object({
    productId: rowId,
    /** Value of `exampleType`. */
    type: z.literal([...exampleType.values]),
  }),
  output: z.array(example),
};
