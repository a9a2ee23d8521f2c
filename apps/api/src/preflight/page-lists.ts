/** Page numbers as people write them, in both languages. */

/** `1–3、5、8–9`, at most eight ranges. */
export function pageList(numbers: readonly number[]): string {
  const ranges = rangesOf(numbers);
  const text = ranges.slice(0, MOST_RANGES);
  return ranges.length > MOST_RANGES ? `${text.join('、')} 等 ${numbers.length}` : text.join('、');
}

/** `Page 2`, `Pages 1–3, 5`. */
export function englishPages(numbers: readonly number[]): string {
  const ranges = rangesOf(numbers);
  const more = ranges.length > MOST_RANGES ? ` and others, ${numbers.length} in all` : '';
  const text = ranges.slice(0, MOST_RANGES).join(', ');
  return `${numbers.length > 1 ? 'Pages' : 'Page'} ${text}${more}`;
}

const MOST_RANGES = 8;

function rangesOf(numbers: readonly number[]): string[] {
  const sorted = [...numbers].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const number of sorted) {
    const last = ranges.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
}
