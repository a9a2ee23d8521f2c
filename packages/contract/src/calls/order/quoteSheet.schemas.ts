/** Shapes of what quoteSheet.ts sends and answers. */
import * as z from 'zod/mini';
import { configuration } from '../../entities/configuration.ts';
import { day, instant, serialNumber } from '../../entities/primitives.ts';
import { quoteSnapshot } from '../../entities/quote.ts';
import { terms } from './quote.schemas.ts';

export const issueQuoteSheet = {
  input: z.object({ configuration, ...terms }),
  output: z.object({
    /** BJ20261120-0000007 */
    number: serialNumber,
    issuedAt: instant,
    /** The last day that it holds, in Asia/Shanghai. */
    validUntil: day,
    quote: quoteSnapshot,
  }),
};
