/** What of a cart stands where: as it is wished, by the factory that sends it, what cannot be bought last. */
import type { Cart, CartLine } from '@banxin/contract/entities/cart';

/** How a line is to be. */
export interface Wish {
  readonly productId: number;
  readonly quantity: number;
  readonly isSaved: boolean;
}

/** Of what was read and what a change answered, the newer one. */
export const newestOf = (read: Cart, answered: Cart | null): Cart =>
  answered !== null && answered.version > read.version ? answered : read;

/** Lines with what was wished and not answered yet; what they cost then, nobody knows before the answer. */
export const shownLines = (
  lines: readonly CartLine[],
  wishes: readonly Wish[],
): readonly CartLine[] =>
  lines.map((line) => {
    const wish = wishes.find(({ productId }) => productId === line.productId);
    return wish ? { ...line, quantity: wish.quantity, isSaved: wish.isSaved } : line;
  });

/** Nothing of it can be bought now. */
export const isUnavailable = ({ why }: CartLine): boolean => why === 'gone' || why === 'soldOut';

export interface CartGroup {
  /** Null while nobody knows which. */
  readonly factory: number | null;
  readonly lines: readonly CartLine[];
}

export interface CartView {
  readonly groups: readonly CartGroup[];
  readonly unavailable: readonly CartLine[];
  readonly saved: readonly CartLine[];
  /** Kinds in the cart that are not kept for later. */
  readonly count: number;
}

export function viewOf(lines: readonly CartLine[]): CartView {
  const inCart = lines.filter(({ isSaved }) => !isSaved);
  const groups = Map.groupBy(
    inCart.filter((line) => !isUnavailable(line)),
    ({ factory }) => factory,
  );
  return {
    groups: [...groups].map(([factory, grouped]) => ({ factory, lines: grouped })),
    unavailable: inCart.filter(isUnavailable),
    saved: lines.filter(({ isSaved }) => isSaved),
    count: inCart.length,
  };
}

/** What of the chosen lines can be bought as it stands. */
export const chosenOf = ({ groups }: CartView, left: ReadonlySet<number>): readonly CartLine[] =>
  groups.flatMap(({ lines }) =>
    lines.filter(({ why, productId }) => why === null && !left.has(productId)),
  );

/** What they cost together; null where somebody may not see it. @unit fen */
export const sumOf = (lines: readonly CartLine[]): number | null =>
  lines.reduce<number | null>(
    (sum, line) => (sum === null || line.sum === null ? null : sum + line.sum),
    0,
  );
