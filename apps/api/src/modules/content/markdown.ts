/** Markdown of an article as clean HTML: headings with ids, pictures with their size, links that were looked up. */
import { Marked, type Token, type Tokens } from 'marked';
import type { Heading } from '../../db/tables/content.ts';
import { cleanHtml } from './cleanHtml.ts';
import { pictureAddress } from './pictures.ts';
import type { SvgPicture } from './svgPicture.ts';

/** A picture's file as a text names it: `pictures/bleed.svg`. */
export type Pictures = ReadonlyMap<string, SvgPicture>;

export interface Surroundings {
  readonly pictures: Pictures;
  /** Why a link leads nowhere; null when it leads somewhere. */
  readonly linkProblem: (href: string) => string | null;
}

export interface Problem {
  /** From 1, in the text. */
  readonly line: number;
  readonly message: string;
}

export interface Written {
  readonly html: string;
  readonly outline: readonly Heading[];
  readonly problems: readonly Problem[];
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Words of inline tokens, without their marks. */
const wordsOf = (tokens: readonly Token[] = []): string =>
  tokens.map((token) => ('tokens' in token ? wordsOf(token.tokens) : plainText(token))).join('');

const plainText = (token: Token): string => ('text' in token ? String(token.text) : '');

/** The token of a paragraph that is one picture and nothing else. */
const soleImage = (tokens: readonly Token[]): Tokens.Image | undefined =>
  tokens.length === 1 && tokens[0]?.type === 'image' ? (tokens[0] as Tokens.Image) : undefined;

/** Reads Markdown. Raw HTML in it is cleaned like everything else. */
export function readMarkdown(text: string, { pictures, linkProblem }: Surroundings): Written {
  const outline: Heading[] = [];
  const problems: Problem[] = [];
  const sameSource = new Map<string, number>();
  /** The line of a piece of source; of equal pieces the next one. */
  const lineOf = (source: string): number => {
    const from = sameSource.get(source) ?? 0;
    const at = text.indexOf(source, from);
    sameSource.set(source, at + source.length);
    return at < 0 ? 1 : text.slice(0, at).split('\n').length;
  };
  const complain = (source: string, message: string) =>
    problems.push({ line: lineOf(source), message });

  const image = ({ href, text: alt, raw }: Tokens.Image): string => {
    const picture = pictures.get(href);
    if (alt.trim() === '') complain(raw, `图片 ${href} 缺少替代文字`);
    if (picture === undefined) {
      complain(raw, `没有图片 ${href}`);
      return '';
    }
    const { width, height, hash } = picture;
    return `<img src="${pictureAddress(hash, 'svg')}" alt="${escaped(alt)}" width="${width}" height="${height}">`;
  };

  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, raw }) {
        if (depth !== 2 && depth !== 3) complain(raw.trim(), '标题只用 ## 与 ###');
        const anchor = `s${outline.length + 1}`;
        outline.push({ anchor, level: depth, text: wordsOf(tokens) });
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens, raw }) {
        const problem = linkProblem(href);
        if (problem !== null) complain(raw, problem);
        return `<a href="${escaped(href)}">${this.parser.parseInline(tokens)}</a>`;
      },
      image,
      paragraph({ tokens }) {
        const sole = soleImage(tokens);
        if (sole === undefined) return `<p>${this.parser.parseInline(tokens)}</p>\n`;
        const caption = sole.title ? `<figcaption>${escaped(sole.title)}</figcaption>` : '';
        return `<figure>${image(sole)}${caption}</figure>\n`;
      },
    },
  });
  const html = cleanHtml(marked.parse(text, { async: false }));
  return { html, outline, problems };
}
