/** Addresses of a shared quote: for whoever decides, and for whoever orders what was decided. */
import type { QuoteShare } from '@banxin/contract/entities/quoteShare';
import { pathOf } from '@banxin/contract/routes';
import type { CarrierCode } from '@banxin/pricing/types';
import { configurationLink } from './configurationLink.ts';
import { NO_WISH, sendingQuery } from './sendingQuery.ts';

/** The whole address, as it is sent to somebody. */
export const shareLink = (token: string): string =>
  new URL(pathOf('sharedQuote', { token }), window.location.href).href;

/** The product with exactly this job, made and sent as it was quoted. */
export const jobLink = ({ configuration, urgent, carrier }: QuoteShare): string =>
  configurationLink(
    configuration,
    sendingQuery({
      way: { urgent, ...(carrier !== null && { carrier: carrier as CarrierCode }) },
      wish: NO_WISH,
    }),
  );
