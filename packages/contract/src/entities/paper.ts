/** A document that proves something: the file of a licence or a certificate, as its owner looks at it. */
import * as z from 'zod/mini';
import { fileId } from './primitives.ts';

/** One file. */
export const paperFile = z.object({
  id: fileId,
  name: z.string(),
  /** Its first pages; none while it is checked, and for readers who may not look at it. */
  pages: z.array(
    z.object({
      /** Absolute path on the API host. */
      thumbnail: z.string(),
      preview: z.string(),
    }),
  ),
});
/** A value of {@link paperFile}. */
export type PaperFile = z.infer<typeof paperFile>;
