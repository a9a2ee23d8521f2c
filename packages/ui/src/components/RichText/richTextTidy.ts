// Puts an allowed tree into a valid order, so that server, browser and screen reader see the same structure.

import { isBlock } from './richTextRules.ts';
import type { RichElement, RichNode } from './richTextTree.ts';

const isBlank = (text: string): boolean => /^[\s\u00a0]*$/.test(text);
const isElement = (node: RichNode): node is RichElement => typeof node !== 'string';
const withChildren = (element: RichElement, children: RichNode[]): RichElement => ({
  ...element,
  children,
});
const bare = (tag: RichElement['tag'], children: RichNode[]): RichElement => ({
  tag,
  attributes: {},
  children,
});

/** Whether a reader sees or hears anything of it. */
const hasContent = (nodes: readonly RichNode[]): boolean =>
  nodes.some((node) =>
    typeof node === 'string'
      ? !isBlank(node)
      : node.tag === 'img' || node.tag === 'hr' || hasContent(node.children),
  );

const hasBlock = (node: RichNode): boolean =>
  isElement(node) && (isBlock(node.tag) || node.children.some(hasBlock));

/** Links do not stand inside links. */
interface Around {
  isLink: boolean;
}

/** One line of text: blocks inside it dissolve into their words. */
function phrasing(nodes: readonly RichNode[], around: Around): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (!isElement(node)) return [node];
    if (isBlock(node.tag)) return [' ', ...phrasing(node.children, around), ' '];
    return inline(node, around, phrasing);
  });
}

function inline(
  element: RichElement,
  around: Around,
  tidy: (nodes: readonly RichNode[], around: Around) => RichNode[],
): RichNode[] {
  if (element.tag !== 'a') return [withChildren(element, tidy(element.children, around))];
  const leads = element.address !== undefined && !around.isLink && hasContent(element.children);
  const children = tidy(element.children, { isLink: around.isLink || leads });
  if (leads) return [withChildren(element, children)];
  return element.anchor === undefined ? children : [{ ...element, address: undefined, children }];
}

/** A paragraph ends where a block begins, and goes on after it. */
function paragraph(element: RichElement, around: Around): RichNode[] {
  const result: RichNode[] = [];
  let run: RichNode[] = [];
  let { anchor } = element;
  const flush = (): void => {
    if (hasContent(run)) {
      result.push({ ...element, anchor, children: run });
      anchor = undefined;
    }
    run = [];
  };
  for (const child of element.children) {
    if (hasBlock(child)) {
      flush();
      result.push(...flow([child], around));
    } else run.push(...phrasing([child], around));
  }
  flush();
  return result;
}

/** Collects what is not an item itself into items of its own. */
function items(
  nodes: readonly RichNode[],
  tags: readonly RichElement['tag'][],
  stray: RichElement['tag'],
  around: Around,
): RichElement[] {
  const result: RichElement[] = [];
  let isOpen = false;
  for (const node of nodes) {
    if (!isElement(node) && isBlank(node)) continue;
    if (isElement(node) && tags.includes(node.tag)) {
      result.push(withChildren(node, flow(node.children, around)));
      isOpen = false;
      continue;
    }
    // A list right inside a list belongs to the item before it.
    const joins = isOpen || (isElement(node) && (node.tag === 'ul' || node.tag === 'ol'));
    const last = result.at(-1);
    const content = flow([node], around);
    if (joins && last !== undefined) last.children.push(...content);
    else {
      result.push(bare(stray, content));
      isOpen = true;
    }
  }
  return result.filter((item) => hasContent(item.children) || item.tag === 'dt');
}

function list(element: RichElement, around: Around): RichNode[] {
  const children = items(element.children, ['li'], 'li', around);
  return children.length === 0 ? [] : [withChildren(element, children)];
}

function descriptions(element: RichElement, around: Around): RichNode[] {
  const children = items(element.children, ['dt', 'dd'], 'dd', around);
  const isPair = children[0]?.tag === 'dt' && children.some(({ tag }) => tag === 'dd');
  if (isPair) return [withChildren(element, children)];
  return children.flatMap((child) => child.children);
}

const SECTIONS = ['thead', 'tbody', 'tfoot'] as const;
const isSection = (node: RichElement): boolean => SECTIONS.some((section) => section === node.tag);

