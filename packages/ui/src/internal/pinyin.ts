// Finds Chinese words by the first letters of their pinyin: hn → 河南, 湖南.

/** The first character of each letter in the order of pinyin; no syllable begins with i, u or v. */
const letters = 'abcdefghjklmnopqrstwxyz';
const firsts = [...'阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀'];
const isHan = /\p{Script=Han}/u;

let collator: Intl.Collator | undefined;

/**
 * First letters of the pinyin, one per Chinese character; other characters as they are, in lower case.
 * A character with two readings has the one that dictionaries sort it by. Call it for input, not while rendering.
 */
export function initialsOf(text: string): string {
  collator ??= new Intl.Collator('zh-CN-u-co-pinyin');
  const { compare } = collator;
  return [...text.toLowerCase()]
    .map((sign) =>
      isHan.test(sign)
        ? (letters[firsts.findLastIndex((first) => compare(first, sign) <= 0)] ?? sign)
        : sign,
    )
    .join('');
}

/** Whether the text contains the query, as words or as first letters. */
export function matches(text: string, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  if (text.toLowerCase().includes(wanted)) return true;
  return /^[a-z]+$/.test(wanted) && initialsOf(text).includes(wanted);
}
