// A picture must not hang on the machine's fonts: every glyph of a story is drawn by a font that the project brings.
import type { CDPSession, Page } from 'playwright';

/** A node of the page as the browser's protocol tells it, shadow trees of form fields included. */
export interface DrawnNode {
  nodeId: number;
  nodeType: number;
  nodeName: string;
  nodeValue: string;
  children?: DrawnNode[];
  pseudoElements?: DrawnNode[];
  shadowRoots?: DrawnNode[];
}

const TEXT = 3;
const UNSEEN = new Set(['HEAD', 'SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'TITLE']);

/** Nodes that may draw glyphs themselves: parents of text, and what style sheets write before and after. */
export function writers(node: DrawnNode): { nodeId: number; text: string }[] {
  if (UNSEEN.has(node.nodeName)) return [];
  const { children = [], pseudoElements = [], shadowRoots = [] } = node;
  const text = children.flatMap((child) => (child.nodeType === TEXT ? [child.nodeValue] : []));
  const own = text.join('').trim();
  return [
    ...(own ? [{ nodeId: node.nodeId, text: own.slice(0, 40) }] : []),
    ...pseudoElements.map(({ nodeId, nodeName }) => ({ nodeId, text: nodeName })),
    ...[...children, ...shadowRoots].flatMap(writers),
  ];
}

/** Pictures in the page that are drawings with text in them, or cannot be looked at. */
const drawingsWithText = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const addresses = new Set<string>();
    for (const image of document.images) {
      if (image.naturalWidth > 0 && image.checkVisibility()) addresses.add(image.currentSrc);
    }
    for (const image of document.querySelectorAll('svg image')) {
      const href = image.getAttribute('href');
      if (href) addresses.add(new URL(href, document.baseURI).href);
    }
    for (const element of document.querySelectorAll('body *')) {
      const { backgroundImage, maskImage } = getComputedStyle(element);
      for (const [, address] of `${backgroundImage} ${maskImage}`.matchAll(/url\("([^"]+)"\)/g)) {
        if (address) addresses.add(new URL(address, document.baseURI).href);
      }
    }
    const faults = await Promise.all(
      [...addresses].map(async (address) => {
        const name = address.slice(0, 80);
        try {
          const blob = await (await fetch(address)).blob();
          if (!/svg/.test(blob.type)) return [];
          return /<(text|foreignObject)\b/.test(await blob.text()) ? [`text inside ${name}`] : [];
        } catch (error) {
          return [`${name} cannot be looked at: ${error}`];
        }
      }),
    );
    return faults.flat();
  });

/** One look at every glyph; null when the page changed under it. */
async function look(client: CDPSession): Promise<string[] | null> {
  const { root } = await client.send('DOM.getDocument', { depth: -1, pierce: true });
  const answers = await Promise.all(
    writers(root as DrawnNode).map(async ({ nodeId, text }) => {
      try {
        const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
        return fonts
          .filter(({ isCustomFont, glyphCount }) => !isCustomFont && glyphCount > 0)
          .map(({ familyName, glyphCount }) => `${glyphCount} of “${text}” by ${familyName}`);
      } catch (error) {
        if (String(error).includes('Could not find node')) return null;
        throw error;
      }
    }),
  );
  const seen = answers.filter((answer) => answer !== null);
  return seen.length < answers.length ? null : seen.flat();
}

/** What of the page is drawn by a font of the machine, in words; empty = nothing. */
export async function machineFonts(page: Page, client: CDPSession): Promise<string[]> {
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  let glyphs: string[] | null = null;
  for (let turn = 0; turn < 8 && glyphs === null; turn += 1) glyphs = await look(client);
  if (glyphs === null) throw new Error('The fonts cannot be told: the page keeps changing.');
  await client.send('CSS.disable');
  await client.send('DOM.disable');
  return [...glyphs, ...(await drawingsWithText(page))];
}
