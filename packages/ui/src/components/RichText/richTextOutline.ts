// What the renderer must know about a whole text before it draws the first element.
import type { RichElement, RichNode } from './richTextTree.ts';

/** Headings, pictures and anchors of a text in reading order. */
export interface RichOutline {
  /** Levels that occur, the highest first: the first becomes the page's next level, none is skipped. */
  levels: readonly string[];
  /** Pictures that open in the viewer; those inside links do not. */
  pictures: readonly RichElement[];
  /** Tables, for their numbers. */
  tables: readonly RichElement[];
  /** The first element of every name; only it carries the id. */
  anchors: ReadonlyMap<string, RichElement>;
}

/** Walks a tidied tree once. */
export function outlineOf(nodes: readonly RichNode[]): RichOutline {
  const levels = new Set<string>();
  const pictures: RichElement[] = [];
  const tables: RichElement[] = [];
  const anchors = new Map<string, RichElement>();
  const visit = (list: readonly RichNode[], isLink: boolean): void => {
    for (const node of list) {
      if (typeof node === 'string') continue;
      if (/^h[1-6]$/.test(node.tag)) levels.add(node.tag);
      if (node.tag === 'img' && !isLink) pictures.push(node);
      if (node.tag === 'table') tables.push(node);
      if (node.anchor !== undefined && !anchors.has(node.anchor)) anchors.set(node.anchor, node);
      visit(node.children, isLink || (node.tag === 'a' && node.address !== undefined));
    }
  };
  visit(nodes, false);
  return { levels: [...levels].sort(), pictures, tables, anchors };
}

/** The words of a part of the text. */
export function wordsOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : node.tag === 'img'
          ? (node.attributes.alt ?? '')
          : wordsOf(node.children),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
