/** The server's use of the quote engine: the authority for every amount. */

import type { Packaging, Urgency } from '@banxin/contract/calls/order';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import { book } from '@banxin/pricing/book';
import { specification } from '@banxin/pricing/describe';
import { productById } from '@banxin/pricing/products';
import { quote } from '@banxin/pricing/quote';
import {
  ANONYMOUS,
  type CarrierCode,
  type CustomerTerms,
  type Configuration as EngineConfiguration,
  type PricedQuote,
  type Quote,
} from '@banxin/pricing/types';

export interface Job {
  readonly configuration: Configuration;
  readonly urgent: Urgency;
  readonly carrier?: string | undefined;
  readonly packaging?: Packaging | undefined;
  readonly province?: string | undefined;
}

/** Undefined for a product that the catalogue does not have. */
export function price(job: Job, customer: CustomerTerms, now: string): Quote | undefined {
  const product = productById(job.configuration.productId);
  if (product === undefined) return undefined;
  const { outer, separateStyles, neutral, tearProof } = job.packaging ?? {};
  return quote(product, book, {
    configuration: job.configuration as EngineConfiguration,
    customer,
    urgent: job.urgent,
    now,
    packaging: {
      ...(outer && { outer }),
      ...(separateStyles && { separateStyles }),
      ...(neutral && { neutral }),
      ...(tearProof && { tearProof }),
    },
    ...(job.province && { destination: { province: job.province } }),
    ...(job.carrier && { carrier: job.carrier as CarrierCode }),
  });
}

/** What is stored with the order. */
export function snapshotOf(priced: PricedQuote): QuoteSnapshot {
  const { delivery } = priced;
  return {
    total: priced.total,
    lines: priced.lines,
    bookVersion: priced.bookVersion,
    promise: delivery && {
      factory: delivery.factory.id,
      factoryName: delivery.factory.name,
      shipDate: delivery.shipDate,
      arriveDate: delivery.arriveDate,
    },
  };
}

/** Terms of a customer, or those of a visitor. */
export const termsOf = (
  customer: { readonly type: number; readonly vipLevel: number } | null,
): CustomerTerms =>
  customer === null
    ? ANONYMOUS
    : { type: customer.type as CustomerTerms['type'], vipLevel: customer.vipLevel };

/** Every option with its value, in reading order. */
export function specLines(configuration: Configuration): { label: string; value: string }[] {
  const product = productById(configuration.productId);
  return product ? specification(product, configuration as EngineConfiguration) : [];
}

const carrierNames = new Map(book.carriers.map(({ code, name }) => [code as string, name]));
export const carrierName = (code: string): string => carrierNames.get(code) ?? code;
