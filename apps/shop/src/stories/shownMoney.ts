// Amounts as a page shows them, read back in fen by stories.

/** ¥1,284.00 → 128400 fen; a minus sign of either kind counts. */
export const fenOf = (text: string | null | undefined): number =>
  Math.round(Number((text ?? '').replace('−', '-').replace(/[^\d.-]/g, '')) * 100);

/** The total in a page or in a part of it. @unit fen */
export const totalOf = (element: HTMLElement): number =>
  fenOf(element.querySelector('[data-part=total] [data-component=Money]')?.textContent);
