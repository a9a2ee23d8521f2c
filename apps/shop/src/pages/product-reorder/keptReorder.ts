/** What was chosen while favourites are ordered again, as a text that is kept over a reload. Pure. */
import { type Chosen, chosenIn, NOTHING_CHOSEN } from '../../features/coupon/takenTogether.ts';

/** Amounts that differ from those that were kept. */
export interface Amounts {
  readonly quantity: number;
  readonly styles: number;
}

export interface ReorderChoices {
  /** What is taken off all of them. */
  readonly chosen: Chosen;
  /** Where all of them go; null: each where it went last. */
  readonly addressId: number | null;
  /** By the favourite. */
  readonly amounts: ReadonlyMap<number, Amounts>;
}

export const NO_CHOICES: ReorderChoices = {
  chosen: NOTHING_CHOSEN,
  addressId: null,
  amounts: new Map(),
};

/** @param named the favourites that it is for: coupons and amounts concern those alone */
export const choicesToKeep = (
  named: readonly number[],
  { chosen, addressId, amounts }: ReorderChoices,
): string => JSON.stringify({ named, chosen, addressId, amounts: [...amounts] });

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

function amountIn(value: unknown): readonly [number, Amounts] | null {
  if (!Array.isArray(value)) return null;
  const [id, amounts] = value as readonly unknown[];
  const { quantity, styles } = (amounts ?? {}) as Record<string, unknown>;
  return isCount(id) && isCount(quantity) && isCount(styles) ? [id, { quantity, styles }] : null;
}

/** Nothing chosen where it is for other favourites, or nothing that this page wrote. */
export function choicesIn(kept: string, named: readonly number[]): ReorderChoices {
  if (kept === '') return NO_CHOICES;
  try {
    const found = (JSON.parse(kept) ?? {}) as Record<string, unknown>;
    if (`${found.named}` !== `${named}`) return NO_CHOICES;
    const { addressId, amounts } = found;
    return {
      chosen: chosenIn(JSON.stringify(found.chosen ?? null)),
      addressId: isCount(addressId) ? addressId : null,
      amounts: new Map(
        Array.isArray(amounts)
          ? amounts.flatMap((one) => {
              const amount = amountIn(one);
              return amount === null ? [] : [amount];
            })
          : [],
      ),
    };
  } catch {
    // Whoever wrote it was not this page.
    return NO_CHOICES;
  }
}
