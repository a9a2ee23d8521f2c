/** Parts of a ring: those that are large enough by themselves, the rest as one. */
import type { DonutPart } from '@banxin/ui/DonutChart';

/** As many as a ring tells apart. */
const PARTS = 5;

/** The id of what has no category; the rest joins it. */
const REST = '0';

/** @param others what the rest is called */
export function partsOf(categories: readonly DonutPart[], others: string): DonutPart[] {
  const own = categories.filter(({ id }) => id !== REST).toSorted((a, b) => b.value - a.value);
  if (own.length === categories.length && own.length <= PARTS) return own;
  const shown = own.slice(0, PARTS - 1);
  const rest = categories.filter((part) => !shown.includes(part));
  return [
    ...shown,
    { id: REST, label: others, value: rest.reduce((sum, { value }) => sum + value, 0) },
  ];
}
