// A screen that has no picture of a phone in the dark is looked at there all the same: nothing scrolls sideways, every
// word stands out from its ground. One look costs some fifty milliseconds; axe, on the pictures, ten times as much.
import type { Page } from 'playwright';
import { viewports } from '../.storybook/viewports.ts';
import { type PhotographedStory, resize } from './photograph.ts';
import { shotsOf } from './shots.ts';

/** Where the screens of the shop stand among the stories. */
const SCREENS = /^(screens|features)-/;

/** What is wrong with the page as it stands: faults in words, each with its place. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    type Colour = readonly [r: number, g: number, b: number, a: number];
    const known = new Map<string, Colour>();
    /** `rgb(…)` counts to 255, `color(srgb …)` to 1. */
    const colourOf = (value: string): Colour => {
      const found = known.get(value);
      if (found) return found;
      const full = value.startsWith('color(') ? 1 : 255;
      const [r = 0, g = 0, b = 0, a = 1] = (value.match(/[\d.e-]+(?=[\s,)/%]|$)/g) ?? []).map(
        Number,
      );
      const colour: Colour = [r / full, g / full, b / full, a];
      known.set(value, colour);
      return colour;
    };
    const over = ([r, g, b, a]: Colour, [R, G, B]: Colour): Colour => [
      r * a + R * (1 - a),
      g * a + G * (1 - a),
      b * a + B * (1 - a),
      1,
    ];
    const light = (part: number): number =>
      part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    const luminance = ([r, g, b]: Colour): number =>
      0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
    /** What lies behind an element; null where a picture or a gradient does. */
    const grounds = new Map<Element, Colour | null>();
    const groundOf = (element: Element): Colour | null => {
      const found = grounds.get(element);
      if (found !== undefined) return found;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const own = colourOf(backgroundColor);
      const parent = element.parentElement;
      const below =
        own[3] === 1 ? own : parent ? groundOf(parent) : ([1, 1, 1, 1] satisfies Colour);
      const ground = backgroundImage !== 'none' || below === null ? null : over(own, below);
      grounds.set(element, ground);
      return ground;
    };
    const isOff = (element: Element): boolean =>
      element.closest(
        ':disabled, [aria-disabled=true], [data-disabled], [inert], [aria-hidden=true], svg, [data-live-announcer], label:has(:disabled)',
      ) !== null;
    const faults: string[] = [];
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond > 0) faults.push(`the page is ${beyond} px too wide and scrolls sideways`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || words === '' || isOff(element)) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const ground = groundOf(element);
      if (!ground) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const [a, b] = [luminance(over(colourOf(color), ground)), luminance(ground)];
      const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      if (ratio < (isLarge ? 3 : 4.5)) {
        faults.push(`“${words.slice(0, 30)}” has ${ratio.toFixed(2)}:1 (${color})`);
      }
    }
    return faults;
  });

/** Looks at a screen as a phone in the dark shows it, unless a picture does. */
export async function checkNarrowDark(page: Page, story: PhotographedStory): Promise<void> {
  const { globals = {}, id } = story;
  if (!SCREENS.test(id) || globals.colours === 'forced') return;
  if (shotsOf(story).some(({ name }) => name === 'dark-390')) return;
  const { width, height } = viewports.phone390;
  await resize(page, width, height);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  const faults = await faultsOf(page);
  if (faults.length > 0) throw new Error(`On a phone in the dark:\n${faults.join('\n')}`);
}
