// Takes the pictures of a story that the test runner has just played, and checks what only shows there.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page, Request } from 'playwright';
import { viewports } from '../.storybook/viewports.ts';
import { machineFonts } from './fonts.ts';
import { type AskingStory, type Shot, shotPath, shotsOf } from './shots.ts';

export interface PhotographedStory extends AskingStory {
  /** Rules that the story switches off, with its reason beside it in the story. */
  a11y?: { config?: { rules?: { id: string; enabled?: boolean }[] } };
}

/** Pictures are written here; without it a run takes none. */
const folder = process.env.VISUAL_ACTUAL;

const axeSource = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What a picture shows below the story. @unit px */
const BELOW = 16;

interface Seen {
  /** Of what is to be seen, in pixels. */
  height: number;
  /** Pixels by which it is too wide. */
  overflow: number;
}

/** What every page of the stories has; see `.storybook/timers.ts`. */
interface StoryWindow {
  banxinTimers: { shortOnesGone(): Promise<void> };
  scheduler: { postTask(task: () => void, options: { priority: 'background' }): Promise<void> };
}

const underway = new WeakMap<Page, Set<Request>>();

/** What a page is made of. What a story asks of a server is its own affair: some wait for ever on purpose. */
const MATERIAL = new Set(['script', 'stylesheet', 'font', 'image']);

/** Counts the parts that the page loads from here on, so that a picture waits for them. */
export function watchLoads(page: Page): void {
  if (underway.has(page)) return;
  const requests = new Set<Request>();
  underway.set(page, requests);
  page.on('request', (request) => {
    // What stands in the address itself is loaded from nowhere, and its end is never told.
    if (/^https?:/.test(request.url()) && MATERIAL.has(request.resourceType())) {
      requests.add(request);
    }
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Waits until nothing is being loaded. */
async function loaded(page: Page): Promise<void> {
  const requests = underway.get(page);
  if (!requests) throw new Error('The loads of this page were not watched.');
  while (requests.size > 0) {
    const [request] = requests;
    if (request) await request.response().then((response) => response?.finished());
    await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
  }
}

/** Waits until loads, short timers and what they made the page do are over, and text and images are there. */
async function settle(page: Page): Promise<Seen> {
  await loaded(page);
  return await look(page);
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(async (below) => {
    const { banxinTimers, scheduler } = globalThis as unknown as StoryWindow;
    await banxinTimers.shortOnesGone();
    // A task in the background runs when no other waits: whatever was to be done at once has been done.
    for (let turn = 0; turn < 2; turn += 1) {
      await scheduler.postTask(() => {}, { priority: 'background' });
    }
    // A picture out of sight may wait for ever to be scrolled to.
    const images = [...document.images].filter(
      (image) =>
        !image.complete &&
        image.checkVisibility() &&
        (image.loading !== 'lazy' || image.getBoundingClientRect().top < innerHeight),
    );
    await Promise.all(
      images.map(
        (image) =>
          new Promise((done) => {
            image.onload = done;
            image.onerror = done;
          }),
      ),
    );
    // Laying out may ask for another part of a font.
    do {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    } while (document.fonts.status !== 'loaded');
    const root = document.querySelector('#storybook-root');
    const floats = [...document.body.children].some(
      (child) =>
        child !== root &&
        child instanceof HTMLElement &&
        !child.id.startsWith('storybook-') &&
        !child.hasAttribute('data-live-announcer') &&
        // What holds a floating list may have no box of its own: its parts tell.
        [child, ...child.querySelectorAll('*')].some((part) => {
          const { width, height } = part.getBoundingClientRect();
          return (
            width > 1 &&
            height > 1 &&
            part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
          );
        }),
    );
    const end = Math.ceil((root?.getBoundingClientRect().bottom ?? 0) + scrollY) + below;
    return {
      // What floats belongs to the window; a page is shown whole.
      height: floats ? innerHeight : Math.min(end, 4000),
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  }, BELOW);

/** Another window makes the page lay itself out again: only where it is another one. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  const is = page.viewportSize();
  if (is?.width !== width || is.height !== height) await page.setViewportSize({ width, height });
}

async function dress(page: Page, shot: Shot): Promise<void> {
  const { width, height } = viewports[shot.viewport];
  await resize(page, width, height);
  await page.emulateMedia({ forcedColors: shot.isForced ? 'active' : 'none' });
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, shot.theme);
}

/** The addon has checked the light theme; contrast is the one thing that the dark one can break. */
async function checkDarkContrast(page: Page, story: PhotographedStory): Promise<void> {
  const isOff = story.a11y?.config?.rules?.some(
    ({ id, enabled }) => id === 'color-contrast' && enabled === false,
  );
  if (isOff) return;
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await page.addScriptTag({ path: axeSource });
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: object, options: RunOptions): Promise<AxeResults> };
    };
    const { violations } = await axe.run(
      { include: [['body']], exclude: [['[data-live-announcer]']] },
      { runOnly: ['color-contrast'], resultTypes: ['violations'] },
    );
    return violations.flatMap(({ nodes }) =>
      nodes.map((node) => `${node.html}\n${node.failureSummary}`),
    );
  });
  if (found.length > 0)
    throw new Error(`Too little contrast in the dark theme:\n${found.join('\n')}`);
}

/**
 * Makes the window as tall as a tall page: what sticks to its edges then stands where the page begins and ends,
 * wherever a play has scrolled to. A page that grows with the window is shown as far as the window shows it.
 */
async function fit(page: Page, width: number, height: number): Promise<Seen> {
  const seen = await settle(page);
  if (seen.height <= height) return seen;
  await page.setViewportSize({ width, height: seen.height });
  const whole = await settle(page);
  // A page that fills its window is one margin taller than it.
  if (whole.height <= seen.height + BELOW) return { ...whole, height: seen.height };
  await page.setViewportSize({ width, height });
  return { ...(await settle(page)), height };
}

/** Takes a picture again until it is the same twice: a layer that was still being painted is none to keep. */
async function takeAtRest(take: () => Promise<string>): Promise<string> {
  let last = await take();
  for (let turn = 0; turn < 8; turn += 1) {
    const next = await take();
    if (next === last) return next;
    last = next;
  }
  throw new Error('The picture does not come to rest: something on it keeps moving.');
}

/** Photographs the story as it stands after its play. */
export async function photograph(page: Page, story: PhotographedStory): Promise<void> {
  const shots = folder ? shotsOf(story) : [];
  if (!folder || shots.length === 0) return;
  const client = await page.context().newCDPSession(page);
  for (const shot of shots) {
    await dress(page, shot);
    const { width, height: windowHeight } = viewports[shot.viewport];
    const { height, overflow } = await fit(page, width, windowHeight);
    if (overflow > 0) {
      throw new Error(`At ${width} px the page is ${overflow} px too wide and scrolls sideways.`);
    }
    if (shot.theme === 'light' && !shot.isForced) {
      const foreign = await machineFonts(page, client);
      if (foreign.length > 0) {
        throw new Error(`Drawn by a font of this machine:\n${foreign.join('\n')}`);
      }
    }
    const data = await takeAtRest(async () => {
      const picture = await client.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        clip: { x: 0, y: 0, width, height, scale: 1 },
      });
      return picture.data;
    });
    const file = join(folder, `${shotPath(story.id, shot.name)}.png`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(data, 'base64'));
    if (shot.theme === 'dark' && !shot.isForced) {
      await checkDarkContrast(page, story);
    }
  }
  await client.detach();
}
