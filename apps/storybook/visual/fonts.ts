// Finds text that a font of the machine draws: pictures agree between machines only with the project's own fonts.
import type { CDPSession, Page } from 'playwright';

/** A node of the page as the DevTools protocol describes it, shadow trees of form fields included. */
export interface DrawnNode {
  nodeId: number;
  nodeType: number;
  nodeName: string;
  nodeValue: string;
  children?: DrawnNode[];
  pseudoElements?: DrawnNode[];
  shadowRoots?: DrawnNode[];
}

const TEXT_NODE = 3;
const NEVER_DRAWN = new Set(['HEAD', 'SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'TITLE']);

/** Nodes that may draw glyphs themselves: parents of text, and what style sheets write before and after. */
export function nodesWithText(node: DrawnNode): { nodeId: number; text: string }[] {
  if (NEVER_DRAWN.has(node.nodeName)) return [];
  const { children = [], pseudoElements = [], shadowRoots = [] } = node;
  const text = children.flatMap((child) => (child.nodeType === TEXT_NODE ? [child.nodeValue] : []));
  const own = text.join('').trim();
  return [
    ...(own ? [{ nodeId: node.nodeId, text: own.slice(0, 40) }] : []),
    ...pseudoElements.map(({ nodeId, nodeName }) => ({ nodeId, text: nodeName })),
    ...[...children, ...shadowRoots].flatMap(nodesWithText),
  ];
}

/** SVG images in the page that contain text, and images that cannot be fetched. */
const imagesWithText = (page: Page): Promise<string[]> =>
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
          return [`${name} cannot be fetched: ${error}`];
        }
      }),
    );
    return faults.flat();
  });

/** Which system fonts draw which text; null when the page changed meanwhile. */
async function readSystemFonts(client: CDPSession): Promise<string[] | null> {
  const { root } = await client.send('DOM.getDocument', { depth: -1, pierce: true });
  const answers = await Promise.all(
    nodesWithText(root as DrawnNode).map(async ({ nodeId, text }) => {
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

/**
 * What a font of the machine draws, one sentence each; empty when there is nothing.
 * Errors  the page changed at each of eight attempts
 */
export async function systemFontsIn(page: Page, client: CDPSession): Promise<string[]> {
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  let found: string[] | null = null;
  for (let attempt = 0; attempt < 8 && found === null; attempt += 1) {
    found = await readSystemFonts(client);
  }
  if (found === null) throw new Error('The fonts cannot be read: the page keeps changing.');
  await client.send('CSS.disable');
  await client.send('DOM.disable');
  return [...found, ...(await imagesWithText(page))];
}
