/** What the catalogue and the quote engine say, as data: it is worded where it is read, in the reader's language. */
import * as z from 'zod/mini';

/** The key of a sentence of the engine and what stands in it: ids and numbers as they are, or further sentences. */
export type Said = readonly [key: string, ...parts: (string | number | Said)[]];

/** Schema of {@link Said}. */
export const said: z.ZodMiniType<Said, Said> = z.array(
  z.union([z.string(), z.number(), z.lazy(() => said)]),
) as unknown as z.ZodMiniType<Said, Said>;

/** A sentence as one text, its JSON: as an order keeps it, and as lists carry it, where reading many parts costs most. */
export const packedSaid = z.string();

/** A label with its explanation. */
export const saidLine = z.object({ label: said, detail: z.exactOptional(said) });
/** A value of {@link saidLine}. */
export type SaidLine = z.infer<typeof saidLine>;
