/** Words of the shop that the server carries in both languages: the reader's are picked where they are shown. */
import * as z from 'zod/mini';

export const bilingual = z.object({ zh: z.string(), en: z.string() });
/** A value of {@link bilingual}. */
export type Bilingual = z.infer<typeof bilingual>;
