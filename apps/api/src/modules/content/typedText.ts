/** A text as somebody typed it at the desk, as readers get it, and what differs between the two. */
import type { CleanedText } from '@banxin/contract/entities/articleDesk';
import { matchRoute } from '@banxin/contract/routes';
import { PICTURE_TAG } from '@banxin/contract/rules/articlePictures';
import { Parser } from 'htmlparser2';
import { cleanHtml } from './cleanHtml.ts';
import { differenceOf } from './difference.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Where an element, a comment or a declaration begins. */
const MARKUP = /<[a-z/!?]/i;

/** Words as HTML, with the pictures that stand among them. */
const lineOf = (words: string): string =>
  words
    .split(PICTURE_TAG)
    .map((piece) => (PICTURE_TAG.test(piece) ? piece : escaped(piece).replaceAll('\n', '<br />')))
    .join('');

/** Words without any HTML but pictures: an empty line begins a paragraph, a new line stays one. */
const paragraphsOf = (words: string): string =>
  words
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${lineOf(paragraph)}</p>`)
    .join('\n');

const HEADING = /<h([23])(?: id="([^"]*)")?>/g;

/** Headings get the ids that the contents of an article link to; links to an id that was typed follow. */
function numbered(html: string): string {
  const anchors = new Map<string, string>();
  let count = 0;
  const withIds = html.replaceAll(HEADING, (_, level: string, typed: string | undefined) => {
    count += 1;
    const anchor = `s${count}`;
    if (typed !== undefined && !anchors.has(typed)) anchors.set(typed, anchor);
    return `<h${level} id="${anchor}">`;
  });
  return withIds.replaceAll(/<a href="#([^"]*)">/g, (link, to: string) => {
    const anchor = anchors.get(to);
    return anchor === undefined ? link : `<a href="#${anchor}">`;
  });
}

interface Read {
  readonly outline: CleanedText['outline'];
  /** Addresses that it links to. */
  readonly links: readonly string[];
  /** Something of it can be seen. */
  readonly isSeen: boolean;
  /** Its words, without space around them. */
  readonly words: string;
}

/** What stands in clean HTML. */
function read(html: string): Read {
  const outline: CleanedText['outline'] = [];
  const links: string[] = [];
  let words = '';
  let heading: CleanedText['outline'][number] | null = null;
  let hasPicture = false;
  const parser = new Parser({
    onopentag: (name, { id = '', href }) => {
      if (name === 'img') hasPicture = true;
      if (name === 'a' && href !== undefined) links.push(href);
      if (name === 'h2' || name === 'h3') {
        heading = { anchor: id, level: Number(name.slice(1)), text: '' };
        outline.push(heading);
      }
    },
    ontext: (text) => {
      words += text;
      if (heading !== null) heading.text += text;
    },
    onclosetag: (name) => {
      if (name === 'h2' || name === 'h3') heading = null;
      // Words of two blocks are two words.
      words += ' ';
    },
  });
  parser.end(html);
  const plain = words.replaceAll(/\s+/g, ' ').trim();
  return { outline, links, isSeen: plain !== '' || hasPicture, words: plain };
}

const isDead = (href: string): boolean => href.startsWith('/') && matchRoute(href) === null;

export interface TypedText extends CleanedText {
  readonly isSeen: boolean;
  readonly words: string;
}

/** @param typed HTML of any origin, or words without any but pictures */
export function readTyped(typed: string): TypedText {
  const isHtml = typed
    .split(PICTURE_TAG)
    .some((piece) => !PICTURE_TAG.test(piece) && MARKUP.test(piece));
  const written = isHtml ? typed : paragraphsOf(typed);
  const clean = cleanHtml(written);
  const html = numbered(clean);
  const { outline, links, isSeen, words } = read(html);
  return {
    html,
    outline,
    pieces: differenceOf(written, clean),
    deadLinks: [...new Set(links.filter(isDead))],
    isSeen,
    words,
  };
}
