/** Code 39: a bar code that every hand scanner reads, of capitals, digits and the hyphen. */

/** Bars and gaps in turn, five and four; 1 is wide. */
const PATTERNS: Readonly<Record<string, string>> = {
  ...{ '0': '000110100', '1': '100100001', '2': '001100001', '3': '101100000', '4': '000110001' },
  ...{ '5': '100110000', '6': '001110000', '7': '000100101', '8': '100100100', '9': '001100100' },
  ...{ A: '100001001', B: '001001001', C: '101001000', D: '000011001', E: '100011000' },
  ...{ F: '001011000', G: '000001101', H: '100001100', I: '001001100', J: '000011100' },
  ...{ K: '100000011', L: '001000011', M: '101000010', N: '000010011', O: '100010010' },
  ...{ P: '001010010', Q: '000000111', R: '100000110', S: '001000110', T: '000010110' },
  ...{ U: '110000001', V: '011000001', W: '111000000', X: '010010001', Y: '110010000' },
  ...{ Z: '011010000', '-': '010000101', '*': '010010100' },
};

/** True for a text of characters that the code has. */
export const isCode39 = (text: string): boolean => /^[0-9A-Z-]+$/.test(text);

/** How much wider a wide element is than a narrow one. */
const WIDE = 2.5;

export interface Bar {
  /** From the left. @unit narrow elements */
  readonly x: number;
  readonly width: number;
}

/**
 * The bars of a text with its start and stop, and how wide all of them are. @unit narrow elements
 * @throws Error for a character that the code does not have
 */
export function code39(text: string): { readonly bars: readonly Bar[]; readonly width: number } {
  const bars: Bar[] = [];
  let x = 0;
  for (const character of `*${text}*`) {
    const pattern = PATTERNS[character];
    if (pattern === undefined || (character === '*' && text.includes('*'))) {
      throw new Error(`No bar code for ${JSON.stringify(text)}`);
    }
    for (const [at, element] of [...pattern].entries()) {
      const width = element === '1' ? WIDE : 1;
      if (at % 2 === 0) bars.push({ x, width });
      x += width;
    }
    // A narrow gap stands between two characters.
    x += 1;
  }
  return { bars, width: x - 1 };
}
