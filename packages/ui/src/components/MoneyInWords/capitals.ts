/** Chinese capital amounts (人民币大写) from integer fen, as written on cheques and invoices. */

const DIGITS = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'] as const;
const PLACES = ['', '拾', '佰', '仟'] as const;
const WAN = 10_000;
const YI = 100_000_000;

/** One group of four digits, 1 to 9999, without a leading zero. */
function group(value: number): string {
  let words = '';
  let pendingZero = false;
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) {
      pendingZero = words !== '';
      continue;
    }
    words += `${pendingZero ? '零' : ''}${DIGITS[digit]}${PLACES[place]}`;
    pendingZero = false;
  }
  return words;
}

/** Whole yuan above zero; a gap between two groups is closed by one 零. */
function whole(value: number): string {
  for (const [size, name] of [
    [YI, '亿'],
    [WAN, '万'],
  ] as const) {
    if (value < size) continue;
    const rest = value % size;
    const gap = rest > 0 && rest < size / 10 ? '零' : '';
    return `${whole(Math.floor(value / size))}${name}${gap}${rest > 0 ? whole(rest) : ''}`;
  }
  return group(value);
}

/**
 * An amount in Chinese capitals: 4650 → 肆拾陆元伍角整.
 * 整 closes an amount without fen; an amount that is not an integer number of fen gives '--'.
 * @param fen integer fen; negative amounts start with 负
 */
export function moneyInWords(fen: unknown): string {
  if (typeof fen !== 'number' || !Number.isSafeInteger(fen)) return '--';
  const amount = Math.abs(fen);
  const yuan = Math.floor(amount / 100);
  const jiao = Math.floor(amount / 10) % 10;
  const cents = amount % 10;
  let words = yuan > 0 ? `${whole(yuan)}元` : '';
  if (jiao > 0) words += `${DIGITS[jiao]}角`;
  else if (cents > 0 && yuan > 0) words += '零';
  if (cents > 0) words += `${DIGITS[cents]}分`;
  else words = `${words === '' ? '零元' : words}整`;
  return fen < 0 ? `负${words}` : words;
}
