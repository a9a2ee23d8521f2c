// What rich text may contain: elements, attributes with their values, addresses. Everything else is left out.

/** Elements that stand in a line of text. */
export const inlineTags = [
  'a',
  'abbr',
  'b',
  'br',
  'cite',
  'code',
  'del',
  'em',
  'i',
  'img',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
] as const;

/** Elements that stand on their own; each has its place in `tidyTree`. */
export const blockTags = [
  'blockquote',
  'caption',
  'dd',
  'div',
  'dl',
  'dt',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
] as const;

export type InlineTag = (typeof inlineTags)[number];
export type BlockTag = (typeof blockTags)[number];
export type RichTag = InlineTag | BlockTag;

const inline: ReadonlySet<string> = new Set(inlineTags);
const block: ReadonlySet<string> = new Set(blockTags);

/** Elements that hold nothing. */
export const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Whether an element is kept; otherwise its content stands in its place. */
export const isRichTag = (name: string): name is RichTag => inline.has(name) || block.has(name);

/** Whether an element stands on its own. */
export const isBlock = (name: string): boolean => block.has(name);

/** Elements that go together with everything inside them: what they hold is not text for readers. */
export const droppedTags: ReadonlySet<string> = new Set([
  'applet',
  'audio',
  'button',
  'canvas',
  'datalist',
  'embed',
  'frame',
  'frameset',
  'head',
  'iframe',
  'input',
  'listing',
  'math',
  'meter',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'option',
  'plaintext',
  'progress',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
  'xmp',
]);

/** Presentation that old editors write, as the element it means. */
export const replacementTags: Readonly<Record<string, RichTag>> = {
  strike: 's',
  tt: 'code',
  dir: 'ul',
};

const number = (least: number, most: number) => (value: string) => {
  const text = value.trim();
  if (!/^-?\d{1,5}$/.test(text)) return undefined;
  const count = Number(text);
  return count >= least && count <= most ? String(count) : undefined;
};
const words = (value: string) => (value.trim() === '' ? undefined : value.trim().slice(0, 500));
const pattern = (allowed: RegExp) => (value: string) =>
  allowed.test(value.trim()) ? value.trim() : undefined;
const flag = () => '';

/** Reads one attribute; undefined leaves it out. */
export type AttributeRule = (value: string) => string | undefined;

/** Attributes that an element may carry. Addresses and ids are read separately. */
export const attributeRules: Readonly<
  Partial<Record<RichTag, Readonly<Record<string, AttributeRule>>>>
> = {
  abbr: { title: words },
  img: {
    alt: (value) => value.trim().slice(0, 500),
    width: number(1, 9999),
    height: number(1, 9999),
  },
  li: { value: number(-9999, 9999) },
  ol: { start: number(-9999, 9999), reversed: flag, type: pattern(/^[1aAiI]$/) },
  td: { colspan: number(1, 50), rowspan: number(1, 500), align: pattern(/^(left|center|right)$/i) },
  th: {
    colspan: number(1, 50),
    rowspan: number(1, 500),
    align: pattern(/^(left|center|right)$/i),
    scope: pattern(/^(row|col|rowgroup|colgroup)$/),
  },
  time: { datetime: pattern(/^[\d:.+\-TZ ]{4,40}$/) },
};
/** Language and direction may stand on every element. */
export const commonRules: Readonly<Record<string, AttributeRule>> = {
  lang: pattern(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/),
  dir: pattern(/^(ltr|rtl|auto)$/),
};
