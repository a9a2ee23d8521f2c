/** Nothing that somebody writes into an article runs in a reader's browser or makes it ask another site. */
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { attacks } from './attacks.testkit.ts';
import { cleanHtml } from './cleanHtml.ts';
import { DRAWING } from './content.testkit.ts';
import { readMarkdown } from './markdown.ts';
import { readSvg, type SvgPicture } from './svgPicture.ts';

const bleed = readSvg(DRAWING) as SvgPicture;

/** The one list of what may stand in a stored text, written down apart from the code that cleans. */
const MAY_STAND: Readonly<Record<string, RegExp>> = {
  'a href': /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/,
  'abbr title': /^/,
  'img src': /^\/files\/articles\/[0-9a-f]+\.(?:svg|webp)$/,
  'img alt': /^/,
  'img width': /^\d+$/,
  'img height': /^\d+$/,
  'ol start': /^\d+$/,
  'h2 id': /^s\d+$/,
  'h3 id': /^s\d+$/,
  'td align': /^(left|center|right)$/,
  'th align': /^(left|center|right)$/,
};
const ELEMENTS = new Set(
  (
    'h2 h3 h4 p ul ol li blockquote pre hr dl dt dd table caption thead tbody tfoot tr th td figure figcaption ' +
    'a b strong i em u s del ins mark small sub sup code kbd q cite abbr br img'
  ).split(' '),
);

/** What of a text may not stand there. */
function strangers(html: string): readonly string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag: (element, given) => {
      if (!ELEMENTS.has(element)) found.push(`<${element}>`);
      for (const [name, value] of Object.entries(given)) {
        if (!MAY_STAND[`${element} ${name}`]?.test(value))
          found.push(`${element} ${name}=${value}`);
      }
    },
    oncomment: (text) => found.push(`<!--${text}-->`),
    onprocessinginstruction: (name) => found.push(`<${name}>`),
    oncdatastart: () => found.push('<![CDATA['),
  });
  parser.end(html);
  return found;
}

test('the corpus has more than 300 attacks', () => {
  expect(attacks.length).toBeGreaterThan(300);
});

describe.each(attacks.map((attack, index) => [index + 1, attack] as const))(
  '%i %j',
  (_, attack) => {
    test('leaves nothing in HTML, and what is clean stays as it is', () => {
      const clean = cleanHtml(attack);
      expect(strangers(clean)).toEqual([]);
      expect(cleanHtml(clean)).toBe(clean);
    });

    test('leaves nothing in Markdown', () => {
      const { html } = readMarkdown(attack, {
        pictures: new Map([['pictures/bleed.svg', bleed]]),
        // Also where nobody looked at its links.
        linkProblem: () => null,
      });
      expect(strangers(html)).toEqual([]);
    });
  },
);
