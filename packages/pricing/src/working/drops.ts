/** Workings of the freight of a job that goes to several addresses. */
import type { Working } from '@banxin/contract/entities/working';
import type { Drop } from '../delivery/severalWays.ts';
import type { PricedQuote } from '../types.ts';
import { withWorkings } from './explain.ts';
import { freightWorking, type Packed } from './fees.ts';

interface Way {
  readonly delivery: NonNullable<PricedQuote['delivery']>;
}

/** A price with the freight of its drops, and the workings of that. @param ways of the drops, in their order */
export function explainedDrops<Q extends PricedQuote>(
  packed: Packed,
  priced: Q,
  drops: readonly Drop[],
  ways: readonly Way[],
): Q {
  const workings = new Map<string, Working>();
  for (const [at, { province, quantity }] of drops.entries()) {
    const delivery = ways[at]?.delivery;
    if (delivery === undefined) continue;
    const { carrier, factory } = delivery;
    const sent = { ...packed, configuration: { ...packed.configuration, quantity } };
    const working = freightWorking(sent, {
      province,
      carrier,
      factory: factory.id,
      goods: priced.eligible,
    });
    if (working) workings.set(drops.length === 1 ? 'freight' : `freight.${at + 1}`, working);
  }
  return { ...priced, lines: withWorkings(priced.lines, workings) };
}
