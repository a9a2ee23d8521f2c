// Draws one element of rich text. Names come from the list of rules, never from the text.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { external, Glyph } from '../../internal/Glyph.tsx';
import { PressButton } from '../../internal/PressButton.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as link from '../Link/Link.css.ts';
import { Link } from '../Link/Link.tsx';
import * as css from './RichText.css.ts';
import { type RichOutline, wordsOf } from './richTextOutline.ts';
import { voidTags } from './richTextRules.ts';
import type { RichElement, RichNode } from './richTextTree.ts';

/** What every element of one text shares. */
export interface RichTextScene {
  outline: RichOutline;
  /** Before every id of this text. */
  prefix: string;
  /** Level of the highest heading. */
  headingLevel: number;
  /** Opens a picture by its place in `outline.pictures`. */
  onOpen: (index: number) => void;
}

const renamed: Readonly<Record<string, string>> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
  align: 'data-align',
};

function attributesOf(element: RichElement, { outline, prefix }: RichTextScene) {
  const attributes: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(element.attributes)) {
    attributes[renamed[name] ?? name] = name === 'reversed' ? true : value.toLowerCase();
    if (name !== 'align' && name !== 'reversed') attributes[renamed[name] ?? name] = value;
  }
  const { anchor } = element;
  if (anchor !== undefined && outline.anchors.get(anchor) === element) {
    attributes.id = `${prefix}-${anchor}`;
  }
  return attributes;
}

function Picture({ element, scene }: { element: RichElement; scene: RichTextScene }): ReactNode {
  const messages = useMessages();
  const index = scene.outline.pictures.indexOf(element);
  const { alt = '', ...attributes } = attributesOf(element, scene);
  const image = (
    <img {...attributes} src={element.src} alt={String(alt)} loading="lazy" decoding="async" />
  );
  if (index < 0) return image;
  const name = alt === '' ? messages.previewNo(index + 1, scene.outline.pictures.length) : alt;
  return (
    <PressButton
      data-part="picture"
      aria-label={messages.openPicture(String(name))}
      className={css.picture}
      onPress={() => scene.onOpen(index)}
    >
      {image}
    </PressButton>
  );
}

function Leading({ element, scene }: { element: RichElement; scene: RichTextScene }): ReactNode {
  const { address } = element;
  const children = <RichNodes nodes={element.children} scene={scene} />;
  const { id } = attributesOf(element, scene);
  const own = id === undefined ? children : <span id={String(id)}>{children}</span>;
  if (address === undefined) return own;
  if (address.kind === 'page') {
    const target = decode(address.href.slice(1));
    return scene.outline.anchors.has(target) ? (
      // Not a route: the browser itself goes to a place on the page.
      <a href={`#${scene.prefix}-${target}`} className={classes(link.link, link.kind.inline)}>
        {own}
      </a>
    ) : (
      own
    );
  }
  if (address.kind !== 'external') return <Link href={address.href}>{own}</Link>;
  return (
    <Link href={address.href} isExternal>
      {own}
      <span className={css.external} data-part="external">
        <Glyph path={external} />
      </span>
    </Link>
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape is a name like any other; it leads nowhere.
    return text;
  }
}

function Scrolling({ element, scene }: { element: RichElement; scene: RichTextScene }): ReactNode {
  const messages = useMessages();
  const caption = element.children.find(
    (child) => typeof child !== 'string' && child.tag === 'caption',
  );
  const number = messages.tableNo(scene.outline.tables.indexOf(element) + 1);
  const name = caption === undefined ? number : `${number} ${wordsOf([caption])}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop here the keyboard could not scroll the table
    <section aria-label={name} tabIndex={0} data-part="table" className={css.table}>
      <table {...attributesOf(element, scene)}>
        <RichNodes nodes={element.children} scene={scene} />
      </table>
    </section>
  );
}

function Element({ element, scene }: { element: RichElement; scene: RichTextScene }): ReactNode {
  const { tag } = element;
  if (tag === 'img') return <Picture element={element} scene={scene} />;
  if (tag === 'a') return <Leading element={element} scene={scene} />;
  if (tag === 'table') return <Scrolling element={element} scene={scene} />;
  const level = scene.outline.levels.indexOf(tag);
  const Tag = level < 0 ? tag : (`h${Math.min(scene.headingLevel + level, 6)}` as 'h2');
  const attributes = attributesOf(element, scene);
  if (voidTags.has(tag)) return <Tag {...attributes} />;
  return (
    <Tag {...attributes}>
      <RichNodes nodes={element.children} scene={scene} />
    </Tag>
  );
}

/** Draws elements and words in their order. */
export function RichNodes({
  nodes,
  scene,
}: {
  nodes: readonly RichNode[];
  scene: RichTextScene;
}): ReactNode {
  return nodes.map((node, index) =>
    typeof node === 'string' ? (
      node
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no identity but their order
      <Element key={index} element={node} scene={scene} />
    ),
  );
}
