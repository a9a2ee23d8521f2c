/**
 * The ladder rule: more never costs less in total, and the unit price never rises.
 * Cost-plus ladders break it where the cheapest process changes, so two passes correct them.
 */

/**
 * Corrects list totals in place, quantities ascending.
 * backwards  total[i] = min(total[i], total[i+1]): nobody pays more than for the next step
 * forwards   total[i] = min(total[i], unit[i−1] × quantity[i]), rounded down to the price step
 * The forward pass keeps what the backward pass reached, because unit[i−1] × quantity[i] ≥ total[i−1].
 * @param step  list prices are multiples of it. @unit fen
 */
export function enforceLadderRule(
  quantities: readonly number[],
  totals: number[],
  step: number,
): void {
  for (let at = totals.length - 2; at >= 0; at -= 1) {
    const next = totals[at + 1] as number;
    if ((totals[at] as number) > next) totals[at] = next;
  }
  for (let at = 1; at < totals.length; at += 1) {
    const exact = (totals[at - 1] as number) * (quantities[at] as number);
    const before = quantities[at - 1] as number;
    const capped = Math.floor((exact - (exact % before)) / before / step) * step;
    if ((totals[at] as number) > capped) totals[at] = capped;
  }
}

/**
 * Price of a quantity between two steps of a corrected ladder, on the straight line between them: totals
 * rise and unit prices fall along it. Quantities outside the ladder take the end's unit price.
 * @returns fen, rounded down: within one fen of the line
 */
export function betweenSteps(
  quantities: readonly number[],
  totals: readonly number[],
  quantity: number,
): number {
  const last = quantities.length - 1;
  let upper = quantities.findIndex((one) => one >= quantity);
  if (upper < 0) upper = last;
  const high = totals[upper] as number;
  const highAt = quantities[upper] as number;
  if (quantity === highAt) return high;
  if (quantity > highAt || upper === 0) return Math.floor((high * quantity) / highAt);
  const low = totals[upper - 1] as number;
  const lowAt = quantities[upper - 1] as number;
  return low + Math.floor(((high - low) * (quantity - lowAt)) / (highAt - lowAt));
}
