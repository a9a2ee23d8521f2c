/** Sums in Chinese capitals (人民币大写), as they stand on invoices. @see Payment and Settlement Rules of the PBOC */

const DIGITS = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'] as const;
const PLACES = ['', '拾', '佰', '仟'] as const;
/** Of groups of four digits: 亿 counts anew from 万亿 on. */
const GROUPS = ['', '万', '亿', '万亿'] as const;

/** Four digits, the places that are empty between two that are not closed by one 零. */
function groupOf(value: number): string {
  const digits = [3, 2, 1, 0].map(
    (place) => [Math.floor(value / 10 ** place) % 10, place] as const,
  );
  const words = digits.map(([digit, place]) =>
    digit === 0 ? '零' : `${DIGITS[digit]}${PLACES[place]}`,
  );
  return words.join('').replace(/零+/g, '零').replace(/零$/, '');
}

/** Whole yuan above zero. */
function wholeOf(yuan: number): string {
  const groups = [3, 2, 1, 0].map((at) => [Math.floor(yuan / 10_000 ** at) % 10_000, at] as const);
  let words = '';
  let isGap = false;
  for (const [value, at] of groups) {
    if (value === 0) {
      isGap = words !== '';
      continue;
    }
    const said = groupOf(value);
    const begins = said.startsWith('零') ? said.slice(1) : said;
    const isApart = words !== '' && (isGap || begins !== said);
    words += `${isApart ? '零' : ''}${begins}${GROUPS[at]}`;
    isGap = false;
  }
  // Of 万亿 and 亿 side by side the first keeps its 万 alone.
  return words.replace(/万亿(?=.*亿)/, '万');
}

/**
 * 4650 → 肆拾陆元伍角整; −200 → （负数）贰元整. 整 ends what has no fen; 零 stands for the empty 角 before fen.
 * @param fen integer
 * @throws RangeError for fractions and unsafe numbers
 */
export function capitalsOf(fen: number): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`Not an integer number of fen: ${fen}`);
  const size = Math.abs(fen);
  const [yuan, jiao, rest] = [Math.floor(size / 100), Math.floor(size / 10) % 10, size % 10];
  const parts = [
    yuan > 0 ? `${wholeOf(yuan)}元` : '',
    jiao > 0 ? `${DIGITS[jiao]}角` : yuan > 0 && rest > 0 ? '零' : '',
    rest > 0 ? `${DIGITS[rest]}分` : '',
  ];
  const words = size === 0 ? '零元' : parts.join('');
  return `${fen < 0 ? '（负数）' : ''}${words}${rest === 0 ? '整' : ''}`;
}
