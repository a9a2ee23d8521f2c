/** A count as the wall writes it: thousands apart. */
export const counted = (count: number): string => count.toLocaleString('en-US');
