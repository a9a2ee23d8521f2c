/** The server's use of the quote engine; its amounts are binding. */
import type { Packaging, Urgency } from '@banxin/contract/calls/order/quote.schemas';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { book } from '@banxin/pricing/book';
import { chinese } from '@banxin/pricing/chinese';
import { describe, describeSentence, specLines } from '@banxin/pricing/describe';
import { explained } from '@banxin/pricing/explain';
import { productById } from '@banxin/pricing/products';
import { quote } from '@banxin/pricing/quote';
import { sentence } from '@banxin/pricing/sentence';
import {
  ANONYMOUS,
  type CarrierCode,
  type CustomerTerms,
  type Product,
  type Quote,
  type QuoteInput,
  type RefusedQuote,
} from '@banxin/pricing/types';
import { type Refusal, refuse } from '../../http/refusal.ts';

export interface Job {
  readonly configuration: Configuration;
  readonly urgent: Urgency;
  readonly carrier?: string | undefined;
  readonly packaging?: Packaging | undefined;
  readonly province?: string | undefined;
  /** It stays in the cloud warehouse: no freight. */
  readonly intoWarehouse?: boolean | undefined;
  /** Day by which it is wanted. */
  readonly arriveBy?: string | null | undefined;
}

/** A job as the engine takes it. */
export function quoteInput(job: Job, customer: CustomerTerms, now: string): QuoteInput {
  const { outer, separateStyles, neutral, tearProof } = job.packaging ?? {};
  return {
    configuration: job.configuration,
    customer,
    urgent: job.urgent,
    now,
    packaging: {
      ...(outer && { outer }),
      ...(separateStyles && { separateStyles }),
      ...(neutral && { neutral }),
      ...(tearProof && { tearProof }),
    },
    ...(job.intoWarehouse && { intoWarehouse: true }),
    ...(job.province && { destination: { province: job.province } }),
    ...(job.arriveBy && { wishedDate: job.arriveBy }),
    ...(job.carrier && { carrier: job.carrier as CarrierCode }),
  };
}

/** Undefined for a product that the catalogue does not have. */
export function price(job: Job, customer: CustomerTerms, now: string): Quote | undefined {
  const product = productById(job.configuration.productId);
  return product && quote(product, book, quoteInput(job, customer, now));
}

/** The same, and how each of its lines was worked out: what is kept, or asked why. */
export function explainedPrice(job: Job, customer: CustomerTerms, now: string): Quote | undefined {
  const priced = price(job, customer, now);
  const product = productById(job.configuration.productId);
  if (product === undefined || !priced?.valid) return priced;
  return explained(product, book, quoteInput(job, customer, now), priced);
}

/** Why a job has no price: options that do not go together, or an address, carrier or urgency that cannot be served. */
export function refusalOf({ conflicts, missing, nearest }: RefusedQuote): Refusal {
  return refuse(refusals.impossible, { conflicts, missing, nearest });
}

/** Terms of a customer, or those of a visitor. */
export const termsOf = (
  customer: { readonly type: number; readonly vipLevel: number } | null,
): CustomerTerms =>
  customer === null
    ? ANONYMOUS
    : { type: customer.type as CustomerTerms['type'], vipLevel: customer.vipLevel };

/** The specification's columns: the Chinese line, and its parts as JSON text that lists pass on unparsed. */
export const specOf = (product: Product, configuration: Configuration) => ({
  spec: describe(product, configuration),
  spec_said: JSON.stringify(describeSentence(product, configuration)),
});

/** Every option of a job with its value; none for a product that the catalogue no longer has. */
export function specLinesOf(configuration: Configuration): OrderDetail['specLines'] {
  const product = productById(configuration.productId);
  return product ? specLines(product, configuration) : [];
}

/** In which the pieces of an order are counted. */
export const unitOf = ({ product_id }: { readonly product_id: number }): string =>
  productById(product_id)?.quantity.unit ?? '件';

/** The same as it is shown, in every language. */
export function unitView(order: { readonly product_id: number }): OrderDetail['unit'] {
  const said = sentence('unit', unitOf(order));
  return { label: chinese(said), said };
}

const carrierNames = new Map(book.carriers.map(({ code, name }) => [code as string, name]));
export const carrierName = (code: string): string => carrierNames.get(code) ?? code;
