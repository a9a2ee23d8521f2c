// Whether the words of a cell end in an ellipsis.

/** Measures the words: `scrollWidth` of a box that does not scroll counts the padding at its end as room. */
export function isCut(cell: HTMLElement): boolean {
  const words = document.createRange();
  words.selectNodeContents(cell);
  const padding = Number.parseFloat(getComputedStyle(cell).paddingInlineStart);
  return words.getBoundingClientRect().width > cell.getBoundingClientRect().width - 2 * padding;
}
