// Reads HTML of any kind into a small tree that holds only what is allowed. Never throws.
import { Parser } from 'htmlparser2';
import { linkAddress, pictureAddress, type RichAddress } from './richTextAddress.ts';
import {
  attributeRules,
  commonRules,
  droppedTags,
  isRichTag,
  type RichTag,
  replacementTags,
  voidTags,
} from './richTextRules.ts';

/** An allowed element with allowed attributes. */
export interface RichElement {
  tag: RichTag;
  attributes: Readonly<Record<string, string>>;
  /** Where a link leads. */
  address?: RichAddress | undefined;
  /** Address of a picture. */
  src?: string | undefined;
  /** Name that links inside the text may lead to. */
  anchor?: string | undefined;
  children: RichNode[];
}

export type RichNode = RichElement | string;

/** Deeper elements are unwrapped: nobody writes them, and they would exhaust the renderer. */
const MOST_LEVELS = 40;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;
const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ANCHOR = /^[\p{L}\p{N}_.-]{1,64}$/u;

const cleanText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').replace(LONE_SURROGATES, '\ufffd');

/** Keeps of an element what the rules allow; undefined when nothing of it may stay. */
function elementOf(
  tag: RichTag,
  given: Readonly<Record<string, string>>,
  siteHosts: readonly string[],
): RichElement | undefined {
  const attributes: Record<string, string> = {};
  for (const [name, rule] of Object.entries({ ...commonRules, ...attributeRules[tag] })) {
    const value = Object.hasOwn(given, name) ? rule(cleanText(given[name] ?? '')) : undefined;
    if (value !== undefined) attributes[name] = value;
  }
  const element: RichElement = { tag, attributes, children: [] };
  const anchor = given.id ?? (tag === 'a' ? given.name : undefined);
  if (anchor !== undefined && ANCHOR.test(anchor)) element.anchor = anchor;
  if (tag === 'img') {
    element.src = pictureAddress(given.src ?? '');
    if (element.src === undefined) return undefined;
  }
  if (tag === 'a') element.address = linkAddress(given.href ?? '', siteHosts);
  return element;
}

/** Parses HTML. @param siteHosts names that also mean the own site */
export function parseRichText(html: string, siteHosts: readonly string[] = []): RichNode[] {
  const root: RichNode[] = [];
  /** Open elements as the parser sees them; an unwrapped one has no node of its own. */
  const open: { children: RichNode[] }[] = [{ children: root }];
  /** Names of open elements whose content is thrown away. */
  let hidden = 0;
  let levels = 0;
  const parser = new Parser(
    {
      onopentag(name, given) {
        if (hidden > 0 || droppedTags.has(name)) {
          hidden += 1;
          return;
        }
        const tag = replacementTags[name] ?? name;
        const place = open.at(-1)?.children ?? root;
        const element =
          isRichTag(tag) && levels < MOST_LEVELS ? elementOf(tag, given, siteHosts) : undefined;
        if (element !== undefined) place.push(element);
        const holds = element !== undefined && !voidTags.has(tag);
        levels += 1;
        open.push(holds ? element : { children: place });
      },
      onclosetag() {
        if (hidden > 0) {
          hidden -= 1;
          return;
        }
        if (open.length > 1) {
          levels -= 1;
          open.pop();
        }
      },
      ontext(text) {
        if (hidden > 0) return;
        const children = open.at(-1)?.children ?? root;
        const clean = cleanText(text);
        const last = children.at(-1);
        if (typeof last === 'string') children[children.length - 1] = last + clean;
        else if (clean !== '') children.push(clean);
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);
  return root;
}
