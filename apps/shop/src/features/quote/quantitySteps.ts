/** Quantities side by side: what each comes to, when it is there, and what it saves by the piece. */
import type { Configuration, PricedQuote, Product } from '@banxin/pricing/types';

export interface QuantityStep {
  readonly quantity: number;
  readonly isChosen: boolean;
  /** With freight and packing, as the price beside the options. @unit fen */
  readonly total: number;
  /** Goods alone, by the piece. @unit fen, may be a fraction */
  readonly unit: number;
  /** Local date; null without a destination. */
  readonly arriveDate: string | null;
  /** What a piece costs less than at the smallest quantity, whole percent. */
  readonly saves: number;
  /** What it costs more than the chosen quantity, and how many pieces more that is; null for fewer. */
  readonly more: { readonly fen: number; readonly pieces: number } | null;
}

/** The product's own steps and the chosen quantity among them; without those that cannot be made. */
export function quantitySteps(
  product: Product,
  configuration: Configuration,
  priceOf: (configuration: Configuration) => PricedQuote | null,
): QuantityStep[] {
  const { quantity: chosen } = configuration;
  const quantities = [...new Set([...product.quantity.tiers, chosen])].sort((a, b) => a - b);
  const priced = quantities.flatMap((quantity) => priceOf({ ...configuration, quantity }) ?? []);
  const [smallest] = priced;
  const now = priced.find(({ configuration: { quantity } }) => quantity === chosen);
  return priced.map((made) => {
    const { quantity } = made.configuration;
    return {
      quantity,
      isChosen: quantity === chosen,
      total: made.total,
      unit: made.unitMilliFen / 1000,
      arriveDate: made.delivery?.arriveDate ?? null,
      saves: smallest ? Math.round(100 - (100 * made.unitMilliFen) / smallest.unitMilliFen) : 0,
      more:
        now && quantity > chosen
          ? { fen: made.total - now.total, pieces: made.pieces - now.pieces }
          : null,
    };
  });
}
