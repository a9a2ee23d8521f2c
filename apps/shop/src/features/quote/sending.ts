/** How a job is sent, as its address says and its price takes it. */
import { isDate } from '@banxin/pricing/calendar';
import { findProvince } from '@banxin/pricing/geo';
import { quote } from '@banxin/pricing/quote';
import type { CarrierCode, Configuration, UrgentLevel } from '@banxin/pricing/types';
import type { PricedProduct } from './product.ts';
import type { Way } from './SpeedRow.tsx';
import { SENDING_PARAMS, type Sending, USUAL, type Wish } from './sendingQuery.ts';
import type { QuoteTerms } from './useConfigurator.ts';

/** The terms of a customer with what was chosen of sending. */
export const sentBy = (terms: QuoteTerms, { way, wish }: Sending): QuoteTerms => ({
  ...terms,
  ...way,
  ...(wish.by !== null && { wishedDate: wish.by }),
  ...(wish.to !== null && { destination: { province: wish.to } }),
});

/** What an address says of sending, as far as the job can be sent so today; null when it says nothing. */
export function sendingFrom(
  search: URLSearchParams,
  { product, book }: PricedProduct,
  terms: QuoteTerms,
  configuration: Configuration,
): Sending | null {
  const [urgent, carrier, by, to] = SENDING_PARAMS.map((name) => search.get(name));
  if (book === null || !(urgent || carrier || by || to)) return null;
  const wish: Wish = {
    by: by && isDate(by) ? by : null,
    to: to ? (findProvince(to)?.name ?? null) : null,
  };
  const level = (urgent || USUAL.urgent) as UrgentLevel;
  const ways: Way[] = [{ urgent: level }, USUAL];
  if (carrier) ways.unshift({ urgent: level, carrier: carrier as CarrierCode });
  const isPossible = (way: Way): boolean =>
    Object.hasOwn(book.urgent, way.urgent) &&
    quote(product, book, { ...sentBy(terms, { way, wish }), configuration }).valid;
  return { way: ways.find(isPossible) ?? USUAL, wish };
}
