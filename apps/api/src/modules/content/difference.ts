/** What cleaning took out of a text, and what it put there, in the order of the text. */
import type { CleanedText } from '@banxin/contract/entities/articleDesk';
import { Parser } from 'htmlparser2';

type Piece = CleanedText['pieces'][number];

interface Token {
  /** Two that mean the same have the same one, however they are spelt. */
  readonly means: string;
  /** Name of the element that it begins; '' for everything else. */
  readonly begins: string;
  /** As it stands in the text. */
  text: string;
}

/** How far is looked ahead for what comes next. @unit tokens */
const AHEAD = 400;

/** Elements, words and comments, each with the characters that it stands in: together they are the whole text. */
function tokensOf(html: string): readonly Token[] {
  const tokens: Token[] = [];
  let from = 0;
  let words = '';
  /** Everything up to here that no event told of belongs to what comes. */
  const take = (to: number, means: string, begins = ''): void => {
    if (to <= from) return;
    tokens.push({ means, begins, text: html.slice(from, to) });
    from = to;
  };
  const takeWords = (to: number): void => {
    if (words !== '') take(to, `text ${words.replaceAll(/\s+/g, ' ')}`);
    words = '';
  };
  const parser: Parser = new Parser({
    onopentag: (name, attributes, isImplied) => {
      if (isImplied) return;
      takeWords(parser.startIndex);
      const spelt = Object.entries(attributes)
        .map(([attribute, value]) => `${attribute}=${JSON.stringify(value)}`)
        .toSorted();
      take(parser.endIndex + 1, `<${[name, ...spelt].join(' ')}>`, name);
    },
    onclosetag: (name, isImplied) => {
      if (isImplied) return;
      takeWords(parser.startIndex);
      // The parser is done with it before what may stand behind its name.
      const end = html.indexOf('>', parser.startIndex);
      take(end < 0 ? html.length : end + 1, `</${name}>`);
    },
    ontext: (text) => {
      words += text;
    },
    oncomment: () => {
      takeWords(parser.startIndex);
      take(parser.endIndex + 1, `<!--${tokens.length}`);
    },
    onprocessinginstruction: () => {
      takeWords(parser.startIndex);
      take(parser.endIndex + 1, `<!${tokens.length}`);
    },
  });
  parser.end(html);
  takeWords(html.length);
  take(html.length, `rest ${html.slice(from)}`);
  return tokens;
}

/** The same, or the same element with other attributes. */
const isLike = (a: Token, b: Token): boolean =>
  a.means === b.means || (a.begins !== '' && a.begins === b.begins);

/** Signs that were read as words stand there escaped: they are shown as what they became. */
const isKept = (one: Token, { text }: Token): boolean =>
  one.text === text || !one.means.startsWith('text') || !one.text.includes('<');

const isAhead = (tokens: readonly Token[], at: number, wanted: Token): boolean => {
  const end = Math.min(tokens.length, at + AHEAD);
  for (let index = at; index < end; index += 1) {
    const token = tokens[index];
    if (token !== undefined && isLike(token, wanted)) return true;
  }
  return false;
};

/** Linear in the length of the texts: what is clean is what was typed with parts left out, seldom anything else. */
export function differenceOf(typed: string, clean: string): Piece[] {
  const [before, after] = [tokensOf(typed), tokensOf(clean)];
  const pieces: Piece[] = [];
  const add = (is: Piece['is'], text: string): void => {
    const last = pieces.at(-1);
    if (last?.is === is) last.text += text;
    else pieces.push({ is, text });
  };
  let at = 0;
  for (const next of after) {
    for (let one = before[at]; one !== undefined && !isLike(one, next); one = before[at]) {
      if (!isAhead(before, at + 1, next)) break;
      add('gone', one.text);
      at += 1;
    }
    const one = before[at];
    if (one === undefined || !isLike(one, next)) {
      add('put', next.text);
      continue;
    }
    at += 1;
    if (one.means === next.means && isKept(one, next)) add('same', one.text);
    else {
      add('gone', one.text);
      add('put', next.text);
    }
  }
  for (const one of before.slice(at)) add('gone', one.text);
  return pieces;
}