function cell(element: RichElement, around: Around): RichElement {
  const children = flow(element.children, around);
  // A head without words names nothing.
  const tag = element.tag === 'th' && hasContent(children) ? 'th' : 'td';
  const { scope: _scope, ...attributes } = element.attributes;
  return { ...element, tag, attributes: tag === 'th' ? element.attributes : attributes, children };
}

/** Rows of a section; what stands between cells is handed out, to be put before the table. */
function rows(nodes: readonly RichNode[], around: Around, astray: RichNode[]): RichElement[] {
  const result: RichElement[] = [];
  let loose: RichElement[] = [];
  const flush = (): void => {
    if (loose.length > 0) result.push(bare('tr', loose));
    loose = [];
  };
  for (const node of nodes) {
    if (isElement(node) && (node.tag === 'td' || node.tag === 'th')) loose.push(cell(node, around));
    else if (isElement(node) && node.tag === 'tr') {
      flush();
      const cells = node.children.flatMap((child): RichElement[] => {
        if (isElement(child) && (child.tag === 'td' || child.tag === 'th')) {
          return [cell(child, around)];
        }
        astray.push(child);
        return [];
      });
      if (cells.length > 0) result.push(withChildren(node, cells));
    } else astray.push(node);
  }
  flush();
  return result;
}

function table(element: RichElement, around: Around): RichNode[] {
  const astray: RichNode[] = [];
  const sections: RichElement[] = [];
  let caption: RichElement | undefined;
  let loose: RichNode[] = [];
  const flush = (): void => {
    const found = rows(loose, around, astray);
    if (found.length > 0) sections.push(bare('tbody', found));
    loose = [];
  };
  for (const child of element.children) {
    if (isElement(child) && isSection(child)) {
      flush();
      const found = rows(child.children, around, astray);
      if (found.length > 0) sections.push(withChildren(child, found));
    } else if (isElement(child) && child.tag === 'caption' && caption === undefined) {
      const words = phrasing(child.children, around);
      if (hasContent(words)) caption = withChildren(child, words);
    } else loose.push(child);
  }
  flush();
  const before = flow(astray, around).filter((node) => hasContent([node]));
  if (sections.length === 0) return before;
  return [...before, withChildren(element, caption ? [caption, ...sections] : sections)];
}

function figure(element: RichElement, around: Around): RichNode[] {
  const children = element.children.flatMap((child): RichNode[] =>
    isElement(child) && child.tag === 'figcaption'
      ? [withChildren(child, flow(child.children, around))]
      : flow([child], around),
  );
  return hasContent(children) ? [withChildren(element, children)] : [];
}

/** A heading or preformatted text: one line of words, none without words. */
function line(element: RichElement, around: Around): RichNode[] {
  const children = phrasing(element.children, around);
  const [first, ...rest] = children;
  // The browser swallows a line break right after the opening tag; the server must not write one.
  const begun = typeof first === 'string' ? [first.replace(/^\n+/, ''), ...rest] : children;
  return hasContent(begun) ? [withChildren(element, begun)] : [];
}

function flowElement(element: RichElement, around: Around): RichNode[] {
  if (!isBlock(element.tag)) return inline(element, around, flow);
  switch (element.tag) {
    case 'p':
      return paragraph(element, around);
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
    case 'pre':
      return line(element, around);
    case 'ul':
    case 'ol':
      return list(element, around);
    case 'dl':
      return descriptions(element, around);
    case 'table':
      return table(element, around);
    case 'figure':
      return figure(element, around);
    case 'hr':
      return [element];
    case 'div':
    case 'blockquote': {
      const children = flow(element.children, around);
      return hasContent(children) ? [withChildren(element, children)] : [];
    }
    default: {
      // A part without its whole: a cell without a table, an item without a list.
      const children = flow(element.children, around);
      return hasContent(children) ? [bare('div', children)] : [];
    }
  }
}

function flow(nodes: readonly RichNode[], around: Around): RichNode[] {
  return nodes.flatMap((node) => (isElement(node) ? flowElement(node, around) : [node]));
}

/** Makes a tree valid. What a reader can read stays; only order and wrapping change. */
export const tidyTree = (nodes: readonly RichNode[]): RichNode[] => flow(nodes, { isLink: false });
